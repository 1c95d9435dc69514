export interface Decimal {
  readonly units: bigint;
  /** So many of the units' digits are decimals. */
  readonly decimals: number;
}

/**
 * The decimal number that a binary one stands for (specification §line-amounts): it is rounded to 15 digits, which takes away the errors of
 * binary arithmetic, as of 0.1 + 0.2. NaN and the infinities are 0.
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

/** The binary number nearest to a decimal; digits beyond its precision are lost. */
export const numberOf = ({ units, decimals }: Decimal): number => Number(`${units}e${-decimals}`);

/** Rounds to at most so many decimals. Half a unit is rounded away from 0, so that a credit comes to what was charged. */
export const roundedTo = ({ units, decimals }: Decimal, wanted: number): Decimal => {
  const step = 10n ** BigInt(Math.max(0, decimals - wanted));
  const half = step / 2n;
  return { units: (units < 0n ? units - half : units + half) / step, decimals: Math.min(decimals, wanted) };
};

/** The product of two numbers times 10 to the power of `places`, rounded once to a whole number; no digit is lost before. */
export const wholeProduct = (one: number, other: number, places = 0): number => {
  const [first, second] = [decimalOf(one), decimalOf(other)];
  const exact = { units: first.units * second.units, decimals: first.decimals + second.decimals - places };
  return numberOf(roundedTo(exact, 0));
};

/** A number times 10 to the power of `places`: `shifted(1.25, 2)` is 125, and no digit is lost on the way. */
export const shifted = (value: number, places: number): number => {
  const { units, decimals } = decimalOf(value);
  return numberOf({ units, decimals: decimals - places });
};

/** The same number; an infinite one becomes the largest finite number of its sign. */
export const withinNumbers = (value: number): number => Math.max(-Number.MAX_VALUE, Math.min(Number.MAX_VALUE, value));
