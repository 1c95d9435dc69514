import * as calls from '@connect/contract/checkout';
import type { Approvals, Checkouts } from '@connect/core/ports/checkouts';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

/** Ordering what is in the basket, over HTTP. */
export const createHttpCheckouts = (portal: PortalClient): Checkouts => ({
  load: () => portal.json(calls.checkout),
  place: (form) => portal.json(calls.placeOrder, { body: form }),
  discard: async (idempotencyKey) =>
    answered(await portal.json(calls.discardOrder, { body: { idempotencyKey } }), ({ placed }) => placed),
  withdraw: (id) => portal.done(calls.withdrawOrder, { params: { id } }),
});

const approvalsBy = (
  portal: PortalClient,
  list: typeof calls.approvals | typeof calls.creditApprovals,
  decide: typeof calls.decideApproval | typeof calls.decideCreditApproval,
): Approvals => ({
  list: async () => answered(await portal.json(list), ({ data }) => data),
  decide: async (id, body) => answered(await portal.json(decide, { params: { id }, body }), ({ waitsFor }) => waitsFor),
});

/** The company's orders over a user's limit, over HTTP. */
export const createHttpApprovals = (portal: PortalClient): Approvals =>
  approvalsBy(portal, calls.approvals, calls.decideApproval);

/** Orders of an account manager's customers that they decide, over HTTP. */
export const createHttpCreditApprovals = (portal: PortalClient): Approvals =>
  approvalsBy(portal, calls.creditApprovals, calls.decideCreditApproval);
