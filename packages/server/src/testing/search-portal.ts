import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../config.ts';
import { openSearch } from '../lifecycle/open-search.ts';
import { openDemoDatabase, type TestDatabase } from './demo-database.ts';
import { createTestPortal, type TestPortal } from './test-portal.ts';

/** The portal on the demo's data with a search service of its own; close it in the end. */
export const openSearchPortal = async (): Promise<{
  readonly data: TestDatabase;
  readonly portal: TestPortal;
  close(): Promise<void>;
}> => {
  const data = await openDemoDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'connect-search-'));
  const config = readConfig({});
  if (!config.ok) throw new Error(config.refusal);
  const search = await openSearch(config.value, folder, { ...data, log: pino({ level: 'silent' }) });
  const portal = createTestPortal({ ...data, search });
  // The search service has a clock of its own, for which a token of the tests' day may be over.
  portal.clock.now = new Date();
  const close = async (): Promise<void> => {
    await search.close();
    await data.database.destroy();
    await rm(folder, { recursive: true });
  };
  return { data, portal, close };
};
