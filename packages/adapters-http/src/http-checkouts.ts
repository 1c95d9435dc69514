import * as calls from '@connect/contract/checkout';
import type { Approvals, Checkouts } from '@connect/core/ports/checkouts';
import { majorOf, toApproval, toCheckout, toPlacedOrder } from './ordering-of-wire.ts';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

/** Ordering what is in the basket, over HTTP. */
export const createHttpCheckouts = (portal: PortalClient): Checkouts => ({
  load: async () => answered(await portal.json(calls.checkout), toCheckout),
  place: async (form) => {
    const body = {
      key: form.key,
      basket_version: form.basketVersion,
      total_amount_inc_vat: majorOf(form.totalIncVat),
      address_id: form.addressId,
      reference: form.reference,
      requested_on: form.requestedOn,
      notes: form.notes,
      storefront: form.storefront,
    };
    return answered(await portal.json(calls.placeOrder, { body }), toPlacedOrder);
  },
  discard: async (key) =>
    answered(await portal.json(calls.discardOrder, { body: { key } }), ({ placed }) => placed && toPlacedOrder(placed)),
  withdraw: (id) => portal.done(calls.withdrawOrder, { params: { id } }),
});

const approvalsBy = (
  portal: PortalClient,
  list: typeof calls.approvals | typeof calls.creditApprovals,
  decide: typeof calls.decideApproval | typeof calls.decideCreditApproval,
): Approvals => ({
  list: async () => answered(await portal.json(list), ({ data }) => data.map(toApproval)),
  decide: async (id, body) =>
    answered(await portal.json(decide, { params: { id }, body }), ({ waits_for: waitsFor }) => waitsFor),
});

/** The company's orders over a user's limit, over HTTP. */
export const createHttpApprovals = (portal: PortalClient): Approvals =>
  approvalsBy(portal, calls.approvals, calls.decideApproval);

/** Orders of an account manager's customers that they decide, over HTTP. */
export const createHttpCreditApprovals = (portal: PortalClient): Approvals =>
  approvalsBy(portal, calls.creditApprovals, calls.decideCreditApproval);
