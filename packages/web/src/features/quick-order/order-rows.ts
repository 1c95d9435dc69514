import { maxQuickLines, readQuantity } from '@connect/core/domain/ordering/quick-order-paste';
import type { TypedLine } from '@connect/core/domain/ordering/quick-order-paste';

/** A line on the screen. */
export interface Row extends TypedLine {
  readonly id: string;
}
export type Rows = readonly Row[];

/** So many rows are there to type in, and one blank row is always the last. */
const fewest = 5;

export const rowOf = ({ sku, quantity }: TypedLine): Row => ({ id: crypto.randomUUID(), sku, quantity });
export const isBlank = ({ sku, quantity }: TypedLine): boolean => sku.trim() === '' && quantity.trim() === '';
export const filledRows = (rows: Rows): Rows => rows.filter((row) => !isBlank(row));

/** With the blank rows one types in. */
export const withBlanks = (rows: Rows): Rows => {
  const last = rows.at(-1);
  const missing = Math.max(fewest - rows.length, last && isBlank(last) ? 0 : 1);
  return missing === 0 ? rows : [...rows, ...Array.from({ length: missing }, () => rowOf({ sku: '', quantity: '' }))];
};

export const editRow = (rows: Rows, id: string, part: Partial<TypedLine>): Rows =>
  withBlanks(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));

/** Whether so many lines more fit on the order. */
export const haveRoom = (rows: Rows, lines: number): boolean => filledRows(rows).length + lines <= maxQuickLines;

/** Puts lines where a row is: in its place if it is blank, else after it; without a row, after all that is there. */
export const insertLines = (rows: Rows, id: string | null, added: Rows): Rows => {
  const at = rows.findIndex((row) => row.id === id);
  const row = rows[at];
  if (!row) return withBlanks([...filledRows(rows), ...added]);
  // The blank rows below are there to be written on.
  const blanks = rows.slice(at + 1).findIndex((each) => !isBlank(each));
  const free = isBlank(row) && blanks < 0 ? rows.length - at : Number(isBlank(row));
  return withBlanks(rows.toSpliced(isBlank(row) ? at : at + 1, free, ...added));
};

/** The quantities of a pasted column; null when the list is more than that. */
export const quantityColumn = (lines: readonly TypedLine[]): readonly string[] | null =>
  lines.every(({ sku, quantity }) => quantity === '' && readQuantity(sku) !== null)
    ? lines.map(({ sku }) => sku)
    : null;

/** Writes quantities down from a row. */
export const fillQuantities = (rows: Rows, id: string, quantities: readonly string[]): Rows => {
  const at = rows.findIndex((row) => row.id === id);
  const below = Math.max(0, at + quantities.length - rows.length);
  return withBlanks(
    [...rows, ...Array.from({ length: below }, () => rowOf({ sku: '', quantity: '' }))].map((row, index) => ({
      ...row,
      quantity: index < at ? row.quantity : (quantities[index - at] ?? row.quantity),
    })),
  );
};

/** Takes pasted quantities back: rows that have since been given another keep it. */
export const restoreQuantities = (rows: Rows, filled: Rows, before: Rows): Rows => {
  const given = new Map(filled.map(({ id, quantity }) => [id, quantity]));
  const old = new Map(before.map(({ id, quantity }) => [id, quantity]));
  return withBlanks(
    rows.map((row) => (row.quantity === given.get(row.id) ? { ...row, quantity: old.get(row.id) ?? '' } : row)),
  );
};

/** Whether a row says something else than when it was sent, or is gone. */
export const isChanged = (now: Row | undefined, sent: Row): boolean =>
  now?.sku !== sent.sku || now.quantity !== sent.quantity;

/** Takes out the rows that are in the basket as they were sent; one that was changed since stays as it is. */
export const withoutTaken = (rows: Rows, taken: Rows): Rows => {
  const sent = new Map(taken.map((row) => [row.id, row]));
  return withBlanks(
    rows.filter((row) => {
      const was = sent.get(row.id);
      return !was || isChanged(row, was);
    }),
  );
};
