import { keyColumns, keyOf, type Kind, type RecordOf } from '@connect/contract/integration/kinds';
import {
  currencyProblem,
  customerOf,
  isReplacedByItself,
  pictureProblem,
  problemOf,
  referencesOf,
  type Incoming,
  type Problem,
  type Reference,
} from './record-rules.ts';

/** A line of a sending: what could be read of it, or what is wrong with it. */
export interface ReadLine {
  /** From 1 on. */
  readonly line: number;
  /** As it came, for whoever mends it. */
  readonly text: string;
  readonly read:
    | { readonly ok: true; readonly incoming: Incoming }
    /** Its key, where that could be read all the same. */
    | { readonly ok: false; readonly key: string | null; readonly problems: readonly Problem[] };
}

/** What is known when a batch is decided on. */
export interface Facts {
  /** Records by their keys as they were taken last: whether this run has sent them, and whether they wait. */
  readonly known: ReadonlyMap<string, { readonly same: boolean; readonly sentByRun: boolean; readonly waits: boolean }>;
  /** What there is of the kind, by key: the customer it is of, or null for nobody's. */
  readonly owners: ReadonlyMap<string, string | null>;
  /** Numbers of these that stand for a credit note, or an invoice, already. */
  readonly otherDocuments: ReadonlySet<string>;
  /** The customer of each invoice that is named. */
  readonly invoiceOwners: ReadonlyMap<string, string>;
  /** The currency of each account that is named. */
  readonly currencies: ReadonlyMap<string, string>;
  /** Accounts that have documents: their currency stays. */
  readonly withDocuments: ReadonlySet<string>;
  /** What is named and not there, as `referenceText` writes it. */
  readonly missing: ReadonlySet<string>;
  /** The product that each named item is of. */
  readonly productOf: ReadonlyMap<string, string>;
  /** Hosts that pictures with addresses of their own may be at. */
  readonly pictureHosts: readonly string[];
  /** By which item each one was replaced. */
  readonly replacedBy: ReadonlyMap<string, string>;
}

export type Outcome =
  | { readonly kind: 'accepted' | 'unchanged' }
  | { readonly kind: 'waiting'; readonly waitsFor: readonly string[] }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] };

export const referenceText = ({ kind, key }: Reference): string => `${kind} ${key}`;

/** The key of a record of any kind. */
export const keyOfIncoming = ({ kind, record }: Incoming): string => keyOf(kind, record);

const ownerProblem = (incoming: Incoming, owners: Facts['owners']): Problem | null => {
  const { kind } = incoming;
  if (kind === 'customers') return null;
  const owner = owners.get(keyOfIncoming(incoming));
  if (owner === undefined) return null;
  if (kind === 'staff') return owner === null ? null : { path: 'email', reason: `is a user of customer ${owner}` };
  const customer = customerOf(incoming);
  if (customer === null || owner === customer) return null;
  return {
    path: 'customer',
    reason: owner === null ? 'this email is of a member of staff' : `it is of customer ${owner} already`,
  };
};

const allocationProblem = (incoming: Incoming, invoiceOwners: Facts['invoiceOwners']): Problem | null => {
  if (incoming.kind !== 'payments' && incoming.kind !== 'credit-notes') return null;
  const { allocations, customer } = incoming.record;
  const index = allocations.findIndex(({ invoice }) => (invoiceOwners.get(invoice) ?? customer) !== customer);
  const owner = invoiceOwners.get(allocations[index]?.invoice ?? '');
  return owner === undefined || index < 0
    ? null
    : { path: `allocations.${index}.invoice`, reason: `is an invoice of customer ${owner}` };
};

const accountProblem = (incoming: Incoming, { currencies, withDocuments }: Facts): Problem | null => {
  const customer = customerOf(incoming);
  const currency = currencies.get(customer ?? '');
  if (currency === undefined) return null;
  if (incoming.kind !== 'customers') return currencyProblem(incoming, currency);
  return currency !== incoming.record.currency && withDocuments.has(incoming.record.no)
    ? { path: 'currency', reason: `is ${currency} for as long as the account has documents` }
    : null;
};

