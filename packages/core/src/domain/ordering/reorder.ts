import type { Line } from '../documents/document.ts';
import { together, type LineQuantity } from '../documents/line-quantity.ts';
import { isProduct } from '../documents/lines.ts';
import type { BasketEdit } from './basket.ts';
import { lineProblem, orderableQuantity, type Item, type LineProblem } from './item.ts';
import { parseSku, type Sku } from './sku.ts';
import { type Quantity, quantityOf } from './quantity.ts';

/** An item of a document to be ordered again. */
export interface OrderedItem {
  readonly sku: Sku;
  readonly description: string;
  readonly quantity: LineQuantity;
}

/** The item of a line; null for what is none. */
const productOf = (line: Pick<Line, 'itemNo' | 'type'>): Sku | null => (isProduct(line) ? parseSku(line.itemNo) : null);

/** The items of a document's lines, each once (specification §reorder): what is charged or sent of them, parts of a unit together. */
export const orderedItems = (
  lines: readonly Pick<Line, 'itemNo' | 'description' | 'quantity' | 'type'>[],
): readonly OrderedItem[] => {
  const items = new Map<Sku, OrderedItem>();
  for (const { description, quantity, ...line } of lines) {
    const sku = productOf(line);
    if (sku === null || quantity <= 0) continue;
    const before = items.get(sku);
    items.set(sku, { sku, description, quantity: before ? together(before.quantity, quantity) : quantity });
  }
  return [...items.values()];
};

/** What can be ordered of an item again. */
export type ReorderLine = OrderedItem &
  Orderable & {
    readonly item: Item | null;
    /** What can be ordered in place of one that is discontinued, and how many of it. */
    readonly replacement: { readonly item: Item; readonly orderable: Quantity } | null;
  };

/** What is ordered: enough packs, and no fewer than the minimum; 0 for what cannot be. */
type Orderable =
  | { readonly orderable: Quantity; readonly problem: null }
  | { readonly orderable: 0; readonly problem: LineProblem };

const orderableOf = (item: Item, quantity: number): Orderable => {
  const orderable = orderableQuantity(item, quantity);
  const problem = lineProblem(item, orderable);
  return problem === null ? { orderable: quantityOf(orderable), problem } : { orderable: 0, problem };
};

/** An item of a document and what was found of it: `replacing` is what its number is replaced by, where that was found. */
export const reorderLine = (ordered: OrderedItem, item: Item | null, replacing: Item | null): ReorderLine => {
  if (!item) return { ...ordered, item, orderable: 0, problem: 'unknown', replacement: null };
  const own = orderableOf(item, ordered.quantity);
  const other = own.problem === null || !replacing ? null : orderableOf(replacing, ordered.quantity);
  return {
    ...ordered,
    item,
    ...own,
    replacement: replacing && other && other.problem === null ? { item: replacing, orderable: other.orderable } : null,
  };
};

/** What is added to the basket of a chosen line: itself, or else what replaces it; null for what cannot be ordered. */
export const reorderEdit = ({
  item,
  orderable,
  problem,
  replacement,
}: ReorderLine): (BasketEdit & { readonly kind: 'add' }) | null => {
  if (item && problem === null) return { kind: 'add', sku: item.sku, quantity: orderable };
  return replacement && { kind: 'add', sku: replacement.item.sku, quantity: replacement.orderable };
};
