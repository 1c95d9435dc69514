export interface Decimal {
  readonly units: bigint;
  /** So many of the units' digits are decimals. */
  readonly decimals: number;
}

/**
 * The decimal number that is meant (specification §line-amounts): that of 15 digits, as far as they go, so that what reckoning in
 * binary has added (0.1 + 0.2) is gone again. What is no number at all, which nobody can mean, is 0.
 */
export const decimalOf = (value: number): Decimal => {
  // Most are whole, and are what they are.
  if (Number.isInteger(value) && Math.abs(value) < 1e15) return { units: BigInt(value), decimals: 0 };
  const [digits = '0', exponent = 0] = (Number.isFinite(value) ? value : 0).toPrecision(15).split('e');
  const [whole = '0', zeroes = ''] = digits.split('.');
  const part = zeroes.replace(/0+$/, '');
  const decimals = part.length - Number(exponent);
  const units = BigInt(whole + part);
  const missing = Math.max(0, -decimals);
  return { units: units * 10n ** BigInt(missing), decimals: decimals + missing };
};

/** A decimal as the nearest number, for what needs no more precision than that. */
export const numberOf = ({ units, decimals }: Decimal): number => Number(`${units}e${-decimals}`);

/** Half a unit goes away from 0, so that a credit comes to what was charged. */
export const roundedTo = ({ units, decimals }: Decimal, wanted: number): Decimal => {
  const step = 10n ** BigInt(Math.max(0, decimals - wanted));
  const half = step / 2n;
  return { units: (units < 0n ? units - half : units + half) / step, decimals: Math.min(decimals, wanted) };
};

/** Two numbers multiplied and their point moved, rounded once, to a whole; no digit is lost before. */
export const wholeProduct = (one: number, other: number, places = 0): number => {
  const [first, second] = [decimalOf(one), decimalOf(other)];
  const exact = { units: first.units * second.units, decimals: first.decimals + second.decimals - places };
  return numberOf(roundedTo(exact, 0));
};

/** The same number with its point moved: `shifted(1.25, 2)` is 125, and no digit is lost on the way. */
export const shifted = (value: number, places: number): number => {
  const { units, decimals } = decimalOf(value);
  return numberOf({ units, decimals: decimals - places });
};

/** The number, or the largest there is where it is beyond all of them. */
export const withinNumbers = (value: number): number => Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, value));
