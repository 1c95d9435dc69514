import * as calls from '@connect/contract/basket';
import type { BasketPreparation, Baskets } from '@connect/core/ports/baskets';
import { toBasket, toEditedBasket, toPreparedBasket } from './ordering-of-wire.ts';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

/** The user's basket over HTTP. */
export const createHttpBaskets = (portal: PortalClient): Baskets => ({
  load: async () => answered(await portal.json(calls.basket), toBasket),
  edit: async (key, changes) =>
    answered(await portal.json(calls.editBasket, { body: { key, changes } }), toEditedBasket),
  seen: async () => answered(await portal.json(calls.seenBasket), toBasket),
  prepared: async () => answered(await portal.json(calls.preparedBaskets), ({ data }) => data.map(toPreparedBasket)),
  take: async (id) => answered(await portal.json(calls.takePreparedBasket, { params: { id } }), toEditedBasket),
  dismiss: (id) => portal.done(calls.dismissPreparedBasket, { params: { id } }),
});

/** What account managers make ready for their customers, over HTTP. */
export const createHttpBasketPreparation = (portal: PortalClient): BasketPreparation => ({
  preview: async (id) => answered(await portal.json(calls.previewBasket, { params: { id } }), ({ lines }) => lines),
  prepare: async (id) => answered(await portal.json(calls.prepareBasket, { params: { id } }), toPreparedBasket),
});
