import { readQuantity } from './quick-order-paste.ts';
import type { ReadList, TypedLine } from './quick-order-paste.ts';
import { askedSku } from './quick-order.ts';

/** A sheet of a workbook, read as a list. */
export interface Sheet {
  readonly name: string;
  readonly list: ReadList;
}

/** Whether a line looks like one of an order: a number of a product, which has digits and few words, and a quantity. */
const isOrderLine = ({ sku, quantity }: TypedLine): boolean =>
  askedSku(sku) !== null && /\d/.test(sku) && sku.split(' ').length <= 4 && readQuantity(quantity) !== null;

/**
 * The place of the sheet that looks most like an order (specification §quick-order); the first of several that do, or of none that does.
 */
export const likeliestSheet = (sheets: readonly Sheet[]): number => {
  const counts = sheets.map(({ list }) => list.lines.filter(isOrderLine).length);
  return Math.max(0, counts.indexOf(Math.max(...counts)));
};
