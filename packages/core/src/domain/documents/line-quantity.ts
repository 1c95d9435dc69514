import type { Brand } from '../brand.ts';
import { decimalOf, numberOf, roundedTo, withinNumbers } from '../money/decimal.ts';

/**
 * So much of an item as a document's line has, ordered, sent or charged: 48 pieces, or 2.5 m of hose. At most three decimals, and below 0
 * where something is taken back. What may be ordered is whole, a `Quantity` (specification §line-quantities).
 */
export type LineQuantity = Brand<number, 'LineQuantity'>;

/** Grams of a kilogram, millimetres of a metre. */
const mostDecimals = 3;

/** The largest quantity of a line, whatever its sign. */
export const maxLineQuantity = 1_000_000;

/** The number with three decimals that is meant, half a thousandth away from 0: what reckoning in binary has added (0.1 + 0.2) is gone again. */
const rounded = (value: number): number =>
  withinNumbers(numberOf(roundedTo(decimalOf(withinNumbers(value)), mostDecimals)));

/** Whether a value is a quantity of a line, in units: a number with no more decimals than one has. */
export const isLineQuantity = (value: unknown): value is LineQuantity =>
  typeof value === 'number' && rounded(value) === value;

/** The quantity that is meant by a number of units; throws a RangeError for what is no number, which is a bug. What is beyond all numbers is the largest. */
export const lineQuantity = (units: number): LineQuantity => {
  const quantity = Number.isNaN(units) ? units : rounded(units);
  if (!isLineQuantity(quantity)) throw new RangeError(`${units} is not a quantity of a line`);
  return quantity;
};

/** Two quantities together, exactly: two lines of 0.1 and 0.2 have 0.3. */
export const together = (one: LineQuantity, other: LineQuantity): LineQuantity => lineQuantity(one + other);
