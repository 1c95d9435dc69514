import type { Kind } from '@connect/contract/integration/kinds';
import { sql } from 'kysely';
import { bulkInsert, bulkUpsert } from '../../database/bulk-insert.ts';
import type { Database } from '../../database/open.ts';
import { referenceText, type Facts } from '../domain/decide-batch.ts';
import { customerOf, referencesOf, type Incoming, type Reference } from '../domain/record-rules.ts';
import type { RecordStore } from '../application/record-store.ts';
import { lockIntegration } from './lock.ts';
import { removeRecords, writeRecords } from './write-records.ts';

type Trx = Database;

const mostRemovedAtOnce = 500;

const unique = (all: readonly string[]): string[] => [...new Set(all)];

/** Where each kind is found by the supplier's key, and whose it is. */
const stands: Readonly<
  Record<string, { readonly table: string; readonly key: string; readonly owner: string | null }>
> = {
  staff: { table: 'users', key: 'email', owner: 'customer_no' },
  users: { table: 'users', key: 'email', owner: 'customer_no' },
  customers: { table: 'customers', key: 'no', owner: null },
  products: { table: 'products', key: 'sku_id', owner: null },
  items: { table: 'items', key: 'sku', owner: null },
  orders: { table: 'orders', key: 'no', owner: 'customer_no' },
  invoices: { table: 'invoices', key: 'no', owner: 'customer_no' },
  'credit-notes': { table: 'invoices', key: 'no', owner: 'customer_no' },
  payments: { table: 'payments', key: 'no', owner: 'customer_no' },
};

/** The keys of these that there are, each with whose it is. */
const present = async (trx: Trx, kind: string, keys: readonly string[]): Promise<Map<string, string | null>> => {
  const stand = stands[kind];
  if (!stand || keys.length === 0) return new Map();
  const owner = stand.owner === null ? sql`null::text` : sql.ref(stand.owner);
  const { rows } = await sql<{
    key: string;
    owner: string | null;
  }>`select ${sql.ref(stand.key)} as key, ${owner} as owner
    from ${sql.table(stand.table)} where ${sql.ref(stand.key)} = any(${keys}::text[])`.execute(trx);
  return new Map(rows.map((row) => [row.key, row.owner]));
};

const missingOf = async (trx: Trx, references: readonly Reference[]): Promise<Set<string>> => {
  const missing = new Set<string>();
  for (const kind of new Set(references.map((reference) => reference.kind))) {
    const keys = unique(references.filter((each) => each.kind === kind).map(({ key }) => key));
    const there = await present(trx, kind, keys);
    for (const key of keys) {
      // Whoever is a customer's user is no member of staff.
      const isThere = kind === 'staff' ? there.get(key) === null : there.has(key);
      if (!isThere) missing.add(referenceText({ kind, key }));
    }
  }
  return missing;
};

const knownOf = async (
  trx: Trx,
  kind: Kind,
  records: readonly { readonly key: string; readonly incoming: Incoming }[],
  runId: string,
): Promise<Facts['known']> => {
  const given = JSON.stringify(records.map(({ key, incoming: { record } }) => ({ key, record })));
  const { rows } = await sql<{ key: string; same: boolean; run_id: string; waits: boolean }>`
    select distinct on (kept.key) kept.key, kept.record = given.record as same, kept.run_id, kept.waits_for is not null as waits
    from jsonb_to_recordset(${given}::jsonb) as given(key text, record jsonb)
    join integration_records as kept on kept.kind = ${kind} and kept.key = given.key`.execute(trx);
  return new Map(rows.map(({ key, run_id: run, ...row }) => [key, { ...row, sentByRun: run === runId }]));
};

/** Numbers that stand for a document of the other kind: invoices and credit notes share one row of numbers. */
const otherDocuments = async (trx: Trx, kind: Kind, nos: readonly string[]): Promise<Set<string>> => {
  if (kind !== 'invoices' && kind !== 'credit-notes') return new Set();
  const { rows } = await sql<{ no: string }>`select no from invoices
    where no = any(${nos}::text[]) and credit_note <> ${kind === 'credit-notes'}`.execute(trx);
  return new Set(rows.map(({ no }) => no));
};

const currenciesOf = async (trx: Trx, nos: readonly string[]): Promise<Facts['currencies']> => {
  if (nos.length === 0) return new Map();
  const { rows } = await sql<{ no: string; currency_code: string }>`
    select no, currency_code from customers where no = any(${nos}::text[])`.execute(trx);
  return new Map(rows.map(({ no, currency_code: currency }) => [no, currency]));
};

const withDocuments = async (trx: Trx, nos: readonly string[]): Promise<Set<string>> => {
  const { rows } = await sql<{ no: string }>`select no from customers where no = any(${nos}::text[]) and (
    exists (select from orders where customer_no = customers.no)
    or exists (select from invoices where customer_no = customers.no)
    or exists (select from payments where customer_no = customers.no))`.execute(trx);
  return new Set(rows.map(({ no }) => no));
};

/** Which product each item is of. */
const productsOf = async (
  trx: Trx,
  records: readonly { readonly incoming: Incoming }[],
): Promise<Map<string, string>> => {
  const skus = records.flatMap(({ incoming }) =>
    incoming.kind === 'products' ? incoming.record.variations.map(({ sku }) => sku) : [],
  );
  const { rows } = await sql<{ sku: string; product_sku: string }>`
    select sku, product_sku from items where sku = any(${unique(skus)}::text[])`.execute(trx);
  return new Map(rows.map(({ sku, product_sku: product }) => [sku, product]));
};

