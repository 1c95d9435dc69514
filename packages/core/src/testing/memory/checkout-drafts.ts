import type { CheckoutEntry } from '../../domain/ordering/checkout-entry.ts';
import type { CheckoutDrafts } from '../../ports/checkout-drafts.ts';

/** Forms of checkouts in memory. A `blocked` store takes none. */
export const createMemoryCheckoutDrafts = ({ blocked = false } = {}): CheckoutDrafts => {
  const kept = new Map<string, CheckoutEntry>();
  return {
    find: (email) => kept.get(email) ?? null,
    keep: (email, entry) => {
      if (!blocked) kept.set(email, entry);
    },
    forget: (email) => void kept.delete(email),
  };
};
