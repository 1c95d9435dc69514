import { randomUUID } from 'node:crypto';
import { eventKinds, type EventKind } from '@connect/contract/integration/events';
import type { NewEvent } from '../event.ts';
import { currentRequest, currentTrace } from '../under-way.ts';
import { bulkInsert } from './bulk-insert.ts';
import { logChanges } from './log-changes.ts';
import type { Database } from './open.ts';

/** Events of what the search indexes hold, too. */
const orderKinds: ReadonlySet<string> = new Set<EventKind>([
  'order.placed',
  'order.approved',
  'order.rejected',
  'order.withdrawn',
  'sample.created',
]);

/** Lets the search indexes take over what the events say of orders and products. */
const logIndexed = async (trx: Database, events: readonly NewEvent[]): Promise<void> => {
  const [orders, products]: [string[], string[]] = [[], []];
  for (const { kind, data } of events) {
    if (kind === 'product.signed_off' || kind === 'product.sign_off_undone')
      products.push(`${data.region} ${data.sku}`);
    else if (orderKinds.has(kind) && 'orderNo' in data) orders.push(data.orderNo);
  }
  await logChanges(trx, 'orders', orders);
  await logChanges(trx, 'products', products);
};

/** `AddEvents` in a transaction. */
export const addEvents = async (trx: Database, events: readonly NewEvent[]): Promise<void> => {
  const rows = events.map(({ kind, at, data }) => {
    const { version, key } = eventKinds[kind];
    return {
      id: randomUUID(),
      kind,
      version,
      key: String(Reflect.get(data, key)),
      at,
      data,
      request_id: currentRequest(),
      trace: currentTrace(),
    };
  });
  if (rows.length > 0) await bulkInsert(trx, 'events', rows);
  await logIndexed(trx, events);
};
