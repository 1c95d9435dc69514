import type { Basket, BasketEdit, PreparedBasket, RefusedEdit } from '../domain/ordering/basket.ts';
import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';

/** A basket after an edit; what could not be carried out is named, the rest is done. */
export interface EditedBasket {
  readonly basket: Basket;
  readonly refused: readonly RefusedEdit[];
}

/** The user's basket on the server, one for all devices and tabs, and those that account managers made ready. */
export interface Baskets {
  load(): Promise<Result<Basket, Refusal>>;
  /** Carried out once for a key, a UUID, however often it is sent. */
  edit(key: string, edits: readonly BasketEdit[]): Promise<Result<EditedBasket, Refusal>>;
  /** The user has seen the notices. */
  seen(): Promise<Result<Basket, Refusal>>;
  prepared(): Promise<Result<readonly PreparedBasket[], Refusal>>;
  take(id: string): Promise<Result<EditedBasket, Refusal>>;
  dismiss(id: string): Promise<Result<null, Refusal>>;
}
