import { sql, type RawBuilder } from 'kysely';

/** As the index of migration 005 has it, letter by letter: else the list of samples reads every order there is. */
const numbered = (column: string): RawBuilder<boolean> => sql`${sql.ref(column)} ~ '^SR[0-9]+$'`;

/**
 * `isSampleForAccountManager` of the core, for rows of `orders` or of another name for them. Null where it is not known: not a
 * sample is what `is not true`.
 */
export const isSampleOrder = (orders = 'orders'): RawBuilder<boolean> => sql`
  (${sql.ref(`${orders}.sample`)} or ${numbered(`${orders}.external_reference`)} or ${numbered(`${orders}.sr_no`)}
    or ${sql.ref(`${orders}.total_amount_inc_vat`)} = 0)`;

/** The same for rows of `invoices`, where a total of zero is a sample's only if there is an order (decisions §sample-numbers). */
export const isSampleInvoice: RawBuilder<boolean> = sql`
  (invoices.sample or ${numbered('invoices.external_reference')} or ${numbered('invoices.sr_no')}
    or (invoices.total_amount_inc_vat = 0 and invoices.order_number <> ''))`;
