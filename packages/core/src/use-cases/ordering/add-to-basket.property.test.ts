import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quantityOf } from '../../domain/ordering/quantity.ts';
import { skuOf } from '../../domain/ordering/sku.ts';
import type { BasketEdit, EditedBasket } from '../../domain/ordering/basket.ts';
import { refused, type Result } from '../../domain/result.ts';
import type { Baskets } from '../../ports/baskets.ts';
import type { Refusal } from '../../ports/failure.ts';
import { valueOf } from '../../testing/contracts/answers.ts';
import { anItem } from '../../testing/examples.ts';
import { createMemoryBasketNews } from '../../testing/memory/basket-news.ts';
import { createMemoryBaskets } from '../../testing/memory/baskets.ts';
import { createMemoryUnansweredAdditions } from '../../testing/memory/unanswered-additions.ts';
import { makeAddToBasket, type AddedToBasket, type Wanted } from './add-to-basket.ts';

const skus = [skuOf('A'), skuOf('B'), skuOf('C')] as const;
const gone = skuOf('D');
const range = new Map(
  [...skus, gone].map((sku) => [sku, anItem({ sku, packSize: 1, minimum: 1, discontinued: sku === gone })]),
);

/** What becomes of a call: it never arrives, its answer does not, it arrives after the answer was given up, or all goes well. */
const fates = ['not-sent', 'not-answered', 'late', 'answered'] as const;
type Fate = (typeof fates)[number];

const hasBasket = (value: unknown): value is EditedBasket =>
  typeof value === 'object' && value !== null && 'basket' in value;

/** A server whose calls meet the fates given, and are answered after that. */
const openServer = (fatesLeft: Fate[]) => {
  const server = createMemoryBaskets(range);
  const late: (() => Promise<unknown>)[] = [];
  const arrive = async () => {
    for (const call of late.splice(0)) await call();
  };
  const edit: Baskets['edit'] = async (idempotencyKey, edits) => {
    const fate = fatesLeft.shift() ?? 'answered';
    if (fate === 'answered') return server.edit(idempotencyKey, edits);
    if (fate === 'late') late.push(() => server.edit(idempotencyKey, edits));
    if (fate === 'not-answered') await server.edit(idempotencyKey, edits);
    return refused({ failure: 'unavailable', message: null });
  };
  const baskets = { edit, editPart: edit };
  const quantities = async () =>
    Object.fromEntries(valueOf(await server.load()).lines.map(({ item, quantity }) => [item.sku, quantity]));
  return { baskets, arrive, quantities };
};
let keys = 0;
const newIdempotencyKey = () => `key-${(keys += 1)}`;
const open = (
  baskets: Pick<Baskets, 'edit' | 'editPart'>,
  unanswered = createMemoryUnansweredAdditions(),
  news = createMemoryBasketNews(),
) => makeAddToBasket({ baskets, unanswered, news, newIdempotencyKey });

const wishes = fc.array(
  fc.record<Wanted>({ sku: fc.constantFrom(...skus, gone), quantity: fc.integer({ min: 1, max: 9 }).map(quantityOf) }),
  { minLength: 1, maxLength: 5 },
);
const sumOf = (lines: readonly Wanted[]) => {
  const sum: Record<string, number> = {};
  for (const { sku, quantity } of lines) sum[sku] = (sum[sku] ?? 0) + quantity;
  return sum;
};

test('a wish that is tried again until it is answered is in the basket exactly once', async () => {
  await fc.assert(
    fc.asyncProperty(wishes, fc.array(fc.constantFrom(...fates)), async (wish, fatesLeft) => {
      const server = openServer([...fatesLeft]);
      const addToBasket = open(server.baskets);
      let answer: AddedToBasket = await addToBasket(wish);
      while (answer.failure) answer = await addToBasket(wish);
      await server.arrive();
      const orderable = sumOf(wish.filter(({ sku }) => sku !== gone));
      expect(await server.quantities()).toEqual(orderable);
      expect([sumOf(answer.added), answer.changed]).toEqual([orderable, []]);
      expect(answer.refused.map(({ sku }) => sku)).toEqual(wish.some(({ sku }) => sku === gone) ? [gone] : []);
    }),
  );
});

