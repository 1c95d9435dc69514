import { noSignOffs, withMarks, withoutMarks } from '@connect/core/domain/products/local-sign-offs';
import { productKey } from '@connect/core/domain/products/product';
import { isSignedOff, notSignedOff } from '@connect/core/domain/products/sign-off';
import type { LocalSignOffs } from '@connect/core/domain/products/sign-off';
import { signOffOutcome, wasDoneBy } from '@connect/core/domain/products/sign-off-outcome';
import type { LastSignOff } from '@connect/core/domain/products/sign-off-outcome';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import type { ProductSignOff } from '@connect/core/ports/product-sign-off';
import { makeSignOff } from '@connect/core/use-cases/products/sign-off';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';

import { askAgainAfter, signingOffMachine } from './signing-off.ts';

const region = 'uk_en-gb';
const skus = ['A-1', 'A-2', 'A-3'];
const rights = { first: true, second: false };

/** What becomes of a call: it never arrives, its answer does not, it arrives once its answer was given up, or all goes well. */
const fates = ['not-sent', 'not-answered', 'late', 'answered'] as const;
type Fate = (typeof fates)[number];

type Form = Parameters<ProductSignOff['sign']>[0];

/** A server that knows three products, an index that has heard of none of its sign-offs, and a browser's store. */
const open = (scheduler: fc.Scheduler, fatesLeft: Fate[]) => {
  const last = new Map<string, LastSignOff & { readonly name: string }>();
  const isSigned = (sku: string): boolean => last.get(sku)?.undo === false;
  const timesOf = (sku: string) => ({
    sku,
    region,
    signedOffAt: isSigned(sku) ? 1 : notSignedOff,
    secondSignedOffAt: notSignedOff,
    signedOffBy: isSigned(sku) ? (last.get(sku)?.name ?? null) : null,
  });
  const act = (form: Form, name: string) => {
    const products = [];
    const left = [];
    for (const sku of form.skus) {
      const asked = { ...form, person: name, last: last.get(sku) ?? null, now: 0 };
      const outcome = signOffOutcome(rights, timesOf(sku), asked);
      if (outcome === 'done') last.set(sku, { by: name, name, action: form.action, at: 0, undo: form.undo });
      if (outcome === 'done' || outcome === 'again' || outcome === 'same')
        products.push({ ...timesOf(sku), changed: wasDoneBy(outcome) });
      else left.push({ sku, why: null });
    }
    return ok({ products, refused: left });
  };
  const meet = async <Value>(call: () => Result<Value, Refusal>): Promise<Result<Value, Refusal>> => {
    const fate = fatesLeft.shift() ?? 'answered';
    await scheduler.schedule(Promise.resolve());
    const answer = fate === 'answered' || fate === 'not-answered' ? call() : null;
    if (fate === 'late') void scheduler.schedule(Promise.resolve()).then(call);
    await scheduler.schedule(Promise.resolve());
    return answer && fate === 'answered' ? answer : refused({ failure: 'unavailable', message: null });
  };
  let marks: LocalSignOffs = noSignOffs;
  const forms: Form[] = [];
  const asked: (readonly string[])[] = [];
  let actions = 0;
  const signOff = makeSignOff({
    board: { update: async () => undefined, unconfirmed: async (local) => local },
    signOff: {
      sign: (form) => {
        forms.push(form);
        return meet(() => act(form, 'me'));
      },
      states: (form) => {
        asked.push(form.skus);
        return meet(() => ok(form.skus.map(timesOf)));
      },
    },
    local: {
      read: () => marks,
      add: (level, of, added) => void (marks = { ...marks, [level]: withMarks(marks[level], of, added) }),
      remove: (level, of, gone) => void (marks = { ...marks, [level]: withoutMarks(marks[level], of, gone) }),
    },
    newAction: () => `press ${(actions += 1)}`,
    wait: async () => undefined,
  });
  const clock = new SimulatedClock();
  const start = () => createActor(signingOffMachine(signOff), { clock }).start();
  return {
    start,
    clock,
    forms,
    asked,
    isSigned,
    /** As an earlier visit did. */
    mark: (sku: string) => void (marks = { ...marks, first: withMarks(marks.first, region, [sku]) }),
    anotherSigns: (sku: string) => {
      act({ skus: [sku], region, level: 'first', undo: false, action: 'theirs' }, 'Anna');
    },
    /** Until nothing is under way, the server having answered what it was asked again. */
    rest: async () => {
      await scheduler.waitIdle();
      for (let pauses = fatesLeft.length + 1; pauses > 0; pauses -= 1) {
        clock.increment(askAgainAfter);
        await scheduler.waitIdle();
      }
    },
  };
};
type World = ReturnType<typeof open>;
type Page = ReturnType<World['start']>;

