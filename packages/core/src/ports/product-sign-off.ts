import type { ServerMessage } from '../domain/access/server-message.ts';
import type { SignOffLevel } from '../domain/products/sign-off.ts';
import type { AskedSignOff, SignOffEntry, SignOffTimes } from '../domain/products/product.ts';
import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';

export interface SignOffAnswer {
  readonly products: readonly AskedSignOff[];
  readonly refused: readonly { readonly sku: string; readonly why: ServerMessage | null }[];
}

/** Signing products off at the brand-manager API (specification §documented-calls). */
export interface ProductSignOff {
  /** The classifications of products the brand manager may see without the right to the second sign-off. */
  categories(): Promise<Result<readonly string[], Refusal>>;
  /**
   * Signs products of one storefront off, or takes it back; those that could not be are in `refused`. The same action sent again,
   * after a lost answer, is the same once more.
   */
  sign(form: {
    readonly skus: readonly string[];
    /** Index suffix of the storefront. */
    readonly region: string;
    readonly level: SignOffLevel;
    readonly undo: boolean;
    /** Names one press of a person; with `undo` the one to take back, and nothing else. Null: whatever stands. */
    readonly action: string | null;
  }): Promise<Result<SignOffAnswer, Refusal>>;
  /** How far products of one storefront are; those that may not be seen are left out. */
  states(form: {
    readonly skus: readonly string[];
    readonly region: string;
  }): Promise<Result<readonly SignOffTimes[], Refusal>>;
  /** The last first; of one product where it is named. */
  history(query: {
    readonly sku: string | null;
    readonly region: string | null;
    readonly before: string | null;
  }): Promise<Result<{ readonly entries: readonly SignOffEntry[]; readonly next: string | null }, Refusal>>;
}
