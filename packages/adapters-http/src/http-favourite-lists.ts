import * as calls from '@connect/contract/favourite-lists';
import type { FavouriteLists } from '@connect/core/ports/favourite-lists';
import type { PortalClient } from './portal-client.ts';
import { answered } from './translated.ts';

/** Lists of favourites over HTTP. */
export const createHttpFavouriteLists = (portal: PortalClient): FavouriteLists => ({
  list: async () => answered(await portal.json(calls.favouriteLists), ({ data }) => data),
  open: (id) => portal.json(calls.favouriteList, { params: { id } }),
  create: (idempotencyKey, form) => portal.json(calls.createFavouriteList, { body: { ...form, idempotencyKey } }),
  edit: (id, body) => portal.json(calls.editFavouriteList, { params: { id }, body }),
  remove: (id) => portal.done(calls.deleteFavouriteList, { params: { id } }),
  setLines: (id, lines, before) => portal.json(calls.setFavouriteLines, { params: { id }, body: { lines, before } }),
  addLines: (id, lines) => portal.json(calls.addFavouriteLines, { params: { id }, body: { lines } }),
});
