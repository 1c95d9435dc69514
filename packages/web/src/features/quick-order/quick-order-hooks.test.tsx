import { quantityOf } from '@connect/core/domain/ordering/quantity';
import { skuOf } from '@connect/core/domain/ordering/sku';
import { day } from '@connect/core/domain/calendar/day';
import { pence, penceEach } from '@connect/core/testing';
import { ok, refused } from '@connect/core/domain/result';
import type { Result } from '@connect/core/domain/result';
import type { Item } from '@connect/core/domain/ordering/item';
import { basketLine } from '@connect/core/domain/ordering/basket';
import type { BasketEdit, EditedBasket } from '@connect/core/domain/ordering/basket';
import { statesOf } from '@connect/core/domain/ordering/quick-order';
import type { Refusal } from '@connect/core/ports/failure';
import type { QuickOrderDrafts } from '@connect/core/ports/quick-order-drafts';
import { makeKeepQuickOrder } from '@connect/core/use-cases/ordering/keep-quick-order';
import { makeAddToBasket } from '@connect/core/use-cases/ordering/add-to-basket';
import {
  createMemoryQuickOrderDrafts,
  createMemoryUnansweredAdditions,
  createMemoryBasketNews,
} from '@connect/core/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';

import { OrderingProvider } from '../../ordering-services.ts';
import type { OrderingServices } from '../../ordering-services.ts';
import { editRow, filledRows, rowOf, withoutTaken } from './order-rows.ts';
import type { Rows } from './order-rows.ts';
import { useAddToBasket } from './use-add-to-basket.ts';
import { useKeptOrder } from './use-kept-order.ts';
import { useMatches } from './use-matches.ts';

const itemOf = (sku: string): Item => ({
  sku: skuOf(sku),
  productSku: sku,
  title: sku,
  brand: 'Hold',
  thumbnail: null,
  slug: sku,
  packSize: 1,
  minimum: 1,
  stock: 10_000,
  restockedOn: null,
  leadDays: 1,
  discontinued: false,
  replacedBy: null,
  prices: [{ from: 1, price: penceEach(100) }],
});
const rowsOf = (count: number) => Array.from({ length: count }, (_, n) => rowOf({ sku: `A-${n}`, quantity: '2' }));

type Part = 'lookUpItems' | 'addToBasket' | 'keepQuickOrder';
const keeping = (drafts: QuickOrderDrafts) =>
  makeKeepQuickOrder({ drafts, newVersion: () => crypto.randomUUID(), isSignedIn: () => true });
const within = (parts: Partial<Pick<OrderingServices, Part>>) => {
  // What else there is none of these hooks uses.
  const services = { keepQuickOrder: keeping(createMemoryQuickOrderDrafts()), ...parts } as OrderingServices;
  return ({ children }: { children: ReactNode }) => <OrderingProvider value={services}>{children}</OrderingProvider>;
};

describe('the order that is kept', () => {
  const open = (drafts = createMemoryQuickOrderDrafts(), owner = 'priya') =>
    renderHook(() => useKeptOrder(owner), { wrapper: within({ keepQuickOrder: keeping(drafts) }) });
  const type = ({ result }: ReturnType<typeof open>, sku: string) =>
    act(() => result.current.setRows((rows) => editRow(rows, rows[0]?.id ?? '', { sku })));
  const skus = ({ result }: ReturnType<typeof open>) => filledRows(result.current.rows).map(({ sku }) => sku);

  test('are there again for their owner alone, even those typed a moment before the screen went', () => {
    const drafts = createMemoryQuickOrderDrafts();
    const first = open(drafts);
    type(first, 'GLV-1');
    first.unmount();
    expect(skus(open(drafts))).toEqual(['GLV-1']);
    expect(skus(open(drafts, 'sam'))).toEqual([]);
  });

  test('has what stands in the dialog for lists, too, until it is emptied', () => {
    const drafts = createMemoryQuickOrderDrafts();
    const first = open(drafts);
    act(() => first.result.current.setPasted('GLV-1\t2'));
    first.unmount();
    const second = open(drafts);
    expect([second.result.current.pasted, open(drafts, 'sam').result.current.pasted]).toEqual(['GLV-1\t2', '']);
    act(() => second.result.current.setPasted(''));
    second.unmount();
    expect(open(drafts).result.current.pasted).toBe('');
  });

  test('has its lines at least, where the dialog’s text finds no room', () => {
    const memory = createMemoryQuickOrderDrafts();
    const screen = open({ ...memory, keep: (owner, draft) => draft.pasted.length < 10 && memory.keep(owner, draft) });
    type(screen, 'GLV-1');
    act(() => screen.result.current.setPasted('a text that is too long'));
    act(() => void window.dispatchEvent(new Event('blur')));
    expect(screen.result.current.isKept).toBe(false);
    expect([skus(open(memory)), open(memory).result.current.pasted]).toEqual([['GLV-1'], '']);
  });

  test('loses the rows that go to the basket after its screen is left', () => {
    const drafts = createMemoryQuickOrderDrafts();
    const first = open(drafts);
    type(first, 'GLV-1');
    const { setRows, rows } = first.result.current;
    first.unmount();
    setRows((now) => withoutTaken(now, rows.slice(0, 1)));
    expect(skus(open(drafts))).toEqual([]);
  });

  test('of two tabs the one that is turned to shows what was typed in the other', () => {
    const drafts = createMemoryQuickOrderDrafts();
    const [one, other] = [open(drafts), open(drafts)];
    type(one, 'GLV-1');
    act(() => void window.dispatchEvent(new Event('blur')));
    act(() => void window.dispatchEvent(new Event('focus')));
    expect([skus(one), skus(other)]).toEqual([['GLV-1'], ['GLV-1']]);
  });

  test('of a blocked store stay on the screen, which knows that they are nowhere else', () => {
    const screen = open(createMemoryQuickOrderDrafts({ blocked: true }));
    type(screen, 'GLV-1');
    act(() => void window.dispatchEvent(new Event('blur')));
    act(() => void window.dispatchEvent(new Event('focus')));
    expect([skus(screen), screen.result.current.isKept]).toEqual([['GLV-1'], false]);
  });
});

