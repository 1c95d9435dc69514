import * as v from 'valibot';
import { StorefrontPath } from './auth.ts';
import { call } from './call.ts';
import { ordering } from './items.ts';
import { Amount, CustomerNumber, Day, DocumentNumber } from './values.ts';
import { LeftLine } from './left-line.ts';
import { deciders, WaitReason } from './wait-reason.ts';

const Text = (longest: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(longest, 'is too long'),
    v.regex(/^[^\p{Cc}\n\r\t]*([\n\r\t][^\p{Cc}\n\r\t]*)*$/u, 'has characters that are not text'),
  );

const ShipToAddress = v.object({
  id: v.string(),
  name: v.string(),
  address: v.string(),
  address_2: v.string(),
  city: v.string(),
  county: v.string(),
  post_code: v.string(),
  country: v.string(),
});

/** What a checkout needs beside the basket. */
export const Checkout = v.object({
  addresses: v.array(ShipToAddress),
  /** The company's rule for references: whether one must be given, and the mask it must have (`#` a digit, `@` a letter). */
  reference_rule: v.object({ required: v.boolean(), mask: v.nullable(v.string()) }),
  /** Null for users without View Balance (decisions §figures-withheld). */
  available_credit: v.nullable(Amount),
  /** The user's own limit; null for none. */
  spend_limit: v.nullable(Amount),
  /** Why the basket, ordered now, would wait; empty when it would not. */
  would_wait: v.array(WaitReason),
  /** Whether somebody else in the company is an administrator; else the account manager decides orders over the user's limit. */
  other_administrator: v.boolean(),
  /** The first day that can be asked for. */
  earliest: Day,
});
export type Checkout = v.InferOutput<typeof Checkout>;

export const checkout = call({
  method: 'GET',
  path: '/api/v3/checkout',
  summary: 'Addresses, rules and credit for an order of the basket as it is',
  ...ordering,
  ownOnly: true,
  answer: Checkout,
});

const orderKey = v.pipe(v.string(), v.uuid('is not a key'));
const Placed = v.object({
  no: v.string(),
  waits_for: v.array(WaitReason),
  other_administrator: v.boolean(),
  /** Lines of the basket that could not be ordered: they stay there. */
  left_behind: v.optional(v.array(LeftLine), []),
});
export type Placed = v.InferOutput<typeof Placed>;

export const placeOrder = call({
  method: 'POST',
  path: '/api/v3/orders',
  summary:
    'Order what is in the basket. The same key makes one order, however often it is sent; a basket that changed since it was shown is refused (409)',
  ...ordering,
  ownOnly: true,
  body: v.object({
    key: orderKey,
    /** The basket as it was shown: its version and total. */
    basket_version: v.pipe(v.number(), v.integer(), v.minValue(0)),
    total_amount_inc_vat: Amount,
    address_id: v.pipe(v.string(), v.uuid('is not an id')),
    reference: v.pipe(Text(35), v.regex(/^[^\n\r\t]*$/, 'must be one line')),
    requested_on: v.nullable(Day),
    notes: Text(500),
    /** The storefront of the page, in whose language the mails about the order are. */
    storefront: StorefrontPath,
  }),
  answer: Placed,
  refusals: [409, 422],
});

export const discardOrder = call({
  method: 'POST',
  path: '/api/v3/orders/discard',
  summary:
    'Give up an order whose answer was lost: its key places nothing any more. If it was placed already, it stays and is answered',
  ...ordering,
  ownOnly: true,
  body: v.object({ key: orderKey }),
  answer: v.object({ placed: v.nullable(Placed) }),
});

export const withdrawOrder = call({
  method: 'POST',
  path: '/api/v3/orders/{id}/withdraw',
  summary:
    'Take an own order back while it waits for approval. Sent again it is answered alike; an order that was decided meanwhile is refused (409)',
  ...ordering,
  ownOnly: true,
  params: v.object({ id: DocumentNumber }),
  answer: 'none',
  refusals: [404, 409, 422],
});

/** An order that waits, or waited, for approval. */
export const Approval = v.object({
  order_no: v.string(),
  customer_no: v.string(),
  customer_name: v.string(),
  reference: v.string(),
  /** Name and email of who ordered. */
  placed_by: v.string(),
  placed_by_email: v.string(),
  /** ISO 8601, UTC. */
  placed_at: v.string(),
  total_amount_inc_vat: Amount,
  currency_code: v.string(),
  lines: v.pipe(v.number(), v.integer()),
  /** What it still waits for. */
  waits_for: v.array(WaitReason),
  /** Whether whoever asks may decide it: nobody decides an order of their own. */
  may_decide: v.boolean(),
  /** Who may decide something of what it waits for. */
  decided_by: v.array(v.picklist(deciders)),
});
export type Approval = v.InferOutput<typeof Approval>;

const decision = {
  params: v.object({ id: DocumentNumber }),
  body: v.object({
    approve: v.boolean(),
    /** Required to reject. */
    reason: Text(500),
  }),
  answer: v.object({ waits_for: v.array(WaitReason) }),
  refusals: [404, 409, 422],
};

export const approvals = call({
  method: 'GET',
  path: '/api/v3/approvals',
  summary: "The company's orders that wait for approval, the oldest first",
  access: 'customer',
  permissions: ['Create and Edit Users'],
  answer: v.object({ data: v.array(Approval) }),
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
  answer: v.object({ data: v.array(Approval) }),
});

export const decideCreditApproval = call({
  method: 'POST',
  path: '/api/v3/account-manager/approvals/{id}',
  summary: 'Approve an order that the account manager decides, or reject it with a reason',
  access: 'account-manager',
  permissions: ['View Customers'],
  ...decision,
});
