import type { OrderNo } from '@connect/core/domain/documents/number';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { calls } from '@connect/contract/calls';
import type { Checkout, PlacedOrder, WaitReason } from '@connect/core/domain/ordering/placement';
import { ok, type Result } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import type { Identity } from '../../identity.ts';
import type { Refusal } from '../../refusal.ts';
import type { CustomerScope } from '../../staff/application/customer-scope.ts';
import type { ApprovalService, Approver, Decision } from '../application/approvals.ts';
import type { Buyer } from '../application/checkout.ts';
import type { PlaceOrder } from '../application/place-order.ts';
import type { WithdrawOrder } from '../application/withdrawal.ts';

/** Ordering what is in the basket, and deciding on orders that wait. */
export const serveCheckoutCalls = (
  serve: Serve,
  parts: {
    readonly loadCheckout: (buyer: Buyer) => Promise<Checkout>;
    readonly placeOrder: PlaceOrder;
    readonly discardOrder: (buyer: Buyer, idempotencyKey: string) => Promise<PlacedOrder | null>;
    readonly withdrawOrder: WithdrawOrder;
    readonly approvals: ApprovalService;
    readonly scope: CustomerScope;
  },
): void => {
  const { loadCheckout, placeOrder, discardOrder, withdrawOrder, approvals } = parts;

  serve(calls.checkout, async ({ user }) => ok(await loadCheckout(user)));
  serve(calls.placeOrder, ({ user, body }) => placeOrder(user, body));
  serve(calls.discardOrder, async ({ user, body }) => ok({ placed: await discardOrder(user, body.idempotencyKey) }));

  serve(calls.withdrawOrder, ({ user, params }) => withdrawOrder(user, params.id));

  const administrator = (user: Identity & { readonly customerNo: CustomerNo }): Approver => ({
    user,
    decider: 'administrator',
    reach: { kind: 'company', customerNo: user.customerNo },
  });
  const accountManager = (user: Identity): Approver => ({
    user,
    decider: 'account-manager',
    reach: parts.scope.reachOf(user),
  });
  const decide = async (
    approver: Approver,
    orderNo: OrderNo,
    decision: Decision,
  ): Promise<Result<{ readonly waitsFor: readonly WaitReason[] }, Refusal>> => {
    const decided = await approvals.decide(approver, orderNo, decision);
    return decided.ok ? ok({ waitsFor: decided.value }) : decided;
  };

  serve(calls.approvals, async ({ user }) => {
    return ok({ data: await approvals.list(administrator(user), { all: true }) });
  });
  serve(calls.decideApproval, ({ user, params, body }) => decide(administrator(user), params.id, body));
  serve(calls.creditApprovals, async ({ user, query }) => {
    return ok({ data: await approvals.list(accountManager(user), { all: false, customerNo: query.customer }) });
  });
  serve(calls.decideCreditApproval, ({ user, params, body }) => decide(accountManager(user), params.id, body));
};
