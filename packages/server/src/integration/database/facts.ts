import type { Kind } from '@connect/contract/integration/kinds';
import { isWebOrder } from '@connect/core/domain/documents/document';
import { sql, type RawBuilder } from 'kysely';
import { isPortalAdministrator } from '../../database/administrators.ts';
import { hasGivenNumbers, lastNumber } from '../../database/number-series.ts';
import type { Database } from '../../database/open.ts';
import { notToComeReasons, referenceText, type Facts } from '../domain/decide-batch.ts';
import type { Incoming, Reference } from '../domain/incoming.ts';
import { customerOf, referencesOf } from '../domain/record-rules.ts';

type Trx = Database;

interface Given {
  readonly key: string;
  readonly incoming: Incoming;
}

const unique = (all: readonly string[]): string[] => [...new Set(all)];

/** Where each kind is found by the supplier's key, and what is known of it there: mostly whose it is. */
const stands: Readonly<
  Record<string, { readonly table: string; readonly key: string; readonly about: string | null }>
> = {
  staff: { table: 'users', key: 'email', about: 'customer_no' },
  users: { table: 'users', key: 'email', about: 'customer_no' },
  customers: { table: 'customers', key: 'no', about: 'currency_code' },
  products: { table: 'products', key: 'sku_id', about: null },
  items: { table: 'items', key: 'sku', about: null },
  orders: { table: 'orders', key: 'no', about: 'customer_no' },
  shipments: { table: 'shipments', key: 'no', about: 'customer_no' },
  invoices: { table: 'invoices', key: 'no', about: 'customer_no' },
  'credit-notes': { table: 'invoices', key: 'no', about: 'customer_no' },
  payments: { table: 'payments', key: 'no', about: 'customer_no' },
};

const nothing: ReadonlyMap<string, null> = new Map();

interface Found {
  readonly fact: string;
  readonly key: string;
  readonly about: string | null;
}

const standing = (kind: string, keys: readonly string[]): RawBuilder<Found>[] => {
  const stand = stands[kind];
  if (!stand || keys.length === 0) return [];
  const about = stand.about === null ? sql`null` : sql.ref(stand.about);
  return [
    sql`select ${kind}::text as fact, ${sql.ref(stand.key)} as key, ${about}::text as about
      from ${sql.table(stand.table)} where ${sql.ref(stand.key)} = any(${keys}::text[])`,
  ];
};

/** Numbers that stand for a document of the other kind: invoices and credit notes share one row of numbers. */
const otherDocuments = (kind: Kind, nos: readonly string[]): RawBuilder<Found>[] =>
  kind === 'invoices' || kind === 'credit-notes'
    ? [
        sql`select 'other document' as fact, no as key, null as about from invoices
          where no = any(${nos}::text[]) and credit_note <> ${kind === 'credit-notes'}`,
      ]
    : [];

/** Numbers that are named as those of invoices, and are of credit notes. */
const creditNotes = (references: readonly Reference[]): RawBuilder<Found>[] => {
  const nos = references.flatMap(({ kind, key }) => (kind === 'invoices' ? [key] : []));
  return nos.length === 0
    ? []
    : [
        sql`select 'credit note' as fact, no as key, null as about from invoices
          where no = any(${nos}::text[]) and credit_note`,
      ];
};

/** Members of staff whom the operator made administrators. */
const administrators = (kind: Kind, emails: readonly string[]): RawBuilder<Found>[] =>
  kind === 'staff'
    ? [
        sql`select 'administrator' as fact, email as key, null as about from users
          where email = any(${emails}::text[]) and ${isPortalAdministrator}`,
      ]
    : [];

/** Orders of the portal's that are not to be carried out, and why. */
const notToCome = (kind: Kind, nos: readonly string[]): RawBuilder<Found>[] => {
  const isRejected = sql`exists (select from order_decisions where order_decisions.order_no = portal_orders.order_no and not approved)`;
  const isUndecided = sql`exists (select from unnest(waited_for) as reason where not exists (
    select from order_decisions where order_decisions.order_no = portal_orders.order_no and released = reason))`;
  return kind === 'orders'
    ? [
        sql`select 'not to come' as fact, order_no as key,
            case when withdrawn_at is not null then 'withdrawn' when ${isRejected} then 'rejected'
              when cardinality(waits_for) > 0 then 'waiting' else 'cancelled' end as about
          from portal_orders join orders on no = order_no where order_no = any(${nos}::text[])
            and (withdrawn_at is not null or cardinality(waits_for) > 0 or ${isRejected} or (cancelled and ${isUndecided}))`,
      ]
    : [];
};

const withDocuments = (kind: Kind, nos: readonly string[]): RawBuilder<Found>[] =>
  kind === 'customers'
    ? [
        sql`select 'with documents' as fact, no as key, null as about from customers where no = any(${nos}::text[]) and (
          exists (select from orders where customer_no = customers.no)
          or exists (select from invoices where customer_no = customers.no)
          or exists (select from payments where customer_no = customers.no))`,
      ]
    : [];

