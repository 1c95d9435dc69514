import type { Quantity } from './quantity.ts';
import type { Sku } from './sku.ts';

/** How many of each item an order takes from the stock: what there is of what is ordered; the rest comes later (specification §placing-orders). */
export const stockTaken = (
  lines: readonly { readonly sku: Sku; readonly quantity: Quantity }[],
  stock: ReadonlyMap<Sku, number>,
): Readonly<Record<string, number>> =>
  Object.fromEntries(lines.map(({ sku, quantity }) => [sku, Math.min(quantity, stock.get(sku) ?? 0)]));
