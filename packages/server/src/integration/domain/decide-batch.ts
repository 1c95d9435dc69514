import { keyColumns, keyOf, type Kind } from '@connect/contract/integration/kinds';
import { isWebOrder } from '@connect/core/domain/documents/document';
import { comesTwice } from '@connect/contract/integration/runs';
import { currencyProblem } from './money-rules.ts';
import type { Incoming, Problem, Reference } from './incoming.ts';
import { customerOf, pictureProblem, problemOf, referencesOf } from './record-rules.ts';

/** A line of a sending: what could be read of it, or what is wrong with it. */
export interface ReadLine {
  /** From 1 on. */
  readonly line: number;
  /** As it came, for whoever mends it. */
  readonly text: string;
  readonly read:
    | { readonly ok: true; readonly incoming: Incoming }
    /** Its key, where that could be read all the same. */
    | {
        readonly ok: false;
        readonly key: string | null;
        readonly problems: readonly Problem[];
        /** The record without what is no column, where nothing else could be seen to be wrong with it. */
        readonly rest?: Incoming;
        readonly bySender?: true;
      };
}

/** Why an order of the portal's is not to be carried out: for good, or until it was decided on. */
export const notToComeReasons = ['withdrawn', 'rejected', 'cancelled', 'waiting'] as const;
export type NotToCome = (typeof notToComeReasons)[number];

/** What is known when a batch is decided on. */
export interface Facts {
  /** Records by their keys as they came last, and whether this run has sent them, and whether they wait. */
  readonly known: ReadonlyMap<string, { readonly text: string; readonly sentByRun: boolean; readonly waits: boolean }>;
  /** What there is of the kind, by key: the customer it is of, or null for nobody's. */
  readonly owners: ReadonlyMap<string, string | null>;
  /** Numbers of these that stand for a credit note, or an invoice, already. */
  readonly otherDocuments: ReadonlySet<string>;
  /** Numbers that are named as invoices, and are credit notes. */
  readonly creditNotes: ReadonlySet<string>;
  /** The customer of each invoice and each order that is named. */
  readonly invoiceOwners: ReadonlyMap<string, string>;
  readonly orderOwners: ReadonlyMap<string, string>;
  /** Orders that were placed in the portal, and why they are not to be carried out. */
  readonly notToCome: ReadonlyMap<string, NotToCome>;
  /** How the portal's own numbers of orders begin, and the last of them; null where none was given here yet. */
  readonly ownNumbers: { readonly prefix: string; readonly last: bigint } | null;
  /** The currency of each account that is named. */
  readonly currencies: ReadonlyMap<string, string>;
  /** Accounts that have documents: their currency stays. */
  readonly withDocuments: ReadonlySet<string>;
  /** Members of staff whom the operator made administrators. */
  readonly administrators: ReadonlySet<string>;
  /** What is named and not there, as `referenceText` writes it. */
  readonly missing: ReadonlySet<string>;
  /** Hosts that pictures with addresses of their own may be at. */
  readonly pictureHosts: readonly string[];
}

export type Outcome =
  | { readonly kind: 'accepted' | 'unchanged' }
  | { readonly kind: 'waiting'; readonly waitsFor: readonly string[] }
  | {
      readonly kind: 'refused';
      readonly problems: readonly Problem[];
      /** What becomes of its contents all the same, as of several with one number in a run some have to stand. */
      readonly instead?: Exclude<Outcome, { readonly kind: 'refused' }>;
    };

/** What becomes of the contents of a line, whatever its run is told. */
export const fateOf = (outcome: Outcome | undefined): Exclude<Outcome, { readonly kind: 'refused' }> | null =>
  outcome?.kind === 'refused' ? (outcome.instead ?? null) : (outcome ?? null);

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

const allocationProblem = (incoming: Incoming, { creditNotes, invoiceOwners }: Facts): Problem | null => {
  if (incoming.kind !== 'payments' && incoming.kind !== 'credit-notes') return null;
  const { allocations, customer, no } = incoming.record;
  const isNote = (invoice: string) => creditNotes.has(invoice) || (incoming.kind === 'credit-notes' && invoice === no);
  const note = allocations.findIndex(({ invoice }) => isNote(invoice));
  if (note >= 0) return { path: `allocations.${note}.invoice`, reason: 'is a credit note: only invoices are settled' };
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
  if (incoming.kind !== 'customers') return currencyProblem(incoming, `customer ${customer}`, currency);
  return currency !== incoming.record.currency && withDocuments.has(incoming.record.no)
    ? {
        path: 'currency',
        reason: `is ${incoming.record.currency}, and customer ${customer} has documents in ${currency}`,
      }
    : null;
};

/** Nobody who sends records keeps an administrator out: that would go unnoticed, as their record is otherwise taken. */
const administratorProblem = ({ kind, record }: Incoming, { administrators }: Facts): Problem | null =>
  kind === 'staff' && !record.active && administrators.has(record.email)
    ? { path: 'active', reason: 'is false, and they are an administrator: only whoever runs the portal ends that' }
    : null;

