import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openEmptyDatabase } from '../testing/demo-database.ts';

/** Columns that name a row of another table, by which nothing is looked for but all that is kept of somebody: those rows are never deleted, or with their customer at night. */
const neverLookedFor = [
  'activity.actor_id',
  'audit_log.actor_id',
  'basket_lines.sku',
  'contact_messages.customer_no',
  'contact_messages.user_id',
  'contested_items.product_sku',
  'customer_notes.author_id',
  'customer_visits.customer_no',
  'customers.own_manager_id',
  'favourite_customers.customer_no',
  'favourite_lines.sku',
  'invitations.invited_by',
  'order_decisions.user_id',
  'product_prices.product_sku',
  'sessions.acting_for',
  'shipments.customer_no',
  'staff_codes.user_id',
  'staff_identities.user_id',
  'watched_items.sku',
];

it('rows are found by what they name in another table, but where nobody looks for them so', async () => {
  const { database } = await openEmptyDatabase();
  const { rows } = await sql<{ readonly name: string }>`
    select named.conrelid::regclass || '.' || attname as name
    from pg_constraint as named
    join pg_attribute on attrelid = named.conrelid and attnum = named.conkey[1]
    where named.contype = 'f' and not exists (
      select from pg_index where indrelid = named.conrelid and indkey[0] = named.conkey[1])`.execute(database);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(neverLookedFor);
  await database.destroy();
});
