import type { Basket } from './basket.ts';
import { shipTo, type CheckoutEntry } from './checkout-entry.ts';
import type { Checkout, OrderForm } from './placement.ts';

/** A checkout as it is looked at. */
export interface CheckoutView {
  /** Both null while they are not known. */
  readonly basket: Basket | null;
  readonly checkout: Checkout | null;
  /** Nothing of them is on its way any more. */
  readonly isSettled: boolean;
  /** Some of them could not be saved or loaded. */
  readonly hasFailed: boolean;
  /** The part of the address that the links of mails begin with, such as `de/de`; empty for the first storefront. */
  readonly storefront: string;
}

/** An order that has no key yet, for it was not sent. */
export type NewOrder = Omit<OrderForm, 'idempotencyKey'>;

/** Whether an order can go. Not as long as something is on its way; not at all if the basket changed, or, `stopped`, where the page says why. */
export type OrderAsSeen =
  | { readonly kind: 'pending' | 'changed' | 'stopped' }
  | { readonly kind: 'ready'; readonly order: NewOrder };

const looksOf = ({ lines, notices }: Basket): string =>
  JSON.stringify([lines.map(({ item, ...line }) => ({ ...line, sku: item.sku })), notices]);

/**
 * The order of a checkout as it was looked at when it was pressed (specification §checkout): nothing else is ever placed, and none that would wait for an
 * approval nobody was told of.
 */
export const orderAsSeen = (entry: CheckoutEntry, seen: CheckoutView, now: CheckoutView): OrderAsSeen => {
  if (now.hasFailed) return { kind: 'stopped' };
  if (!now.isSettled) return { kind: 'pending' };
  const { basket, checkout, storefront } = now;
  const address = checkout && shipTo(entry, checkout.addresses);
  if (!basket || !address || !seen.basket) return { kind: 'stopped' };
  if (looksOf(basket) !== looksOf(seen.basket)) return { kind: 'changed' };
  const shown = seen.checkout?.wouldWait ?? [];
  if (!checkout.wouldWait.every((reason) => shown.includes(reason))) return { kind: 'stopped' };
  return {
    kind: 'ready',
    order: {
      basketVersion: basket.version,
      totalIncVat: basket.totalIncVat,
      addressId: address.id,
      reference: entry.reference.trim(),
      requestedOn: entry.requestedOn,
      notes: entry.notes.trim(),
      storefront,
    },
  };
};
