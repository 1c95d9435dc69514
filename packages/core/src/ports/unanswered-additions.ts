import type { Quantity } from '../domain/ordering/quantity.ts';
import type { Sku } from '../domain/ordering/sku.ts';

/** What was sent to be put into the basket with one call, under its key (specification §adding-items); nobody knows whether it arrived. */
export interface Addition {
  readonly idempotencyKey: string;
  /** How many of each item. */
  readonly quantities: readonly (readonly [sku: Sku, quantity: Quantity])[];
}

/** Those of the session, kept over reloads and tabs: a form that outlives them is sent again under the key of before. */
export interface UnansweredAdditions {
  all(): readonly Addition[];
  keep(addition: Addition): void;
  forget(idempotencyKey: string): void;
  /** Runs one after the other over all pages: what another page still waits for is not unanswered. */
  inTurn<Answer>(run: () => Promise<Answer>): Promise<Answer>;
}
