import { describe, expect, test } from 'vitest';
import { SimulatedClock, createActor } from 'xstate';

import { searchPanelMachine } from './search-panel.ts';
import type { Found } from './search-panel.ts';

const hits = (count: number): Found<number> => ({
  total: count,
  hits: Array.from({ length: count }, (_, index) => index),
});

const searched: string[] = [];
const panel = (answer: (text: string) => Promise<Found<number>> = async () => hits(3), withAll = false) => {
  searched.length = 0;
  const clock = new SimulatedClock();
  const machine = searchPanelMachine((text) => {
    searched.push(text);
    return answer(text);
  }, withAll);
  const actor = createActor(machine, { clock }).start();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    actor,
    clock,
    has: (tag: 'focused' | 'folded' | 'failed' | 'warning') => actor.getSnapshot().hasTag(tag),
    context: () => actor.getSnapshot().context,
    /** Types a text and waits until its answer has come. */
    type: async (text: string): Promise<void> => {
      actor.send({ type: 'text.changed', text });
      clock.increment(150);
      await settle();
    },
  };
};

describe('a search box', () => {
  test('of 1 character or fewer clears the results; 2 or more trigger a search (specification §search-terms)', async () => {
    const { type, context } = panel();
    await type('S');
    expect(searched).toEqual([]);
    await type('SO');
    expect(searched).toEqual(['SO']);
    expect(context().found?.hits).toHaveLength(3);
    await type(' S ');
    expect(context().found).toBeNull();
    expect(searched).toEqual(['SO']);
  });

  test('searches once for keys that follow each other fast', () => {
    const { actor, clock } = panel();
    for (const text of ['SO', 'SO-', 'SO-1']) {
      actor.send({ type: 'text.changed', text });
      clock.increment(100);
    }
    clock.increment(50);
    expect(searched).toEqual(['SO-1']);
  });

  test('shows its panel while it has focus and 200 ms longer (specification §search-panel)', () => {
    const { actor, clock, has } = panel();
    expect(has('focused')).toBe(false);
    actor.send({ type: 'box.focused' });
    actor.send({ type: 'box.blurred' });
    clock.increment(199);
    expect(has('focused')).toBe(true);
    clock.increment(1);
    expect(has('focused')).toBe(false);
  });

  test('that is focused again within 200 ms keeps its panel', () => {
    const { actor, clock, has } = panel();
    actor.send({ type: 'box.focused' });
    actor.send({ type: 'box.blurred' });
    clock.increment(150);
    actor.send({ type: 'box.focused' });
    clock.increment(1000);
    expect(has('focused')).toBe(true);
  });

  test('folds its panel on request, until the text changes or a key asks for the options', () => {
    const { actor, has } = panel();
    actor.send({ type: 'panel.dismissed' });
    expect(has('folded')).toBe(true);
    actor.send({ type: 'text.changed', text: 'SO' });
    expect(has('folded')).toBe(false);
    actor.send({ type: 'panel.dismissed' });
    actor.send({ type: 'option.moved', move: 'next' });
    expect(has('folded')).toBe(false);
  });
});

describe('the keys', () => {
  test('go down and up the options and round their ends, and to the first and the last', async () => {
    const { actor, context, type } = panel();
    await type('SO');
    const after = (move: 'next' | 'previous' | 'first' | 'last') => {
      actor.send({ type: 'option.moved', move });
      return context().active;
    };
    expect(context().active).toBeNull();
    expect([after('next'), after('next'), after('next'), after('next')]).toEqual([0, 1, 2, 0]);
    expect([after('previous'), after('previous')]).toEqual([2, 1]);
    expect([after('first'), after('last')]).toEqual([0, 2]);
  });

  test('end at the option that leads to all, where there is one', async () => {
    const { actor, context, type } = panel(undefined, true);
    await type('SO');
    actor.send({ type: 'option.moved', move: 'last' });
    expect(context().active).toBe(3);
    actor.send({ type: 'option.moved', move: 'next' });
    expect(context().active).toBe(0);
  });

  test('never stay on an option of an earlier answer', async () => {
    const { actor, context, type } = panel();
    await type('SO');
    actor.send({ type: 'option.moved', move: 'last' });
    await type('SO-1');
    expect(context().active).toBeNull();
  });

  test('do nothing while there are no options', async () => {
    const { actor, context, type } = panel(async () => hits(0));
    await type('SO');
    actor.send({ type: 'option.moved', move: 'next' });
    expect(context().active).toBeNull();
  });
});

describe('a search that fails', () => {
  const failing = () => Promise.reject(new Error('out of order'));

  test('is told in one dialog, never one a keystroke (decisions §one-error-dialog)', async () => {
    const { actor, has, type } = panel(failing);
    await type('SO');
    expect(has('warning')).toBe(true);
    actor.send({ type: 'failure.acknowledged' });
    expect(has('warning')).toBe(false);
    await type('SO-');
    expect(has('failed')).toBe(true);
    expect(has('warning')).toBe(false);
  });

  test('is told until the dialog is closed, whatever is typed meanwhile', async () => {
    const { actor, has, type } = panel(failing);
    await type('SO');
    await type('SO-1');
    expect(has('warning')).toBe(true);
    actor.send({ type: 'failure.acknowledged' });
    expect(has('warning')).toBe(false);
  });

  test('is told again when a search has worked in between, or the box was emptied', async () => {
    let works = false;
    const { actor, has, type } = panel(() => (works ? Promise.resolve(hits(1)) : failing()));
    await type('SO');
    actor.send({ type: 'failure.acknowledged' });
    works = true;
    await type('SO-1');
    works = false;
    await type('SO-12');
    expect(has('warning')).toBe(true);
    actor.send({ type: 'failure.acknowledged' });
    await type('');
    await type('SO');
    expect(has('warning')).toBe(true);
  });
});
