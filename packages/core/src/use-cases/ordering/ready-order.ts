import type { Basket, BasketLine } from '../../domain/ordering/basket.ts';
import { emptyCheckout } from '../../domain/ordering/checkout-entry.ts';
import { orderAsSeen, type NewOrder } from '../../domain/ordering/order-as-seen.ts';
import { referenceProblem, type Checkout, type ReferenceProblem } from '../../domain/ordering/placement.ts';
import { ok, refused, type Result } from '../../domain/result.ts';
import type { Baskets } from '../../ports/baskets.ts';
import type { Checkouts } from '../../ports/checkouts.ts';
import type { Refusal } from '../../ports/failure.ts';
import type { AddToBasket, Wanted } from './add-to-basket.ts';

/** Why lines that somebody wants, those and nothing else, are not ordered as they are. */
export type NotReady =
  | { readonly kind: 'unanswered'; readonly refusal: Refusal }
  | { readonly kind: 'reference'; readonly problem: ReferenceProblem; readonly mask: string | null }
  /** The basket has other items, or other quantities of these. */
  | { readonly kind: 'other-items' | 'no-address' }
  /** So many of them cannot be ordered. */
  | { readonly kind: 'left'; readonly count: number };

/** The basket with nothing but what is wanted, and the order that it comes to. */
export interface ReadyOrder {
  readonly basket: Basket;
  readonly checkout: Checkout;
  readonly order: NewOrder;
}

export type MakeReady = (
  wanted: readonly Wanted[],
  options: { readonly reference: string; readonly mayLeave: boolean },
) => Promise<Result<ReadyOrder, NotReady>>;

/**
 * Puts lines into the basket that are to be an order of their own, such as those of a file, and makes it ready to be placed. What an earlier try put
 * there is not put there again; a basket with anything else is left alone, as that would be ordered along with them.
 */
export const makeReadyOrder =
  ({
    baskets,
    checkouts,
    addToBasket,
  }: {
    readonly baskets: Pick<Baskets, 'load'>;
    readonly checkouts: Pick<Checkouts, 'load'>;
    readonly addToBasket: AddToBasket;
  }): MakeReady =>
  async (wanted, { reference, mayLeave }) => {
    const unanswered = (refusal: Refusal) => refused({ kind: 'unanswered', refusal } as const);
    const quantities = new Map(wanted.map(({ sku, quantity }) => [sku, quantity]));
    const isOther = ({ item, quantity }: BasketLine): boolean => quantities.get(item.sku) !== quantity;

    const before = await baskets.load();
    if (!before.ok) return unanswered(before.refusal);
    if (before.value.lines.some(isOther)) return refused({ kind: 'other-items' });
    const rules = await checkouts.load();
    if (!rules.ok) return unanswered(rules.refusal);
    const { referenceRule } = rules.value;
    const problem = referenceProblem(referenceRule, reference);
    if (problem) return refused({ kind: 'reference', problem, mask: referenceRule.mask });

    const held = new Set(before.value.lines.map(({ item }) => item.sku));
    const { failure } = await addToBasket(wanted.filter(({ sku }) => !held.has(sku)));
    if (failure) return unanswered(failure);
    const [loaded, now] = await Promise.all([baskets.load(), checkouts.load()]);
    if (!loaded.ok) return unanswered(loaded.refusal);
    if (!now.ok) return unanswered(now.refusal);
    const [basket, checkout] = [loaded.value, now.value];
    if (basket.lines.some(isOther)) return refused({ kind: 'other-items' });
    const count = wanted.length - basket.lines.filter((line) => line.problem === null).length;
    if (count === wanted.length || (count > 0 && !mayLeave)) return refused({ kind: 'left', count });
    const view = { basket, checkout, isSettled: true, hasFailed: false, storefront: '' };
    const ready = orderAsSeen({ ...emptyCheckout, reference }, view, view);
    return ready.kind === 'ready' ? ok({ basket, checkout, order: ready.order }) : refused({ kind: 'no-address' });
  };
