import type { Quantity } from '@connect/core/domain/ordering/quantity';
import type { Sku } from '@connect/core/domain/ordering/sku';

/** A line as far as the stock goes. */
export interface StockLine {
  readonly sku: Sku;
  readonly quantity: Quantity;
}

/**
 * How many of each item an order takes from the stock: what there is of what is ordered; the rest comes later (specification §placing-orders).
 * Lines of one item share what there is. Stock below 0, which no table holds, is none.
 */
export const stockTaken = (
  lines: readonly StockLine[],
  stock: ReadonlyMap<Sku, number>,
): Readonly<Record<string, number>> => {
  const ordered = new Map<Sku, number>();
  for (const { sku, quantity } of lines) ordered.set(sku, (ordered.get(sku) ?? 0) + quantity);
  return Object.fromEntries(
    [...ordered].map(([sku, quantity]) => [sku, Math.max(0, Math.min(quantity, stock.get(sku) ?? 0))]),
  );
};
