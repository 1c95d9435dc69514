import { isUnanswered } from '@connect/core/ports/failure';
import type { Refusal } from '@connect/core/ports/failure';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import { Notice } from '../../ui/notice.tsx';
import { orderingRefusalText } from './ordering-refusal.ts';
import type { Adding } from './use-add-to-basket.ts';
import { wantedText } from './wanted-text.ts';

/** Why items are not known to be in the basket. */
export function NotAddedNotice({ failure, again }: { readonly failure: Refusal; readonly again: () => void }) {
  const t = useTranslate();
  if (!isUnanswered(failure)) return <Notice>{orderingRefusalText(t, failure)}</Notice>;
  return (
    <Notice action={{ label: t('Try again'), onAction: again }}>
      {t('We couldn’t confirm that this reached your basket. Try again: nothing is added twice.')}
    </Notice>
  );
}

/** What came of putting items into the basket. */
export function AddedNotice({ done, again }: Pick<Adding, 'done' | 'again'>) {
  const t = useTranslate();
  const format = useFormat();
  if (!done) return null;
  const { added, changed, arrived, refused, failure } = done;
  return (
    <>
      {failure && <NotAddedNotice failure={failure} again={again} />}
      {added.length > 0 && (
        <Notice tone="good">
          {t('{n, plural, one {# item} other {# items}} added to your basket.', { n: added.length })}
        </Notice>
      )}
      {changed.length > 0 && (
        <Notice tone="wait">
          {t('Your earlier try had reached your basket, so nothing more was added of these: {lines}', {
            lines: wantedText(format, changed),
          })}
        </Notice>
      )}
      {arrived.length > 0 && (
        <Notice tone="wait">
          {t('Of your earlier try this is in your basket, too: {lines}', { lines: wantedText(format, arrived) })}
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice tone="wait">
          {t('Some products can’t be ordered: {skus}.', { skus: refused.map(({ sku }) => sku).join(', ') })}
        </Notice>
      )}
    </>
  );
}
