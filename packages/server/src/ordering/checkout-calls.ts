import { calls } from '@connect/contract/calls';
import type {
  Approval as WireApproval,
  Checkout as WireCheckout,
  Placed as WirePlaced,
} from '@connect/contract/checkout';
import type { Approval, Checkout, PlacedOrder } from '@connect/core/domain/ordering/placement';
import { ok, type Result } from '@connect/core/domain/result';
import { sql } from 'kysely';
import type { Identity } from '../auth/users.ts';
import type { Database } from '../database/open.ts';
import type { Refusal } from '../http/refusal.ts';
import type { Serve } from '../http/serve.ts';
import { toMajor, toMinor } from '../money.ts';
import type { CustomerScope } from '../staff/customer-scope.ts';
import { createApprovalDesk, type Approver, type Decision } from './approvals.ts';
import { createBasketRepository } from './basket.ts';
import { makeLoadCheckout } from './checkout.ts';
import { toWireLeftLine } from './left-lines.ts';
import { makeDiscardOrder, makePlaceOrder } from './place-order.ts';
import { makeWithdrawOrder } from './withdrawal.ts';

const majorOrNull = (minor: number | null): number | null => (minor === null ? null : toMajor(minor));

const toWireCheckout = (checkout: Checkout): WireCheckout => ({
  addresses: checkout.addresses.map(({ address2, postCode, ...rest }) => ({
    ...rest,
    address_2: address2,
    post_code: postCode,
  })),
  reference_rule: checkout.referenceRule,
  available_credit: majorOrNull(checkout.availableCredit),
  spend_limit: majorOrNull(checkout.spendLimit),
  would_wait: [...checkout.wouldWait],
  other_administrator: checkout.otherAdministrator,
  earliest: checkout.earliest,
});

const toWirePlaced = ({ no, waitsFor, otherAdministrator, left }: PlacedOrder): WirePlaced => ({
  no,
  waits_for: [...waitsFor],
  other_administrator: otherAdministrator,
  left_behind: left.map(toWireLeftLine),
});

const toWireApproval = (approval: Approval): WireApproval => ({
  order_no: approval.orderNo,
  customer_no: approval.customerNo,
  customer_name: approval.customerName,
  reference: approval.reference,
  placed_by: approval.placedBy,
  placed_by_email: approval.placedByEmail,
  placed_at: approval.placedAt,
  total_amount_inc_vat: toMajor(approval.totalIncVat),
  currency_code: approval.currencyCode,
  lines: approval.lines,
  waits_for: [...approval.waitsFor],
  may_decide: approval.mayDecide,
  decided_by: [...approval.decidedBy],
});

/** Ordering what is in the basket, and deciding on orders that wait. `indexOrder` is told of each that is made or decided. */
export const serveCheckoutCalls = (
  serve: Serve,
  parts: {
    readonly database: Database;
    readonly scope: CustomerScope;
    readonly indexOrder: (orderNo: string) => Promise<void>;
    readonly now: () => Date;
  },
): void => {
  const withBaskets = { ...parts, baskets: createBasketRepository(parts.database, parts.now) };
  const loadCheckout = makeLoadCheckout(withBaskets);
  const placeOrder = makePlaceOrder(withBaskets);
  const discardOrder = makeDiscardOrder(parts);
  const withdrawOrder = makeWithdrawOrder(parts);
  const desk = createApprovalDesk(parts);

  serve(calls.checkout, async ({ user }) => ok(toWireCheckout(await loadCheckout(user))));
  serve(calls.placeOrder, async ({ user, body }) => {
    const placed = await placeOrder(user, {
      key: body.key,
      basketVersion: body.basket_version,
      totalIncVat: toMinor(body.total_amount_inc_vat),
      addressId: body.address_id,
      reference: body.reference,
      requestedOn: body.requested_on,
      notes: body.notes,
      storefront: body.storefront,
    });
    if (!placed.ok) return placed;
    await parts.indexOrder(placed.value.no);
    return ok(toWirePlaced(placed.value));
  });
  serve(calls.discardOrder, async ({ user, body }) => {
    const placed = await discardOrder(user, body.key);
    return ok({ placed: placed && toWirePlaced(placed) });
  });

  serve(calls.withdrawOrder, async ({ user, params }) => {
    const withdrawn = await withdrawOrder(user, params.id);
    if (withdrawn.ok) await parts.indexOrder(params.id);
    return withdrawn;
  });

  const administrator = (user: Identity & { readonly customer_no: string }): Approver => ({
    user,
    decider: 'administrator',
    reach: sql<boolean>`customers.no = ${user.customer_no}`,
  });
  const accountManager = (user: Identity): Approver => ({
    user,
    decider: 'account-manager',
    reach: parts.scope.within(user),
  });
  const decide = async (
    approver: Approver,
    orderNo: string,
    decision: Decision,
  ): Promise<Result<{ waits_for: Approval['waitsFor'][number][] }, Refusal>> => {
    const decided = await desk.decide(approver, orderNo, decision);
    if (!decided.ok) return decided;
    await parts.indexOrder(orderNo);
    return ok({ waits_for: [...decided.value] });
  };

  serve(calls.approvals, async ({ user }) => {
    const approvals = await desk.list(administrator(user), { all: true });
    return ok({ data: approvals.map(toWireApproval) });
  });
  serve(calls.decideApproval, ({ user, params, body }) => decide(administrator(user), params.id, body));
  serve(calls.creditApprovals, async ({ user, query }) => {
    const approvals = await desk.list(accountManager(user), { all: false, customerNo: query.customer });
    return ok({ data: approvals.map(toWireApproval) });
  });
  serve(calls.decideCreditApproval, ({ user, params, body }) => decide(accountManager(user), params.id, body));
};
