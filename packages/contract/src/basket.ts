import type {
  Basket as CoreBasket,
  BasketEdit,
  CarriedOut as CoreCarriedOut,
  EditedBasket as CoreEditedBasket,
  PreparedBasket as CorePreparedBasket,
  PreparedLine as CorePreparedLine,
} from '@connect/core/domain/ordering/basket';
import { maxPerCall } from '@connect/core/domain/ordering/item';
import * as v from 'valibot';
import { call } from './call.ts';
import { Item, ordering, Quantity, Sku } from './items.ts';
import { LineProblem } from './line-problem.ts';
import { Money, UnitPrice } from './money.ts';
import { IdempotencyKey, listOf, orderNo, OrderNumber, OwnLineQuantity, type SchemaOf } from './values.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const BasketLine = v.object({
  item: Item,
  quantity: Quantity,
  /** At this quantity, excluding VAT. */
  unitPrice: UnitPrice,
  amount: Money,
  /** Why it cannot be ordered as it is now; it stays in the basket and counts in no total. */
  problem: v.nullable(LineProblem),
});

const named = { sku: Sku, title: v.string() };

/** The basket of one user. Totals are of the lines that can be ordered. */
const Basket: SchemaOf<CoreBasket> = v.object({
  /** Rises with every change, whoever makes it. */
  version: Count,
  lines: v.array(BasketLine),
  totalExVat: Money,
  totalIncVat: Money,
  /** What changed since the user last looked, until they say they have seen it. */
  notices: v.array(
    v.variant('change', [
      v.object({
        ...named,
        change: v.picklist(['price-rose', 'price-fell']),
        before: UnitPrice,
        now: UnitPrice,
      }),
      v.object({ ...named, change: v.literal('stock-short'), before: Count, now: Count }),
      v.object({ ...named, change: v.literal('discontinued') }),
    ]),
  ),
});

export const basket = call({
  method: 'GET',
  path: '/api/v3/basket',
  summary: "The user's basket, at today's prices and stock",
  ...ordering,
  ownOnly: true,
  answer: Basket,
});

const Edit: SchemaOf<BasketEdit> = v.variant('kind', [
  v.object({
    kind: v.literal('set'),
    sku: Sku,
    quantity: v.union([v.literal(0), Quantity]),
    before: v.optional(Sku),
  }),
  v.object({ kind: v.literal('add'), sku: Sku, quantity: Quantity }),
]);

const carriedOut = {
  refused: v.array(v.object({ sku: Sku, quantity: Count, problem: LineProblem })),
  /** Item numbers of the changes that the idempotency key came with first: these, or those it came with before, and then nothing was changed now. */
  skus: v.array(Sku),
};
const CarriedOut: SchemaOf<CoreCarriedOut> = v.object(carriedOut);
const EditedBasket: SchemaOf<CoreEditedBasket> = v.object({ ...carriedOut, basket: Basket });

const editBody = v.object({
  idempotencyKey: IdempotencyKey,
  changes: v.pipe(v.array(Edit), v.maxLength(maxPerCall, 'are too many')),
});

export const editBasket = call({
  method: 'PATCH',
  path: '/api/v3/basket',
  summary:
    'Change lines of the basket: `set` puts a quantity in place of the line’s, 0 removes it; `add` adds to it. What is not in the basket goes to its end, or in front of the line of `before` if that is in it. Other lines stay, so that edits of several tabs come together. Lines that cannot be are named, the others are done. The same idempotency key counts once, with whatever it came first; without changes it is used up',
  ...ordering,
  ownOnly: true,
  body: editBody,
  answer: EditedBasket,
});

export const editBasketPart = call({
  method: 'PATCH',
  path: '/api/v3/basket/part',
  summary:
    'The same for one of several that follow each other at once: the basket, with its prices, comes with the last',
  ...ordering,
  ownOnly: true,
  body: editBody,
  answer: CarriedOut,
});

export const seenBasket = call({
  method: 'POST',
  path: '/api/v3/basket/seen',
  summary: 'The user has seen what changed in the basket: its notices go',
  ...ordering,
  ownOnly: true,
  answer: Basket,
});

/** A line of a sample order, as it goes into a basket. */
const PreparedLine: SchemaOf<CorePreparedLine> = v.object({
  sku: Sku,
  title: v.string(),
  /** How many the sample order has. */
  asked: OwnLineQuantity,
  quantity: v.number(),
  /** Why the quantity is higher: the minimum, the pack size, or that only whole units are ordered, and how many that is. */
  raised: v.nullable(v.object({ why: v.picklist(['below-minimum', 'off-pack', 'part-of-unit']), to: v.number() })),
  /** Why it cannot be ordered at all. */
  problem: v.nullable(LineProblem),
});

/** A basket that an account manager made ready for a customer, for any of the company who may order. */
const PreparedBasket: SchemaOf<CorePreparedBasket> = v.object({
  id: v.string(),
  /** Name of the account manager. */
  madeBy: v.string(),
  /** The sample order it was made from. */
  fromOrder: orderNo,
  /** ISO 8601, UTC. */
  at: v.string(),
  lines: v.array(PreparedLine),
});

const prepared = v.object({ id: v.pipe(v.string(), v.uuid('is not an id')) });

export const preparedBaskets = call({
  method: 'GET',
  path: '/api/v3/basket/prepared',
  summary: 'Baskets that account managers made ready and nobody took yet, the newest first',
  ...ordering,
  answer: listOf(PreparedBasket),
});

export const takePreparedBasket = call({
  method: 'POST',
  path: '/api/v3/basket/prepared/{id}/take',
  summary: 'Add the lines of a basket made ready to the own one; lines that cannot be ordered are named',
  ...ordering,
  ownOnly: true,
  params: prepared,
  answer: EditedBasket,
  refusals: [404],
});

export const dismissPreparedBasket = call({
  method: 'DELETE',
  path: '/api/v3/basket/prepared/{id}',
  summary: 'Put a basket made ready aside, for everybody of the company',
  ...ordering,
  ownOnly: true,
  params: prepared,
  answer: 'none',
  refusals: [404],
});

const ofSample = {
  path: '/api/v3/account-manager/sample-orders/{id}/basket',
  access: 'account-manager',
  permissions: ['View Sample Orders'],
  params: v.object({ id: OrderNumber }),
} as const;

export const previewBasket = call({
  method: 'GET',
  summary: 'What a basket made of a sample order would have, with the reason where it is another quantity',
  ...ofSample,
  answer: listOf(PreparedLine),
  refusals: [404],
});

export const prepareBasket = call({
  method: 'POST',
  summary: 'Make the lines of a sample order into a basket that waits for the customer; done twice, one waits',
  ...ofSample,
  answer: PreparedBasket,
  refusals: [404, 409],
});
