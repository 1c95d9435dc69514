import type { CheckoutEntry } from '../domain/ordering/checkout-entry.ts';

/**
 * The forms of checkouts, one for each user of a tab: kept over a reload until the order is placed, or the user signs out. One with an order
 * that was sent and not answered outlives that, too: its key must come again, so that it is placed once.
 */
export interface CheckoutDrafts {
  find(email: string): CheckoutEntry | null;
  keep(email: string, entry: CheckoutEntry): void;
  forget(email: string): void;
}
