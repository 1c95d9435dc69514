import { kinds, type Kind } from '@connect/contract/integration/kinds';
import type { DemoRecords } from '@connect/demo/data/make-demo';
import { sql, type Transaction } from 'kysely';
import { invitationLife } from '../auth/application/invitation-signature.ts';
import { hashPassword } from '../auth/application/passwords.ts';
import { withoutReferences } from '../database/schema.ts';
import type { Tables } from '../database/tables.ts';
import type { Fill } from '../integration/application/fill.ts';
import { createFill } from '../integration/database/fill.ts';
import { makeDemoHere, type MadeDemo } from './made-demo.ts';
import { readPeople, writePortalRows } from './write-portal-rows.ts';

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
 * What fills an empty database with the demo's data, relative to the day they are made for: what its supplier sends, taken in as any
 * supplier's records are, and then what people did in the portal. References between tables are checked at the end, all at once.
 */
export const seedDemo =
  ({ now, scale, demo = makeDemoHere({ now, scale }) }: { now: Date; scale: number; demo?: MadeDemo | undefined }) =>
  async (trx: Transaction<Tables>): Promise<void> => {
    const { demoPassword } = await import('@connect/demo/accounts');
    await withoutReferences(trx, async () => {
      // They are empty, and as they are made anew the embedded database keeps no log of what comes in: a tenth of a first start.
      await sql`truncate ${sql.join(largest.map((table) => sql.table(table)))}`.execute(trx);
      const fill = createFill(trx, () => demo.now);
      const take = async (some: readonly Kind[]): Promise<void> => {
        for (const kind of some) await takeAll(fill, kind, await demo.records(kind));
      };
      const afterPeople = kinds.indexOf('users') + 1;
      const [passwordHash] = await Promise.all([hashPassword(demoPassword), take(kinds.slice(0, afterPeople))]);
      // A thread makes them while the other kinds are taken in.
      const rows = demo.portalRows({ people: await readPeople(trx), passwordHash, invitationLife });
      rows.catch(() => undefined);
      await take(kinds.slice(afterPeople));
      await writePortalRows(trx, await rows, passwordHash);
    });
  };
