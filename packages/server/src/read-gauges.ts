import { connectionsOf, type Database } from './database/open.ts';
import type { OpenSearch } from './lifecycle/open-search.ts';
import { readAges, readQueues } from './operator/database/queues.ts';

/** What `/metrics` says before database and search are there. */
export const noGauges = { waiting: {}, seconds: {}, connections: {} };

/** How much waits, for how many seconds the first of it has, and the connections to the database, as `/metrics` says them. */
export const readGauges = async (database: Database, search: OpenSearch, now: Date) => {
  const [queues, ages, { waiting, since }] = await Promise.all([
    readQueues(database),
    readAges(database),
    search.behind(),
  ]);
  return {
    waiting: { ...queues, 'changes for search': waiting },
    seconds: { ...ages, ...(since && { 'changes for search': Math.max(0, (now.getTime() - since.getTime()) / 1000) }) },
    connections: { ...connectionsOf(database) },
  };
};
