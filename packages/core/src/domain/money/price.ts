interface Decimal {
  readonly units: bigint;
  /** So many of the units' digits are decimals. */
  readonly decimals: number;
}

/**
 * The decimal number that is meant: that of 15 digits, as far as they go, so that what reckoning in binary has added (0.1 + 0.2)
 * is gone again. What is no number at all, which nobody can mean, is 0.
 */
const decimalOf = (value: number): Decimal => {
  const [digits = '0', exponent = '0'] = (Number.isFinite(value) ? value : 0).toPrecision(15).split('e');
  const [whole = '0', zeroes = ''] = digits.split('.');
  const part = zeroes.replace(/0+$/, '');
  const decimals = part.length - Number(exponent);
  const units = BigInt(whole + part);
  return decimals < 0 ? { units: units * 10n ** BigInt(-decimals), decimals: 0 } : { units, decimals };
};

const numberOf = ({ units, decimals }: Decimal): number => Number(`${units}e${-decimals}`);

/** Half a unit goes away from 0, so that a credit comes to what was charged. */
const roundedTo = ({ units, decimals }: Decimal, wanted: number): Decimal => {
  if (decimals <= wanted) return { units, decimals };
  const step = 10n ** BigInt(decimals - wanted);
  const size = units < 0n ? -units : units;
  const rounded = (size + step / 2n) / step;
  return { units: units < 0n ? -rounded : rounded, decimals: wanted };
};

/**
 * Amount of a line: quantity times the exact price of one, which may have parts of a penny, rounded once (decisions §cleared-currency). The only
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

const shifted = (value: number, places: number): number => {
  const { units, decimals } = decimalOf(value);
  return numberOf({ units, decimals: decimals - places });
};

/** A price in minor units, its parts of a penny kept. */
export const priceInMinor = (major: number): number => shifted(major, 2);

/** A price of minor units in major ones, its parts of a penny kept. */
export const priceInMajor = (minor: number): number => shifted(minor, -2);
