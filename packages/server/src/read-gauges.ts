import { setTimeout } from 'node:timers/promises';
import { connectionsOf, type Database } from './database/open.ts';
import type { Backlog } from './indexing/application/index-changes.ts';
import type { OpenSearch } from './lifecycle/open-search.ts';
import { readAges, readQueues } from './operator/database/queues.ts';

/** What `/metrics` says before database and search are there. */
export const noGauges = { waiting: {}, seconds: {}, connections: {} };

/** Milliseconds that the search has to say how far behind it is: a look at the figures waits for no service that hangs. */
const patience = 1000;

/** What the indexes do not have yet; null of a search that does not say so in time. */
export const behindOf = async (search: Pick<OpenSearch, 'behind'>): Promise<Backlog | null> => {
  const late = new AbortController();
  try {
    return await Promise.race([search.behind(), setTimeout(patience, null, { signal: late.signal, ref: false })]);
  } catch {
    return null;
  } finally {
    late.abort();
  }
};

/** How much waits, for how many seconds the first of it has, and the connections to the database, as `/metrics` says them; nothing of a search that is away. */
export const readGauges = async (database: Database, search: Pick<OpenSearch, 'behind'>, now: Date) => {
  const [queues, ages, behind] = await Promise.all([readQueues(database), readAges(database), behindOf(search)]);
  const changes = 'changes for search';
  return {
    waiting: { ...queues, ...(behind && { [changes]: behind.waiting }) },
    seconds: {
      ...ages,
      ...(behind?.since && { [changes]: Math.max(0, (now.getTime() - behind.since.getTime()) / 1000) }),
    },
    connections: { ...connectionsOf(database) },
  };
};
