import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NotAddedNotice } from '../../shared/ordering/added-notice.tsx';
import { wantedText } from '../../shared/ordering/wanted-text.ts';
import { useExistingLinks } from '../../shared/page/existing-links.ts';
import type { Added } from './use-add-to-basket.ts';

const checkout = '/connect/checkout';

/** With nothing left to add the button that was pressed cannot keep the focus: the next step gets it. */
const focusIfLost = (next: HTMLElement | null) => {
  if (document.activeElement?.matches('body, :disabled')) next?.focus();
};

/** What went into the basket, and what did not. */
export function AddedNotice({ added, onRetry }: { added: Added; onRetry: () => void }) {
  const { lines, refused, changed, failure } = added;
  const t = useTranslate();
  const format = useFormat();
  const { has } = useExistingLinks();
  return (
    <>
      {lines > 0 && (
        <Notice tone="good">
          {t('{n, plural, one {# line} other {# lines}} added to your basket.', { n: lines })}{' '}
          {has(checkout) && (
            <Link href={checkout} ref={focusIfLost}>
              {t('Go to checkout')}
            </Link>
          )}
        </Notice>
      )}
      {changed.length > 0 && (
        <Notice tone="wait">
          {t('You changed some lines while they were being added. Your basket has the earlier quantities: {lines}', {
            lines: wantedText(format, changed),
          })}
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="wait">{t('Not added to your basket: {skus}', { skus: refused.slice(0, 10).join(', ') })}</Notice>
      )}
      {failure && <NotAddedNotice failure={failure} again={onRetry} />}
    </>
  );
}
