const minorUnits = (amount: number): number => Math.round(amount * 100);

/** VAT: the total including VAT less the total excluding it, reckoned in minor units (specification §totals, decisions §sums-in-minor-units). */
export const vatAmount = (totals: { readonly totalAmount: number; readonly totalAmountIncVat: number }): number =>
  (minorUnits(totals.totalAmountIncVat) - minorUnits(totals.totalAmount)) / 100;
