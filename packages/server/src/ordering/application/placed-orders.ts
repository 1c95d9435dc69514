import type { OrderNo } from '@connect/core/domain/documents/number';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Day } from '@connect/core/domain/calendar/day';
import type { endings } from '@connect/core/domain/documents/order-outcome';
import type { Money } from '@connect/core/domain/money/money';
import type {
  Approval,
  LeftLine,
  OtherAdministrator,
  PlacedOrder,
  WaitReason,
} from '@connect/core/domain/ordering/placement';
import type { Reach } from '../../reach.ts';
import type { OrderingCompany } from './company-repository.ts';

/** What is known of an order placed in the portal beside the order itself. */
export interface Placement {
  readonly orderNo: OrderNo;
  readonly idempotencyKey: string;
  readonly userId: string;
  readonly placedBy: string;
  readonly at: Date;
  readonly requestedOn: Day | null;
  readonly notes: string;
  readonly storefront: string;
  readonly waitsFor: readonly WaitReason[];
  readonly otherAdministrator: boolean;
  /** How many of each item it took from the stock. */
  readonly taken: Readonly<Record<string, number>>;
  readonly left: readonly LeftLine[];
}

/** An order that nobody else decides on meanwhile. */
export interface HeldOrder {
  readonly orderNo: OrderNo;
  readonly company: OrderingCompany;
  readonly userId: string;
  readonly totalIncVat: Money;
  readonly waitsFor: readonly WaitReason[];
  readonly otherAdministrator: OtherAdministrator;
  readonly isWithdrawn: boolean;
  readonly taken: Readonly<Record<string, number>>;
}

/** An order in a list of those that wait. */
export type WaitingOrder = Omit<Approval, 'mayDecide' | 'decidedBy'> & {
  readonly userId: string;
  readonly otherAdministrator: OtherAdministrator;
};

/** One decision on what an order waited for. */
export interface OrderDecision {
  readonly orderNo: OrderNo;
  readonly at: Date;
  readonly userId: string;
  readonly by: string;
  readonly approved: boolean;
  readonly reason: string;
  readonly released: readonly WaitReason[];
}

/** Orders placed in the portal, and what became of them. */
export interface PlacedOrders {
  /** The order that a user placed under a key, as it was answered then. */
  madeUnder(userId: string, idempotencyKey: string): Promise<PlacedOrder | null>;
  isDiscarded(userId: string, idempotencyKey: string): Promise<boolean>;
  discard(userId: string, idempotencyKey: string, at: Date): Promise<void>;
  add(placement: Placement): Promise<void>;
  /** The order, with its company held; null for one out of reach. */
  hold(reach: Reach, orderNo: OrderNo): Promise<HeldOrder | null>;
  /** Those that wait, the oldest first. */
  waiting(reach: Reach, customerNo: CustomerNo | undefined): Promise<readonly WaitingOrder[]>;
  setWaiting(orderNo: OrderNo, waitsFor: readonly WaitReason[]): Promise<void>;
  /** It goes on its way. */
  release(orderNo: OrderNo): Promise<void>;
  /** Ends an order as the back office ends a cancelled one: it stays in the list, and nothing comes of it. */
  end(orderNo: OrderNo, how: keyof typeof endings): Promise<void>;
  setWithdrawn(orderNo: OrderNo, at: Date): Promise<void>;
  /** Whether its going over the credit was approved. */
  isCreditApproved(orderNo: OrderNo): Promise<boolean>;
  addDecision(decision: OrderDecision): Promise<void>;
}