/** A parcel does not move to another customer. */
const shipmentProblem = (incoming: Incoming, { owners, orderOwners }: Facts): Problem | null => {
  if (incoming.kind !== 'shipments') return null;
  const [owner, customer] = [owners.get(incoming.record.no), orderOwners.get(incoming.record.order)];
  return owner === undefined || customer === undefined || owner === customer
    ? null
    : { path: 'order', reason: `is of customer ${customer}, the shipment is of customer ${owner} already` };
};

const endedHow = {
  withdrawn: 'withdrawn in the portal',
  rejected: 'rejected in the portal',
  cancelled: 'cancelled before anybody approved it',
} as const;

/** What a buyer took back, or nobody approved, is not begun with because another system had not heard of it; it may be cancelled there, too. */
const answerProblem = (incoming: Incoming, { notToCome }: Facts): Problem | null => {
  if (incoming.kind !== 'orders' || incoming.record.cancelled) return null;
  const why = notToCome.get(incoming.record.no);
  if (why === undefined) return null;
  return why === 'waiting'
    ? { path: 'no', reason: 'waits for approval in the portal: send it once that was told' }
    : { path: 'cancelled', reason: `is false, and the order was ${endedHow[why]}: nothing of it is to come` };
};

/**
 * An order with a number that the portal cannot have given would lead its own numbers there; what a restored one may have given since its backup
 * counts as given (`passOverWhatWasGiven`). Of a portal that has given none they are those of one before it.
 */
const ownNumberProblem = ({ kind, record }: Incoming, { owners, ownNumbers }: Facts): Problem | null => {
  if (kind !== 'orders' || !ownNumbers || owners.has(record.no) || !isWebOrder({ globusReference: record.origin }))
    return null;
  const { prefix, last } = ownNumbers;
  const digits = record.no.startsWith(prefix) ? record.no.slice(prefix.length) : '';
  return /^[0-9]+$/.test(digits) && BigInt(digits) > last
    ? { path: 'no', reason: 'is a number that the portal never gave: it is above its last' }
    : null;
};

/** What is wrong with a record whatever else there is. */
const ownProblem = (incoming: Incoming, { pictureHosts }: Facts): Problem | null =>
  problemOf(incoming) ?? pictureProblem(incoming, pictureHosts);

/** What becomes of a record by itself and by what is known, whatever else came under its key. */
const decide = (incoming: Incoming, facts: Facts): Outcome => {
  const problem =
    ownProblem(incoming, facts) ??
    (facts.otherDocuments.has(keyOfIncoming(incoming)) ? numberTaken : null) ??
    ownerProblem(incoming, facts.owners) ??
    administratorProblem(incoming, facts) ??
    shipmentProblem(incoming, facts) ??
    answerProblem(incoming, facts) ??
    ownNumberProblem(incoming, facts) ??
    accountProblem(incoming, facts) ??
    allocationProblem(incoming, facts);
  if (problem) return { kind: 'refused', problems: [problem] };
  const waitsFor = referencesOf(incoming)
    .map(referenceText)
    .filter((reference) => facts.missing.has(reference));
  return waitsFor.length > 0 ? { kind: 'waiting', waitsFor } : { kind: 'accepted' };
};

/** Of one key in a run: its contents that stand or wait so far, and what became of them. */
interface Sent {
  readonly text: () => string;
  readonly outcome: Outcome;
}

const textOf = ({ record }: Incoming): string => JSON.stringify(record);

/**
 * What becomes of each line of a batch, in their order. Nothing of it depends on the other lines but those of the same key: of several
 * contents that one has in a run those stand whose text comes first in the alphabet, whichever line did, and all but one are refused.
 */
export const decideBatch = (lines: readonly ReadLine[], facts: Facts): Outcome[] => {
  const taken = new Map<string, Sent>();
  const decideOn = (incoming: Incoming, key: string): Outcome => {
    const known = facts.known.get(key);
    const sent = taken.get(key);
    const earlier = sent?.text() ?? (known?.sentByRun ? known.text : null);
    if (earlier !== null && earlier !== textOf(incoming)) {
      const instead = textOf(incoming) < earlier ? decide(incoming, facts) : null;
      if (instead?.kind === 'refused') return instead;
      return { kind: 'refused', problems: [twice(incoming.kind, instead !== null)], ...(instead && { instead }) };
    }
    if (sent) return sent.outcome.kind === 'waiting' ? sent.outcome : { kind: 'unchanged' };
    return known && !known.waits && known.text === textOf(incoming) ? { kind: 'unchanged' } : decide(incoming, facts);
  };
  return lines.map(({ read }) => {
    if (!read.ok) {
      const more = read.rest ? ownProblem(read.rest, facts) : null;
      return { kind: 'refused', problems: more ? [...read.problems, more] : read.problems };
    }
    const { incoming } = read;
    const key = keyOfIncoming(incoming);
    const outcome = decideOn(incoming, key);
    const fate = fateOf(outcome);
    if (fate) taken.set(key, { text: () => textOf(incoming), outcome: fate });
    return outcome;
  });
};

const numberTaken: Problem = { path: 'no', reason: 'is the number of an invoice or a credit note already' };
const twice = (kind: Kind, stands: boolean): Problem => ({
  path: keyColumns[kind][0] ?? '',
  reason: `${comesTwice}: ${stands ? 'these' : 'those that came before'} stand`,
});
