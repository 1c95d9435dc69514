import type { Database } from '../../database/open.ts';
import { makeFill, type Fill } from '../application/fill.ts';
import { createRecordStore } from './record-store.ts';
import { createRunStore } from './run-store.ts';

/**
 * Fills a database in one transaction, before anybody uses it:
 * `const fill = createFill(trx, now); await fill('customers', 'Demo', customers)`. The search indexes are not told: they are built from it.
 */
export const createFill = (trx: Database, now: () => Date): Fill =>
  makeFill({
    runs: createRunStore(trx, now),
    records: createRecordStore(trx, now, { changed: async () => undefined }),
  });