const loopProblem = (record: RecordOf<'products'>, replacedBy: Map<string, string>): Problem | null => {
  const before = new Map(record.variations.map(({ sku }) => [sku, replacedBy.get(sku)] as const));
  for (const { sku, replacedBy: next } of record.variations)
    if (next === null) replacedBy.delete(sku);
    else replacedBy.set(sku, next);
  const at = record.variations.findIndex(({ sku }) => isReplacedByItself(replacedBy, sku));
  if (at < 0) return null;
  for (const [sku, next] of before)
    if (next === undefined) replacedBy.delete(sku);
    else replacedBy.set(sku, next);
  return { path: `variations.${at}.replacedBy`, reason: 'leads back to the item itself' };
};

/** An item is of one product: the first that names it. */
const itemProblem = (record: RecordOf<'products'>, productOf: Map<string, string>): Problem | null => {
  const at = record.variations.findIndex(({ sku }) => (productOf.get(sku) ?? record.sku) !== record.sku);
  const sku = record.variations[at]?.sku;
  if (sku !== undefined) return { path: `variations.${at}.sku`, reason: `is an item of product ${productOf.get(sku)}` };
  for (const each of record.variations) productOf.set(each.sku, record.sku);
  return null;
};

const sameText = (one: Incoming, other: Incoming): boolean =>
  JSON.stringify(one.record) === JSON.stringify(other.record);

/** What becomes of each line of a batch, in their order. Nothing of it depends on the other lines but those of the same key. */
export const decideBatch = (lines: readonly ReadLine[], facts: Facts): Outcome[] => {
  const taken = new Map<string, { readonly incoming: Incoming; readonly outcome: Outcome }>();
  const replacedBy = new Map(facts.replacedBy);
  const productOf = new Map(facts.productOf);
  const decide = (incoming: Incoming): Outcome => {
    const key = keyOfIncoming(incoming);
    const known = facts.known.get(key);
    const earlier = taken.get(key);
    if (earlier) {
      if (!sameText(earlier.incoming, incoming)) return { kind: 'refused', problems: [twice(incoming.kind)] };
      return earlier.outcome.kind === 'accepted' ? { kind: 'unchanged' } : earlier.outcome;
    }
    if (known?.sentByRun && !known.same) return { kind: 'refused', problems: [twice(incoming.kind)] };
    if (known?.same && !known.waits) return { kind: 'unchanged' };
    const problem =
      problemOf(incoming) ??
      pictureProblem(incoming, facts.pictureHosts) ??
      (facts.otherDocuments.has(key) ? numberTaken : null) ??
      ownerProblem(incoming, facts.owners) ??
      accountProblem(incoming, facts) ??
      allocationProblem(incoming, facts.invoiceOwners) ??
      (incoming.kind === 'products'
        ? (loopProblem(incoming.record, replacedBy) ?? itemProblem(incoming.record, productOf))
        : null);
    if (problem) return { kind: 'refused', problems: [problem] };
    const waitsFor = referencesOf(incoming)
      .map(referenceText)
      .filter((reference) => facts.missing.has(reference));
    return waitsFor.length > 0 ? { kind: 'waiting', waitsFor } : { kind: 'accepted' };
  };
  return lines.map(({ read }) => {
    if (!read.ok) return { kind: 'refused', problems: read.problems };
    const outcome = decide(read.incoming);
    const key = keyOfIncoming(read.incoming);
    if (!taken.has(key) && outcome.kind !== 'refused') taken.set(key, { incoming: read.incoming, outcome });
    return outcome;
  });
};

const numberTaken: Problem = { path: 'no', reason: 'is the number of an invoice or a credit note already' };
const twice = (kind: Kind): Problem => ({
  path: keyColumns[kind][0] ?? '',
  reason: 'comes twice in this run, with other contents',
});
