import type { ShipToAddress } from '../account/managed-customer.ts';
import type { Day } from '../calendar/day.ts';
import { isSame, type Money } from '../money/money.ts';
import { ok, refused, type Result } from '../result.ts';
import { hasOrderable, type Basket } from './basket.ts';
import { decideCredit, type CreditDecision } from './credit.ts';
import {
  deciders,
  formProblems,
  leftBehind,
  reasonsDecidedBy,
  waitsAfterApproval,
  waitsFor,
  type Approval,
  type DecidedAs,
  type LeftLine,
  type OrderForm,
  type ReferenceRule,
  type WaitingOrder,
  type WaitReason,
} from './placement.ts';

/** What is known of a company and its buyer when an order is placed. */
export interface PlacingState {
  /** Whether the order was given up before it arrived. */
  readonly isDiscarded: boolean;
  readonly basket: Pick<Basket, 'version' | 'lines' | 'totalIncVat'>;
  readonly isBlocked: boolean;
  readonly earliest: Day;
  readonly referenceRule: ReferenceRule;
  readonly addresses: readonly ShipToAddress[];
  readonly availableCredit: Money;
  readonly spendLimit: Money | null;
}

/** Why an order is not placed. */
export type PlacingRefusal =
  | 'discarded'
  | 'basket-changed'
  | 'nothing-to-order'
  | 'account-blocked'
  | 'day-too-early'
  | 'reference-required'
  | 'reference-mask'
  | 'reference-sample'
  | 'unknown-address';

/** What happens when an order is placed. */
export interface Placed {
  /** What is ordered. */
  readonly lines: Basket['lines'];
  /** What stays in the basket. */
  readonly left: readonly LeftLine[];
  readonly address: ShipToAddress;
  readonly waitsFor: readonly WaitReason[];
  /** What becomes of its total in the company's credit; null for an order that waits, which reserves nothing until it is released. */
  readonly credit: CreditDecision | null;
}

/** Whether an order is placed, and what happens then (specification §placing-orders). */
export const decidePlacing = (state: PlacingState, form: OrderForm): Result<Placed, PlacingRefusal> => {
  const { basket } = state;
  if (state.isDiscarded) return refused('discarded');
  if (basket.version !== form.basketVersion || !isSame(basket.totalIncVat, form.totalIncVat))
    return refused('basket-changed');
  if (!hasOrderable(basket.lines)) return refused('nothing-to-order');
  if (state.isBlocked) return refused('account-blocked');
  const problems = formProblems(form, state);
  if (problems.isTooEarly) return refused('day-too-early');
  if (problems.reference !== null) return refused(`reference-${problems.reference}` as const);
  const address = state.addresses.find(({ id }) => id === form.addressId.toLowerCase());
  if (!address) return refused('unknown-address');
  const waits = waitsFor({ ...state, totalIncVat: basket.totalIncVat });
  return ok({
    lines: basket.lines.filter(({ problem }) => problem === null),
    left: leftBehind(basket.lines),
    address,
    waitsFor: waits,
    credit: waits.length === 0 ? decideCredit(state.availableCredit, basket.totalIncVat) : null,
  });
};

/** What is known of an order, and of its company, when somebody decides on it. */
export interface DecidingState extends WaitingOrder {
  readonly isWithdrawn: boolean;
  /** Whether whoever decides placed it. */
  readonly isOwn: boolean;
  /** Whether its going over the credit was approved before. */
  readonly creditApproved: boolean;
  readonly availableCredit: Money;
  readonly isBlocked: boolean;
}

/**
 * Who may decide something of what an order waits for, and whether this one may (specification §approvals): never on an order of their
 * own, whoever else may, nor on one above their own limit.
 */
export const whoDecides = (
  order: WaitingOrder & Pick<DecidingState, 'isOwn'>,
  approver: DecidedAs,
): Pick<Approval, 'mayDecide' | 'decidedBy'> => ({
  mayDecide: !order.isOwn && reasonsDecidedBy(approver, order).length > 0,
  decidedBy: deciders.filter((decider) => reasonsDecidedBy({ decider, spendLimit: null }, order).length > 0),
});

/** Why nothing is decided. */
export type DecisionRefusal =
  | 'withdrawn'
  | 'own-order'
  | 'above-your-limit'
  | 'already-decided'
  | 'reason-missing'
  | 'account-blocked';

/** Whether an order waits for somebody like this approver, with a higher limit. */
const isForHigherLimit = (order: WaitingOrder, { decider }: DecidedAs): boolean =>
  decider === 'administrator' && order.waitsFor.includes('over-limit');

/** What happens when somebody decides on an order. */
export interface Decided {
  /** What the decision is on: all that the decider may decide. */
  readonly decided: readonly WaitReason[];
  /** What the order still waits for, and what of that has come up with this decision. */
  readonly waitsFor: readonly WaitReason[];
  readonly added: readonly WaitReason[];
  /** A released order goes on its way and reserves its credit; a rejected one ends and gives its stock back. */
  readonly outcome: 'released' | 'waits' | 'rejected';
  /** As of `Placed`: what was approved is reserved. */
  readonly credit: CreditDecision | null;
}

/**
 * Whether a decision on an order is carried out, and what happens then (specification §approvals). Nobody decides on an order of their own
 * for as long as it waits, whoever else may; one that has been decided is told to be, own or not.
 */
export const decideOrder = (
  state: DecidingState,
  decision: DecidedAs & { readonly approve: boolean; readonly reason: string },
): Result<Decided, DecisionRefusal> => {
  const decided = reasonsDecidedBy(decision, state);
  if (state.isWithdrawn) return refused('withdrawn');
  if (state.isOwn && state.waitsFor.length > 0) return refused('own-order');
  if (decided.length === 0) return refused(isForHigherLimit(state, decision) ? 'above-your-limit' : 'already-decided');
  if (!decision.approve) {
    if (decision.reason.trim() === '') return refused('reason-missing');
    return ok({ decided, waitsFor: [], added: [], outcome: 'rejected', credit: null });
  }
  if (state.isBlocked) return refused('account-blocked');
  const waits = waitsAfterApproval({ ...state, approved: decided });
  const added = waits.filter((reason) => !state.waitsFor.includes(reason));
  if (waits.length > 0) return ok({ decided, waitsFor: waits, added, outcome: 'waits', credit: null });
  const credit = decideCredit(state.availableCredit, state.totalIncVat, { isApproved: true });
  return ok({ decided, waitsFor: waits, added, outcome: 'released', credit });
};
