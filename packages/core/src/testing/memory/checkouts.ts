import { isNothing, isSame, minus, nothing, type Money } from '../../domain/money/money.ts';
import type { Day } from '../../domain/calendar/day.ts';
import {
  deciders,
  earliestDay,
  reasonsDecidedBy,
  referenceProblem,
  waitsAfterApproval,
  waitsFor,
  withdrawalProblem,
  type Approval,
  type Checkout,
  type Decider,
  type OrderForm,
  type PlacedOrder,
  type ReferenceProblem,
  type WaitReason,
} from '../../domain/ordering/placement.ts';
import { ok, refused } from '../../domain/result.ts';
import type { Approvals, Checkouts } from '../../ports/checkouts.ts';
import type { Refusal } from '../../ports/failure.ts';
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
const referenceCodes: Readonly<Record<ReferenceProblem, string>> = {
  required: 'reference_required',
  mask: 'reference_form',
  sample: 'reference_of_sample',
};

/** What one company orders in memory: its credit, the baskets of its buyers by email, and its orders that wait. */
export const createMemoryOrdering = (company: {
  readonly today: Day;
  readonly credit: Money;
  readonly referenceRule?: Checkout['referenceRule'];
  /** Whether there is another administrator than whoever orders. */
  readonly otherAdministrator?: boolean;
}) => {
  const { today, referenceRule = { required: false, mask: null }, otherAdministrator = true } = company;
  const other = { before: otherAdministrator, now: otherAdministrator };
  let { credit } = company;
  const orders = new Map<string, MemoryOrder>();
  const discarded = new Set<string>();
  const baskets = new Map<string, { version: number; totalIncVat: Money }>();
  const basketOf = (email: string) => baskets.get(email) ?? { version: 0, totalIncVat: nothing(credit.currency) };
  const address = { id: 'a', name: 'Northgate', address: '4 Mill Lane', address2: '', city: 'Leeds', county: '' };
  const addresses = [{ ...address, postCode: 'LS1 4AB', country: 'United Kingdom' }];

  const waits = ({ spendLimit }: MemoryBuyer, totalIncVat: Money): readonly WaitReason[] =>
    waitsFor({ totalIncVat, availableCredit: credit, spendLimit });

  const formRefusal = (form: OrderForm, basket: { version: number; totalIncVat: Money }): Refusal | null => {
    if (basket.version !== form.basketVersion || !isSame(basket.totalIncVat, form.totalIncVat))
      return rejected('basket_changed');
    if (isNothing(basket.totalIncVat)) return rejected('nothing_to_order');
    if (form.requestedOn !== null && form.requestedOn < earliestDay(today)) return rejected('day_too_early');
    const problem = referenceProblem(referenceRule, form.reference);
    if (problem) return rejected(referenceCodes[problem]);
    return addresses.some(({ id }) => id === form.addressId) ? null : rejected('unknown_address');
  };

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
        const made = byKey.get(form.key);
        if (made) return ok(made);
        if (discarded.has(form.key)) return refused(rejected('order_discarded'));
        const refusal = formRefusal(form, basketOf(buyer.email));
        if (refusal) return refused(refusal);
        const no = `SO-${900_000 + orders.size}`;
        const placed = { no, waitsFor: waits(buyer, form.totalIncVat), otherAdministrator, left: [] };
        byKey.set(form.key, placed);
        setBasket(buyer.email, nothing(credit.currency));
        if (placed.waitsFor.length === 0) credit = minus(credit, form.totalIncVat);
        const approval: Approval = {
          orderNo: placed.no,
          customerNo: 'C10482',
          customerName: 'Northgate Site Supplies',
          reference: form.reference,
          placedBy: buyer.email,
          placedByEmail: buyer.email,
          placedAt: `${today}T12:00:00.000Z`,
          totalIncVat: form.totalIncVat,
          lines: 1,
          waitsFor: placed.waitsFor,
          mayDecide: false,
          decidedBy: [],
        };
        orders.set(placed.no, { approval, creditApproved: false, withdrawn: false });
        return ok(placed);
      },
      discard: async (key) => {
        discarded.add(key);
        return ok(byKey.get(key) ?? null);
      },
      withdraw: async (orderNo) => {
        const order = orders.get(orderNo);
        if (!order) return refused(aRefusal('not-found', 'not_found', 'There is no such order.'));
        const isOwn = order.approval.placedByEmail === buyer.email;
        if (isOwn && order.withdrawn) return ok(null);
        const problem = withdrawalProblem({ isOwn, waitsFor: order.approval.waitsFor });
        if (problem) return refused(rejected(problem === 'not-yours' ? 'not_yours_to_withdraw' : 'not_waiting'));
        order.withdrawn = true;
        order.approval = { ...order.approval, waitsFor: [] };
        return ok(null);
      },
    };
  };

  /** Approvals by one person. */
  const approvalsOf = (decider: Decider, email: string): Approvals => ({
    list: async () =>
      ok(
        [...orders.values()]
          .map(({ approval }) => approval)
          .filter(({ waitsFor: left }) => reasonsDecidedBy(decider, left, other).length > 0)
          .map((approval) => ({
            ...approval,
            mayDecide: approval.placedByEmail !== email,
            decidedBy: deciders.filter((each) => reasonsDecidedBy(each, approval.waitsFor, other).length > 0),
          })),
      ),
    decide: async (orderNo, decision) => {
      const order = orders.get(orderNo);
      if (!order) return refused(aRefusal('not-found', 'not_found', 'There is no such order.'));
      const { approval } = order;
      const decided = reasonsDecidedBy(decider, approval.waitsFor, other);
      if (order.withdrawn) return refused(rejected('order_withdrawn'));
      if (decided.length === 0) return refused(rejected('already_decided'));
      if (approval.placedByEmail === email) return refused(rejected('not_your_own_order'));
      if (!decision.approve && decision.reason.trim() === '') return refused(rejected('malformed_request'));
      const left = decision.approve
        ? waitsAfterApproval({ ...approval, ...order, approved: decided, availableCredit: credit })
        : [];
      order.creditApproved ||= decided.includes('over-credit');
      order.approval = { ...approval, waitsFor: left };
      if (decision.approve && left.length === 0) credit = minus(credit, approval.totalIncVat);
      return ok(left);
    },
  });

  return { setBasket, checkoutsOf, approvalsOf };
};
