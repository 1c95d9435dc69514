import type { CustomerNo } from '../account/customer-no.ts';
import type { ManagedCustomer, ShipToAddress } from '../account/managed-customer.ts';
import { addDays } from '../calendar/day.ts';
import type { Day } from '../calendar/day.ts';
import { isProduct } from '../documents/lines.ts';
import type { SampleDraft } from './sample-form.ts';
import { maxSampleLines, maxSampleQuantity } from './sample-order.ts';
import type { SampleItem, SampleOrder, SampleOrderForm } from './sample-order.ts';
import { parseSku, type Sku } from '../ordering/sku.ts';
import { type Quantity, quantityOf } from '../ordering/quantity.ts';

type ShipTo = SampleOrderForm['shipTo'];

/** An item on the form, with what is shown of it. */
export interface SampleLine {
  readonly item: SampleItem;
  readonly quantity: Quantity;
}

/** A sample order as it stands in its form, from the first key press to its being sent (specification §sample-form). */
export interface SampleEntry {
  /** Of what is ordered: whoever changes anything makes another, so that a second try makes no second order. */
  readonly idempotencyKey: string;
  readonly customerNo: CustomerNo | null;
  /** The customer's address it goes to; null for the first. */
  readonly addressId: string | null;
  /** Whether it goes to none of the customer's addresses, but to the one that is written. */
  readonly elsewhere: boolean;
  readonly written: ShipTo;
  readonly lines: readonly SampleLine[];
  readonly reason: string;
  readonly followUpOn: Day | null;
}

/** After so many days one asks how the samples were liked, unless another day is chosen. */
const followUpDays = 14;

const nowhere: ShipTo = { name: '', address: '', address2: '', postCode: '' };

/** A sample order before anything was entered; its follow-up is some days after today. */
export const emptyEntry = (idempotencyKey: string, today: Day): SampleEntry => ({
  idempotencyKey,
  customerNo: null,
  addressId: null,
  elsewhere: false,
  written: nowhere,
  lines: [],
  reason: '',
  followUpOn: addDays(today, followUpDays),
});

/** Whether anything was entered that would be missed; the day of the follow-up is there from the start. */
export const isStarted = ({ customerNo, written, lines, reason }: SampleEntry): boolean =>
  customerNo !== null || lines.length > 0 || reason !== '' || Object.values(written).some((part) => part !== '');

/** For another customer: to their first address. What was written stays at hand. */
export const withCustomer = (entry: SampleEntry, customerNo: CustomerNo | null): SampleEntry =>
  customerNo === entry.customerNo ? entry : { ...entry, customerNo, addressId: null, elsewhere: false };

const bounded = (quantity: number): Quantity =>
  quantityOf(Math.min(Math.max(Math.trunc(quantity) || 1, 1), maxSampleQuantity));

/** Adds an item; one that is there already is not added again, but more of it. A full form takes no other item. */
export const addItem = (lines: readonly SampleLine[], item: SampleItem, quantity = 1): readonly SampleLine[] => {
  const known = lines.find((line) => line.item.sku === item.sku);
  if (known) return setQuantity(lines, item.sku, known.quantity + quantity);
  return lines.length < maxSampleLines ? [...lines, { item, quantity: bounded(quantity) }] : lines;
};

/** Sets how many of an item are ordered: at least one, and no more than may be sent as a sample. */
export const setQuantity = (lines: readonly SampleLine[], sku: Sku, quantity: number): readonly SampleLine[] =>
  lines.map((line) => (line.item.sku === sku ? { ...line, quantity: bounded(quantity) } : line));

/** A line that was taken out, and where it stood. */
export interface RemovedLine {
  readonly line: SampleLine;
  readonly index: number;
}

/** The line of an item, and where it stands; null where there is none. */
export const findLine = (lines: readonly SampleLine[], sku: Sku): RemovedLine | null => {
  const index = lines.findIndex((line) => line.item.sku === sku);
  const line = lines[index];
  return line ? { line, index } : null;
};

/** The lines without that of an item. */
export const withoutLine = (lines: readonly SampleLine[], sku: Sku): readonly SampleLine[] =>
  lines.filter((line) => line.item.sku !== sku);

/** Puts a line back to where it stood; where its item was added again meanwhile, there is nothing to put back. */
export const withLineRestored = (lines: readonly SampleLine[], { line, index }: RemovedLine): readonly SampleLine[] =>
  findLine(lines, line.item.sku) ? lines : lines.toSpliced(index, 0, line);

/** An address in the lines a sample order has: the town goes with the second one, where orders have it, too. */
export const shipToOfAddress = ({ name, address, address2, city, postCode }: Omit<ShipToAddress, 'id'>): ShipTo => ({
  name,
  address,
  address2: [address2, city].filter((part) => part !== '').join(', '),
  postCode,
});

/** Which of the customer's addresses is chosen; null where another one is written, or there are none. */
export const chosenAddress = (
  { addressId, elsewhere }: SampleEntry,
  addresses: readonly ShipToAddress[],
): ShipToAddress | null => (elsewhere ? null : (addresses.find(({ id }) => id === addressId) ?? addresses[0] ?? null));

/** The form as its rules look at it (see `sampleFormProblems`); null for a customer who is not known yet. */
export const draftOf = (
  entry: SampleEntry,
  customer: Pick<ManagedCustomer, 'no' | 'isBlocked' | 'addresses'> | null,
): SampleDraft => {
  const address = chosenAddress(entry, customer?.addresses ?? []);
  return {
    customer,
    shipTo: address ? shipToOfAddress(address) : entry.written,
    lines: entry.lines.map(({ item: { sku }, quantity }) => ({ sku, quantity })),
    reason: entry.reason,
    followUpOn: entry.followUpOn,
  };
};

/** What is sent of a draft without problems. */
export const formOf = ({ idempotencyKey, customerNo }: SampleEntry, draft: SampleDraft): SampleOrderForm => ({
  idempotencyKey,
  customerNo: customerNo ?? '',
  shipTo: draft.shipTo,
  lines: draft.lines.map(({ sku, quantity }) => ({ sku, quantity: quantityOf(quantity) })),
  reason: draft.reason,
  followUpOn: draft.followUpOn,
});

/** The same items for the same customer at the same place once more; why, and when to ask about it, is new. */
export const entryAgain = ({ customerNo, order }: SampleOrder, idempotencyKey: string, today: Day): SampleEntry => {
  const items = order.lines.filter(isProduct);
  return {
    ...emptyEntry(idempotencyKey, today),
    customerNo,
    elsewhere: true,
    written: shipToOfAddress(order.shipTo),
    lines: items.reduce<readonly SampleLine[]>((lines, { itemNo, description, thumbnail, slug, quantity }) => {
      const sku = parseSku(itemNo);
      const item = sku && { sku, title: description, brand: '', thumbnail, slug: slug ?? '' };
      return item ? addItem(lines, item, Math.ceil(quantity)) : lines;
    }, []),
  };
};
