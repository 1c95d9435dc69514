import { decimalOf, numberOf, roundedTo, shifted } from './decimal.ts';

/**
 * Amount of a line: quantity times the exact price of one, which may have parts of a penny, rounded once (decisions §sums-in-minor-units). The only
 * place where a line's amount is reckoned; with a price in minor units, `decimals` is 0.
 */
export const lineAmount = (
  { quantity, unitPrice }: { readonly quantity: number; readonly unitPrice: number },
  decimals = 2,
): number => {
  const [count, price] = [decimalOf(quantity), decimalOf(unitPrice)];
  const exact = { units: count.units * price.units, decimals: count.decimals + price.decimals };
  return numberOf(roundedTo(exact, decimals));
};

/** What formats take. */
const mostDecimals = 20;

/** How many decimals the price of one is shown with, in major units: as many as it has, two at least. */
export const priceDecimals = (price: number): number => Math.min(mostDecimals, Math.max(2, decimalOf(price).decimals));

/** A price in minor units, its parts of a penny kept. */
export const priceInMinor = (major: number): number => shifted(major, 2);

/** A price of minor units in major ones, its parts of a penny kept. */
export const priceInMajor = (minor: number): number => shifted(minor, -2);
