import { orderNoOf } from '../../domain/documents/number.ts';
import { quantityOf } from '../../domain/ordering/quantity.ts';
import type { Credit } from '../../domain/ordering/credit.ts';
import { isNothing, minus, nothing, type Money } from '../../domain/money/money.ts';
import type { Day } from '../../domain/calendar/day.ts';
import { basketLine } from '../../domain/ordering/basket.ts';
import {
  decideOrder,
  decidePlacing,
  whoDecides,
  type DecisionRefusal,
  type PlacingRefusal,
} from '../../domain/ordering/decide-order.ts';
import {
  decideWithdrawal,
  earliestDay,
  waitsFor,
  type Approval,
  type Checkout,
  type Decider,
  type PlacedOrder,
  type WaitReason,
  type WithdrawalRefusal,
} from '../../domain/ordering/placement.ts';
import { ok, refused } from '../../domain/result.ts';
import type { Approvals, Checkouts } from '../../ports/checkouts.ts';
import type { Refusal } from '../../ports/failure.ts';
import { anItem } from '../examples.ts';
import { aRefusal } from './session.ts';

/** Somebody who orders, with their own limit. */
export interface MemoryBuyer {
  readonly email: string;
  readonly spendLimit: Money | null;
}

interface MemoryOrder {
  approval: Approval;
  creditApproved: boolean;
  withdrawn: boolean;
}

const rejected = (code: string): Refusal => aRefusal('rejected', code, code);

const placingCodes: Readonly<Record<PlacingRefusal, string>> = {
  discarded: 'order_discarded',
  'basket-changed': 'basket_changed',
  'nothing-to-order': 'nothing_to_order',
  'account-blocked': 'account_blocked',
  'day-too-early': 'day_too_early',
  'reference-required': 'reference_required',
  'reference-mask': 'reference_form',
  'reference-sample': 'reference_of_sample',
  'unknown-address': 'unknown_address',
};
/** A blocked account is an administrator's own, and one of an account manager's customers. */
const decisionCodesOf = (decider: Decider): Readonly<Record<DecisionRefusal, string>> => ({
  withdrawn: 'order_withdrawn',
  'own-order': 'not_your_own_order',
  'above-your-limit': 'above_your_limit',
  'already-decided': 'already_decided',
  'reason-missing': 'malformed_request',
  'account-blocked': decider === 'administrator' ? 'account_blocked' : 'customer_blocked',
});
const withdrawalCodes: Readonly<Record<WithdrawalRefusal, string>> = {
  'not-yours': 'not_yours_to_withdraw',
  'not-waiting': 'not_waiting',
};

/** Something that can be ordered: what it is, no decision asks. */
const aLine = basketLine(anItem(), quantityOf(anItem().minimum));

