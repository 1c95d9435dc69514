import type { NewOrders } from '../../documents/application/new-orders.ts';
import type { AddEvents } from '../../event.ts';
import type { QueueMail } from '../../mail-job.ts';
import type { BasketRepository } from './basket-repository.ts';
import type { CompanyRepository } from './company-repository.ts';
import type { ItemRepository } from './item-repository.ts';
import type { PlacedOrders } from './placed-orders.ts';
import type { PreparedRepository } from './prepared-repository.ts';
import type { StockRepository } from './stock.ts';

/** Everything that ordering reads and writes. */
export interface OrderingRepositories {
  readonly items: ItemRepository;
  readonly baskets: BasketRepository;
  readonly companies: CompanyRepository;
  readonly stock: StockRepository;
  readonly prepared: PreparedRepository;
  readonly placed: PlacedOrders;
  readonly newOrders: NewOrders;
  readonly queueMail: QueueMail;
  readonly addEvents: AddEvents;
}
