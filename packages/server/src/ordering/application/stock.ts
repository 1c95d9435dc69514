import type { Sku } from '@connect/core/domain/ordering/sku';
import { stockTaken, type StockLine } from '../domain/stock.ts';

export interface StockRepository {
  /** Stock of items that nobody else changes until the transaction ends; always in one order, so that no two wait for each other. */
  hold(skus: readonly string[]): Promise<ReadonlyMap<Sku, number>>;
  /** Adds so many of each item; takes them away where it is below 0. */
  change(byItem: Readonly<Record<string, number>>): Promise<void>;
}

/** Takes what is there of each line from the stock, and answers how many of each item that was; the rest comes later. */
export const takeStock = async (
  stock: StockRepository,
  lines: readonly StockLine[],
): Promise<Readonly<Record<string, number>>> => {
  const there = await stock.hold(lines.map(({ sku }) => sku));
  const taken = stockTaken(lines, there);
  await stock.change(Object.fromEntries(Object.entries(taken).map(([sku, quantity]) => [sku, -quantity])));
  return taken;
};

/** Gives back what `takeStock` took. */
export const giveBackStock = async (stock: StockRepository, taken: Readonly<Record<string, number>>): Promise<void> => {
  await stock.hold(Object.keys(taken));
  await stock.change(taken);
};