const isShown = (page: Page, sku: string): boolean => {
  const { marks, times } = page.getSnapshot().context;
  const unknown = { sku, region, signedOffAt: notSignedOff };
  return isSignedOff(times.get(productKey({ region, sku })) ?? unknown, marks);
};
/** Presses what a screen offers: what shows as signed off has no button. */
const press = (page: Page, wanted: readonly string[], times = 1): void => {
  const plan = { skus: wanted.filter((sku) => !isShown(page, sku)), region, level: 'first' as const };
  // A second press may come before the first is drawn.
  if (plan.skus.length > 0) for (let time = 0; time < times; time += 1) page.send({ type: 'sign.pressed', plan });
};
const undo = (page: Page): void => {
  const { done } = page.getSnapshot().context;
  if (done) page.send({ type: 'undo.pressed', done });
};

const kinds = [
  'press',
  'press twice',
  'undo',
  'leave',
  'return',
  'an answer',
  'a pause',
  'the line',
  'another signs',
] as const;
const stepsOf = (among: readonly (typeof kinds)[number][]) =>
  fc.array(
    fc.record({
      kind: fc.constantFrom(...among),
      skus: fc.uniqueArray(fc.constantFrom(...skus), { minLength: 1 }),
    }),
    { maxLength: 16 },
  );
type Steps = ReturnType<typeof stepsOf> extends fc.Arbitrary<infer Taken> ? Taken : never;

/** Takes the steps on a page, which opens anew where it is left: as it is in the end. */
const take = async (world: World, scheduler: fc.Scheduler, steps: Steps): Promise<Page> => {
  let page = world.start();
  const acts: Record<(typeof kinds)[number], (wanted: readonly string[]) => unknown> = {
    press: (wanted) => press(page, wanted),
    'press twice': (wanted) => press(page, wanted, 2),
    undo: () => undo(page),
    leave: () => {
      page.stop();
      page = world.start();
      page.send({ type: 'products.loaded', reconciles: true });
    },
    return: () => page.send({ type: 'page.returned', skus, region }),
    'an answer': () => scheduler.count() > 0 && scheduler.waitOne(),
    'a pause': () => world.clock.increment(askAgainAfter),
    'the line': () => page.send({ type: 'line.returned' }),
    'another signs': ([sku = '']) => world.anotherSigns(sku),
  };
  for (const { kind, skus: wanted } of steps) await acts[kind](wanted);
  return page;
};

test.prop([fc.scheduler(), stepsOf(kinds), fc.array(fc.constantFrom(...fates))])(
  'whatever is pressed, lost, late, done by others or left, whoever comes back sees what the server has',
  async (scheduler, taken, fatesLeft) => {
    const left = [...fatesLeft];
    const world = open(scheduler, left);
    const page = await take(world, scheduler, taken);
    left.length = 0;
    await world.rest();
    page.send({ type: 'page.returned', skus, region });
    await world.rest();
    expect(skus.filter((sku) => isShown(page, sku))).toEqual(skus.filter(world.isSigned));
    expect(page.getSnapshot().hasTag('busy')).toBe(false);
    expect(page.getSnapshot().context.unanswered).toEqual([]);
  },
);

test.prop([
  fc.scheduler(),
  stepsOf(kinds.filter((kind) => kind !== 'another signs' && kind !== 'leave')),
  fc.array(fc.constantFrom<Fate>('not-sent', 'not-answered', 'answered')),
])(
  'what was not answered is asked until it is: the page needs nobody to come back to it to show what the server has',
  async (scheduler, taken, fatesLeft) => {
    const world = open(scheduler, [...fatesLeft]);
    const page = await take(world, scheduler, taken);
    await world.rest();
    expect(skus.filter((sku) => isShown(page, sku))).toEqual(skus.filter(world.isSigned));
    expect(page.getSnapshot().context.unanswered).toEqual([]);
  },
);

