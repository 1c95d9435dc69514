import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { Link } from '../../ui/link.tsx';
import { notAddedText, tryAgain } from '../../shared/ordering/added-notice.tsx';
import { Toast } from '../../shared/page/toast.tsx';
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
  const isWhole = failure === null && refused.length + changed.length === 0;
  const action = tryAgain(t, failure, onRetry);
  return (
    <Toast tone={failure ? 'bad' : isWhole ? 'good' : 'wait'} about={added} {...(action && { action })}>
      {lines > 0 && (
        <p>
          {t('{n, plural, one {# line} other {# lines}} added to your basket.', { n: lines })}{' '}
          {has(checkout) && (
            <Link href={checkout} ref={focusIfLost}>
              {t('Go to checkout')}
            </Link>
          )}
        </p>
      )}
      {changed.length > 0 && (
        <p>
          {t('You changed some lines while they were being added. Your basket has the earlier quantities: {lines}', {
            lines: wantedText(format, changed),
          })}
        </p>
      )}
      {refused.length > 0 && <p>{t('Not added to your basket: {skus}', { skus: refused.slice(0, 10).join(', ') })}</p>}
      {failure && <p>{notAddedText(t, failure)}</p>}
    </Toast>
  );
}
