import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Notice } from '../../ui/notice.tsx';
import { orderingRefusalText } from '../ordering/ordering-refusal.ts';
import type { useAddToBasket } from './use-add-to-basket.ts';

/** What came of putting lines into the basket. */
export function AddedNotice({ done, refusal }: Pick<ReturnType<typeof useAddToBasket>, 'done' | 'refusal'>) {
  const t = useTranslate();
  return (
    <>
      {refusal && <Notice>{orderingRefusalText(t, refusal)}</Notice>}
      {done && done.added > 0 && (
        <Notice tone="good">
          {t('{n, plural, one {# item was put} other {# items were put}} into your basket.', { n: done.added })}
        </Notice>
      )}
      {done && done.refused.length > 0 && (
        <Notice tone="wait">{t('Not all of it can be ordered: {skus}.', { skus: done.refused.join(', ') })}</Notice>
      )}
    </>
  );
}
