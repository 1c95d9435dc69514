import type { Transaction } from 'kysely';
import { hashPassword } from '../auth/passwords.ts';
import { dayOf } from '../calendar.ts';
import { bulkInsert } from '../database/bulk-insert.ts';
import type { Tables } from '../database/tables.ts';
import { demoPassword } from './accounts.ts';
import { addBuying } from './buying.ts';
import { addColleagues } from './colleagues.ts';
import { makeDemo } from './make-demo.ts';
import { addStaffWork } from './staff-work.ts';

/** What fills an empty database with the demo's data, relative to the day of `now`. */
export const seedDemo =
  ({ now, scale }: { now: Date; scale: number }) =>
  async (trx: Transaction<Tables>): Promise<void> => {
    const { bannerList } = await import('../images/banners.ts');
    const passwordHash = await hashPassword(demoPassword);
    const rows = makeDemo({ today: dayOf(now), scale, passwordHash });
    await bulkInsert(trx, 'customers', rows.customers ?? []);
    await bulkInsert(trx, 'users', rows.users ?? []);
    await addColleagues(trx, { now, passwordHash });
    await bulkInsert(trx, 'orders', rows.orders ?? []);
    await bulkInsert(trx, 'order_lines', rows.order_lines ?? []);
    await bulkInsert(trx, 'invoices', rows.invoices ?? []);
    await bulkInsert(trx, 'invoice_lines', rows.invoice_lines ?? []);
    await bulkInsert(trx, 'shipments', rows.shipments ?? []);
    await bulkInsert(trx, 'shipment_lines', rows.shipment_lines ?? []);
    await addStaffWork(trx, { customers: rows.customers ?? [], orders: rows.orders ?? [], now });
    await bulkInsert(trx, 'products', rows.products ?? []);
    await bulkInsert(trx, 'regional_products', rows.regional_products ?? []);
    await bulkInsert(trx, 'sign_offs', rows.sign_offs ?? []);
    await bulkInsert(trx, 'items', rows.items ?? []);
    await bulkInsert(trx, 'product_prices', rows.product_prices ?? []);
    await addBuying(trx, now);
    const banners = bannerList.map((banner, position) => ({ position, ...banner }));
    await bulkInsert(trx, 'banners', banners);
  };
