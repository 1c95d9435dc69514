import { day } from '@connect/core/domain/calendar/day';
import { initialList } from '@connect/core/domain/documents/list-state';
import type { FoundDocuments, ListRequest } from '@connect/core/domain/documents/list-state';
import { documentViews } from '@connect/core/domain/documents/view';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';

import { documentListMachine } from './document-list.ts';

// Few enough that requests repeat, which is where a stale answer could pass for the right one.
const request: fc.Arbitrary<ListRequest> = fc.record({
  page: fc.integer({ min: 1, max: 3 }),
  criteria: fc.record({
    text: fc.constantFrom('', 'glove'),
    view: fc.constantFrom(...documentViews),
    range: fc.constant({ from: day('2026-08-22'), to: day('2026-11-20') }),
  }),
});

/** An answer that tells which load gave it: the same request gives another total each time. */
const answer = (load: number): FoundDocuments => ({ hits: [], total: load });

const run = async (scheduler: fc.Scheduler, first: ListRequest, changes: readonly ListRequest[], fails: boolean[]) => {
  const loads: ListRequest[] = [];
  let running = 0;
  let mostRunning = 0;
  const load = fromPromise(async ({ input }: { input: ListRequest }) => {
    loads.push(input);
    const number = loads.length;
    running += 1;
    mostRunning = Math.max(mostRunning, running);
    try {
      await scheduler.schedule(Promise.resolve(), `load ${number}`);
      if (fails[(number - 1) % fails.length]) throw new Error('search is down');
      return answer(number);
    } finally {
      running -= 1;
    }
  });
  const actor = createActor(documentListMachine.provide({ actors: { load } }), { input: { wanted: first } });
  const history = [initialList(first)];
  actor.subscribe(({ context }) => history.push(context.list));
  actor.start();
  scheduler.scheduleSequence(
    changes.map((wanted, index) => ({
      label: `change ${index}`,
      builder: async () => actor.send({ type: 'request.changed', wanted }),
    })),
  );
  await scheduler.waitIdle();
  expect(actor.getSnapshot().matches('resting')).toBe(true);
  return { loads, history, mostRunning, list: actor.getSnapshot().context.list, wanted: changes.at(-1) ?? first };
};

const cases = [fc.scheduler(), request, fc.array(request, { maxLength: 6 })] as const;
const someFail = fc.array(fc.boolean(), { minLength: 1, maxLength: 5 });

test('a list that is gone back to stands as it was, without a load, until something else is wanted (specification §list-again)', async () => {
  const [wanted] = fc.sample(request, 1);
  if (!wanted) throw new Error('There is nothing to want');
  const next = { ...wanted, page: wanted.page + 1 };
  const loads: ListRequest[] = [];
  const load = fromPromise(async ({ input }: { input: ListRequest }) => {
    loads.push(input);
    return answer(loads.length);
  });
  const actor = createActor(documentListMachine.provide({ actors: { load } }), {
    input: { wanted, asItWas: answer(7) },
  });
  expect(actor.getSnapshot().hasTag('loading')).toBe(false);
  actor.start();
  actor.send({ type: 'request.changed', wanted });
  expect(actor.getSnapshot().context.list).toMatchObject({ total: 7, shown: wanted, ready: true, fresh: true });
  expect(loads).toEqual([]);
  actor.send({ type: 'request.changed', wanted: next });
  await waitFor(actor, (snapshot) => snapshot.matches('resting'));
  expect(actor.getSnapshot().context.list).toMatchObject({ total: 1, shown: next });
  expect(loads).toEqual([next]);
});

describe('loading the list (specification §list-loading, decisions §one-load-at-a-time)', () => {
  test.prop([...cases, someFail])('there are never two loads at once', async (scheduler, first, changes, fails) => {
    expect((await run(scheduler, first, changes, fails)).mostRunning).toBe(1);
  });

  test.prop([...cases])(
    'at rest the list shows what is wanted, by its newest load',
    async (scheduler, first, changes) => {
      const { list, wanted, loads } = await run(scheduler, first, changes, [false]);
      expect(list.wanted).toEqual(wanted);
      expect(list.shown).toEqual(wanted);
      expect(loads.at(-1)).toEqual(wanted);
      expect(list.total).toBe(loads.length);
      expect(list).toMatchObject({ running: null, ready: true, fresh: true });
    },
  );

  test.prop([...cases, someFail])(
    'what is shown is always one load’s answer to one request, and a failure changes none of it',
    async (scheduler, first, changes, fails) => {
      const { history, loads } = await run(scheduler, first, changes, fails);
      for (const { shown, total } of history) {
        if (shown === null) expect(total).toBe(0);
        else {
          expect(loads[total - 1]).toEqual(shown);
          expect(fails[(total - 1) % fails.length]).toBe(false);
        }
      }
    },
  );

  test.prop([...cases, someFail])(
    'the last load was for what is wanted, whether it failed or not',
    async (scheduler, first, changes, fails) => {
      const { loads, list, wanted } = await run(scheduler, first, changes, fails);
      expect(loads.at(-1)).toEqual(wanted);
      if (!fails[(loads.length - 1) % fails.length]) expect(list.shown).toEqual(wanted);
      expect(list).toMatchObject({ running: null, ready: true, fresh: true });
    },
  );
});

