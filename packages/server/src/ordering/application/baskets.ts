import { millisecondsOfDay } from '@connect/core/domain/calendar/milliseconds-of-day';
import type { Sku } from '@connect/core/domain/ordering/sku';
import {
  basketLine,
  basketTotals,
  type Basket,
  type BasketEdit,
  type CarriedOut,
  type EditedBasket,
  type RefusedEdit,
} from '@connect/core/domain/ordering/basket';
import { carryOut } from '@connect/core/domain/ordering/basket-edits';
import { noticesOf } from '@connect/core/domain/ordering/basket-notices';
import type { UnitOfWork } from '../../unit-of-work.ts';
import type { BasketUser } from './basket-repository.ts';
import type { OrderingRepositories } from './repositories.ts';

/** One basket a user, at the prices and stock of now. */
export interface Baskets {
  load(user: BasketUser): Promise<Basket>;
  /** Carries edits out once for a key. */
  edit(user: BasketUser, idempotencyKey: string, edits: readonly BasketEdit[]): Promise<EditedBasket>;
  /** The same for one of several that follow each other at once. */
  editPart(user: BasketUser, idempotencyKey: string, edits: readonly BasketEdit[]): Promise<CarriedOut>;
  /** The user has seen what changed. */
  seen(user: BasketUser): Promise<Basket>;
}

type Repositories = Pick<OrderingRepositories, 'baskets' | 'items'>;

/** Nobody sends an edit again after a day. */
const keyLife = millisecondsOfDay;

const linesOf = async ({ baskets, items }: Repositories, user: BasketUser, currency: string) => {
  const kept = await baskets.lines(user.id, currency);
  const skus = kept.map(({ sku }) => sku);
  const found = await items.find(user.customerNo, skus);
  const unpriced = await items.findWithoutPrices(skus.filter((sku) => !found.has(sku)));
  return kept.flatMap(({ sku, quantity, seen }) => {
    const item = found.get(sku);
    if (item) return [{ line: basketLine(item, quantity), seen }];
    const known = unpriced.get(sku);
    return known ? [{ line: basketLine({ ...known, prices: seen.prices }, quantity, false), seen }] : [];
  });
};

export const loadBasket = async (repositories: Repositories, user: BasketUser): Promise<Basket> => {
  // Before the lines: one that is put in meanwhile comes with a version that is too low, and the next look brings a higher one.
  const { version, ...terms } = await repositories.baskets.terms(user);
  const all = await linesOf(repositories, user, terms.currency);
  const lines = all.map(({ line }) => line);
  return {
    version,
    lines,
    ...basketTotals(lines, terms),
    notices: all.flatMap(({ line, seen }) => noticesOf(line, seen)),
  };
};

/** What was refused; the rest is done. The basket must be held. */
export const changeBasket = async (
  { baskets, items }: Repositories,
  user: BasketUser,
  edits: readonly BasketEdit[],
): Promise<readonly RefusedEdit[]> => {
  const before = await baskets.quantities(user.id);
  const found = await items.find(
    user.customerNo,
    edits.map(({ sku }) => sku),
  );
  const { quantities, refused } = carryOut(before, edits, found);
  const gone = [...before.keys()].filter((sku) => !quantities.has(sku));
  const changed = [...quantities].flatMap(([sku, quantity]) => {
    const item = found.get(sku);
    return item && before.get(sku) !== quantity ? [{ item, quantity }] : [];
  });
  if (gone.length > 0) await baskets.remove(user.id, gone);
  if (changed.length > 0) await baskets.save(user.id, changed);
  // What was there keeps its place, and what came stands at the end.
  const asStored = [...new Set([...before.keys(), ...quantities.keys()])].filter((sku) => quantities.has(sku));
  const wanted = [...quantities.keys()];
  const isMoved = wanted.some((sku, at) => sku !== asStored[at]);
  if (isMoved) await baskets.arrange(user.id, wanted);
  if (gone.length + changed.length > 0 || isMoved) await baskets.raiseVersion(user.id);
  return refused;
};

/** Takes lines out, such as those that were ordered. */
export const clearBasket = async (
  { baskets }: Pick<Repositories, 'baskets'>,
  userId: string,
  skus: readonly Sku[],
): Promise<void> => {
  await baskets.hold(userId);
  await baskets.remove(userId, skus);
  await baskets.raiseVersion(userId);
};

export const createBaskets = (
  { repositories, inTransaction }: UnitOfWork<OrderingRepositories>,
  now: () => Date,
): Baskets => {
  /** Carries edits out, unless the key was used already: then what came of those. */
  const once = async (
    within: Repositories,
    user: BasketUser,
    idempotencyKey: string,
    edits: readonly BasketEdit[],
  ): Promise<CarriedOut> => {
    const { baskets } = within;
    await baskets.hold(user.id);
    const before = await baskets.edited(user.id, idempotencyKey);
    if (before) return before;
    const at = now();
    await baskets.forgetEdited(user.id, new Date(at.getTime() - keyLife));
    const done = { refused: await changeBasket(within, user, edits), skus: edits.map(({ sku }) => sku) };
    await baskets.keepEdited(user.id, idempotencyKey, done, at);
    return done;
  };

  return {
    load: (user) => loadBasket(repositories, user),
    edit: (user, idempotencyKey, edits) =>
      inTransaction(async (within) => {
        const done = await once(within, user, idempotencyKey, edits);
        return { ...done, basket: await loadBasket(within, user) };
      }),
    editPart: (user, idempotencyKey, edits) => inTransaction((within) => once(within, user, idempotencyKey, edits)),
    seen: (user) =>
      inTransaction(async (within) => {
        await within.baskets.hold(user.id);
        const before = await loadBasket(within, user);
        if (before.notices.length === 0) return before;
        const changed = new Set(before.notices.map(({ sku }) => sku));
        for (const { item } of before.lines) if (changed.has(item.sku)) await within.baskets.see(user.id, item);
        await within.baskets.raiseVersion(user.id);
        return loadBasket(within, user);
      }),
  };
};
