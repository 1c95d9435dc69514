import type { OrderNo } from '../documents/number.ts';
import type { CustomerNo } from '../account/customer-no.ts';
import type { ShipToAddress } from '../account/managed-customer.ts';
import { addDays, startOfWeek, daysBetween, type Day } from '../calendar/day.ts';
import { compare, type Money } from '../money/money.ts';
import { isSampleReference } from '../samples/sample-reference.ts';
import { isSeen } from '../seen.ts';
import { ok, refused, type Result } from '../result.ts';
import type { BasketLine } from './basket.ts';
import { decideCredit, type Credit } from './credit.ts';
import type { LineProblem } from './item.ts';
import type { Sku } from './sku.ts';
import type { Quantity } from './quantity.ts';

/** Why an order waits for approval. */
export type WaitReason = 'over-credit' | 'over-limit';

/** Whether a total is within a limit, which it may reach; a limit of null is none. */
const isCovered = (total: Money, limit: Money | null): boolean => limit === null || compare(total, limit) <= 0;

/**
 * What an order waits for (specification §approvals): it is over the company's Available Credit, or over the user's own limit; a total that just reaches one
 * is not over it. The total includes VAT; a limit of null is none.
 */
export const waitsFor = (order: {
  readonly totalIncVat: Money;
  readonly availableCredit: Money;
  readonly spendLimit: Money | null;
}): readonly WaitReason[] => [
  ...(decideCredit(order.availableCredit, order.totalIncVat).kind === 'over' ? (['over-credit'] as const) : []),
  ...(isCovered(order.totalIncVat, order.spendLimit) ? [] : (['over-limit'] as const)),
];

/** Who decides on orders that wait. */
export const deciders = ['administrator', 'account-manager'] as const;
export type Decider = (typeof deciders)[number];

/**
 * Whether the company has an active administrator beside whoever placed an order, whose own limit covers it: when it was placed,
 * and now.
 */
export interface OtherAdministrator {
  readonly before: boolean;
  readonly now: boolean;
}

/** Somebody who decides. */
export interface DecidedAs {
  readonly decider: Decider;
  /** Up to which total they decide for others; null for any, as of an account manager. */
  readonly spendLimit: Money | null;
}

/**
 * Who may decide an order for one of its reasons (specification §approvals). The credit is the account manager's. A user's limit is the administrators' whose own
 * covers the order, never for an order of their own; so the account manager decides where there was none of those, or is none any more.
 */
export const decidersOf = (reason: WaitReason, { before, now }: OtherAdministrator): readonly Decider[] => {
  if (reason === 'over-credit') return ['account-manager'];
  if (!now) return ['account-manager'];
  return before ? ['administrator'] : deciders;
};

/** Whether an administrator is asked to decide as the order is placed; else the account manager is. */
export const isForAdministrator = (reason: WaitReason, otherAdministrator: boolean): boolean =>
  decidersOf(reason, { before: otherAdministrator, now: otherAdministrator }).includes('administrator');

/** An order that waits, as far as it matters to who decides. */
export interface WaitingOrder {
  readonly totalIncVat: Money;
  readonly waitsFor: readonly WaitReason[];
  readonly otherAdministrator: OtherAdministrator;
}

/** What of an order's reasons to wait somebody may decide: nothing beyond a limit of their own. */
export const reasonsDecidedBy = (
  { decider, spendLimit }: DecidedAs,
  { totalIncVat, waitsFor: waits, otherAdministrator }: WaitingOrder,
): readonly WaitReason[] =>
  isCovered(totalIncVat, spendLimit)
    ? waits.filter((reason) => decidersOf(reason, otherAdministrator).includes(decider))
    : [];

/**
 * What an order still waits for once some of its reasons are approved (specification §approvals). When a limit is approved the credit is looked at again, since
 * other orders may have used it up meanwhile; an order over the credit that was approved before stays so.
 */
export const waitsAfterApproval = (order: {
  readonly waitsFor: readonly WaitReason[];
  readonly approved: readonly WaitReason[];
  readonly creditApproved: boolean;
  readonly totalIncVat: Money;
  readonly availableCredit: Money;
}): readonly WaitReason[] => {
  const left = order.waitsFor.filter((reason) => !order.approved.includes(reason));
  if (order.creditApproved || order.waitsFor.includes('over-credit')) return left;
  return [...left, ...waitsFor({ ...order, spendLimit: null })];
};

/** Why an order cannot be withdrawn: somebody else placed it, or it does not wait (any more). */
export type WithdrawalRefusal = 'not-yours' | 'not-waiting';

/**
 * Whether an order is taken back: by who placed it, for as long as it waits for something (specification §withdrawing-orders). Done once
 * more, for an answer that was lost, nothing happens again.
 */
export const decideWithdrawal = (order: {
  readonly isOwn: boolean;
  readonly isWithdrawn: boolean;
  readonly waitsFor: readonly WaitReason[];
}): Result<'withdrawn' | 'withdrawn-before', WithdrawalRefusal> => {
  if (!order.isOwn) return refused('not-yours');
  if (order.waitsFor.length > 0) return ok('withdrawn');
  return order.isWithdrawn ? ok('withdrawn-before') : refused('not-waiting');
};

/** A company's rule for the references of its orders (specification §order-references). */
export interface ReferenceRule {
  readonly required: boolean;
  /** `#` stands for a digit, `@` for a letter, anything else for itself; null for any text. */
  readonly mask: string | null;
}

export const maxReference = 35;
export const maxNotes = 500;

const letter = /^\p{L}$/u;
const fits = (mark: string, character: string): boolean => {
  if (mark === '#') return character >= '0' && character <= '9';
  return mark === '@' ? letter.test(character) : mark.toLowerCase() === character.toLowerCase();
};

