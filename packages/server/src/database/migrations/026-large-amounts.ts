/**
 * Amounts, and what they come to together, are exact to 2^53 minor units, as JavaScript's numbers are (ADR 41). Each table is
 * written anew once.
 */
export const largeAmounts = `
      alter table customers
        alter column credit_limit type double precision,
        alter column balance type double precision,
        alter column outstanding_orders_value type double precision;
      alter table users alter column spend_limit type double precision;
      alter table invitations alter column spend_limit type double precision;
      alter table activity alter column spend_limit type double precision;
      alter table orders
        alter column total_amount type double precision,
        alter column total_amount_inc_vat type double precision,
        alter column remaining_amount type double precision;
      alter table invoices
        alter column total_amount type double precision,
        alter column total_amount_inc_vat type double precision,
        alter column remaining_amount type double precision;
      alter table vat_rates
        alter column net type double precision,
        alter column vat type double precision;
      alter table payments
        alter column amount type double precision,
        alter column unallocated type double precision;
      alter table allocations
        alter column amount type double precision,
        alter column beyond type double precision;
    `;
