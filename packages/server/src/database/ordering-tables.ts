import type { OrderNo } from '@connect/core/domain/documents/number';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Quantity } from '@connect/core/domain/ordering/quantity';
import type { LeftLine, WaitReason } from '@connect/core/domain/ordering/placement';
import type { LineProblem } from '@connect/core/domain/ordering/item';
import type { Sku } from '@connect/core/domain/ordering/sku';
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Day, ExactPrice } from './columns.ts';

/** A variation of a product, as it can be ordered. */
export interface ItemsTable {
  sku: Sku;
  /** Its letters and digits alone, without case and accents: to find it however it is typed. */
  sku_letters: GeneratedAlways<string>;
  product_sku: string;
  /** Where it stands among the variations of its product: the sizes from small to large. */
  position: Generated<number>;
  title: string;
  /** Translations by language, such as `de`. */
  titles: Generated<Record<string, string>>;
  /** Number and title without case and accents, as `folded_text` makes them. */
  search_text: GeneratedAlways<string>;
  /** Words of its titles, folded, a space around each. */
  words_en: GeneratedAlways<string>;
  words_de: GeneratedAlways<string>;
  words_fr: GeneratedAlways<string>;
  words_it: GeneratedAlways<string>;
  words_pl: GeneratedAlways<string>;
  /** Of which class it is for VAT; empty for those that have the customer's usual rate. */
  vat_class: Generated<string>;
  pack_size: number;
  minimum: number;
  stock: number;
  /** Makes a change of the stock alone cheap (migration 029). */
  in_stock: GeneratedAlways<boolean>;
  restocked_on: Day | null;
  lead_days: number;
  discontinued: boolean;
  replaced_by: Sku | null;
}

/** Prices of a product's items on a list: one named by a currency holds every product, a customer's own only some. */
export interface ProductPricesTable {
  price_list: string;
  product_sku: string;
  /** The lowest quantity first, which is 1; prices in minor units, excluding VAT. */
  prices: { from: number; price: ExactPrice }[];
}

export interface BasketsTable {
  user_id: string;
  version: Generated<number>;
}

/** What the user saw of an item when they last looked is kept, so that a change can be told. */
export interface BasketLinesTable {
  user_id: string;
  sku: Sku;
  quantity: Quantity;
  seen_prices: JSONColumnType<{ from: number; price: ExactPrice }[]>;
  seen_stock: number;
  seen_discontinued: boolean;
  /** Lines stand in the order they were put in. */
  number: Generated<string>;
}

/** Keys of edits that were carried out, and what was refused of them. */
export interface BasketEditsTable {
  user_id: string;
  key: string;
  at: Date;
  refused: JSONColumnType<{ sku: Sku; quantity: number; problem: LineProblem }[]>;
  /** Items of the edits. */
  skus: Generated<Sku[]>;
}

/** A basket that waits for a customer: the lines are those of the sample order. */
export interface PreparedBasketsTable {
  id: string;
  customer_no: CustomerNo;
  order_no: OrderNo;
  /** Name of the account manager as it was then. */
  made_by: string;
  at: Date;
  closed_at: Date | null;
}

/** What is known of an order placed in the portal beside the order itself. */
export interface PortalOrdersTable {
  order_no: OrderNo;
  key: string;
  user_id: string;
  placed_by: string;
  placed_at: Date;
  requested_on: Day | null;
  notes: string;
  /** Path of the page it was placed on, such as `de/de`: mails about it are in its language. */
  storefront: string;
  /** What it waited for when it was placed. */
  waited_for: WaitReason[];
  /** Whether its company had an administrator beside whoever ordered when it was placed. */
  had_administrator: Generated<boolean>;
  /** What it still waits for. */
  waits_for: WaitReason[];
  /** How many of each item it took from the stock, by number: so many are given back when it is rejected. */
  /** When whoever placed it took it back. */
  withdrawn_at: Generated<Date | null>;
  taken: Record<string, number>;
  /** Lines that stayed in the basket. */
  left_behind: JSONColumnType<LeftLine[], string | undefined>;
}

/** Orders that were given up before they arrived, by their keys. */
export interface DiscardedOrdersTable {
  user_id: string;
  key: string;
  at: Date;
}

export interface OrderDecisionsTable {
  order_no: OrderNo;
  at: Date;
  user_id: string;
  by_name: string;
  approved: boolean;
  reason: string;
  /** What it waited for and this decided. */
  released: WaitReason;
  /** Tells decisions of one moment apart: later ones have higher numbers. */
  number: Generated<string>;
}

export interface FavouriteListsTable {
  id: string;
  customer_no: CustomerNo;
  owner_id: string;
  name: string;
  shared: boolean;
  changed_at: Date;
}

export interface FavouriteLinesTable {
  list_id: string;
  position: number;
  sku: Sku;
  quantity: Quantity;
}

/** An item a user watches, what it was when last looked at by the job, and the last thing that happened. */
export interface WatchedItemsTable {
  user_id: string;
  sku: Sku;
  since: Date;
  /** What all prices here are in. */
  currency: string;
  price_then: ExactPrice;
  last_price: ExactPrice;
  last_in_stock: boolean;
  news: 'price-fell' | 'back-in-stock' | null;
  news_at: Date | null;
  news_before: ExactPrice | null;
  news_now: ExactPrice | null;
  news_seen: Generated<boolean>;
  /** Where it was put on the list: mails are in its language. */
  storefront: string;
  /** When it was taken off: kept a while, so that it can be put back as it was. */
  stopped_at: Date | null;
}

export interface OrderingTables {
  items: ItemsTable;
  product_prices: ProductPricesTable;
  baskets: BasketsTable;
  basket_lines: BasketLinesTable;
  basket_edits: BasketEditsTable;
  prepared_baskets: PreparedBasketsTable;
  portal_orders: PortalOrdersTable;
  order_decisions: OrderDecisionsTable;
  discarded_orders: DiscardedOrdersTable;
  favourite_lists: FavouriteListsTable;
  favourite_lines: FavouriteLinesTable;
  watched_items: WatchedItemsTable;
}
