import { kinds, type Kind } from '@connect/contract/integration/kinds';
import type { DemoRecords } from '@connect/demo/data/make-demo';
import { sql, type Transaction } from 'kysely';
import { hashPassword } from '../auth/application/passwords.ts';
import { dayOf } from '../calendar.ts';
import { withoutReferences } from '../database/schema.ts';
import type { Tables } from '../database/tables.ts';
import type { Fill } from '../integration/application/fill.ts';
import { createFill } from '../integration/database/fill.ts';
import { writePortalRows } from './write-portal-rows.ts';

/** Those of the tables that are filled which have most of the rows. */
const largest = [
  'integration_records',
  'products',
  'items',
  'price_periods',
  'regional_products',
  'orders',
  'order_lines',
  'shipments',
  'shipment_lines',
  'invoices',
  'invoice_lines',
  'sign_offs',
] as const satisfies (keyof Tables)[];

/** Throws where not all of them are taken: the demo's supplier makes no mistakes. */
const takeAll = async <K extends Kind>(fill: Fill, kind: K, records: DemoRecords[K]): Promise<void> => {
  if (records.length === 0) return;
  const { accepted, refused, waiting } = await fill(kind, 'Demo', records);
  if (accepted < records.length)
    throw new Error(`Of ${records.length} ${kind} of the demo ${refused} are refused and ${waiting} wait`);
};

/**
 * What fills an empty database with the demo's data, relative to the day of `now`: what its supplier sends, taken in as any supplier's
 * records are, and then what people did in the portal. References between tables are checked at the end, all at once.
 */
export const seedDemo =
  ({ now, scale }: { now: Date; scale: number }) =>
  async (trx: Transaction<Tables>): Promise<void> => {
    const [{ demoPassword }, { makeDemo }] = await Promise.all([
      import('@connect/demo/accounts'),
      import('@connect/demo/data/make-demo'),
    ]);
    const hashing = hashPassword(demoPassword);
    const demo = makeDemo({ now, today: dayOf(now), scale });
    const passwordHash = await hashing;
    await withoutReferences(trx, async () => {
      // They are empty, and as they are made anew the embedded database keeps no log of what comes in: a tenth of a first start.
      await sql`truncate ${sql.join(largest.map((table) => sql.table(table)))}`.execute(trx);
      const fill = createFill(trx, () => now);
      for (const kind of kinds) await takeAll(fill, kind, demo.records[kind]);
      await writePortalRows(trx, demo, passwordHash);
    });
  };