test('whoever shows the basket is told what it is after each wish that put something into it, and of no other', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(wishes), fc.array(fc.constantFrom(...fates)), async (tries, fatesLeft) => {
      const news = createMemoryBasketNews();
      const heard: unknown[] = [];
      news.follow((basket) => heard.push(basket));
      const addToBasket = open(openServer([...fatesLeft]).baskets, createMemoryUnansweredAdditions(), news);
      for (const wish of tries) {
        heard.length = 0;
        const { added, changed, basket } = await addToBasket(wish);
        expect(heard).toEqual(added.length + changed.length > 0 ? [basket] : []);
      }
    }),
  );
});

test('a wish without an answer is the same one after a reload', async () => {
  const server = openServer(['not-answered']);
  const unanswered = createMemoryUnansweredAdditions();
  const wish = [{ sku: skuOf('A'), quantity: quantityOf(24) }];
  expect((await open(server.baskets, unanswered)(wish)).failure?.failure).toBe('unavailable');
  expect((await open(server.baskets, unanswered)(wish)).added).toEqual(wish);
  expect(await server.quantities()).toEqual({ A: 24 });
  expect(unanswered.all()).toEqual([]);
});

test('a wish without an answer is the same one after another page has settled it', async () => {
  const server = openServer(['not-answered']);
  const unanswered = createMemoryUnansweredAdditions();
  const [one, other] = [open(server.baskets, unanswered), open(server.baskets, unanswered)];
  const wish = [{ sku: skuOf('A'), quantity: quantityOf(2) }];
  await one(wish);
  expect((await other(wish)).failure).toBeNull();
  expect((await one(wish)).added).toEqual(wish);
  expect(await server.quantities()).toEqual({ A: 2 });
});

test('a wish without an answer that was taken out of the basket since is a new one; what stayed is not added twice', async () => {
  const server = openServer(['not-answered']);
  const addToBasket = open(server.baskets);
  const wish = [
    { sku: skuOf('A'), quantity: quantityOf(2) },
    { sku: skuOf('B'), quantity: quantityOf(3) },
  ];
  await addToBasket(wish);
  await server.baskets.edit('taken out', [{ kind: 'set', sku: skuOf('A'), quantity: 0 }]);
  expect(sumOf((await addToBasket(wish)).added)).toEqual({ A: 2, B: 3 });
  expect(await server.quantities()).toEqual({ A: 2, B: 3 });
});

test('what came with the wish of before, and is not asked for again, is told apart', async () => {
  const server = openServer(['not-answered']);
  const addToBasket = open(server.baskets);
  const [a, b] = [
    { sku: skuOf('A'), quantity: quantityOf(2) },
    { sku: skuOf('B'), quantity: quantityOf(3) },
  ];
  await addToBasket([a, b]);
  expect(await addToBasket([a])).toMatchObject({ added: [a], changed: [], arrived: [b], refused: [], failure: null });
});

test('what another page still waits for is no wish without an answer', async () => {
  const server = openServer([]);
  const unanswered = createMemoryUnansweredAdditions();
  const wish = [{ sku: skuOf('A'), quantity: quantityOf(2) }];
  const [one, other] = [open(server.baskets, unanswered), open(server.baskets, unanswered)];
  const answers = await Promise.all([one(wish), other(wish)]);
  expect(answers.map(({ added }) => added)).toEqual([wish, wish]);
  expect(await server.quantities()).toEqual({ A: 4 });
});

test('a wish that is made again once it was answered is another one', async () => {
  const server = openServer([]);
  const addToBasket = open(server.baskets);
  const wish = [{ sku: skuOf('A'), quantity: quantityOf(2) }];
  await addToBasket(wish);
  await addToBasket(wish);
  expect(await server.quantities()).toEqual({ A: 4 });
});

test('of wishes changed between tries the basket holds what was said, whatever is lost, late, or pressed at once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(wishes, fc.boolean())),
      fc.array(fc.constantFrom(...fates)),
      async (tries, fatesLeft) => {
        const left = [...fatesLeft];
        const server = openServer(left);
        const addToBasket = open(server.baskets);
        const answers: AddedToBasket[] = [];
        let running: Promise<unknown>[] = [];
        for (const [wish, waits] of tries) {
          running.push(addToBasket(wish).then((answer) => answers.push(answer)));
          if (!waits) continue;
          await Promise.all(running);
          running = [];
          await server.arrive();
        }
        await Promise.all(running);
        // The line is back: what was not answered is settled by whoever asks for it again.
        left.length = 0;
        answers.push(await addToBasket([...skus, gone].map((sku) => ({ sku, quantity: quantityOf(100) }))));
        await server.arrive();
        expect(await server.quantities()).toEqual(
          sumOf(answers.flatMap(({ added, changed, arrived }) => [...added, ...changed, ...arrived])),
        );
      },
    ),
  );
});

