import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { Quantity } from '@connect/core/domain/ordering/quantity';
import type { Sku } from '@connect/core/domain/ordering/sku';
import type { BasketTerms, CarriedOut } from '@connect/core/domain/ordering/basket';
import type { Quantities } from '@connect/core/domain/ordering/basket-edits';
import type { SeenItem } from '@connect/core/domain/ordering/basket-notices';
import type { Item } from '@connect/core/domain/ordering/item';

/** Whose basket it is. */
export interface BasketUser {
  readonly id: string;
  readonly customerNo: CustomerNo;
}

/** Lines of each user's basket as they are kept, and edits that were carried out. Who changes one holds it. */
export interface BasketRepository {
  /** What the company's basket is counted in; the version is 0 for one that nobody has changed yet. */
  terms(user: BasketUser): Promise<BasketTerms & { readonly version: number }>;
  /** With what the user saw of each item when they last looked. */
  lines(
    userId: string,
    currency: string,
  ): Promise<readonly { readonly sku: Sku; readonly quantity: Quantity; readonly seen: SeenItem }[]>;
  quantities(userId: string): Promise<Quantities>;
  /** Until the transaction ends nobody else changes the basket. */
  hold(userId: string): Promise<void>;
  /** What is new goes to the end, as it is seen now; what is there gets the quantity. */
  save(userId: string, lines: readonly { readonly item: Item; readonly quantity: Quantity }[]): Promise<void>;
  remove(userId: string, skus: readonly Sku[]): Promise<void>;
  /** Puts all lines in this order. */
  arrange(userId: string, skus: readonly Sku[]): Promise<void>;
  /** The user has seen an item as it is now. */
  see(userId: string, item: Item): Promise<void>;
  raiseVersion(userId: string): Promise<void>;
  /** What came of the edits that a key was used for; null for a new key. */
  edited(userId: string, idempotencyKey: string): Promise<CarriedOut | null>;
  keepEdited(userId: string, idempotencyKey: string, done: CarriedOut, at: Date): Promise<void>;
  /** Keys used before a moment. */
  forgetEdited(userId: string, before: Date): Promise<void>;
}
