import type { Transaction } from 'kysely';
import { invitationLife } from '../auth/application/invitation-signature.ts';
import { hashPassword } from '../auth/application/passwords.ts';
import { dayOf } from '../calendar.ts';
import { bulkInsert } from '../database/bulk-insert.ts';
import type { Tables } from '../database/tables.ts';

/**
 * What fills an empty database with the demo's data, relative to the day of `now`. Table by table, in the order that their references
 * need; customers' users have their customers before them, which in turn have their account managers.
 */
export const seedDemo =
  ({ now, scale }: { now: Date; scale: number }) =>
  async (trx: Transaction<Tables>): Promise<void> => {
    const [{ demoPassword }, { makeDemo }] = await Promise.all([
      import('@connect/demo/accounts'),
      import('@connect/demo/data/make-demo'),
    ]);
    const passwordHash = await hashPassword(demoPassword);
    const rows = makeDemo({ now, today: dayOf(now), scale, passwordHash, invitationLife });
    const isStaff = (user: (typeof rows.users)[number]): boolean => user.customer_no === null;
    await bulkInsert(trx, 'users', rows.users.filter(isStaff));
    await bulkInsert(trx, 'customers', rows.customers);
    await bulkInsert(
      trx,
      'users',
      rows.users.filter((user) => !isStaff(user)),
    );
    await bulkInsert(trx, 'invitations', rows.invitations);
    await bulkInsert(trx, 'activity', rows.activity);
    await bulkInsert(trx, 'orders', rows.orders);
    await bulkInsert(trx, 'order_lines', rows.order_lines);
    await bulkInsert(trx, 'invoices', rows.invoices);
    await bulkInsert(trx, 'invoice_lines', rows.invoice_lines);
    await bulkInsert(trx, 'shipments', rows.shipments);
    await bulkInsert(trx, 'shipment_lines', rows.shipment_lines);
    await bulkInsert(trx, 'customer_contacts', rows.customer_contacts);
    await bulkInsert(trx, 'customer_addresses', rows.customer_addresses);
    await bulkInsert(trx, 'favourite_customers', rows.favourite_customers);
    await bulkInsert(trx, 'customer_visits', rows.customer_visits);
    await bulkInsert(trx, 'customer_notes', rows.customer_notes);
    await bulkInsert(trx, 'sample_requests', rows.sample_requests);
    await bulkInsert(trx, 'brand_categories', rows.brand_categories);
    await bulkInsert(trx, 'products', rows.products);
    await bulkInsert(trx, 'regional_products', rows.regional_products);
    await bulkInsert(trx, 'sign_offs', rows.sign_offs);
    await bulkInsert(trx, 'items', rows.items);
    await bulkInsert(trx, 'product_prices', rows.product_prices);
    await bulkInsert(trx, 'favourite_lists', rows.favourite_lists);
    await bulkInsert(trx, 'favourite_lines', rows.favourite_lines);
    await bulkInsert(trx, 'watched_items', rows.watched_items);
    await bulkInsert(trx, 'banners', rows.banners);
  };