export type ReferenceProblem = 'required' | 'mask' | 'sample';

/** What is wrong with a reference, if anything: `sample` is one that would make the order a sample (decisions §sample-numbers). */
export const referenceProblem = (rule: ReferenceRule, reference: string): ReferenceProblem | null => {
  if (!isSeen(reference)) return rule.required ? 'required' : null;
  const text = reference.trim();
  if (isSampleReference(text)) return 'sample';
  if (rule.mask === null) return null;
  const [marks, characters] = [[...rule.mask], [...text]];
  const matches =
    marks.length === characters.length && marks.every((mark, index) => fits(mark, characters[index] ?? ''));
  return matches ? null : 'mask';
};

/** The first day an order made today can be asked for (specification §order-references): the next working day, Monday to Friday. */
export const earliestDay = (today: Day): Day => {
  const weekday = daysBetween(startOfWeek(today), today);
  return addDays(today, weekday < 4 ? 1 : 7 - weekday);
};

/** What is wrong with what was entered for an order, field by field. */
export interface FormProblems {
  readonly reference: ReferenceProblem | null;
  readonly isTooEarly: boolean;
}

/** What a company's rules find wrong with an entry (specification §order-references); `earliest` is the first day that can be asked for. */
export const formProblems = (
  entry: Pick<OrderForm, 'reference' | 'requestedOn'>,
  rules: { readonly referenceRule: ReferenceRule; readonly earliest: Day },
): FormProblems => ({
  reference: referenceProblem(rules.referenceRule, entry.reference),
  isTooEarly: entry.requestedOn !== null && entry.requestedOn < rules.earliest,
});

/** What a checkout needs beside the basket. */
export interface Checkout {
  /** Of the basket it is about. */
  readonly basketVersion: number;
  readonly addresses: readonly ShipToAddress[];
  readonly referenceRule: ReferenceRule;
  /** Null for users without View Balance (decisions §figures-withheld). */
  readonly availableCredit: Money | null;
  readonly spendLimit: Money | null;
  /** Why the basket, ordered now, would wait. */
  readonly wouldWait: readonly WaitReason[];
  /** Whether somebody else in the company is an administrator whose limit covers the basket; else the account manager decides over the user's. */
  readonly otherAdministrator: boolean;
  /** The first day that can be asked for. */
  readonly earliest: Day;
}

export interface OrderForm {
  /** A UUID that is the order's own: sent twice, it makes one order. */
  readonly idempotencyKey: string;
  /** The basket as it was shown. */
  readonly basketVersion: number;
  readonly totalIncVat: Money;
  readonly addressId: string;
  readonly reference: string;
  readonly requestedOn: Day | null;
  readonly notes: string;
  /** Such as `de/de`; empty for the first. The mails about the order link to it, in its language. */
  readonly storefront: string;
}

/** A line of the basket that an order left there, as it could not be ordered. */
export interface LeftLine {
  readonly sku: Sku;
  readonly title: string;
  readonly quantity: Quantity;
  readonly problem: LineProblem;
  readonly replacedBy: Sku | null;
}

/** The lines that an order of the basket leaves behind (specification §placing-orders). */
export const leftBehind = (lines: readonly BasketLine[]): readonly LeftLine[] =>
  lines.flatMap(({ item: { sku, title, replacedBy }, quantity, problem }) =>
    problem === null ? [] : [{ sku, title, quantity, problem, replacedBy }],
  );

export interface PlacedOrder {
  readonly no: OrderNo;
  /** Empty for one that is on its way. */
  readonly waitsFor: readonly WaitReason[];
  /** As of `Checkout`, when it was placed. */
  readonly otherAdministrator: boolean;
  readonly left: readonly LeftLine[];
}

/** Somebody who may decide on an order for one of its reasons; the supplier's support desk where the customer has no account manager. */
export interface Approver {
  readonly reason: WaitReason;
  readonly decider: Decider;
  readonly name: string | null;
}

/** What is known of an order that a customer placed in the portal, beside the order. */
export interface Placement {
  readonly placedBy: string;
  readonly requestedOn: Day | null;
  readonly notes: string;
  /** What it still waits for. */
  readonly waitsFor: readonly WaitReason[];
  /** What stayed in the basket when it was placed. */
  readonly left: readonly LeftLine[];
  /** Who may decide on each of these. */
  readonly approvers: readonly Approver[];
  /** Whether the company's account is blocked: nothing is approved then. */
  readonly accountBlocked: boolean;
  /** When whoever placed it took it back. ISO 8601, UTC. */
  readonly withdrawnAt: string | null;
  /** The last decision on it. */
  readonly decision: {
    readonly approved: boolean;
    readonly by: string;
    /** ISO 8601, UTC. */
    readonly at: string;
    readonly reason: string;
  } | null;
}

/** An order that waits for approval. */
export interface Approval {
  readonly orderNo: OrderNo;
  readonly customerNo: CustomerNo;
  readonly customerName: string;
  readonly reference: string;
  readonly placedBy: string;
  readonly placedByEmail: string;
  /** ISO 8601, UTC. */
  readonly placedAt: string;
  readonly totalIncVat: Money;
  readonly lines: number;
  readonly waitsFor: readonly WaitReason[];
  /** The company's credit as it is now, to decide by; null for its own users. The order does not count in it before it is released. */
  readonly credit: Credit | null;
  /** Whether whoever asks may decide it. */
  readonly mayDecide: boolean;
  /** Who may decide something of what it waits for. */
  readonly decidedBy: readonly Decider[];
}
