import { notSignedOff } from '@connect/core/domain/products/sign-off';
import { sql, type Transaction } from 'kysely';
import { bulkInsert } from '../database/bulk-insert.ts';
import type { Tables } from '../database/tables.ts';
import type { DemoPerson, PortalRows } from './made-demo.ts';

/** The people whom the demo's supplier sent, once they are there. */
export const readPeople = async (trx: Transaction<Tables>): Promise<DemoPerson[]> => {
  const users = await trx.selectFrom('users').select(['id', 'email', 'first_name', 'last_name']).execute();
  return users.map(({ id, email, first_name: first, last_name: last }) => ({ id, email, name: `${first} ${last}` }));
};

/**
 * Writes what the demo's people did in the portal itself, which no supplier sends: passwords, invitations and who came by one, what was
 * looked at, noted, kept, watched, asked for and signed off. Once the supplier's records are there.
 */
export const writePortalRows = async (
  trx: Transaction<Tables>,
  rows: PortalRows,
  passwordHash: string,
): Promise<void> => {
  // Customers' users: staff sign in at their provider.
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('customer_no', 'is not', null).execute();
  await bulkInsert(trx, 'users', rows.users);
  await bulkInsert(trx, 'users', rows.administrators);
  await bulkInsert(trx, 'invitations', rows.invitations);
  await bulkInsert(trx, 'activity', rows.activity);
  await bulkInsert(trx, 'favourite_customers', rows.favourite_customers);
  await bulkInsert(trx, 'customer_visits', rows.customer_visits);
  await bulkInsert(trx, 'customer_notes', rows.customer_notes);
  await bulkInsert(trx, 'sample_requests', rows.sample_requests);
  await bulkInsert(trx, 'sign_offs', rows.sign_offs);
  await sql`update regional_products as product set signed_off_at = signed.first, second_signed_off_at = signed.second
    from (select region, sku_id, extract(epoch from min(at)) as first,
        coalesce(extract(epoch from min(at) filter (where level = 'second')), ${notSignedOff}) as second
      from sign_offs group by region, sku_id) as signed
    where signed.region = product.region and signed.sku_id = product.sku_id`.execute(trx);
  await bulkInsert(trx, 'favourite_lists', rows.favourite_lists);
  await bulkInsert(trx, 'favourite_lines', rows.favourite_lines);
  await bulkInsert(trx, 'watched_items', rows.watched_items);
};
