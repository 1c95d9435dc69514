import type { Basket, BasketEdit, CarriedOut, EditedBasket, RefusedEdit } from '../../domain/ordering/basket.ts';
import { maxPerCall } from '../../domain/ordering/item.ts';
import type { Result } from '../../domain/result.ts';
import type { BasketNews } from '../../ports/basket-news.ts';
import type { Baskets } from '../../ports/baskets.ts';
import { isUnanswered, type Refusal } from '../../ports/failure.ts';
import type { Addition, UnansweredAdditions } from '../../ports/unanswered-additions.ts';
import type { Sku } from '../../domain/ordering/sku.ts';
import { type Quantity, isQuantity } from '../../domain/ordering/quantity.ts';

/** So many of an item, on top of what the basket has. */
export interface Wanted {
  readonly sku: Sku;
  readonly quantity: Quantity;
}

/** What came of a wish. */
export interface AddedToBasket {
  /** In the basket as they were wanted, each number once. */
  readonly added: readonly Wanted[];
  /** What the basket did not take. */
  readonly refused: readonly RefusedEdit[];
  /** In the basket from an earlier try, as it was wanted then: nothing of these was added now. */
  readonly changed: readonly Wanted[];
  /** The same of what was not asked for again. */
  readonly arrived: readonly Wanted[];
  /** As it is after the last of it, where that was answered: it need not be asked for. */
  readonly basket: Basket | null;
  /** Why the rest is not known to be in the basket, if any is left: to be tried again where there was no answer. */
  readonly failure: Refusal | null;
}

/** Puts items into the basket. Many go in parts; `onAdded` is told of each as soon as it is in. */
export type AddToBasket = (
  wanted: readonly Wanted[],
  onAdded?: (added: readonly Wanted[]) => void,
) => Promise<AddedToBasket>;

const summed = (wanted: readonly Wanted[]): Map<Sku, number> => {
  const quantities = new Map<Sku, number>();
  for (const { sku, quantity } of wanted) quantities.set(sku, (quantities.get(sku) ?? 0) + quantity);
  return quantities;
};

const toEdits = (quantities: Iterable<readonly [Sku, Quantity]>): BasketEdit[] =>
  [...quantities].map(([sku, quantity]) => ({ kind: 'add', sku, quantity }));

/**
 * The one way of adding to the basket. A wish whose answer was lost may have arrived: whoever asks for its items again, from whichever screen, sends
 * what is still wanted of it under its own key, which counts once, and the answer says what came with that key first. So nothing is
 * added twice, and what nobody wants any more never arrives late. What had arrived, and was taken out or ordered since, is a new wish.
 * The requests are sent one after the other, also from several pages at once.
 */
export const makeAddToBasket = ({
  baskets,
  unanswered,
  news,
  newIdempotencyKey,
}: {
  readonly baskets: Pick<Baskets, 'edit' | 'editPart'>;
  readonly unanswered: UnansweredAdditions;
  readonly news: Pick<BasketNews, 'notify'>;
  readonly newIdempotencyKey: () => string;
}): AddToBasket => {
  /** What this page itself has no answer to, though another one that asked again may have. */
  const own = new Map<string, Addition>();

  const sentBefore = (left: ReadonlyMap<Sku, Quantity>): Addition | undefined =>
    [...own.values(), ...unanswered.all()].find(({ quantities }) => quantities.some(([sku]) => left.has(sku)));

  const addNow: AddToBasket = async (wanted, onAdded) => {
    const left = new Map<Sku, Quantity>();
    let added: readonly Wanted[] = [];
    const changed: Wanted[] = [];
    const arrived: Wanted[] = [];
    const refused: RefusedEdit[] = [];
    // More than a line takes would have the whole call refused.
    for (const [sku, quantity] of summed(wanted))
      if (isQuantity(quantity)) left.set(sku, quantity);
      else refused.push({ sku, quantity, problem: 'too-many' });
    let basket: Basket | null = null;
    while (left.size > 0) {
      const before = sentBefore(left);
      const part = before ?? { idempotencyKey: newIdempotencyKey(), quantities: [...left].slice(0, maxPerCall) };
      own.set(part.idempotencyKey, part);
      unanswered.keep(part);
      const sent = new Map(part.quantities);
      const isSame = (sku: Sku) => left.get(sku) === sent.get(sku);
      const edits = toEdits(part.quantities.filter(([sku]) => isSame(sku)));
      // The basket is priced with the last part alone; what was sent before is looked for in it.
      const isPart = !before && left.size > part.quantities.length;
      const answer: Result<CarriedOut & Partial<EditedBasket>, Refusal> = isPart
        ? await baskets.editPart(part.idempotencyKey, edits)
        : await baskets.edit(part.idempotencyKey, edits);
      if (answer.ok || !isUnanswered(answer.refusal)) {
        own.delete(part.idempotencyKey);
        unanswered.forget(part.idempotencyKey);
      }
      if (!answer.ok) return { added, refused, changed, arrived, basket: null, failure: answer.refusal };
      basket = answer.value.basket ?? basket;
      const taken: Wanted[] = [];
      const problems = new Map(answer.value.refused.map((edit) => [edit.sku, edit]));
      const held = new Set(answer.value.basket?.lines.map(({ item }) => item.sku));
      for (const sku of answer.value.skus) {
        const [problem, quantity] = [problems.get(sku), sent.get(sku)];
        // What was refused as it was wanted before is asked for as it is now.
        if (problem && !isSame(sku)) continue;
        if (problem) refused.push(problem);
        else if (quantity === undefined || (before && !held.has(sku))) continue;
        else if (!left.has(sku)) arrived.push({ sku, quantity });
        else (isSame(sku) ? taken : changed).push({ sku, quantity });
        left.delete(sku);
      }
      added = [...added, ...taken];
      onAdded?.(taken);
    }
    return { added, refused, changed, arrived, basket, failure: null };
  };

  return async (wanted, onAdded) => {
    const answer = await unanswered.inTurn(() => addNow(wanted, onAdded));
    if (answer.added.length + answer.changed.length > 0) news.notify(answer.basket);
    return answer;
  };
};
