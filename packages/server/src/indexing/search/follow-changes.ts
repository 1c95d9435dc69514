import type { Meilisearch } from 'meilisearch';
import { invoiceNoOf, orderNoOf } from '@connect/core/domain/documents/number';
import type { IndexChange } from '../../index-change.ts';
import type { IndexChanges, Place } from '../application/index-changes.ts';
import { documentUids, indexes, type Names } from '../application/indexes.ts';
import type { IndexedRows } from '../application/indexed-rows.ts';
import type { IndexLog } from '../application/index-log.ts';
import { addWhatIsTaken } from './indexer.ts';
import { keepPlace } from './marks.ts';

/** So many documents are read at once: the embedded database answers nobody else meanwhile. */
const readSize = 50;

const readInParts = async <Key>(
  keys: readonly Key[],
  read: (some: readonly Key[]) => Promise<object[]>,
): Promise<object[]> => {
  const all: object[] = [];
  for (let at = 0; at < keys.length; at += readSize) all.push(...(await read(keys.slice(at, at + readSize))));
  return all;
};

interface Parts {
  readonly client: Meilisearch;
  readonly rows: IndexedRows;
  readonly names: Names;
  readonly changes: IndexChanges;
  readonly log: IndexLog;
  /** Makes all indexes anew, and notes from where on changes count. */
  readonly rebuild: () => Promise<void>;
}

/** Puts what there is of these keys into an index, and takes out what there is not any more. */
const bringUpToDate = async (
  { client, log }: Pick<Parts, 'client' | 'log'>,
  { uid, ids }: { readonly uid: string; readonly ids: readonly string[] },
  documents: readonly object[],
): Promise<void> => {
  await addWhatIsTaken(client, uid, [...documents], log);
  const there = new Set(documents.map((document) => String(Reflect.get(document, 'id'))));
  const gone = ids.filter((id) => !there.has(id));
  if (gone.length > 0) await client.index(uid).deleteDocuments(gone).waitTask({ timeout: 60_000, interval: 5 });
};

/** Takes over what comes after a place in the log of changes, at most so many; answers how many there were. */
export const makeTakeChanges = ({ client, rows, names, changes, log, rebuild }: Parts) => {
  const takeDocuments = async (kind: 'orders' | 'invoices', nos: readonly string[]): Promise<void> => {
    if (nos.length === 0) return;
    const documents =
      kind === 'orders'
        ? await readInParts(nos.map(orderNoOf), rows.ordersOf)
        : await readInParts(nos.map(invoiceNoOf), rows.invoicesOf);
    const ids = nos.map(rows.idOf);
    await Promise.all(documentUids(kind, names).map((uid) => bringUpToDate({ client, log }, { uid, ids }, documents)));
  };
  const takeDocumentsOf = async (customers: readonly string[]): Promise<void> => {
    if (customers.length === 0) return;
    for (const kind of ['orders', 'invoices'] as const)
      for await (const page of rows[kind](customers))
        for (const uid of documentUids(kind, names)) await addWhatIsTaken(client, uid, page, log);
  };
  const take = async (all: readonly IndexChange[]): Promise<void> => {
    const of = (kind: IndexChange['kind']): string[] => [
      ...new Set(all.filter((each) => each.kind === kind).map(({ key }) => key)),
    ];
    await takeDocuments('orders', of('orders'));
    await takeDocuments('invoices', of('invoices'));
    await takeDocumentsOf(of('customer-documents'));
    const customers = of('customers');
    if (customers.length > 0) {
      const documents = await readInParts(customers, rows.customersOf);
      const ids = customers.map(rows.idOf);
      await bringUpToDate({ client, log }, { uid: indexes.customers, ids }, documents);
    }
    const products = of('products');
    for (const { region, uid } of indexes.products) {
      const skus = products.filter((key) => key.startsWith(`${region} `)).map((key) => key.slice(region.length + 1));
      if (skus.length > 0)
        await bringUpToDate(
          { client, log },
          { uid, ids: skus.map(rows.idOf) },
          await readInParts(skus, (some) => rows.products(region, some)),
        );
    }
  };
  return async (place: Place, limit: number): Promise<number> => {
    const next = await changes.after(place, limit);
    if (next.changes.length === 0) return 0;
    if (next.changes.some(({ kind }) => kind === 'everything')) await rebuild();
    else {
      await take(next.changes);
      await keepPlace(client, next.place);
    }
    return next.changes.length;
  };
};
