import { skuOf } from '@connect/core/domain/ordering/sku';
import { day } from '@connect/core/domain/calendar/day';
import { statesOf } from '@connect/core/domain/ordering/quick-order';
import { refused } from '@connect/core/domain/result';
import type { Baskets } from '@connect/core/ports/baskets';
import { makeAddToBasket } from '@connect/core/use-cases/ordering/add-to-basket';
import {
  anItem,
  createMemoryBaskets,
  createMemoryUnansweredAdditions,
  createMemoryBasketNews,
} from '@connect/core/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import * as fc from 'fast-check';
import { useState } from 'react';
import { expect, test } from 'vitest';

import { OrderingProvider } from '../../ordering-services.ts';
import type { OrderingServices } from '../../ordering-services.ts';
import { editRow, filledRows, rowOf, withoutTaken } from './order-rows.ts';
import type { Rows } from './order-rows.ts';
import { useAddToBasket } from './use-add-to-basket.ts';

const skus = ['A-0', 'A-1', 'A-2', 'A-3'].map(skuOf);
const items = new Map(skus.map((sku) => [sku, anItem({ sku, minimum: 1, packSize: 1, stock: 10_000 })]));
const matches = new Map([...items].map(([sku, item]) => [sku, { item, near: [] }]));

/** What becomes of a call: it does not arrive, its answer does not, or all goes well. */
type Fate = 'not-sent' | 'not-answered' | 'answered';
/** An attempt to add, and the row whose quantity becomes 7 after it, if any. */
interface Attempt {
  readonly fate: Fate;
  readonly edited: number | null;
}

const lossy = (baskets: Baskets, fateOf: () => Fate): Baskets => ({
  ...baskets,
  edit: async (idempotencyKey, edits) => {
    const fate = fateOf();
    const answer = fate === 'not-sent' ? null : await baskets.edit(idempotencyKey, edits);
    return answer && fate === 'answered' ? answer : refused({ failure: 'unavailable', message: null });
  },
});

const open = (baskets: Baskets) => {
  const addToBasket = makeAddToBasket({
    baskets,
    unanswered: createMemoryUnansweredAdditions(),
    news: createMemoryBasketNews(),
    newIdempotencyKey: () => crypto.randomUUID(),
  });
  return renderHook(
    () => {
      const [rows, setRows] = useState<Rows>(() => skus.map((sku) => rowOf({ sku, quantity: '2' })));
      const adding = useAddToBasket({
        rows,
        states: statesOf(rows, matches, day('2026-11-20')),
        isMatching: false,
        matchingFailed: false,
        onTaken: (taken) => setRows((now) => withoutTaken(now, taken)),
        onRefused: () => undefined,
        onNothing: () => undefined,
      });
      return { adding, rows, setRows };
    },
    {
      wrapper: ({ children }) => (
        // What else there is the hook does not use.
        <OrderingProvider value={{ addToBasket } as OrderingServices}>{children}</OrderingProvider>
      ),
    },
  );
};

test('nothing is added twice, whatever is lost and changed between one try and the next', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record<Attempt>({
          fate: fc.constantFrom<Fate>('not-sent', 'not-answered'),
          edited: fc.option(fc.nat(skus.length - 1)),
        }),
        { maxLength: 4 },
      ),
      async (lost) => {
        const server = createMemoryBaskets(items);
        let fate: Fate = 'answered';
        const { result } = open(lossy(server, () => fate));
        const edited = new Set<string>();
        for (const attempt of [...lost, { fate: 'answered', edited: null } as const]) {
          fate = attempt.fate;
          await act(async () => result.current.adding.start());
          expect(result.current.adding.added?.failure === null).toBe(fate === 'answered');
          const row = attempt.edited === null ? undefined : result.current.rows[attempt.edited];
          if (row) {
            edited.add(row.sku);
            act(() => result.current.setRows((rows) => editRow(rows, row.id, { quantity: '7' })));
          }
        }
        const basket = await server.load();
        const has = new Map(basket.ok ? basket.value.lines.map(({ item, quantity }) => [item.sku, quantity]) : []);
        const left = filledRows(result.current.rows).map(({ sku }) => sku);
        for (const sku of skus) {
          const isLeft = left.includes(sku);
          // What was changed after it had arrived stays on the list, to be judged with what is said of it.
          expect([sku, isLeft, has.get(sku)]).toEqual([sku, isLeft, edited.has(sku) && !isLeft ? 7 : 2]);
          if (isLeft) expect(result.current.adding.added?.changed).toContainEqual({ sku, quantity: 2 });
        }
        cleanup();
      },
    ),
    { numRuns: 100 },
  );
});