const replacements = async (trx: Trx): Promise<Map<string, string>> => {
  const rows = await trx
    .selectFrom('items')
    .select(['sku', 'replaced_by'])
    .where('replaced_by', 'is not', null)
    .execute();
  return new Map(rows.map(({ sku, replaced_by: next }) => [sku, next ?? '']));
};

interface KeptRow {
  readonly kind: Kind;
  readonly key: string;
  readonly run_id: string;
  readonly line: number;
  readonly record: object;
  readonly waits_for: string[] | null;
}

// What was kept is what was read by the schema of its kind.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const incomingOf = ({ kind, record }: Pick<KeptRow, 'kind' | 'record'>): Incoming => ({ kind, record }) as Incoming;

/** Records within a transaction, which from now on is the only one that takes any in. */
export const createRecordStore = (database: Trx, now: () => Date): RecordStore => {
  const trx = database;
  return {
    facts: async (kind, records, runId) => {
      await lockIntegration(trx);
      const customers = unique(records.flatMap(({ incoming }) => customerOf(incoming) ?? []));
      const references = records.flatMap(({ incoming }) => referencesOf(incoming));
      const invoices = unique(references.flatMap((each) => (each.kind === 'invoices' ? each.key : [])));
      const owners = await present(trx, 'invoices', invoices);
      const keys = records.map(({ key }) => key);
      return {
        known: await knownOf(trx, kind, records, runId),
        owners: kind === 'products' || kind === 'customers' ? new Map() : await present(trx, kind, unique(keys)),
        otherDocuments: await otherDocuments(trx, kind, unique(keys)),
        invoiceOwners: new Map([...owners].map(([no, owner]) => [no, owner ?? ''])),
        currencies: await currenciesOf(trx, customers),
        withDocuments: kind === 'customers' ? await withDocuments(trx, unique(keys)) : new Set(),
        missing: await missingOf(trx, references),
        productOf: kind === 'products' ? await productsOf(trx, records) : new Map(),
        replacedBy: kind === 'products' ? await replacements(trx) : new Map(),
      };
    },
    write: (kind, incoming) => writeRecords(trx, kind, incoming, now()),
    keep: (kind, runId, records) =>
      bulkUpsert(
        trx,
        'integration_records',
        // Given as JSON as a whole: the record in it is no text of its own.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        records.map(({ key, line, incoming: { record }, waitsFor }) => ({
          kind,
          key,
          run_id: runId,
          line,
          record,
          waits_for: waitsFor,
        })) as never,
        { unique: ['kind', 'key'] },
      ),
    touch: async (kind, runId, keys) => {
      await sql`update integration_records set run_id = ${runId}
        where kind = ${kind} and key = any(${keys}::text[]) and run_id <> ${runId}`.execute(trx);
    },
    released: async (by) => {
      const { rows } = await sql<KeptRow>`select kind, key, run_id, line, record, waits_for from integration_records
        where waits_for is not null and waits_for && ${by.map(referenceText)}::text[] order by kind, key`.execute(trx);
      const missing = await missingOf(
        trx,
        rows.flatMap((row) => referencesOf(incomingOf(row))),
      );
      const waits = (row: KeptRow): boolean =>
        referencesOf(incomingOf(row)).some((reference) => missing.has(referenceText(reference)));
      return rows
        .filter((row) => !waits(row))
        .map((row) => ({ key: row.key, line: row.line, runId: row.run_id, incoming: incomingOf(row) }));
    },
    forget: async (kind, keys) => {
      await sql`delete from integration_records where kind = ${kind} and key = any(${keys}::text[])`.execute(trx);
    },
    remove: async (kind, keys) => {
      await lockIntegration(trx);
      const { rows } = await sql<KeptRow>`delete from integration_records
        where kind = ${kind} and key = any(${keys}::text[]) returning kind, key, record, waits_for`.execute(trx);
      const written = rows.filter((row) => row.waits_for === null).map(incomingOf);
      if (written.length > 0) await removeRecords(trx, kind, written, now());
      return rows.length;
    },
    notSent: async (kind, runId) => {
      const { rows: counted } = await sql<{ gone: number; all: number }>`select count(*)::integer as all,
        (count(*) filter (where run_id <> ${runId}))::integer as gone from integration_records where kind = ${kind}`.execute(
        trx,
      );
      const { rows } = await sql<{ key: string }>`select key from integration_records
        where kind = ${kind} and run_id <> ${runId} order by key limit ${mostRemovedAtOnce}`.execute(trx);
      return { gone: 0, all: 0, ...counted[0], keys: rows.map(({ key }) => key) };
    },
    refuse: async (runId, refused) =>
      bulkInsert(
        trx,
        'integration_refusals',
        refused.flatMap(({ line, key, problems, text }) =>
          problems.map(({ path, reason }) => ({
            run_id: runId,
            line,
            key,
            path,
            reason,
            record: text.slice(0, 20_000),
          })),
        ),
      ),
    count: async (runId, from, add) => {
      const { rows } = await sql`update integration_runs set lines = lines + ${add.lines}::integer,
          accepted = accepted + ${add.accepted}::integer, unchanged = unchanged + ${add.unchanged}::integer,
          refused = refused + ${add.refused}::integer, waiting = waiting + ${add.waiting}::integer, changed_at = ${now()}
        where id = ${runId} and lines = ${from} returning id`.execute(trx);
      return rows.length === 1;
    },
  };
};
