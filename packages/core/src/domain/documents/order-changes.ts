import type { Day } from '../calendar/day.ts';
import { isSame, type Money } from '../money/money.ts';
import { lineQuantity, together, type LineQuantity } from './line-quantity.ts';
import { lineNames } from './promises.ts';

/** What somebody counts on who ordered. */
export interface OrderTerms {
  readonly cancelled: boolean;
  readonly totalIncVat: Money;
  /** As letters and digits alone, however systems part an address into fields; empty where none is told. */
  readonly shipTo: string;
  /** Notes have no number. */
  readonly lines: readonly TermsLine[];
}

interface TermsLine {
  readonly sku: string;
  readonly title: string;
  readonly quantity: LineQuantity;
  /** Whether some of it is still to be sent. */
  readonly isOpen: boolean;
  readonly promisedOn: Day | null;
  /** The last day that was another, of what was taken back, too. */
  readonly promisedBefore: Day | null;
}

/** An item of which there is another quantity than before; of one that is left out, or was added, 0. */
export interface ChangedItem {
  readonly sku: string;
  readonly title: string;
  readonly before: LineQuantity;
  readonly now: LineQuantity;
}

/** A line that is promised for another day than before; null for none any more, or where the item had fewer lines. */
export interface ChangedPromise {
  readonly sku: string;
  readonly title: string;
  /** Of the line, as the item may have others for other days; null where a mail was queued before that was told. */
  readonly quantity: LineQuantity | null;
  readonly before: Day | null;
  readonly now: Day | null;
}

/** What the supplier changed of an order. */
export interface OrderChanges {
  /** All else is left out then: nothing of it comes. */
  readonly cancelled: boolean;
  /** It was cancelled, and is not any more. */
  readonly reopened: boolean;
  readonly items: readonly ChangedItem[];
  readonly promises: readonly ChangedPromise[];
  readonly total: boolean;
  readonly shipTo: boolean;
}

interface Asked {
  readonly title: string;
  readonly quantity: LineQuantity;
}

const none = lineQuantity(0);

/** How much there is of each item, however many lines it stands in. */
const quantitiesOf = ({ lines }: OrderTerms): ReadonlyMap<string, Asked> => {
  const asked = new Map<string, Asked>();
  for (const { sku, title, quantity } of lines)
    if (sku !== '') asked.set(sku, { title, quantity: together(asked.get(sku)?.quantity ?? none, quantity) });
  return asked;
};

/**
 * Lines that still come and are promised for another day. The first promise for an item is none: it is told with the confirmation, and a
 * supplier who begins to promise does not write to everybody at once.
 */
const changedPromises = (before: OrderTerms, now: OrderTerms): readonly ChangedPromise[] => {
  const named = ({ lines }: OrderTerms): readonly (readonly [string, TermsLine])[] => {
    const names = lineNames(lines.map(({ sku }) => sku));
    return lines.map((line, index) => [names[index] ?? '', line]);
  };
  const were = new Map(named(before));
  const promised = new Set(
    before.lines.flatMap(({ sku, promisedOn, promisedBefore }) => ((promisedOn ?? promisedBefore) === null ? [] : sku)),
  );
  return named(now).flatMap(([name, { sku, title, quantity, isOpen, promisedOn }]): ChangedPromise[] => {
    const day = were.get(name)?.promisedOn ?? null;
    const isChange = sku !== '' && isOpen && promised.has(sku) && day !== promisedOn;
    return isChange ? [{ sku, title, quantity, before: day, now: promisedOn }] : [];
  });
};

/** What is not as it was of what somebody counts on (specification §order-emails); null for nothing. How far it has come is none of that. */
export const orderChanges = (before: OrderTerms, now: OrderTerms): OrderChanges | null => {
  if (now.cancelled)
    return before.cancelled
      ? null
      : { cancelled: true, reopened: false, items: [], promises: [], total: false, shipTo: false };
  const [were, are] = [quantitiesOf(before), quantitiesOf(now)];
  const items = [...new Map([...were, ...are])].flatMap(([sku, { title }]): ChangedItem[] => {
    const item = { sku, title, before: were.get(sku)?.quantity ?? none, now: are.get(sku)?.quantity ?? none };
    return item.before === item.now ? [] : [item];
  });
  const total = !isSame(before.totalIncVat, now.totalIncVat);
  const shipTo = before.shipTo !== '' && now.shipTo !== '' && before.shipTo !== now.shipTo;
  const promises = changedPromises(before, now);
  const reopened = before.cancelled;
  const isChanged = reopened || items.length > 0 || promises.length > 0 || total || shipTo;
  return isChanged ? { cancelled: false, reopened, items, promises, total, shipTo } : null;
};
