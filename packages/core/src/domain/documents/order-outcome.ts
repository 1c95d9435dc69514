import type { User } from '../access/user.ts';
import { decideWithdrawal } from '../ordering/placement.ts';
import type { Order } from './document.ts';

/** What holds an order up, or ended it, where its status says Pending only (specification §order-outcome). */
export type OrderOutcome = 'cancelled' | 'rejected' | 'withdrawn' | 'on-hold' | 'prepayment';

/** The progress of an order that ended in the portal, beside its status of Cancelled. */
export const endings = { rejected: 'Rejected', withdrawn: 'Withdrawn' } as const;

/** What became of an order beside its status; null while it goes its way. */
export const orderOutcome = (order: {
  readonly status: string | null;
  readonly progress: string | null;
  readonly cancelled?: boolean;
}): OrderOutcome | null => {
  if (order.cancelled === true || order.status === 'Cancelled') {
    if (order.progress === endings.rejected) return 'rejected';
    return order.progress === endings.withdrawn ? 'withdrawn' : 'cancelled';
  }
  if (order.status === 'Pending Prepayment' || order.progress === 'Pending Prepayment') return 'prepayment';
  return order.status === 'On Hold' || order.progress === 'On Hold' ? 'on-hold' : null;
};

/** Whether there is a confirmation of an order to be downloaded: none of one that was never accepted. */
export const isConfirmed = (order: Parameters<typeof orderOutcome>[0]): boolean => {
  const outcome = orderOutcome(order);
  return outcome !== 'rejected' && outcome !== 'withdrawn';
};

/** Whether a user may take an order back: who placed it, while it waits. */
export const mayWithdraw = (
  { connectUserEmail, placement }: Pick<Order, 'connectUserEmail' | 'placement'>,
  user: Pick<User, 'email'>,
): boolean => {
  if (placement === null) return false;
  const isOwn = connectUserEmail?.toLowerCase() === user.email.toLowerCase();
  // One that was taken back before waits for nothing.
  return decideWithdrawal({ isOwn, isWithdrawn: false, waitsFor: placement.waitsFor }).ok;
};
