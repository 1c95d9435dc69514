import type { Brand } from '../brand.ts';

/** So many of an item as can be ordered on one line: whole pieces. A sum of two may be too many, and is a plain number until it is looked at. */
export type Quantity = Brand<number, 'Quantity'>;

/** At most so many of one item on a line (specification §quantities). */
export const maxQuantity = 99_999;

/** Whether a value can be ordered on one line: a whole number of pieces from 1 to `maxQuantity`. */
export const isQuantity = (value: unknown): value is Quantity =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maxQuantity;

/** The quantity nearest to so many pieces: whole ones, at least one, and no more than are taken. */
export const nearestQuantity = (pieces: number): Quantity =>
  quantityOf(Math.min(Math.max(Math.round(pieces) || 1, 1), maxQuantity));

/** The quantity of so many pieces. Throws a RangeError for none, parts of one or too many, which is a bug: what may be no quantity is asked by `isQuantity`. */
export const quantityOf = (pieces: number): Quantity => {
  if (!isQuantity(pieces)) throw new RangeError(`${pieces} is not a quantity`);
  return pieces;
};
