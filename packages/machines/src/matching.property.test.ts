import { askedSku } from '@connect/core/domain/ordering/quick-order';
import { skuOf, type Sku } from '@connect/core/domain/ordering/sku';
import { ok, refused } from '@connect/core/domain/result';
import { anItem } from '@connect/core/testing';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { createActor } from 'xstate';

import { matchAll, matchingMachine } from './matching.ts';

// Few, and typed in several ways, so that lines repeat; one can be no item's.
const texts = fc.constantFrom('A-1', ' a-1 ', 'A-2', 'a-2', 'A-3', '', '/');
const known = fc.constantFrom('A-1', 'A-2', 'A-3');
const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ type: fc.constant('lines.changed' as const), typed: fc.array(texts) }) },
    fc.record({ type: fc.constant('skus.doubted' as const), skus: fc.array(known, { maxLength: 1 }) }),
    fc.record({
      type: fc.constant('item.learned' as const),
      item: known.map((sku) => anItem({ sku: skuOf(sku), title: 'chosen' })),
    }),
    fc.constant({ type: 'retry' as const }),
  ),
  { minLength: 1, maxLength: 10 },
);

const open = (scheduler: fc.Scheduler, fails: boolean[]) => {
  const asked: (readonly Sku[])[] = [];
  let running = 0;
  let mostRunning = 0;
  const actor = createActor(
    matchingMachine(async (skus) => {
      asked.push(skus);
      running += 1;
      mostRunning = Math.max(mostRunning, running);
      await scheduler.schedule(Promise.resolve());
      running -= 1;
      if (fails.shift()) return refused({ failure: 'unavailable', message: null });
      return ok(skus.map((sku) => ({ asked: sku, item: anItem({ sku, title: 'found' }), near: [] })));
    }),
  ).start();
  return { actor, asked, mostRunning: () => mostRunning };
};

test.prop([fc.scheduler(), steps, fc.array(fc.boolean())])(
  'in the end each line is known, by one call at a time, however lines change and calls fail meanwhile',
  async (scheduler, taken, fails) => {
    const left = [...fails];
    const { actor, asked, mostRunning } = open(scheduler, left);
    scheduler.scheduleSequence(taken.map((step) => async () => actor.send(step)));
    await scheduler.waitIdle();
    left.length = 0;
    actor.send({ type: 'retry' });
    await scheduler.waitIdle();
    const { typed, matches } = actor.getSnapshot().context;
    const wanted = typed.flatMap((text) => askedSku(text) ?? []);
    expect(wanted.filter((sku) => matches.get(sku)?.item?.sku !== sku)).toEqual([]);
    expect(mostRunning()).toBeLessThanOrEqual(1);
    expect(asked.every((skus) => skus.length > 0 && new Set(skus).size === skus.length)).toBe(true);
  },
);

test.prop([fc.scheduler(), fc.array(fc.array(texts), { minLength: 1 })])(
  'what is known is not asked for again',
  async (scheduler, lines) => {
    const { actor, asked } = open(scheduler, []);
    scheduler.scheduleSequence(lines.map((typed) => async () => actor.send({ type: 'lines.changed', typed })));
    await scheduler.waitIdle();
    expect(new Set(asked.flat()).size).toBe(asked.flat().length);
  },
);

test.prop([fc.scheduler(), fc.array(texts, { minLength: 1 })])(
  'a call that failed is not made again by itself, whatever is typed, and nothing is asked once it is stopped',
  async (scheduler, typed) => {
    const { actor, asked } = open(scheduler, [true]);
    actor.send({ type: 'lines.changed', typed: ['A-9'] });
    await scheduler.waitIdle();
    actor.send({ type: 'lines.changed', typed });
    await scheduler.waitIdle();
    expect([asked.length, actor.getSnapshot().hasTag('failed')]).toEqual([1, true]);
    actor.send({ type: 'lines.changed', typed: ['A-9'] });
    actor.send({ type: 'retry' });
    actor.stop();
    await scheduler.waitIdle();
    expect([asked.length, actor.getSnapshot().context.matches.size]).toEqual([2, 0]);
  },
);

test.prop([fc.array(texts), fc.boolean()])(
  'lines that stay as they are get all of their matches, or none',
  async (typed, fails) => {
    const known: number[] = [];
    const lookUp = async (skus: readonly Sku[]) =>
      fails
        ? refused({ failure: 'unavailable' as const, message: null })
        : ok(skus.map((sku) => ({ asked: sku, item: anItem({ sku }), near: [] })));
    const wanted = new Set(typed.flatMap((text) => askedSku(text) ?? []));
    const matches = await matchAll(lookUp, typed, (count) => known.push(count));
    expect(matches?.size ?? null).toBe(fails && wanted.size > 0 ? null : wanted.size);
    if (!fails && wanted.size > 0) expect(known.at(-1)).toBe(wanted.size);
  },
);
