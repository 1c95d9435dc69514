import type { Day } from '../calendar/day.ts';
import { isSame, type Money } from '../money/money.ts';
import { ok, refused, type Result } from '../result.ts';
import { hasOrderable, type Basket, type BasketLine } from './basket.ts';
import {
  earliestDay,
  leftBehind,
  referenceProblem,
  waitsFor,
  type LeftLine,
  type OrderForm,
  type ReferenceProblem,
  type ReferenceRule,
  type WaitReason,
} from './placement.ts';

/** What is known of a buyer and their company when an order arrives. */
export interface BeforeOrder {
  readonly basket: Pick<Basket, 'version' | 'lines' | 'totalIncVat'>;
  readonly isBlocked: boolean;
  readonly referenceRule: ReferenceRule;
  /** Of the addresses that goods may go to. */
  readonly addressIds: readonly string[];
  readonly availableCredit: Money;
  /** The buyer's own; null for none. */
  readonly spendLimit: Money | null;
  readonly today: Day;
}

export type PlacingRefusal =
  | 'basket-changed'
  | 'nothing-to-order'
  | 'account-blocked'
  | 'day-too-early'
  | `reference-${ReferenceProblem}`
  | 'unknown-address';

/** What becomes of the basket. */
export interface OrderPlaced {
  readonly lines: readonly BasketLine[];
  readonly left: readonly LeftLine[];
  /** Empty for an order that goes on its way, and reserves its total of the credit. */
  readonly waitsFor: readonly WaitReason[];
}

/**
 * Whether a basket is ordered, and how (specification §placing-orders). It must be the one that was looked at; what of it can be
 * ordered is, and the rest stays.
 */
export const decidePlacing = (
  form: Pick<OrderForm, 'basketVersion' | 'totalIncVat' | 'requestedOn' | 'reference' | 'addressId'>,
  { basket, isBlocked, referenceRule, addressIds, availableCredit, spendLimit, today }: BeforeOrder,
): Result<OrderPlaced, PlacingRefusal> => {
  const { totalIncVat } = basket;
  if (basket.version !== form.basketVersion || !isSame(totalIncVat, form.totalIncVat)) return refused('basket-changed');
  if (!hasOrderable(basket.lines)) return refused('nothing-to-order');
  if (isBlocked) return refused('account-blocked');
  if (form.requestedOn !== null && form.requestedOn < earliestDay(today)) return refused('day-too-early');
  const problem = referenceProblem(referenceRule, form.reference);
  if (problem) return refused(`reference-${problem}` as const);
  if (!addressIds.includes(form.addressId)) return refused('unknown-address');
  return ok({
    lines: basket.lines.filter((line) => line.problem === null),
    left: leftBehind(basket.lines),
    waitsFor: waitsFor({ totalIncVat, availableCredit, spendLimit }),
  });
};
