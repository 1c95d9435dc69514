import { isDay } from '@connect/core/domain/calendar/day';
import { isMoney } from '@connect/core/domain/money/money';
import type { CheckoutEntry } from '@connect/core/domain/ordering/checkout-entry';
import type { OrderForm } from '@connect/core/domain/ordering/placement';
import type { CheckoutDrafts } from '@connect/core/ports/checkout-drafts';
import type { SafeStore } from './safe-store.ts';
import { unsentCheckouts } from './storage-form-drafts.ts';
import { amount, fromJson, orNull, shape, text } from './shape.ts';

const sentCheckouts = 'sent-checkout:';

const isEntry = shape<CheckoutEntry>({
  addressId: orNull(text),
  reference: text,
  requestedOn: orNull(isDay),
  notes: text,
  sent: orNull(
    shape<OrderForm>({
      idempotencyKey: text,
      basketVersion: amount,
      totalIncVat: isMoney,
      addressId: text,
      reference: text,
      requestedOn: orNull(isDay),
      notes: text,
      storefront: text,
    }),
  ),
  sentAt: orNull(text),
});

/** Checkouts not placed yet, as JSON under `checkout:{email}`, or `sent-checkout:{email}` once sent. A corrupt one is none. */
export const createStorageCheckoutDrafts = (store: SafeStore): CheckoutDrafts => {
  const forget = (email: string): void =>
    [unsentCheckouts, sentCheckouts].forEach((prefix) => store.remove(prefix + email));
  return {
    find: (email) => {
      const entry = fromJson(store.get(sentCheckouts + email) ?? store.get(unsentCheckouts + email));
      return isEntry(entry) ? entry : null;
    },
    keep: (email, entry) => {
      forget(email);
      store.set((entry.sent ? sentCheckouts : unsentCheckouts) + email, JSON.stringify(entry));
    },
    forget,
  };
};
