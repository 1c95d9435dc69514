import type { Basket } from '@connect/core/domain/ordering/basket';
import { inMajor } from '@connect/core/domain/ordering/item';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import * as css from './basket-totals.css.ts';

/** The totals of the lines that can be ordered; faded while edits are on their way, for then they are about to change. */
export function BasketTotals({ basket, saving }: { basket: Basket; saving: boolean }) {
  const t = useTranslate();
  const format = useFormat();
  const money = (amount: number) => format.money(inMajor(amount), basket.currencyCode);
  const leftOut = basket.lines.filter(({ problem }) => problem !== null).length;
  return (
    <div className={css.totals} aria-busy={saving}>
      <dl className={css.rows}>
        <div className={css.row}>
          <dt>{t('Sub Total, excluding VAT')}</dt>
          <dd>{money(basket.total)}</dd>
        </div>
        <div className={css.row}>
          <dt>{t('VAT')}</dt>
          <dd>{money(basket.totalIncVat - basket.total)}</dd>
        </div>
        <div className={css.total}>
          <dt>{t('Total including VAT')}</dt>
          <dd>{money(basket.totalIncVat)}</dd>
        </div>
      </dl>
      {leftOut > 0 && (
        <p className={css.leftOut}>
          {t(
            '{n, plural, one {# line cannot be ordered and is} other {# lines cannot be ordered and are}} not counted.',
            {
              n: leftOut,
            },
          )}
        </p>
      )}
    </div>
  );
}
