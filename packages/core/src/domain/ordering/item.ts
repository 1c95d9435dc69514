import { maxQuantity, nearestQuantity, type Quantity } from './quantity.ts';
import { languageOf } from '../access/storefront.ts';
import type { Locale } from '../access/storefront.ts';
import { addDays, type Day } from '../calendar/day.ts';
import { unitPrice, type UnitPrice } from '../money/unit-price.ts';
import type { Sku } from './sku.ts';

/** A price from a quantity on, excluding VAT. */
export interface QuantityPrice {
  readonly from: number;
  readonly price: UnitPrice;
}

/** One variation of a product, as a customer can order it, at their own prices. */
export interface Item {
  readonly sku: Sku;
  /** The product it is a variation of. */
  readonly productSku: string;
  /** In the supplier's own language. */
  readonly title: string;
  /** By language, such as `de`, where it is translated. */
  readonly titles?: Readonly<Record<string, string>>;
  readonly brand: string;
  /** File name of its picture. */
  readonly thumbnail: string | null;
  readonly slug: string;
  /** It is ordered in multiples of this, and at least `minimum` at once. */
  readonly packSize: number;
  readonly minimum: number;
  /** So many can be sent today. */
  readonly stock: number;
  /** The day more arrives; null where only the lead time is known. */
  readonly restockedOn: Day | null;
  readonly leadDays: number;
  readonly discontinued: boolean;
  readonly replacedBy: Sku | null;
  /** The lowest quantity first, which is 1. */
  readonly prices: readonly QuantityPrice[];
}

/** All that is known of an item; without prices where it is not sold to the customer, or not any more. */
export interface ItemFacts extends Item {
  readonly classification: string;
  /** What the supplier tells of the product, written as a help article; empty for nothing. */
  readonly text: string;
  /** The same by language, such as `de`. */
  readonly texts: Readonly<Record<string, string>>;
  /** File names of its pictures, its own first. */
  readonly pictures: readonly string[];
}

/** So many items are found at once. */
export const itemsPage = 8;

/** What was found for a number: the item, or else those nearest to it. */
export interface LookedUp {
  readonly asked: string;
  readonly item: Item | null;
  readonly near: readonly Item[];
}

/** Its title in the language of a storefront; in the supplier's own where it is not translated. */
export const itemTitle = ({ title, titles }: Pick<Item, 'title' | 'titles'>, locale: Locale): string =>
  titles?.[languageOf(locale)] ?? title;

/** What is told of it in the language of a storefront; in the supplier's own where it is not translated. */
export const itemText = ({ text, texts }: Pick<ItemFacts, 'text' | 'texts'>, locale: Locale): string =>
  texts[languageOf(locale)] ?? text;

/** So many items are looked up, and so many lines of a basket changed, in one call (specification §adding-items). */
export const maxPerCall = 500;

/** The price of one piece, excluding VAT, when so many pieces are ordered. An item without prices gets 0 in a currency without a name, which no real price has. */
export const priceAt = ({ prices }: Pick<Item, 'prices'>, quantity: number): UnitPrice =>
  (prices.findLast(({ from }) => from <= quantity) ?? prices[0])?.price ?? unitPrice(0, '');

/** The smallest quantity that can be ordered and is not below another, which may have parts of a unit (specification §quantities): enough packs, and no fewer than the minimum. */
export const orderableQuantity = (item: Pick<Item, 'packSize' | 'minimum'>, quantity: number): number =>
  Math.ceil(Math.max(quantity, item.minimum) / item.packSize) * item.packSize;

/** The fewest pieces of an item that can be ordered. */
export const leastQuantity = (item: Pick<Item, 'packSize' | 'minimum'>): Quantity =>
  nearestQuantity(orderableQuantity(item, 1));

/** Why more of an item is ordered than was asked for, and the number that makes it so. */
export interface Raised {
  readonly why: 'below-minimum' | 'off-pack' | 'part-of-unit';
  readonly to: number;
}

/** Why so many pieces have to be raised to an orderable quantity; null where they can be ordered as asked for. */
export const raisedBy = (item: Pick<Item, 'packSize' | 'minimum'>, quantity: number): Raised | null => {
  const [orderable, whole] = [orderableQuantity(item, quantity), Math.ceil(quantity)];
  if (orderable === quantity) return null;
  if (orderable === whole) return { why: 'part-of-unit', to: whole };
  return whole < item.minimum ? { why: 'below-minimum', to: item.minimum } : { why: 'off-pack', to: item.packSize };
};

/** Why a quantity of an item cannot be ordered. */
export type LineProblem = 'unknown' | 'discontinued' | 'below-minimum' | 'off-pack' | 'too-many';

/** Why so many pieces of an item cannot be ordered, the first reason that holds (specification §quantities); null where they can. `item` is null where no item has that number. */
export const lineProblem = (item: Item | null, quantity: number): LineProblem | null => {
  if (!item) return 'unknown';
  if (item.discontinued) return 'discontinued';
  if (quantity > maxQuantity) return 'too-many';
  if (quantity < item.minimum) return 'below-minimum';
  return quantity % item.packSize === 0 ? null : 'off-pack';
};

/** Whether more pieces are ordered than are in stock: the line can be ordered and comes later. */
export const isOverStock = ({ stock }: Pick<Item, 'stock'>, quantity: number): boolean => quantity > stock;

/** The day that so many can be sent. */
export const sentOn = (item: Pick<Item, 'stock' | 'restockedOn' | 'leadDays'>, quantity: number, today: Day): Day =>
  isOverStock(item, quantity) ? (item.restockedOn ?? addDays(today, item.leadDays)) : today;
