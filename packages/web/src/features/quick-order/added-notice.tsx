import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useExistingLinks } from '../shell/existing-links.ts';
import type { Added } from './use-add-to-basket.ts';

const checkout = '/connect/checkout';

/** What went into the basket, and what did not. */
export function AddedNotice({ added: { lines, refused, failed }, onRetry }: { added: Added; onRetry: () => void }) {
  const t = useTranslate();
  const { has } = useExistingLinks();
  return (
    <>
      {lines > 0 && (
        <Notice tone="good">
          {t('{n, plural, one {# line is} other {# lines are}} in your basket.', { n: lines })}{' '}
          {has(checkout) && <Link href={checkout}>{t('Go to checkout')}</Link>}
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="wait">{t('The basket did not take: {skus}', { skus: refused.slice(0, 10).join(', ') })}</Notice>
      )}
      {failed && (
        <Notice action={{ label: t('Retry'), onAction: onRetry }}>
          {t('The lines below could not be put into the basket.')}
        </Notice>
      )}
    </>
  );
}