/** What one company orders in memory: its credit, the baskets of its buyers by email, and its orders that wait. */
export const createMemoryOrdering = (company: {
  readonly today: Day;
  readonly credit: Money;
  readonly referenceRule?: Checkout['referenceRule'];
  /** Whether there is another administrator than whoever orders, with a limit that covers it. */
  readonly otherAdministrator?: boolean;
  readonly isBlocked?: boolean;
}) => {
  const { today, referenceRule = { required: false, mask: null }, otherAdministrator = true } = company;
  const other = { before: otherAdministrator, now: otherAdministrator };
  let { credit, isBlocked = false } = company;
  const orders = new Map<string, MemoryOrder>();
  const discarded = new Set<string>();
  const baskets = new Map<string, { version: number; totalIncVat: Money }>();
  const basketOf = (email: string) => baskets.get(email) ?? { version: 0, totalIncVat: nothing(credit.currency) };
  const address = { id: 'a', name: 'Northgate', address: '4 Mill Lane', address2: '', city: 'Leeds', county: '' };
  const addresses = [{ ...address, postCode: 'LS1 4AB', country: 'United Kingdom' }];

  const waits = ({ spendLimit }: MemoryBuyer, totalIncVat: Money): readonly WaitReason[] =>
    waitsFor({ totalIncVat, availableCredit: credit, spendLimit });

  /** Sets what a buyer's basket comes to. */
  const setBasket = (email: string, totalIncVat: Money) => {
    const basket = { version: basketOf(email).version + 1, totalIncVat };
    baskets.set(email, basket);
    return basket;
  };

  const checkoutsOf = (buyer: MemoryBuyer): Checkouts => {
    const byKey = new Map<string, PlacedOrder>();
    return {
      load: async () =>
        ok({
          basketVersion: basketOf(buyer.email).version,
          addresses,
          referenceRule,
          availableCredit: credit,
          spendLimit: buyer.spendLimit,
          wouldWait: waits(buyer, basketOf(buyer.email).totalIncVat),
          otherAdministrator,
          earliest: earliestDay(today),
        }),
      place: async (form) => {
        const made = byKey.get(form.idempotencyKey);
        if (made) return ok(made);
        const basket = basketOf(buyer.email);
        const decided = decidePlacing(
          {
            isDiscarded: discarded.has(form.idempotencyKey),
            basket: { ...basket, lines: isNothing(basket.totalIncVat) ? [] : [aLine] },
            isBlocked,
            earliest: earliestDay(today),
            referenceRule,
            addresses,
            availableCredit: credit,
            spendLimit: buyer.spendLimit,
          },
          form,
        );
        if (!decided.ok) return refused(rejected(placingCodes[decided.refusal]));
        const no = orderNoOf(`SO-${900_000 + orders.size}`);
        const placed = { no, waitsFor: decided.value.waitsFor, otherAdministrator, left: decided.value.left };
        byKey.set(form.idempotencyKey, placed);
        setBasket(buyer.email, nothing(credit.currency));
        if (decided.value.credit?.kind === 'reserved') credit = decided.value.credit.left;
        const approval: Approval = {
          orderNo: orderNoOf(placed.no),
          customerNo: 'C10482',
          customerName: 'Northgate Site Supplies',
          reference: form.reference,
          placedBy: buyer.email,
          placedByEmail: buyer.email,
          placedAt: `${today}T12:00:00.000Z`,
          totalIncVat: form.totalIncVat,
          lines: 1,
          waitsFor: placed.waitsFor,
          credit: null,
          mayDecide: false,
          decidedBy: [],
        };
        orders.set(placed.no, { approval, creditApproved: false, withdrawn: false });
        return ok(placed);
      },
      discard: async (idempotencyKey) => {
        discarded.add(idempotencyKey);
        return ok(byKey.get(idempotencyKey) ?? null);
      },
      withdraw: async (orderNo) => {
        const order = orders.get(orderNo);
        if (!order) return refused(aRefusal('not-found', 'not_found', 'There is no such order.'));
        const decided = decideWithdrawal({
          isOwn: order.approval.placedByEmail === buyer.email,
          isWithdrawn: order.withdrawn,
          waitsFor: order.approval.waitsFor,
        });
        if (!decided.ok) return refused(rejected(withdrawalCodes[decided.refusal]));
        order.withdrawn = true;
        order.approval = { ...order.approval, waitsFor: [] };
        return ok(null);
      },
    };
  };

  /** As if nothing was owed and on order before. */
  const creditNow = (): Credit => ({
    creditLimit: company.credit,
    totalOwed: nothing(credit.currency),
    outstandingOrdersValue: minus(company.credit, credit),
  });
  const block = (): void => void (isBlocked = true);

  /** Approvals by one person, up to their own limit. */
  const approvalsOf = (decider: Decider, { email, spendLimit }: MemoryBuyer): Approvals => ({
    list: async () =>
      ok(
        [...orders.values()]
          .map(({ approval }) => ({
            ...approval,
            credit: decider === 'account-manager' ? creditNow() : null,
            ...whoDecides(
              { ...approval, otherAdministrator: other, isOwn: approval.placedByEmail === email },
              { decider, spendLimit },
            ),
          }))
          .filter(({ decidedBy }) => decidedBy.includes(decider)),
      ),
    decide: async (orderNo, decision) => {
      const order = orders.get(orderNo);
      if (!order) return refused(aRefusal('not-found', 'not_found', 'There is no such order.'));
      const { approval } = order;
      const answer = decideOrder(
        {
          isWithdrawn: order.withdrawn,
          isOwn: approval.placedByEmail === email,
          waitsFor: approval.waitsFor,
          otherAdministrator: other,
          creditApproved: order.creditApproved,
          totalIncVat: approval.totalIncVat,
          availableCredit: credit,
          isBlocked,
        },
        { ...decision, decider, spendLimit },
      );
      if (!answer.ok) return refused(rejected(decisionCodesOf(decider)[answer.refusal]));
      const { decided, waitsFor: left, credit: reserved } = answer.value;
      order.creditApproved ||= decided.includes('over-credit');
      order.approval = { ...approval, waitsFor: left };
      if (reserved?.kind === 'reserved') credit = reserved.left;
      return ok(left);
    },
  });

  return { block, setBasket, checkoutsOf, approvalsOf };
};
