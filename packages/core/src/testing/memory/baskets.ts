import { lineQuantity } from '../../domain/documents/line-quantity.ts';
import {
  basketLine,
  basketTotals,
  hasOrderable,
  preparedLine,
  type Basket,
  type BasketEdit,
  type CarriedOut,
  type PreparedBasket,
  type PreparedLine,
  type RefusedEdit,
  preparedEdits,
} from '../../domain/ordering/basket.ts';
import { carryOut, type Quantities } from '../../domain/ordering/basket-edits.ts';
import { noticesOf } from '../../domain/ordering/basket-notices.ts';
import type { Item } from '../../domain/ordering/item.ts';
import { ok, refused } from '../../domain/result.ts';
import type { BasketPreparation, Baskets } from '../../ports/baskets.ts';
import { aRefusal } from './session.ts';
import type { Sku } from '../../domain/ordering/sku.ts';

/** Quantities of a sample order's items, by its number. */
export type MemorySamples = Readonly<Record<string, readonly { readonly sku: Sku; readonly quantity: number }[]>>;

const terms = { vatPercent: 20, currency: 'GBP' };
const notFound = aRefusal('not-found', 'not_found', 'There is no such basket.');

/** The basket of one user, with the items given: they can be changed meanwhile. Sample orders are those of the company. */
export const createMemoryBaskets = (
  range: Map<Sku, Item>,
  samples: MemorySamples = {},
): Baskets & BasketPreparation => {
  let version = 0;
  let made = 0;
  let quantities: Quantities = new Map();
  const seen = new Map<Sku, Item>();
  const done = new Map<string, CarriedOut>();
  const waiting = new Map<string, PreparedBasket>();

  const load = (): Basket => {
    const lines = [...quantities].flatMap(([sku, quantity]) => {
      const item = range.get(sku) ?? seen.get(sku);
      return item ? [basketLine(item, quantity, range.has(sku))] : [];
    });
    const notices = lines.flatMap((line) => noticesOf(line, seen.get(line.item.sku) ?? line.item));
    return { version, lines, ...basketTotals(lines, terms), notices };
  };

  const change = (edits: readonly BasketEdit[]): readonly RefusedEdit[] => {
    const after = carryOut(quantities, edits, range);
    if (String([...quantities]) !== String([...after.quantities])) version += 1;
    for (const sku of after.quantities.keys()) {
      const item = range.get(sku);
      if (item && !quantities.has(sku)) seen.set(sku, item);
    }
    quantities = after.quantities;
    return after.refused;
  };

  const once = (idempotencyKey: string, edits: readonly BasketEdit[]): CarriedOut => {
    const edited = done.get(idempotencyKey) ?? { refused: change(edits), skus: edits.map(({ sku }) => sku) };
    done.set(idempotencyKey, edited);
    return edited;
  };

  const linesOf = (sample: MemorySamples[string]): readonly PreparedLine[] =>
    sample.map(({ sku, quantity }) =>
      preparedLine({ sku, title: sku, asked: lineQuantity(quantity) }, range.get(sku) ?? null),
    );

  return {
    load: async () => ok(load()),
    edit: async (idempotencyKey, edits) => {
      const edited = once(idempotencyKey, edits);
      return ok({ basket: load(), ...edited });
    },
    editPart: async (idempotencyKey, edits) => ok(once(idempotencyKey, edits)),
    seen: async () => {
      if (load().notices.length > 0) version += 1;
      for (const [sku, item] of range) seen.set(sku, item);
      return ok(load());
    },
    prepared: async () => ok([...waiting.values()].toReversed()),
    take: async (id) => {
      const basket = waiting.get(id);
      if (!basket) return refused(notFound);
      waiting.delete(id);
      const { edits, refused: unorderable } = preparedEdits(basket.lines);
      const refusedEdits = [...unorderable, ...change(edits)];
      return ok({ basket: load(), refused: refusedEdits, skus: basket.lines.map(({ sku }) => sku) });
    },
    dismiss: async (id) => (waiting.delete(id) ? ok(null) : refused(notFound)),
    preview: async (orderNo) => {
      const sample = samples[orderNo];
      return sample ? ok(linesOf(sample)) : refused(notFound);
    },
    prepare: async (orderNo) => {
      const already = [...waiting.values()].find(({ fromOrder }) => fromOrder === orderNo);
      if (already) return ok(already);
      const sample = samples[orderNo];
      if (!sample) return refused(notFound);
      const lines = linesOf(sample);
      if (!hasOrderable(lines))
        return refused(aRefusal('rejected', 'nothing_left_to_order', 'Nothing on it can be ordered any more.'));
      made += 1;
      const id = `prepared-${made}`;
      const basket = { id, madeBy: 'Morgan Reed', fromOrder: orderNo, at: '2026-11-20T12:00:00.000Z', lines };
      waiting.set(id, basket);
      return ok(basket);
    },
  };
};
