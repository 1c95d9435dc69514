import { contactSubjects } from '@connect/core/domain/account/contact';
import { signOffLevels } from '@connect/core/domain/products/sign-off';
import * as v from 'valibot';
import { Sku } from '../items.ts';
import { Money, UnitPrice } from '../money.ts';
import { customerNo, Day, documentNo, orderNo } from '../values.ts';
import { WaitReason } from '../wait-reason.ts';
import { KindName } from './runs.ts';

const text = v.string();
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const ofOrder = { orderNo, customerNo };
const shipTo = v.object({ name: text, address: text, address2: text, postCode: text });
/** `address2` has the town, too; the rest as the address has it. */
const shipToInFull = v.object({ ...shipTo.entries, city: text, county: text, country: text });
const product = { sku: text, region: text, level: v.picklist(signOffLevels), by: text };
/** A user as they are after what happened. */
const user = {
  customerNo,
  email: text,
  firstName: text,
  lastName: text,
  active: v.boolean(),
  permissions: v.array(text),
  /** Null for none. */
  spendLimit: v.nullable(Money),
};

/**
 * What the portal tells of, by kind: what it is, its version, which of its data is the key, and its data. Events of one key come in the order
 * in which they happened. A version is raised when what is there changes its meaning or goes; what is added does not raise it.
 */
export const eventKinds = {
  'order.placed': {
    version: 1,
    summary: 'A buyer placed an order: all that another system needs to take it in. It may still wait for approval',
    key: 'orderNo',
    data: v.object({
      ...ofOrder,
      reference: v.nullable(text),
      placedBy: v.object({ name: text, email: text }),
      date: Day,
      requestedOn: v.nullable(Day),
      notes: text,
      /** What it waits for; empty for one that is on its way. */
      waitsFor: v.array(WaitReason),
      shipTo: shipToInFull,
      lines: v.array(v.object({ sku: Sku, title: text, quantity: Count, unitPrice: UnitPrice })),
      totalExVat: Money,
      totalIncVat: Money,
    }),
  },
  'order.approved': {
    version: 1,
    summary: 'Somebody approved what an order waited for; with nothing left in `waitsFor` it is on its way',
    key: 'orderNo',
    data: v.object({
      ...ofOrder,
      by: text,
      approved: v.array(WaitReason),
      waitsFor: v.array(WaitReason),
      reason: text,
    }),
  },
  'order.rejected': {
    version: 1,
    summary: 'Somebody rejected an order that waited: it is over',
    key: 'orderNo',
    data: v.object({ ...ofOrder, by: text, reason: text }),
  },
  'order.withdrawn': {
    version: 1,
    summary: 'Whoever placed an order took it back while it waited: it is over',
    key: 'orderNo',
    data: v.object(ofOrder),
  },
  'credit.reserved': {
    version: 1,
    summary: "An order that is on its way reserved its total of the company's credit",
    key: 'orderNo',
    data: v.object({ ...ofOrder, amount: Money }),
  },
  'user.invited': {
    version: 1,
    summary:
      'Somebody was invited into a company, for the first time or again; who has a login elsewhere is told so by mail, and cannot join',
    key: 'email',
    data: v.object({
      customerNo,
      email: text,
      permissions: v.array(text),
      spendLimit: v.nullable(Money),
      by: text,
    }),
  },
  'user.invitation_revoked': {
    version: 1,
    summary: 'An invitation was taken back before it was used',
    key: 'email',
    data: v.object({ customerNo, email: text, by: text }),
  },
  'user.registered': {
    version: 1,
    summary: 'Somebody used their invitation, and has an account now',
    key: 'email',
    data: v.object(user),
  },
  'user.changed': {
    version: 1,
    summary: "A user's name, permissions, limit or access was changed: how they are now, and who did it",
    key: 'email',
    data: v.object({ ...user, by: text }),
  },
  'sample.created': {
    version: 1,
    summary: 'An account manager ordered samples: nothing is to be paid',
    key: 'orderNo',
    data: v.object({
      ...ofOrder,
      sampleNo: text,
      orderedBy: v.object({ name: text, email: text }),
      date: Day,
      reason: text,
      followUpOn: v.nullable(Day),
      shipTo,
      lines: v.array(v.object({ sku: Sku, title: text, quantity: Count })),
    }),
  },
  'product.signed_off': {
    version: 1,
    summary: 'A brand manager signed a product off for a storefront, at one of the two levels',
    key: 'sku',
    data: v.object(product),
  },
  'product.sign_off_undone': {
    version: 1,
    summary: 'A sign-off was taken back',
    key: 'sku',
    data: v.object(product),
  },
  'contact.received': {
    version: 1,
    summary: 'A buyer wrote to the supplier',
    key: 'reference',
    data: v.object({
      reference: text,
      customerNo,
      subject: v.picklist(contactSubjects),
      documentNo: v.nullable(documentNo),
      message: text,
      from: v.object({ name: text, email: text }),
    }),
  },
  'basket.prepared': {
    version: 1,
    summary: 'An account manager made a basket of a sample order ready for the company',
    key: 'orderNo',
    data: v.object({ ...ofOrder, by: text }),
  },
  'import.finished': {
    version: 1,
    summary: 'A run that sent records in is over, but for one that only tried',
    key: 'runId',
    data: v.object({
      runId: text,
      kind: KindName,
      by: text,
      lines: Count,
      accepted: Count,
      unchanged: Count,
      refused: Count,
      waiting: Count,
      removed: Count,
    }),
  },
} as const;

export type EventKind = keyof typeof eventKinds;
export type EventData<Kind extends EventKind> = v.InferOutput<(typeof eventKinds)[Kind]['data']>;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The keys of a constant are known; `Object.keys` says text.
export const eventNames = Object.keys(eventKinds) as readonly EventKind[];
export const EventName = v.picklist(eventNames, `must be one of ${eventNames.join(', ')}`);

/** An event as it goes out, with `data` by its `type`. */
export const Event = v.object({
  /** Its own for ever: one that comes twice has the same. */
  id: v.string(),
  type: EventName,
  version: Count,
  /** When it happened: ISO 8601, UTC. */
  timestamp: v.string(),
  /** The number of what it is about: those of one key come in their order. */
  key: v.string(),
  data: v.looseObject({}),
});
export type Event = Readonly<v.InferOutput<typeof Event>>;

/** A place in the feed, as an answer had it. */
const Cursor = v.pipe(v.string(), v.regex(/^\d{1,18}$/, 'is not a place in the feed'));
const upTo = (most: number, least: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,4}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(least, `must be at least ${least}`),
    v.maxValue(most, `must be at most ${most}`),
  );

export const EventsQuery = v.object({
  /** Where it goes on: `next` of the last answer; without it from the oldest that is kept. */
  after: v.optional(Cursor),
  limit: v.optional(upTo(1000, 1), '100'),
  /** So many seconds it waits where nothing has happened. */
  wait: v.optional(upTo(30, 0), '0'),
});

/** Events in their order, and where the feed goes on behind them. */
export const EventPage = v.object({ data: v.array(Event), next: v.string() });
export type EventPage = Readonly<v.InferOutput<typeof EventPage>>;
