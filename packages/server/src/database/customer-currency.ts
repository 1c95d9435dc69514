import { sql, type RawBuilder } from 'kysely';

/** The currency of a customer's documents: without one of their own it is the supplier's (decisions §cleared-currency). */
export const currencyOf = (supplierCurrency: string): RawBuilder<string> =>
  sql`coalesce(nullif(customers.currency_code, ''), ${supplierCurrency})`;
