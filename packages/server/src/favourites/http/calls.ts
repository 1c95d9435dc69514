import { calls } from '@connect/contract/calls';
import { ok, refused } from '@connect/core/domain/result';
import type { Serve } from '../../http/serve.ts';
import { notFound } from '../../refusal.ts';
import type { FavouriteLists } from '../application/favourite-lists.ts';

/** Lists of favourites. */
export const serveFavouriteCalls = (serve: Serve, lists: FavouriteLists): void => {
  serve(calls.favouriteLists, async ({ user }) => ok({ data: await lists.list(user) }));
  serve(calls.favouriteList, ({ user, params }) => lists.open(user, params.id));
  serve(calls.createFavouriteList, ({ user, body: { idempotencyKey, ...form } }) =>
    lists.create(user, form, idempotencyKey),
  );
  serve(calls.editFavouriteList, ({ user, params, body }) => lists.edit(user, params.id, body));
  serve(calls.deleteFavouriteList, async ({ user, params }) =>
    (await lists.remove(user, params.id)) ? ok(null) : refused(notFound),
  );
  serve(calls.setFavouriteLines, ({ user, params, body }) => lists.setLines(user, params.id, body.lines, body.before));
  serve(calls.addFavouriteLines, ({ user, params, body }) => lists.addLines(user, params.id, body.lines));
};
