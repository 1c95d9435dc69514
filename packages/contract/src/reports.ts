import {
  overdueAges,
  type CustomersReport as CoreCustomers,
  type OverdueReport as CoreOverdue,
  type SalesReport as CoreSales,
  type SamplesReport as CoreSamples,
  type SignOffReport as CoreSignOff,
} from '@connect/core/domain/reports/report';
import * as v from 'valibot';
import { call } from './call.ts';
import { isCurrency } from './integration/currencies.ts';
import { Money } from './money.ts';
import { customerNo, Day, type SchemaOf } from './values.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Month = v.pipe(v.string(), v.regex(/^(19|20)\d{2}-(0[1-9]|1[0-2])$/, 'must be a month as YYYY-MM'));

/**
 * What all reports ask for: months from first to last, both included; a storefront's name such as `UK` for the customers of its
 * region, `all` for every customer; and one currency, as amounts of several cannot be added.
 */
const query = v.object({
  from: Month,
  to: Month,
  region: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z]{2,4}$/, 'is not a region')), 'all'),
  currency: v.optional(v.pipe(v.string(), v.check(isCurrency, 'is not a currency'))),
});

const report = <const Name extends string, const Answer extends v.GenericSchema>(
  name: Name,
  summary: string,
  answer: Answer,
) =>
  call({
    method: 'GET',
    path: `/api/v3/account-manager/reports/${name}`,
    summary,
    access: 'account-manager',
    superUser: true,
    query,
    answer,
    refusals: [],
  });

const SalesReport: SchemaOf<CoreSales> = v.object({
  /** The currency the amounts are in, and those there are documents in. */
  currency: v.string(),
  currencies: v.array(v.string()),
  /** The day up to which both years are counted, where the period is not over. */
  soFar: v.nullable(Day),
  /** Every month of the period, ascending; `lastYear` is the same month a year before, of the current one the same days. */
  months: v.array(v.object({ month: Month, sales: Money, lastYear: Money, invoices: Count })),
});

const CustomerSales = v.object({ no: customerNo, name: v.string(), sales: Money, lastYear: Money });
const CustomersReport: SchemaOf<CoreCustomers> = v.object({
  currency: v.string(),
  soFar: v.nullable(Day),
  /** Ten with the highest sales of the period. */
  top: v.array(CustomerSales),
  /** Ten that fell furthest against the same months of the year before. */
  falling: v.array(CustomerSales),
});

const OverdueReport: SchemaOf<CoreOverdue> = v.object({
  currency: v.string(),
  /** Unpaid invoices past their due date today, by days overdue; amounts include VAT. The period does not matter to them. */
  ages: v.array(v.object({ age: v.picklist(overdueAges), amount: Money, invoices: Count, customers: Count })),
});

const SamplesReport: SchemaOf<CoreSamples> = v.object({
  /** Sample orders made in each month, and how many of them the customer has since ordered an item of. */
  months: v.array(v.object({ month: Month, sent: Count, converted: Count })),
});

const SignOffReport: SchemaOf<CoreSignOff> = v.object({
  /** Each storefront's products by how far their sign-off is, and the mean days from first to second in the period. */
  regions: v.array(
    v.object({
      region: v.string(),
      unsigned: Count,
      signed: Count,
      secondSigned: Count,
      signedInPeriod: Count,
      daysToSecond: v.nullable(v.number()),
    }),
  ),
});

export const salesReport = report('sales', 'Sales by month against the year before', SalesReport);
export const customersReport = report('customers', 'Top and falling customers', CustomersReport);
export const overdueReport = report('overdue', 'What is overdue, by age', OverdueReport);
export const samplesReport = report('samples', 'Samples sent and converted', SamplesReport);
export const signOffReport = report('sign-off', 'Response to sign-off', SignOffReport);
