import type { Database } from '../../database/open.ts';
import { createNewOrders } from '../../documents/database/new-orders.ts';
import { queueMail } from '../../outbox/database/mail-queue.ts';
import type { OrderingRepositories } from '../application/repositories.ts';
import { createBasketRepository } from './basket-repository.ts';
import { createCompanyRepository } from './company-repository.ts';
import { createItemRepository } from './item-repository.ts';
import { createPlacedOrders } from './placed-orders.ts';
import { createPreparedRepository } from './prepared-repository.ts';
import { createStockRepository } from './stock.ts';

/** What ordering reads and writes in a database, or in a transaction. */
export const createOrderingRepositories = (database: Database): OrderingRepositories => ({
  items: createItemRepository(database),
  baskets: createBasketRepository(database),
  companies: createCompanyRepository(database),
  stock: createStockRepository(database),
  prepared: createPreparedRepository(database),
  placed: createPlacedOrders(database),
  newOrders: createNewOrders(database),
  queueMail: (job) => queueMail(database, job),
});
