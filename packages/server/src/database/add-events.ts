import { randomUUID } from 'node:crypto';
import { eventKinds } from '@connect/contract/integration/events';
import type { NewEvent } from '../event.ts';
import { bulkInsert } from './bulk-insert.ts';
import type { Database } from './open.ts';

/** `AddEvents` in a transaction. */
export const addEvents = async (trx: Database, events: readonly NewEvent[]): Promise<void> => {
  const rows = events.map(({ kind, at, data }) => {
    const { version, key } = eventKinds[kind];
    return { id: randomUUID(), kind, version, key: String(Reflect.get(data, key)), at, data };
  });
  if (rows.length > 0) await bulkInsert(trx, 'events', rows);
};
