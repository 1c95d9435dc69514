import { favouriteListsContract } from './contracts/favourite-lists.ts';
import { watchlistContract } from './contracts/watchlist.ts';
import { anItem } from './examples.ts';
import { createMemoryFavouriteLists } from './memory/favourite-lists.ts';
import { createMemoryWatchlist } from './memory/watchlist.ts';

const range = ['GLV-8841-S', 'GLV-8841-M', 'GLV-8841-L'].map((sku) => anItem({ sku }));

let names = 0;
favouriteListsContract('the lists of favourites in memory', async () => {
  const listsOf = createMemoryFavouriteLists(range);
  return {
    lists: listsOf('Priya Nair'),
    colleagues: listsOf('Aoife Ní Bhriain'),
    skus: ['GLV-8841-S', 'GLV-8841-M', 'GLV-8841-L'],
    newName: () => `list ${(names += 1)}`,
  };
});

watchlistContract('the watchlist in memory', async () => ({
  watchlist: createMemoryWatchlist(range),
  skus: ['GLV-8841-S', 'GLV-8841-L'],
}));
