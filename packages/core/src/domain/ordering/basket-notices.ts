import { comparePrices } from '../money/unit-price.ts';
import type { BasketLine, BasketNotice } from './basket.ts';
import { isOverStock, priceAt, type Item } from './item.ts';

/** What the user saw of an item when they last looked. */
export type SeenItem = Pick<Item, 'prices' | 'stock' | 'discontinued'>;

const priceNotice = ({ item, quantity }: Pick<BasketLine, 'item' | 'quantity'>, seen: SeenItem): BasketNotice[] => {
  const [before, now] = [priceAt(seen, quantity), priceAt(item, quantity)];
  const rise = comparePrices(now, before);
  if (rise === 0) return [];
  return [{ sku: item.sku, title: item.title, change: rise > 0 ? 'price-rose' : 'price-fell', before, now }];
};

/**
 * What is to be told of a line (specification §basket-notices). Both are asked about the quantity of now: another price because more are wanted is no news, and
 * neither is too little stock for more than there was.
 */
export const noticesOf = (line: Pick<BasketLine, 'item' | 'quantity'>, seen: SeenItem): readonly BasketNotice[] => {
  const { item, quantity } = line;
  const { sku, title } = item;
  if (item.discontinued) return seen.discontinued ? [] : [{ sku, title, change: 'discontinued' }];
  const isShort = isOverStock(item, quantity) && !isOverStock(seen, quantity);
  return [
    ...priceNotice(line, seen),
    ...(isShort ? [{ sku, title, change: 'stock-short' as const, before: seen.stock, now: item.stock }] : []),
  ];
};
