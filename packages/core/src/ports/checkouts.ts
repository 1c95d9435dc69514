import type { OrderNo } from '../domain/documents/number.ts';
import type { Approval, Checkout, OrderForm, PlacedOrder, WaitReason } from '../domain/ordering/placement.ts';
import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';

/** Ordering what is in the basket (specification §placing-orders). */
export interface Checkouts {
  load(): Promise<Result<Checkout, Refusal>>;
  place(form: OrderForm): Promise<Result<PlacedOrder, Refusal>>;
  /** Gives an order up that was sent under this key: nothing is ever placed under it then. The order, if it was placed already. */
  discard(idempotencyKey: string): Promise<Result<PlacedOrder | null, Refusal>>;
  /** Takes an own order back that waits for approval; done again it is answered alike. */
  withdraw(orderNo: OrderNo): Promise<Result<null, Refusal>>;
}

/** Orders that wait for somebody's approval: of a company's administrator, or of an account manager. */
export interface Approvals {
  /** The oldest first. */
  list(): Promise<Result<readonly Approval[], Refusal>>;
  /** What the order still waits for; to reject needs a reason. */
  decide(
    orderNo: OrderNo,
    decision: { readonly approve: boolean; readonly reason: string },
  ): Promise<Result<readonly WaitReason[], Refusal>>;
}