describe('matching', () => {
  test('asks for each SKU once, 500 at a time, and not for the one that is being typed', async () => {
    const asked: (readonly string[])[] = [];
    const lookUp: OrderingServices['lookUpItems'] = async (skus) => {
      asked.push(skus);
      return ok(skus.map((sku) => ({ asked: sku, item: itemOf(sku), near: [] })));
    };
    const rows = [...rowsOf(1200), rowOf({ sku: ' a-3 ', quantity: '' }), rowOf({ sku: 'typing', quantity: '' })];
    const { result } = renderHook(() => useMatches(rows, rows.at(-1)?.id ?? null), {
      wrapper: within({ lookUpItems: lookUp }),
    });
    await waitFor(() => expect(result.current.matches.size).toBe(1200));
    expect(asked.map((skus) => skus.length)).toEqual([500, 500, 200]);
    expect(result.current.matches.has('TYPING')).toBe(false);
  });

  test('that failed goes on where it stopped', async () => {
    let isUp = false;
    const lookUp: OrderingServices['lookUpItems'] = async (skus) =>
      isUp
        ? ok(skus.map((sku) => ({ asked: sku, item: null, near: [] })))
        : refused({ failure: 'unavailable', message: null });
    const rows = rowsOf(3);
    const { result } = renderHook(() => useMatches(rows, null), {
      wrapper: within({ lookUpItems: lookUp }),
    });
    await waitFor(() => expect(result.current.failed).toBe(true));
    isUp = true;
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.matches.size).toBe(3));
  });
});

