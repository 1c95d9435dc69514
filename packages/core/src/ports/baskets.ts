import type { OrderNo } from '../domain/documents/number.ts';
import type {
  Basket,
  BasketEdit,
  CarriedOut,
  EditedBasket,
  PreparedBasket,
  PreparedLine,
} from '../domain/ordering/basket.ts';
import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';

/** The user's basket on the server, one for all devices and tabs, and those that account managers made ready (specification §basket). */
export interface Baskets {
  load(): Promise<Result<Basket, Refusal>>;
  /** Carried out once for a key, a UUID, however often it is sent, with the edits it came with first; without edits the key is used up. */
  edit(idempotencyKey: string, edits: readonly BasketEdit[]): Promise<Result<EditedBasket, Refusal>>;
  /** The same for one of several that follow each other at once: the basket comes with the last. */
  editPart(idempotencyKey: string, edits: readonly BasketEdit[]): Promise<Result<CarriedOut, Refusal>>;
  /** The user has seen the notices. */
  seen(): Promise<Result<Basket, Refusal>>;
  prepared(): Promise<Result<readonly PreparedBasket[], Refusal>>;
  take(id: string): Promise<Result<EditedBasket, Refusal>>;
  dismiss(id: string): Promise<Result<null, Refusal>>;
}

/** What account managers do for the baskets of their customers. */
export interface BasketPreparation {
  /** What `prepare` would put into the basket, and why other quantities than the sample order has. */
  preview(sampleOrderNo: OrderNo): Promise<Result<readonly PreparedLine[], Refusal>>;
  /** Makes the lines of a sample order into a basket that waits for the customer; done twice, one waits. */
  prepare(sampleOrderNo: OrderNo): Promise<Result<PreparedBasket, Refusal>>;
}
