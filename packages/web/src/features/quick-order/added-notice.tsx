import { isSignedOut } from '@connect/core/ports/failure';
import { useState } from 'react';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { Link } from '../../ui/link.tsx';
import { notAddedText, tryAgain } from '../../shared/ordering/added-notice.tsx';
import { Toast } from '../../shared/page/toast.tsx';
import { wantedText } from '../../shared/ordering/wanted-text.ts';
import { useExistingLinks } from '../../shared/page/existing-links.ts';
import type { Added } from './use-add-to-basket.ts';

const checkout = '/connect/checkout';

const focus = (next: HTMLElement | null) => next?.focus();
const focusIfLost = (next: HTMLElement | null) => {
  if (document.activeElement?.matches('body, :disabled')) next?.focus();
};

interface AddedNoticeProps {
  added: Added;
  /** Nothing is left to add: the next step gets the focus. */
  isAll: boolean;
  onRetry: () => void;
}

/** What went into the basket, and what did not. */
export function AddedNotice({ added, isAll, onRetry }: AddedNoticeProps) {
  // As it was when this came: whoever goes on typing keeps the focus.
  const [takeNext] = useState(() => (isAll ? focus : focusIfLost));
  const { lines, refused, changed, failure } = added;
  const t = useTranslate();
  const format = useFormat();
  const { has } = useExistingLinks();
  const isWhole = failure === null && refused.length + changed.length === 0;
  if (isSignedOut(failure)) return null;
  const action = tryAgain(t, failure, onRetry);
  return (
    <Toast tone={failure ? 'bad' : isWhole ? 'good' : 'wait'} about={added} {...(action && { action })}>
      {lines > 0 && (
        <p>
          {t('{n, plural, one {# item} other {# items}} added to your basket.', { n: lines })}{' '}
          {has(checkout) && (
            <Link href={checkout} ref={takeNext}>
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
