import { minus, type Money } from '../money/money.ts';

/** VAT: the total including VAT less the total excluding it (specification §totals). */
export const vatAmount = (totals: { readonly totalExVat: Money; readonly totalIncVat: Money }): Money =>
  minus(totals.totalIncVat, totals.totalExVat);