test.prop([fc.scheduler(), fc.array(fc.constantFrom<Fate>('not-sent', 'late'), { minLength: 1, maxLength: 4 })])(
  'the same again after a lost answer is the same press, and another one after an answer is not',
  async (scheduler, lost) => {
    const world = open(
      scheduler,
      // Each press is followed by the question what became of it.
      lost.flatMap((fate) => [fate, 'answered'] as const),
    );
    const page = world.start();
    for (const _ of lost) {
      page.send({ type: 'sign.pressed', plan: { skus, region, level: 'first' } });
      await scheduler.waitIdle();
    }
    page.send({ type: 'sign.pressed', plan: { skus, region, level: 'first' } });
    await scheduler.waitIdle();
    expect(new Set(world.forms.map(({ action }) => action)).size).toBe(1);
    page.send({ type: 'sign.pressed', plan: { skus, region, level: 'first' } });
    await scheduler.waitIdle();
    expect(new Set(world.forms.map(({ action }) => action)).size).toBe(2);
  },
);

test.prop([fc.scheduler(), fc.subarray(skus, { minLength: 1 })])(
  'a late answer about what was lost does not undo what was pressed since',
  async (scheduler, again) => {
    const world = open(scheduler, ['not-sent']);
    const page = world.start();
    press(page, skus);
    while (world.asked.length === 0) await (scheduler.count() > 0 ? scheduler.waitOne() : Promise.resolve());
    press(page, again);
    await world.rest();
    expect(skus.filter((sku) => isShown(page, sku))).toEqual(again);
  },
);

test.prop([fc.scheduler()])(
  'nor does one that was looked up before a press arrived, and comes after that press was answered',
  async (scheduler) => {
    const world = open(scheduler, ['not-sent']);
    const page = world.start();
    press(page, skus, 2);
    await world.rest();
    expect(skus.filter((sku) => isShown(page, sku))).toEqual(skus.filter(world.isSigned));
  },
);

test.prop([fc.scheduler()])('nor does a late answer about the marks of an earlier visit', async (scheduler) => {
  const world = open(scheduler, []);
  world.mark('A-1');
  const page = world.start();
  // As when somebody loads again and again: the server knows of no sign-off.
  for (let loads = 0; loads < 4; loads += 1) page.send({ type: 'products.loaded', reconciles: true });
  while (isShown(page, 'A-1')) await (scheduler.count() > 0 ? scheduler.waitOne() : Promise.resolve());
  press(page, ['A-1']);
  await world.rest();
  expect(isShown(page, 'A-1')).toBe(true);
});

test.prop([fc.scheduler(), fc.subarray(skus)])(
  'what a press changed, and that alone, is offered to undo until the next press, however late, and taken back as that press',
  async (scheduler, theirs) => {
    const world = open(scheduler, []);
    theirs.forEach(world.anotherSigns);
    const page = world.start();
    press(page, skus);
    await scheduler.waitIdle();
    const { done, others } = page.getSnapshot().context;
    const own = skus.filter((sku) => !theirs.includes(sku));
    expect(done?.skus ?? []).toEqual(own);
    expect(others?.products.map(({ sku }) => sku) ?? []).toEqual(theirs);
    world.clock.increment(3_600_000);
    undo(page);
    await scheduler.waitIdle();
    expect(skus.filter(world.isSigned)).toEqual(theirs);
    expect(page.getSnapshot().context.done).toBeNull();
  },
);

test.prop([fc.scheduler(), fc.nat({ max: 12 }), fc.array(fc.constantFrom(...fates))])(
  'a page that is left in the middle asks nothing more, and its marks are right for the next one',
  async (scheduler, answers, fatesLeft) => {
    const left = [...fatesLeft];
    const world = open(scheduler, left);
    const page = world.start();
    press(page, skus);
    for (let answer = 0; answer < answers && scheduler.count() > 0; answer += 1) await scheduler.waitOne();
    const asked = world.asked.length;
    page.stop();
    await world.rest();
    expect([world.forms.length, world.asked.length]).toEqual([1, asked]);
    left.length = 0;
    const next = world.start();
    next.send({ type: 'products.loaded', reconciles: true });
    await world.rest();
    expect(skus.filter((sku) => isShown(next, sku) && !world.isSigned(sku))).toEqual([]);
  },
);