describe('adding to the basket', () => {
  test('tells when nothing can be ordered, and says nothing was added', async () => {
    const onNothing = vi.fn<() => void>();
    const rows = rowsOf(2);
    const { result } = renderHook(
      () =>
        useAddToBasket({
          rows,
          states: statesOf(rows, new Map(rows.map(({ sku }) => [sku, { item: null, near: [] }])), day('2026-11-20')),
          isMatching: false,
          matchingFailed: false,
          onTaken: () => undefined,
          onRefused: () => undefined,
          onNothing,
        }),
      {
        wrapper: within({
          addToBasket: async () => ({
            added: [],
            refused: [],
            changed: [],
            arrived: [],
            basket: null,
            failure: null,
          }),
        }),
      },
    );
    act(() => result.current.start());
    await waitFor(() => expect(onNothing).toHaveBeenCalledOnce());
    expect([result.current.busy, result.current.added]).toEqual([false, null]);
  });

  const skusOf = (edits: readonly BasketEdit[]) => edits.map(({ sku }) => sku);
  test('leaves a line that is changed meanwhile as it is now, and says what the basket has of it', async () => {
    const basket = { version: 1, lines: [], totalExVat: pence(0), totalIncVat: pence(0), notices: [] };
    let answer = (): void => undefined;
    const edit = (_: string, edits: readonly BasketEdit[]) =>
      new Promise<Result<EditedBasket, Refusal>>((resolve) => {
        answer = () => resolve(ok({ basket, refused: [], skus: skusOf(edits) }));
      });
    const merged = rowOf({ sku: 'a-1', quantity: '5' });
    const start: Rows = [...rowsOf(4), merged];
    const matches = new Map(rowsOf(4).map(({ sku }) => [sku, { item: itemOf(sku), near: [] }]));
    const { result } = renderHook(
      () => {
        const [rows, setRows] = useState(start);
        const adding = useAddToBasket({
          rows,
          states: statesOf(rows, matches, day('2026-11-20')),
          isMatching: false,
          matchingFailed: false,
          onTaken: (taken) => setRows((now) => withoutTaken(now, taken)),
          onRefused: () => undefined,
          onNothing: () => undefined,
        });
        return { ...adding, rows, setRows };
      },
      {
        wrapper: within({
          addToBasket: makeAddToBasket({
            baskets: { edit, editPart: edit },
            unanswered: createMemoryUnansweredAdditions(),
            news: createMemoryBasketNews(),
            newIdempotencyKey: () => crypto.randomUUID(),
          }),
        }),
      },
    );
    await act(async () => result.current.start());
    act(() => result.current.setRows((rows) => editRow(rows, start[0]?.id ?? '', { quantity: '7' })));
    // The same as it was is no change.
    act(() => result.current.setRows((rows) => editRow(rows, start[2]?.id ?? '', { quantity: '2' })));
    act(() => result.current.setRows((rows) => editRow(rows, merged.id, { sku: 'B-9' })));
    act(() => result.current.setRows((rows) => rows.filter(({ id }) => id !== start[3]?.id)));
    act(() => answer());
    await waitFor(() => expect(result.current.added?.lines).toBe(4));
    expect(filledRows(result.current.rows).map(({ sku, quantity }) => [sku, quantity])).toEqual([
      ['A-0', '7'],
      ['B-9', '5'],
    ]);
    expect(result.current.added?.changed).toEqual([
      { sku: 'A-0', quantity: quantityOf(2) },
      { sku: 'A-1', quantity: quantityOf(7) },
      { sku: 'A-3', quantity: quantityOf(2) },
    ]);
  });

  test('sends 500 lines at a time; after a lost answer the same lines go again under the same key', async () => {
    const sent: { idempotencyKey: string; lines: number }[] = [];
    const basket = { version: 1, totalExVat: pence(0), totalIncVat: pence(0), notices: [] };
    const edit = async (idempotencyKey: string, edits: readonly BasketEdit[]) => {
      sent.push({ idempotencyKey, lines: edits.length });
      return sent.length === 2
        ? refused({ failure: 'unavailable' as const, message: null })
        : ok({
            basket: {
              ...basket,
              lines: edits.flatMap(({ sku, quantity }) => (quantity === 0 ? [] : basketLine(itemOf(sku), quantity))),
            },
            refused: edits
              .filter(({ sku }) => sku === 'A-600')
              .map((edit) => ({ ...edit, problem: 'discontinued' as const })),
            skus: skusOf(edits),
          });
    };
    let rows: Rows = rowsOf(700);
    const matches = new Map(rows.map(({ sku }) => [sku, { item: itemOf(sku), near: [] }]));
    const again: string[] = [];
    const { result, rerender } = renderHook(
      () =>
        useAddToBasket({
          rows,
          states: statesOf(rows, matches, day('2026-11-20')),
          isMatching: false,
          matchingFailed: false,
          onTaken: (taken) => {
            rows = filledRows(withoutTaken(rows, taken));
          },
          onRefused: (skus) => again.push(...skus),
          onNothing: () => undefined,
        }),
      {
        wrapper: within({
          addToBasket: makeAddToBasket({
            baskets: { edit, editPart: edit },
            unanswered: createMemoryUnansweredAdditions(),
            news: createMemoryBasketNews(),
            newIdempotencyKey: () => crypto.randomUUID(),
          }),
        }),
      },
    );
    act(() => result.current.start());
    await waitFor(() =>
      expect(result.current.added).toMatchObject({
        lines: 500,
        refused: [],
        changed: [],
        failure: { failure: 'unavailable' },
      }),
    );
    expect(rows).toHaveLength(200);
    rerender();
    act(() => result.current.start());
    await waitFor(() =>
      expect(result.current.added).toEqual({ lines: 199, refused: ['A-600'], changed: [], failure: null }),
    );
    expect(sent.map(({ lines }) => lines)).toEqual([500, 200, 200]);
    expect(sent[2]?.idempotencyKey).toBe(sent[1]?.idempotencyKey);
    expect(sent[1]?.idempotencyKey).not.toBe(sent[0]?.idempotencyKey);
    expect(rows.map(({ sku }) => sku)).toEqual(['A-600']);
  });
});
