import type { Money } from '../money/money.ts';
import { ok, refused, type Result } from '../result.ts';
import { reasonsDecidedBy, waitsAfterApproval } from './placement.ts';
import type { Decider, OtherAdministrator, WaitReason } from './placement.ts';

/** An order placed here, as somebody is about to decide on it. */
export interface OrderToDecide {
  readonly waitsFor: readonly WaitReason[];
  /** Whether whoever decides placed it. */
  readonly isOwn: boolean;
  readonly isWithdrawn: boolean;
  /** Whether the company's account is blocked. */
  readonly isBlocked: boolean;
  readonly other: OtherAdministrator;
  /** Whether it was let over the credit before. */
  readonly creditApproved: boolean;
  readonly totalIncVat: Money;
  readonly availableCredit: Money;
}

export interface ApprovalCommand {
  readonly decider: Decider;
  readonly approve: boolean;
  /** Why; needed to reject. */
  readonly reason: string;
}

export type ApprovalRefusal =
  | 'order-withdrawn'
  | 'not-your-own-order'
  | 'already-decided'
  | 'reason-required'
  | 'account-blocked';

/** What a decision changes. */
export interface OrderDecided {
  readonly outcome: 'released' | 'waits' | 'rejected';
  /** What was decided on. */
  readonly decided: readonly WaitReason[];
  /** What the order waits for from now on: none for one that is released, and reserves its total of the credit, or rejected. */
  readonly waitsFor: readonly WaitReason[];
  /** What of it is new, since others used the credit up meanwhile. */
  readonly added: readonly WaitReason[];
}

/**
 * A decision on an order that waits (specification §approvals): of all that the decider decides at once. Of two on one reason the
 * second is refused, and nobody decides on an order of their own for as long as it waits.
 */
export const decideApproval = (
  { decider, approve, reason }: ApprovalCommand,
  order: OrderToDecide,
): Result<OrderDecided, ApprovalRefusal> => {
  const decided = reasonsDecidedBy(decider, order.waitsFor, order.other);
  if (order.isWithdrawn) return refused('order-withdrawn');
  if (order.isOwn && order.waitsFor.length > 0) return refused('not-your-own-order');
  if (decided.length === 0) return refused('already-decided');
  if (!approve)
    return reason.trim() === ''
      ? refused('reason-required')
      : ok({ outcome: 'rejected', decided, waitsFor: [], added: [] });
  if (order.isBlocked) return refused('account-blocked');
  const waitsFor = waitsAfterApproval({ ...order, approved: decided });
  const added = waitsFor.filter((each) => !order.waitsFor.includes(each));
  return ok({ outcome: waitsFor.length === 0 ? 'released' : 'waits', decided, waitsFor, added });
};
