import { createContactRepository } from '../contact/database/contact-repository.ts';
import type { ContactRepositories } from '../contact/application/contact-repository.ts';
import { addEvents } from '../database/add-events.ts';
import { queueMail } from '../database/mail-queue.ts';
import type { Database } from '../database/open.ts';
import { createNewOrders } from '../documents/database/new-orders.ts';
import type { FavouriteRepositories } from '../favourites/application/favourite-repository.ts';
import { createFavouriteRepository } from '../favourites/database/favourite-repository.ts';
import type { OrderingRepositories } from '../ordering/application/repositories.ts';
import { createBasketRepository } from '../ordering/database/basket-repository.ts';
import { createCompanyRepository } from '../ordering/database/company-repository.ts';
import { createItemRepository } from '../ordering/database/item-repository.ts';
import { createPlacedOrders } from '../ordering/database/placed-orders.ts';
import { createPreparedRepository } from '../ordering/database/prepared-repository.ts';
import { createStockRepository } from '../ordering/database/stock.ts';
import type { SignOffRepositories } from '../products/application/sign-offs.ts';
import { createSignOffRepository } from '../products/database/sign-off-repository.ts';
import type { SampleRepositories } from '../samples/application/sample-repository.ts';
import { createSampleRepository } from '../samples/database/sample-repository.ts';
import type { WatchRepositories } from '../watchlist/application/watch-repository.ts';
import { createWatchRepository } from '../watchlist/database/watch-repository.ts';

// What an area's use cases read and write with, in a database or in a transaction. Some of it is another area's: no area makes
// another's repositories.

export const createOrderingRepositories = (database: Database): OrderingRepositories => ({
  items: createItemRepository(database),
  baskets: createBasketRepository(database),
  companies: createCompanyRepository(database),
  stock: createStockRepository(database),
  prepared: createPreparedRepository(database),
  placed: createPlacedOrders(database),
  newOrders: createNewOrders(database),
  queueMail: (job) => queueMail(database, job),
  addEvents: (events) => addEvents(database, events),
});

export const createSampleRepositories = (database: Database): SampleRepositories => ({
  samples: createSampleRepository(database),
  newOrders: createNewOrders(database),
  addEvents: (events) => addEvents(database, events),
});

export const createFavouriteRepositories = (database: Database): FavouriteRepositories => ({
  lists: createFavouriteRepository(database),
  items: createItemRepository(database),
});

export const createWatchRepositories = (database: Database): WatchRepositories => ({
  watched: createWatchRepository(database),
  items: createItemRepository(database),
  queueMail: (job) => queueMail(database, job),
});

export const createContactRepositories = (database: Database): ContactRepositories => ({
  contact: createContactRepository(database),
  queueMail: (job) => queueMail(database, job),
  addEvents: (events) => addEvents(database, events),
});

export const createSignOffRepositories = (database: Database): SignOffRepositories => ({
  signOffs: createSignOffRepository(database),
  addEvents: (events) => addEvents(database, events),
});
