import type { ShipToAddress } from '../account/managed-customer.ts';
import type { Day } from '../calendar/day.ts';
import type { OrderForm } from './placement.ts';

/** What is in the form of the checkout (specification §checkout). */
export interface CheckoutEntry {
  /** Null for the first address. */
  readonly addressId: string | null;
  readonly reference: string;
  readonly requestedOn: Day | null;
  readonly notes: string;
  /** The order that was sent and not answered yet: until it is, it is the one to be sent again. */
  readonly sent: OrderForm | null;
  /** When that was, in ISO 8601, UTC; null while none was sent. */
  readonly sentAt: string | null;
}

export const emptyCheckout: CheckoutEntry = {
  addressId: null,
  reference: '',
  requestedOn: null,
  notes: '',
  sent: null,
  sentAt: null,
};

/** Where it goes: to the address that was chosen, or the first if there is no such any more. */
export const shipTo = (
  { addressId }: Pick<CheckoutEntry, 'addressId'>,
  addresses: readonly ShipToAddress[],
): ShipToAddress | null => addresses.find(({ id }) => id === addressId) ?? addresses[0] ?? null;