test('a look whether the rows are as they were is told to nobody, and gives way to what is wanted', async () => {
  const [wanted = null] = fc.sample(request, 1);
  if (!wanted) throw new Error('No request was made');
  const next = { ...wanted, page: wanted.page + 1 };
  const answers: ((found: FoundDocuments) => void)[] = [];
  const load = fromPromise<FoundDocuments, ListRequest>(() => new Promise((resolve) => answers.push(resolve)));
  const actor = createActor(documentListMachine.provide({ actors: { load } }), { input: { wanted } }).start();
  // One that loads anyway needs none.
  actor.send({ type: 'refresh' });
  expect([answers.length, actor.getSnapshot().hasTag('loading')]).toEqual([1, true]);
  answers[0]?.(answer(1));
  await waitFor(actor, (now) => now.matches('resting'));
  actor.send({ type: 'refresh' });
  expect([answers.length, actor.getSnapshot().hasTag('loading')]).toEqual([2, false]);
  answers[1]?.(answer(2));
  await waitFor(actor, (now) => now.matches('resting'));
  expect(actor.getSnapshot().context.list).toMatchObject({ total: 2, shown: wanted });
  actor.send({ type: 'refresh' });
  actor.send({ type: 'request.changed', wanted: next });
  // One at a time: the look ends first.
  expect([answers.length, actor.getSnapshot().hasTag('loading')]).toEqual([3, true]);
  answers[2]?.(answer(3));
  await waitFor(actor, () => answers.length === 4);
  answers[3]?.(answer(4));
  await waitFor(actor, (now) => now.matches('resting'));
  expect(actor.getSnapshot().context.list).toMatchObject({ total: 4, shown: next });
});

test('a look again that fails leaves the list as it was; where one is told that the list failed, none is taken', async () => {
  const [wanted = null] = fc.sample(request, 1);
  if (!wanted) throw new Error('No request was made');
  let count = 0;
  const load = fromPromise<FoundDocuments, ListRequest>(async () => {
    count += 1;
    if (count > 1) throw new Error('search is down');
    return answer(count);
  });
  const actor = createActor(documentListMachine.provide({ actors: { load } }), { input: { wanted } }).start();
  await waitFor(actor, (now) => now.matches('resting'));
  const before = actor.getSnapshot().context.list;
  actor.send({ type: 'refresh' });
  await waitFor(actor, (now) => now.matches('resting'));
  expect(actor.getSnapshot().context.list).toEqual(before);
  actor.send({ type: 'reload' });
  await waitFor(actor, (now) => now.matches('resting'));
  expect(actor.getSnapshot().context.list).toMatchObject({ failed: true });
  actor.send({ type: 'refresh' });
  expect([count, actor.getSnapshot().matches('resting')]).toEqual([3, true]);
});

test('what an earlier visit kept stands while the list loads, and gives way to its answer (specification §second-visit)', async () => {
  const [wanted = null] = fc.sample(request, 1);
  if (!wanted) throw new Error('No request was made');
  let answers = (_: FoundDocuments): void => undefined;
  const load = fromPromise<FoundDocuments, ListRequest>(() => new Promise((resolve) => (answers = resolve)));
  const actor = createActor(documentListMachine.provide({ actors: { load } }), { input: { wanted } }).start();
  actor.send({ type: 'kept.read', kept: { request: wanted, found: answer(7) } });
  expect(actor.getSnapshot().context.list.total).toBe(7);
  expect(actor.getSnapshot().hasTag('loading')).toBe(true);
  answers(answer(8));
  await waitFor(actor, (now) => now.matches('resting'));
  actor.send({ type: 'kept.read', kept: { request: wanted, found: answer(7) } });
  expect(actor.getSnapshot().context.list).toMatchObject({ total: 8, shown: wanted });
});

test.prop([...cases, someFail, fc.nat({ max: 8 })])(
  'a list that is left in the middle loads no more, and takes no answer and no failure',
  async (scheduler, first, changes, fails, answers) => {
    let loads = 0;
    const load = fromPromise<FoundDocuments, ListRequest>(async () => {
      loads += 1;
      const number = loads;
      await scheduler.schedule(Promise.resolve(), `load ${number}`);
      if (fails[(number - 1) % fails.length]) throw new Error('search is down');
      return answer(number);
    });
    const actor = createActor(documentListMachine.provide({ actors: { load } }), { input: { wanted: first } }).start();
    for (const wanted of changes) actor.send({ type: 'request.changed', wanted });
    for (let come = 0; come < answers && scheduler.count() > 0; come += 1) await scheduler.waitOne();
    const { context } = actor.getSnapshot();
    const before = loads;
    let notified = 0;
    actor.subscribe(() => (notified += 1));
    actor.stop();
    await scheduler.waitIdle();
    expect([actor.getSnapshot().context, loads, notified]).toEqual([context, before, 0]);
  },
);
