import type { Banner as CoreBanner, Customer as CoreCustomer } from '@connect/core/domain/account/customer';
import { inMajor, moneyOfMajor } from '@connect/core/domain/money/major';
import type { Money } from '@connect/core/domain/money/money';
import * as v from 'valibot';
import { call } from './call.ts';
import { RegionQuery } from './region.ts';
import { Amount, customerNo, Day, lesserText, listOf, type SchemaOf } from './values.ts';

const Terms = v.object({
  code: lesserText,
  /** `number unit qualifier`, split on spaces by the client (specification §payment-terms), e.g. `30 Days EOM`. */
  description: v.string(),
  due_date_calculation: lesserText,
  discount_date_calculation: lesserText,
});

const Address = v.object({
  address: lesserText,
  address_2: lesserText,
  city: lesserText,
  county: lesserText,
  post_code: lesserText,
  country: lesserText,
});

/** One that cannot be read is not known, and costs nobody the rest of the record. */
const Figure = v.fallback(v.nullable(Amount), null);

const Overdue = v.object({ on: Day, amount: Amount });

const amountOf = (major: number | null, currency: string): Money | null =>
  major === null ? null : moneyOfMajor(major, currency);
const majorOf = (amount: Money | null): number | null => (amount === null ? null : inMajor(amount));

/** The customer's own account (specification §customer-record). The figures are null for users without View Balance (decisions §figures-withheld). */
const Customer = v.pipe(
  v.object({
    no: customerNo,
    name: v.string(),
    address: v.optional(v.nullable(Address, {}), {}),
    vat_registration_no: lesserText,
    balance: v.fallback(
      v.nullable(
        v.object({
          total_owed: Figure,
          derived: v.optional(v.boolean()),
          invoices_left_out: v.optional(v.number()),
          /** Of invoices past their due date, by the day that it is; left out where it is not known. */
          overdue: v.fallback(v.array(Overdue), []),
        }),
      ),
      null,
    ),
    credit_limit: Figure,
    outstanding_orders_value: Figure,
    outstanding_derived: v.optional(v.boolean()),
    figures_given_at: v.optional(v.string()),
    currency_code: lesserText,
    terms: v.fallback(v.nullable(Terms), null),
  }),
  v.transform(({ currency_code: currencyCode, ...wire }): CoreCustomer => ({
    no: wire.no,
    name: wire.name,
    address: {
      address: wire.address.address,
      address2: wire.address.address_2,
      city: wire.address.city,
      county: wire.address.county,
      postCode: wire.address.post_code,
      country: wire.address.country,
    },
    vatRegistrationNo: wire.vat_registration_no,
    totalOwed: amountOf(wire.balance?.total_owed ?? null, currencyCode),
    ...(wire.balance?.derived !== undefined && { balanceDerived: wire.balance.derived }),
    ...(wire.balance?.invoices_left_out !== undefined && { invoicesLeftOut: wire.balance.invoices_left_out }),
    overdueByDay: (wire.balance?.overdue ?? []).map(({ on, amount }) => ({
      on,
      amount: moneyOfMajor(amount, currencyCode),
    })),
    creditLimit: amountOf(wire.credit_limit, currencyCode),
    outstandingOrdersValue: amountOf(wire.outstanding_orders_value, currencyCode),
    ...(wire.outstanding_derived !== undefined && { outstandingDerived: wire.outstanding_derived }),
    ...(wire.figures_given_at !== undefined && { figuresGivenAt: wire.figures_given_at }),
    currencyCode,
    terms: wire.terms && { code: wire.terms.code, description: wire.terms.description },
  })),
);

/** How the days of terms are counted, which the record has beside what is shown of them. */
export interface TermsCalculation {
  readonly dueDate: string;
  readonly discountDate: string;
}

/** The other way: what the server answers. */
export const asCustomerRecord = (
  { address: { address2, postCode, ...address }, terms, ...customer }: CoreCustomer,
  calculation: TermsCalculation,
): v.InferInput<typeof Customer> => ({
  no: customer.no,
  name: customer.name,
  address: { ...address, address_2: address2, post_code: postCode },
  vat_registration_no: customer.vatRegistrationNo,
  currency_code: customer.currencyCode,
  balance: customer.totalOwed && {
    total_owed: inMajor(customer.totalOwed),
    ...(customer.balanceDerived !== undefined && { derived: customer.balanceDerived }),
    ...(customer.invoicesLeftOut !== undefined && { invoices_left_out: customer.invoicesLeftOut }),
    overdue: (customer.overdueByDay ?? []).map(({ on, amount }) => ({ on, amount: inMajor(amount) })),
  },
  credit_limit: majorOf(customer.creditLimit),
  outstanding_orders_value: majorOf(customer.outstandingOrdersValue),
  ...(customer.outstandingDerived !== undefined && { outstanding_derived: customer.outstandingDerived }),
  ...(customer.figuresGivenAt !== undefined && { figures_given_at: customer.figuresGivenAt }),
  terms: terms && {
    ...terms,
    due_date_calculation: calculation.dueDate,
    discount_date_calculation: calculation.discountDate,
  },
});

const NextDue = v.object({ due_date: v.nullable(Day) });

const OrdersCount = v.object({
  pending: v.pipe(v.number(), v.integer(), v.minValue(0)),
  fulfilled: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

const Banner: SchemaOf<CoreBanner> = v.object({
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
  summary: 'Promotional banners of the dashboard, as they are on show today in a storefront',
  access: 'customer',
  query: RegionQuery,
  answer: listOf(Banner),
});
