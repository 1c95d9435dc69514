import type { ShipToAddress as CoreAddress } from '@connect/core/domain/account/managed-customer';
import {
  deciders,
  maxNotes,
  maxReference,
  type Approval as CoreApproval,
  type Checkout as CoreCheckout,
  type OrderForm,
  type PlacedOrder,
  type ReferenceRule as CoreRule,
  type WaitReason as CoreWaitReason,
} from '@connect/core/domain/ordering/placement';
import { isSeen } from '@connect/core/domain/seen';
import * as v from 'valibot';
import { StorefrontPath } from './auth.ts';
import { call } from './call.ts';
import { ordering } from './items.ts';
import { Money } from './money.ts';
import { LeftLine } from './placement.ts';
import {
  IdempotencyKey,
  customerNo,
  CustomerNumber,
  Day,
  listOf,
  orderNo,
  OrderNumber,
  type SchemaInto,
  type SchemaOf,
} from './values.ts';
import { WaitReason } from './wait-reason.ts';

const Text = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(longest, 'is too long'),
    v.regex(/^[^\p{Cc}\n\r\t]*([\n\r\t][^\p{Cc}\n\r\t]*)*$/u, 'has characters that are not text'),
    // What nobody sees is nothing.
    v.transform((text) => (isSeen(text) ? text : '')),
  );

export const ShipToAddress: SchemaOf<CoreAddress> = v.object({
  id: v.string(),
  name: v.string(),
  address: v.string(),
  address2: v.string(),
  city: v.string(),
  county: v.string(),
  postCode: v.string(),
  country: v.string(),
});

/** A company's rule for references: whether one must be given, and the mask it must have (`#` a digit, `@` a letter). */
export const ReferenceRule: SchemaOf<CoreRule> = v.object({ required: v.boolean(), mask: v.nullable(v.string()) });

/** What a checkout needs beside the basket. */
const Checkout: SchemaOf<CoreCheckout> = v.object({
  /** Of the basket that `wouldWait` is about. */
  basketVersion: v.pipe(v.number(), v.integer(), v.minValue(0)),
  addresses: v.array(ShipToAddress),
  referenceRule: ReferenceRule,
  /** Null for users without View Balance (decisions §figures-withheld). */
  availableCredit: v.nullable(Money),
  /** The user's own limit; null for none. */
  spendLimit: v.nullable(Money),
  /** Why the basket, ordered now, would wait; empty when it would not. */
  wouldWait: v.array(WaitReason),
  /** Whether somebody else in the company is an administrator; else the account manager decides orders over the user's limit. */
  otherAdministrator: v.boolean(),
  /** The first day that can be asked for. */
  earliest: Day,
});

export const checkout = call({
  method: 'GET',
  path: '/api/v3/checkout',
  summary: 'Addresses, rules and credit for an order of the basket as it is',
  ...ordering,
  ownOnly: true,
  answer: Checkout,
});

const Placed: SchemaOf<PlacedOrder> = v.object({
  no: orderNo,
  waitsFor: v.array(WaitReason),
  otherAdministrator: v.boolean(),
  /** Lines of the basket that could not be ordered: they stay there. */
  left: v.array(LeftLine),
});

const Form: SchemaInto<OrderForm> = v.object({
  idempotencyKey: IdempotencyKey,
  /** The basket as it was shown: its version and total. */
  basketVersion: v.pipe(v.number(), v.integer(), v.minValue(0)),
  totalIncVat: Money,
  addressId: v.pipe(v.string(), v.uuid('is not an id')),
  reference: v.pipe(Text(maxReference), v.regex(/^[^\n\r\t]*$/, 'must be one line')),
  requestedOn: v.nullable(Day),
  notes: Text(maxNotes),
  /** The storefront of the page, in whose language the mails about the order are. */
  storefront: StorefrontPath,
});

export const placeOrder = call({
  method: 'POST',
  path: '/api/v3/orders',
  summary:
    'Order what is in the basket. The same idempotency key makes one order, however often it is sent; a basket that changed since it was shown is refused (409)',
  ...ordering,
  ownOnly: true,
  body: Form,
  answer: Placed,
  refusals: [409, 422],
});

export const discardOrder = call({
  method: 'POST',
  path: '/api/v3/orders/discard',
  summary:
    'Give up an order whose answer was lost: its idempotency key places nothing any more. If it was placed already, it stays and is answered',
  ...ordering,
  ownOnly: true,
  body: v.object({ idempotencyKey: IdempotencyKey }),
  answer: v.object({ placed: v.nullable(Placed) }),
});

export const withdrawOrder = call({
  method: 'POST',
  path: '/api/v3/orders/{id}/withdraw',
  summary:
    'Take an own order back while it waits for approval. Sent again it is answered alike; an order that was decided meanwhile is refused (409)',
  ...ordering,
  ownOnly: true,
  params: v.object({ id: OrderNumber }),
  answer: 'none',
  refusals: [404, 409, 422],
});

/** An order that waits, or waited, for approval. */
const Approval: SchemaOf<CoreApproval> = v.object({
  orderNo: orderNo,
  customerNo: customerNo,
  customerName: v.string(),
  reference: v.string(),
  /** Name and email of who ordered. */
  placedBy: v.string(),
  placedByEmail: v.string(),
  /** ISO 8601, UTC. */
  placedAt: v.string(),
  totalIncVat: Money,
  lines: v.pipe(v.number(), v.integer()),
  /** What it still waits for. */
  waitsFor: v.array(WaitReason),
  /** The customer’s credit as it is now, without the order; null for the company's own users. */
  credit: v.nullable(v.object({ creditLimit: Money, totalOwed: Money, outstandingOrdersValue: Money })),
  /** Whether whoever asks may decide it: nobody decides an order of their own. */
  mayDecide: v.boolean(),
  /** Who may decide something of what it waits for. */
  decidedBy: v.array(v.picklist(deciders)),
});

const StillWaits: SchemaOf<{ readonly waitsFor: readonly CoreWaitReason[] }> = v.object({
  waitsFor: v.array(WaitReason),
});

const decision = {
  params: v.object({ id: OrderNumber }),
  body: v.object({
    approve: v.boolean(),
    /** Required to reject. */
    reason: Text(maxNotes),
  }),
  answer: StillWaits,
  refusals: [404, 409, 422],
};

export const approvals = call({
  method: 'GET',
  path: '/api/v3/approvals',
  summary: "The company's orders that wait for approval, the oldest first",
  access: 'customer',
  permissions: ['Create and Edit Users'],
  answer: listOf(Approval),
});

export const decideApproval = call({
  method: 'POST',
  path: '/api/v3/approvals/{id}',
  summary: 'Approve an order over a user’s limit, or reject it with a reason',
  access: 'customer',
  permissions: ['Create and Edit Users'],
  ownOnly: true,
  ...decision,
});

export const creditApprovals = call({
  method: 'GET',
  path: '/api/v3/account-manager/approvals',
  summary:
    'Orders of the account manager’s customers that they decide, the oldest first: over the credit, or over a user’s limit where nobody else in the company may decide',
  access: 'account-manager',
  permissions: ['View Customers'],
  query: v.object({ customer: v.optional(CustomerNumber) }),
  answer: listOf(Approval),
});

export const decideCreditApproval = call({
  method: 'POST',
  path: '/api/v3/account-manager/approvals/{id}',
  summary: 'Approve an order that the account manager decides, or reject it with a reason',
  access: 'account-manager',
  permissions: ['View Customers'],
  ...decision,
});
