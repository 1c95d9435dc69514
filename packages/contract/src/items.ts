import {
  maxPerCall,
  type Item as CoreItem,
  type ItemFacts as CoreItemFacts,
  type LookedUp,
} from '@connect/core/domain/ordering/item';
import { isQuantity, maxQuantity, type Quantity as CoreQuantity } from '@connect/core/domain/ordering/quantity';
import { isSku, maxSkuLength, type Sku as CoreSku } from '@connect/core/domain/ordering/sku';
import { minimumTermLength } from '@connect/core/domain/search/search-term';
import * as v from 'valibot';
import { call } from './call.ts';
import { UnitPrice } from './money.ts';
import { asSent, CustomerNumber, Day, listOf, SearchText, type SchemaOf } from './values.ts';

/** Ordering is for customers who may place orders (specification §permission-to-order). */
export const ordering = { access: 'customer', permissions: ['Place Orders'] } as const;

/** A supplier's number of an item: on a document's line, in an address, or as it comes in. */
export const Sku: SchemaOf<CoreSku> = asSent(
  v.pipe(
    v.string('must be text'),
    v.trim(),
    v.minLength(1, 'is required'),
    v.maxLength(maxSkuLength, `is longer than ${maxSkuLength} characters`),
    v.guard(isSku, 'is not an item number'),
  ),
);

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A quantity of at most so many. */
export const quantityUpTo = (most: number, tooMany: string): SchemaOf<CoreQuantity> =>
  asSent(
    v.pipe(
      v.number(),
      v.integer('must be a whole number'),
      v.minValue(1, 'must be at least 1'),
      v.maxValue(most, tooMany),
      v.guard(isQuantity),
    ),
  );
export const Quantity = quantityUpTo(maxQuantity, 'is too many');

const Prices = v.array(v.object({ from: v.pipe(v.number(), v.integer(), v.minValue(1)), price: UnitPrice }));

const item = {
  sku: Sku,
  /** The product it is a variation of. */
  productSku: v.string(),
  title: v.string(),
  /** Its translations by language, such as `de`. */
  titles: v.exactOptional(v.record(v.string(), v.string())),
  brand: v.string(),
  thumbnail: v.nullable(v.string()),
  slug: v.string(),
  /** It is ordered in multiples of this. */
  packSize: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** And at least so many at once. */
  minimum: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** So many can be sent today. */
  stock: Count,
  /** The day more arrives, if that is known. */
  restockedOn: v.nullable(Day),
  /** How many days it takes otherwise. */
  leadDays: Count,
  discontinued: v.boolean(),
  replacedBy: v.nullable(Sku),
  /** The customer's prices excluding VAT, each from a quantity on, the lowest quantity first; the first is from 1. */
  prices: v.pipe(Prices, v.minLength(1)),
};

/** One variation of a product, as a customer can order it, at their own prices. */
export const Item: SchemaOf<CoreItem> = v.object(item);

/** All that is known of an item, for those who may not order, too. */
const ItemFacts: SchemaOf<CoreItemFacts> = v.object({
  ...item,
  classification: v.string(),
  /** What the supplier tells of the product, written as a help article; empty for nothing. */
  text: v.string(),
  /** The same by language, such as `de`. */
  texts: v.record(v.string(), v.string()),
  /** File names of its pictures, its own first. */
  pictures: v.array(v.string()),
  /** None where it is not sold to this customer, or not any more. */
  prices: Prices,
});

export const itemFacts = call({
  method: 'GET',
  path: '/api/v3/items/{sku}',
  summary: 'All that is known of an item, at the prices of the customer',
  access: 'customer',
  params: v.object({ sku: Sku }),
  answer: ItemFacts,
  refusals: [404],
});

export const customerItemFacts = call({
  method: 'GET',
  path: '/api/v3/account-manager/customers/{no}/items/{sku}',
  summary: 'The same at the prices of one of the account manager’s customers',
  access: 'account-manager',
  permissions: ['View Customers'],
  params: v.object({ no: CustomerNumber, sku: Sku }),
  answer: ItemFacts,
  refusals: [404],
});

export const lookUpItems = call({
  method: 'POST',
  path: '/api/v3/items/look-up',
  summary:
    'Items by their numbers, whatever the case and separators they are written with; for a number that is none, those nearest to it',
  reads: true,
  ...ordering,
  body: v.object({
    skus: v.pipe(v.array(Sku), v.minLength(1, 'is required'), v.maxLength(maxPerCall, 'are too many')),
  }),
  /** One for each number asked for, in that order. */
  answer: listOf<LookedUp>(v.object({ asked: v.string(), item: v.nullable(Item), near: v.array(Item) })),
});

/** What storefronts are written in. */
const languages = ['en', 'fr', 'it', 'pl', 'de'] as const;

export const findItems = call({
  method: 'GET',
  path: '/api/v3/items',
  summary: 'Items that can be ordered, by their numbers and words of their titles, the best first, 8 at once',
  ...ordering,
  query: v.object({
    q: v.pipe(SearchText, v.minLength(minimumTermLength, 'is too short')),
    /** Titles of this language are searched, too. */
    lang: v.optional(v.picklist(languages, 'is not a language of a storefront'), 'en'),
    /** So many of the best are left out. */
    skip: v.optional(v.pipe(v.string(), v.regex(/^\d{1,6}$/, 'is not a number'), v.transform(Number)), '0'),
  }),
  answer: v.object({ data: v.array(Item), total: Count }),
});
