import { randomUUID } from 'node:crypto';
import { skuOf } from '@connect/core/domain/ordering/sku';
import { favouriteListsContract, watchlistContract } from '@connect/core/testing';
import { beforeAll, inject } from 'vitest';
import { createHttpCompanyUsers } from './http-company-users.ts';
import { createHttpFavouriteLists } from './http-favourite-lists.ts';
import { createHttpWatchlist } from './http-watchlist.ts';
import type { PortalClient } from './portal-client.ts';
import { signIn } from './testing/sign-in.ts';

// The contracts of lists and watched items, against the real server on its own demo data.
const portalUrl = inject('portalUrl');
let priya: PortalClient;
/** Of the same company, once she may order. */
let aoife: PortalClient;

beforeAll(async () => {
  priya = await signIn(portalUrl, 'priya@northgate.example');
  const users = createHttpCompanyUsers(priya);
  const found = await users.list('aoife');
  const [user] = found.ok ? found.value : [];
  if (!user) throw new Error('The demo data has no Aoife');
  const { id, firstName, lastName, permissions } = user;
  const form = { firstName, lastName, permissions: [...permissions, 'Place Orders'], spendLimit: null };
  const edited = await users.edit(id, form);
  if (!edited.ok) throw new Error(JSON.stringify(edited.refusal));
  aoife = await signIn(portalUrl, 'aoife@northgate.example');
});

favouriteListsContract('the lists of favourites over HTTP', async () => ({
  lists: createHttpFavouriteLists(priya),
  colleagues: createHttpFavouriteLists(aoife),
  skus: [skuOf('GLV-8841-L'), skuOf('HVJ-2210-M'), skuOf('BOT-5517-42')],
  newName: () => randomUUID().slice(0, 8),
}));

watchlistContract('the watchlist over HTTP', async () => {
  const watchlist = createHttpWatchlist(aoife);
  const watched = await watchlist.list();
  for (const { item } of watched.ok ? watched.value : []) await watchlist.unwatch(item.sku);
  return { watchlist, skus: [skuOf('GLV-8841-L'), skuOf('HVJ-2210-M')] };
});