const byKind = (references: readonly Reference[]): Map<string, Set<string>> => {
  const keys = new Map<string, Set<string>>();
  for (const { kind, key } of references) keys.set(kind, (keys.get(kind) ?? new Set()).add(key));
  return keys;
};

/** Finds what there is of some references, and whatever else is asked, in one statement. */
const find = async (
  trx: Trx,
  references: readonly Reference[],
  more: readonly RawBuilder<Found>[] = [],
): Promise<(fact: string) => ReadonlyMap<string, string | null>> => {
  const asked = [...[...byKind(references)].flatMap(([kind, keys]) => standing(kind, [...keys])), ...more];
  const found = new Map<string, Map<string, string | null>>();
  if (asked.length > 0) {
    const { rows } = await sql<Found>`${sql.join(asked, sql` union all `)}`.execute(trx);
    for (const { fact, key, about } of rows) found.set(fact, (found.get(fact) ?? new Map()).set(key, about));
  }
  return (fact) => found.get(fact) ?? nothing;
};

const missingAmong = (
  references: readonly Reference[],
  found: (fact: string) => ReadonlyMap<string, string | null>,
): Set<string> => {
  // Whoever is a customer's user is no member of staff.
  const isThere = ({ kind, key }: Reference): boolean =>
    kind === 'staff' ? found(kind).get(key) === null : found(kind).has(key);
  return new Set(references.filter((reference) => !isThere(reference)).map(referenceText));
};

/** Which of these references lead nowhere, as `referenceText` writes them. */
export const missingOf = async (trx: Trx, references: readonly Reference[]): Promise<ReadonlySet<string>> =>
  missingAmong(references, await find(trx, references));

/** What came last of some records, and waits where it cannot stand yet. */
const knownOf = async (trx: Trx, kind: Kind, keys: readonly string[], runId: string): Promise<Facts['known']> => {
  const { rows } = await sql<{ key: string; text: string; run_id: string; waits: boolean }>`
    select key, record::text as text, run_id, false as waits from integration_records
      where kind = ${kind} and key = any(${keys}::text[])
    union all select key, record::text, run_id, true from integration_waiting
      where kind = ${kind} and key = any(${keys}::text[])`.execute(trx);
  const known = new Map<string, { text: string; sentByRun: boolean; waits: boolean }>();
  for (const { key, text, run_id: run, waits } of rows)
    if (waits || !known.has(key)) known.set(key, { text, sentByRun: run === runId, waits });
  return known;
};

/** Looked up where an order is said to be the portal's, and is not there. */
const ownNumbersFor = async (
  trx: Trx,
  records: readonly Given[],
  owners: ReadonlyMap<string, unknown>,
): Promise<Facts['ownNumbers']> => {
  const claims = ({ key, incoming: { kind, record } }: Given): boolean =>
    kind === 'orders' && isWebOrder({ globusReference: record.origin }) && !owners.has(key);
  if (!records.some(claims)) return null;
  return (await hasGivenNumbers(trx)) ? lastNumber(trx, 'order') : null;
};

const withoutNull = (found: ReadonlyMap<string, string | null>): Map<string, string> =>
  new Map([...found].map(([key, about]) => [key, about ?? '']));

/** All that is known of records of one kind, for deciding on them. */
export const readFacts = async (
  trx: Trx,
  kind: Kind,
  records: readonly Given[],
  runId: string,
): Promise<Omit<Facts, 'pictureHosts'>> => {
  const keys = unique(records.map(({ key }) => key));
  const references = records.flatMap(({ incoming }) => referencesOf(incoming));
  const isOwned = kind !== 'products' && kind !== 'customers';
  const found = await find(
    trx,
    [
      ...references,
      ...(isOwned ? keys.map((key) => ({ kind, key })) : []),
      ...records
        .flatMap(({ incoming }) => customerOf(incoming) ?? [])
        .map((key) => ({ kind: 'customers', key }) as const),
    ],
    [
      ...otherDocuments(kind, keys),
      ...creditNotes(references),
      ...withDocuments(kind, keys),
      ...notToCome(kind, keys),
      ...administrators(kind, keys),
    ],
  );
  return {
    known: await knownOf(trx, kind, keys, runId),
    owners: isOwned ? found(kind) : nothing,
    otherDocuments: new Set(found('other document').keys()),
    creditNotes: new Set(found('credit note').keys()),
    invoiceOwners: withoutNull(found('invoices')),
    orderOwners: withoutNull(found('orders')),
    notToCome: new Map(
      [...found('not to come')].flatMap(([key, about]) => {
        const why = notToComeReasons.find((reason) => reason === about);
        return why ? [[key, why] as const] : [];
      }),
    ),
    ownNumbers: await ownNumbersFor(trx, records, found('orders')),
    currencies: withoutNull(found('customers')),
    withDocuments: new Set(found('with documents').keys()),
    administrators: new Set(found('administrator').keys()),
    missing: missingAmong(references, found),
  };
};