test('more than one call takes goes in parts; after a lost answer what is left is asked for again under the key of before', async () => {
  const many = Array.from({ length: 700 }, (_, n) => ({ sku: skuOf(`M-${n}`), quantity: quantityOf(2) }));
  const calls: [string, number][] = [];
  const memory = createMemoryBaskets(new Map(many.map(({ sku }) => [sku, anItem({ sku, packSize: 1, minimum: 1 })])));
  const edit: Baskets['edit'] = async (idempotencyKey, edits) => {
    calls.push([idempotencyKey, edits.length]);
    const answer = await memory.edit(idempotencyKey, edits);
    return calls.length === 2 ? refused({ failure: 'unavailable', message: null }) : answer;
  };
  const addToBasket = open({ edit, editPart: edit });
  const first = await addToBasket(many);
  expect([first.added.length, first.failure?.failure]).toEqual([500, 'unavailable']);
  const taken = new Set(first.added.map(({ sku }) => sku));
  const second = await addToBasket(many.filter(({ sku }) => !taken.has(sku)));
  expect([second.added.length, second.failure]).toEqual([200, null]);
  expect(calls.map(([, lines]) => lines)).toEqual([500, 200, 200]);
  expect([calls[0]?.[0] === calls[1]?.[0], calls[2]?.[0]]).toEqual([false, calls[1]?.[0]]);
  expect(valueOf(await memory.load()).lines.every(({ quantity }) => quantity === 2)).toBe(true);
});

test('however many parts a wish goes in, each line is priced once: with the last, which answers with the basket', async () => {
  const many = Array.from({ length: 5000 }, (_, n) => ({ sku: skuOf(`M-${n}`), quantity: quantityOf(2) }));
  const memory = createMemoryBaskets(new Map(many.map(({ sku }) => [sku, anItem({ sku, packSize: 1, minimum: 1 })])));
  let [calls, priced] = [0, 0];
  const counted =
    <Value>(edit: (idempotencyKey: string, edits: readonly BasketEdit[]) => Promise<Result<Value, Refusal>>) =>
    async (idempotencyKey: string, edits: readonly BasketEdit[]) => {
      const answer = await edit(idempotencyKey, edits);
      calls += 1;
      if (answer.ok && hasBasket(answer.value)) priced += answer.value.basket.lines.length;
      return answer;
    };
  const addToBasket = open({ edit: counted(memory.edit), editPart: counted(memory.editPart) });
  const { added, basket } = await addToBasket(many);
  expect([calls, added.length, priced]).toEqual([10, 5000, 5000]);
  expect(basket).toEqual(valueOf(await memory.load()));
});

test('what the server refuses as a whole is over: the next try is a new wish', async () => {
  const calls: string[] = [];
  const edit: Baskets['edit'] = async (idempotencyKey) => {
    calls.push(idempotencyKey);
    return refused({ failure: 'forbidden', message: null });
  };
  const addToBasket = open({ edit, editPart: edit });
  const wish = [{ sku: skuOf('A'), quantity: quantityOf(1) }];
  expect((await addToBasket(wish)).failure?.failure).toBe('forbidden');
  await addToBasket(wish);
  expect(new Set(calls).size).toBe(2);
});

test('more of an item than a line takes is refused by itself, and all else is added', async () => {
  const server = openServer([]);
  const half = quantityOf(60_000);
  const [one, other] = skus;
  const answer = await open(
    server.baskets,
    createMemoryUnansweredAdditions(),
  )([
    { sku: one, quantity: half },
    { sku: one, quantity: half },
    { sku: other, quantity: quantityOf(1) },
  ]);
  expect(answer.refused).toEqual([{ sku: one, quantity: 120_000, problem: 'too-many' }]);
  expect([answer.added, answer.failure]).toEqual([[{ sku: other, quantity: 1 }], null]);
  expect(await server.quantities()).toEqual({ [other]: 1 });
});
