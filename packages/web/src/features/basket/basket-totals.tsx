import { minus } from '@connect/core/domain/money/money';
import type { Basket } from '@connect/core/domain/ordering/basket';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import * as css from './basket-totals.css.ts';

/** The totals of the lines that can be ordered; faded while edits are on their way, for then they are about to change. */
export function BasketTotals({ basket, saving }: { basket: Basket; saving: boolean }) {
  const t = useTranslate();
  const format = useFormat();
  const leftOut = basket.lines.filter(({ problem }) => problem !== null).length;
  return (
    <div className={css.totals} aria-busy={saving}>
      <dl className={css.rows}>
        <div className={css.row}>
          <dt>{t('Sub Total, excluding VAT')}</dt>
          <dd>{format.money(basket.totalExVat)}</dd>
        </div>
        <div className={css.row}>
          <dt>{t('VAT')}</dt>
          <dd>{format.money(minus(basket.totalIncVat, basket.totalExVat))}</dd>
        </div>
        <div className={css.total}>
          <dt>{t('Total including VAT')}</dt>
          <dd>{format.money(basket.totalIncVat)}</dd>
        </div>
      </dl>
      {leftOut > 0 && (
        <p className={css.leftOut}>
          {t(
            '{n, plural, one {# line can’t be ordered and isn’t included in the total.} other {# lines can’t be ordered and aren’t included in the total.}}',
            {
              n: leftOut,
            },
          )}
        </p>
      )}
    </div>
  );
}
