import * as v from 'valibot';
import { call } from './call.ts';
import { Amount, Day } from './values.ts';

/** Text that a record may be without. */
const lesserText = v.optional(v.nullable(v.string(), ''), '');

export const Terms = v.object({
  code: v.string(),
  /** `number unit qualifier`, split on spaces by the client (specification §payment-terms), e.g. `30 Days EOM`. */
  description: v.string(),
  due_date_calculation: lesserText,
  discount_date_calculation: lesserText,
});

export const Address = v.object({
  address: lesserText,
  address_2: lesserText,
  city: lesserText,
  county: lesserText,
  post_code: lesserText,
  country: lesserText,
});

/** One that cannot be read is not known, and costs nobody the rest of the record. */
const Figure = v.fallback(v.nullable(Amount), null);

/** The customer's own account (specification §customer-record). The figures are null for users without View Balance (decisions §figures-withheld). */
export const Customer = v.object({
  no: v.string(),
  name: v.string(),
  address: v.optional(Address, {}),
  vat_registration_no: lesserText,
  balance: v.fallback(v.nullable(v.object({ total_owed: Figure })), null),
  credit_limit: Figure,
  outstanding_orders_value: Figure,
  currency_code: lesserText,
  terms: v.fallback(v.nullable(Terms), null),
});
export type Customer = v.InferOutput<typeof Customer>;

export const NextDue = v.object({ due_date: v.nullable(Day) });

export const OrdersCount = v.object({
  pending: v.pipe(v.number(), v.integer(), v.minValue(0)),
  fulfilled: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export const Banner = v.object({
  link: v.nullable(v.string()),
  img: v.string(),
  /** What the picture says, for those who do not see it. */
  alt: v.string(),
});

export const customer = call({
  method: 'GET',
  path: '/api/v3/customer',
  summary: "The signed-in customer's account",
  access: 'customer',
  answer: Customer,
});

export const nextDue = call({
  method: 'GET',
  path: '/api/v3/invoices/next-due',
  summary: 'Due date of the unpaid invoice that is due first',
  access: 'customer',
  permissions: ['View Invoices'],
  answer: NextDue,
});

export const ordersCount = call({
  method: 'GET',
  path: '/api/v3/orders-count',
  summary: 'Number of pending and fulfilled orders created in a range of days, both included',
  access: 'customer',
  permissions: ['View Orders'],
  query: v.object({ date_from: Day, date_to: Day }),
  answer: OrdersCount,
});

export const banners = call({
  method: 'GET',
  path: '/api/v3/banners',
  summary: 'Promotional banners of the dashboard',
  access: 'customer',
  answer: v.object({ data: v.array(Banner) }),
});
