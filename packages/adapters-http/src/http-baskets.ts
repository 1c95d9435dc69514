import * as calls from '@connect/contract/basket';
import type { BasketPreparation, Baskets } from '@connect/core/ports/baskets';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

/** The user's basket over HTTP. */
export const createHttpBaskets = (portal: PortalClient): Baskets => ({
  load: () => portal.json(calls.basket),
  edit: (idempotencyKey, changes) => portal.json(calls.editBasket, { body: { idempotencyKey, changes } }),
  editPart: (idempotencyKey, changes) => portal.json(calls.editBasketPart, { body: { idempotencyKey, changes } }),
  seen: () => portal.json(calls.seenBasket),
  prepared: async () => answered(await portal.json(calls.preparedBaskets), ({ data }) => data),
  take: (id) => portal.json(calls.takePreparedBasket, { params: { id } }),
  dismiss: (id) => portal.done(calls.dismissPreparedBasket, { params: { id } }),
});

/** What account managers make ready for their customers, over HTTP. */
export const createHttpBasketPreparation = (portal: PortalClient): BasketPreparation => ({
  preview: async (id) => answered(await portal.json(calls.previewBasket, { params: { id } }), ({ data }) => data),
  prepare: (id) => portal.json(calls.prepareBasket, { params: { id } }),
});
