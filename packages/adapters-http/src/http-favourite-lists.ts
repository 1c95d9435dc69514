import * as calls from '@connect/contract/favourite-lists';
import type { FavouriteLists } from '@connect/core/ports/favourite-lists';
import { toFavouriteList, toOpenedList } from './ordering-of-wire.ts';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

/** Lists of favourites over HTTP. */
export const createHttpFavouriteLists = (portal: PortalClient): FavouriteLists => ({
  list: async () => answered(await portal.json(calls.favouriteLists), ({ data }) => data.map(toFavouriteList)),
  open: async (id) => answered(await portal.json(calls.favouriteList, { params: { id } }), toOpenedList),
  create: async (body) => answered(await portal.json(calls.createFavouriteList, { body }), toFavouriteList),
  edit: async (id, body) =>
    answered(await portal.json(calls.editFavouriteList, { params: { id }, body }), toFavouriteList),
  remove: (id) => portal.done(calls.deleteFavouriteList, { params: { id } }),
  setLines: async (id, lines) =>
    answered(await portal.json(calls.setFavouriteLines, { params: { id }, body: { lines } }), toOpenedList),
  addLines: async (id, lines) =>
    answered(await portal.json(calls.addFavouriteLines, { params: { id }, body: { lines } }), toOpenedList),
});
