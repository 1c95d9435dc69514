import { lineQuantity, together, type LineQuantity } from './line-quantity.ts';

/** What somebody counts on who ordered. */
export interface OrderTerms {
  readonly cancelled: boolean;
  /** In minor units. */
  readonly totalIncVat: number;
  /** As letters and digits alone, however systems part an address into fields; empty where none is told. */
  readonly shipTo: string;
  /** Notes have no number. */
  readonly lines: readonly { readonly sku: string; readonly title: string; readonly quantity: LineQuantity }[];
}

/** An item of which there is another quantity than before; of one that is left out, or was added, 0. */
export interface ChangedItem {
  readonly sku: string;
  readonly title: string;
  readonly before: LineQuantity;
  readonly now: LineQuantity;
}

/** What the supplier changed of an order. */
export interface OrderChanges {
  /** All else is left out then: nothing of it comes. */
  readonly cancelled: boolean;
  readonly items: readonly ChangedItem[];
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

/** What is not as it was of what somebody counts on (specification §order-emails); null for nothing. How far it has come is none of that. */
export const orderChanges = (before: OrderTerms, now: OrderTerms): OrderChanges | null => {
  if (now.cancelled) return before.cancelled ? null : { cancelled: true, items: [], total: false, shipTo: false };
  const [were, are] = [quantitiesOf(before), quantitiesOf(now)];
  const items = [...new Map([...were, ...are])].flatMap(([sku, { title }]): ChangedItem[] => {
    const item = { sku, title, before: were.get(sku)?.quantity ?? none, now: are.get(sku)?.quantity ?? none };
    return item.before === item.now ? [] : [item];
  });
  const total = before.totalIncVat !== now.totalIncVat;
  const shipTo = before.shipTo !== '' && now.shipTo !== '' && before.shipTo !== now.shipTo;
  return items.length > 0 || total || shipTo ? { cancelled: false, items, total, shipTo } : null;
};
