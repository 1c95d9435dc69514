import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { documentNoOf } from './number.ts';
import { listCriteria, listRequests } from '../../testing/arbitraries/lists.ts';
import { aHit, aListRequest } from '../../testing/examples.ts';
import {
  initialList,
  keptShown,
  loadFailed,
  loadStarted,
  loadSucceeded,
  mustReload,
  want,
  withCriteria,
} from './list-state.ts';
import type { FoundDocuments, ListRequest, ListState } from './list-state.ts';

/** What can be told from outside: requests as texts, the load that runs and the one whose answer is shown by their numbers. */
interface Model {
  wanted: string;
  running: { readonly load: number; readonly request: string } | null;
  shown: { readonly load: number; readonly request: string } | null;
  lastFailed: boolean;
}

interface Real {
  state: ListState;
  /** Loads that went out so far. */
  loads: number;
}

type Step = fc.Command<Model, Real>;

const keyOf = ({ criteria, page }: ListRequest): string =>
  [criteria.text, criteria.range.from, criteria.range.to, criteria.view, page].join('|');

/** The answer to a load says which load it answers. */
const answerTo = (load: number): FoundDocuments => ({
  hits: [aHit({ number: documentNoOf(`SO-${load}`) })],
  total: load,
});

const start = (model: Model, real: Real): void => {
  const before = real.state.running;
  real.state = loadStarted(real.state);
  expect(before === null || real.state.running === before, 'at most one load runs').toBe(true);
  if (before !== null) return;
  real.loads += 1;
  model.running = { load: real.loads, request: model.wanted };
};

const change = (name: string, next: (state: ListState) => ListState): Step => ({
  check: () => true,
  run: (model, real) => {
    const before = real.state;
    real.state = next(before);
    model.wanted = keyOf(real.state.wanted);
    expect(real.state.documents, 'asking alone changes nothing of what is shown').toBe(before.documents);
    if (real.state !== before) start(model, real);
  },
  toString: () => name,
});

const end = (name: string, answered: boolean): Step => ({
  check: ({ running }) => running !== null,
  run: (model, real) => {
    const ended = real.state.running;
    const load = model.running;
    if (load === null) return;
    real.state = answered ? loadSucceeded(real.state, answerTo(load.load)) : loadFailed(real.state);
    if (answered && load.request === model.wanted) model.shown = load;
    model.running = null;
    model.lastFailed = !answered;
    expect(real.state.total, 'an unwanted answer never replaces a newer one').toBe(model.shown?.load ?? 0);
    if (mustReload(ended, real.state)) start(model, real);
  },
  toString: () => name,
});

const success = end('answer', true);
const failure = end('failure', false);

const steps = fc.commands<Model, Real>(
  [
    listRequests.map((request) => change(`want ${keyOf(request)}`, (state) => want(state, request))),
    listCriteria.map((criteria) => change('want criteria', (state) => want(state, { criteria, page: 1 }))),
    fc
      .integer({ min: 1, max: 4 })
      .map((page) => change(`want page ${page}`, (state) => want(state, { ...state.wanted, page }))),
    fc.constant(change('go back to the first request', (state) => want(state, aListRequest()))),
    fc.constant(success),
    fc.constant(failure),
  ],
  { maxCommands: 40 },
);

const run = (commands: Iterable<Step>): { model: Model; real: Real } => {
  const wanted = aListRequest();
  const model: Model = { wanted: keyOf(wanted), running: null, shown: null, lastFailed: false };
  const real: Real = { state: initialList(wanted), loads: 0 };
  start(model, real);
  fc.modelRun(() => ({ model, real }), commands);
  return { model, real };
};

/** Ends loads until none runs, or it is clear that they never end; how many that took. */
const settle = (model: Model, real: Real, step: Step): number => {
  let count = 0;
  while (model.running !== null && count < 10) {
    step.run(model, real);
    count += 1;
  }
  return count;
};

test.prop([steps])(
  'whatever the order of events, when all is quiet what is shown is what is wanted, or an old list after a failure',
  (commands) => {
    const { model, real } = run(commands);
    settle(model, real, success);
    expect(real.state.running).toBeNull();
    const { shown, documents } = real.state;
    expect(shown === null ? null : keyOf(shown)).toBe(model.shown?.request ?? null);
    expect(documents).toEqual(model.shown ? answerTo(model.shown.load).hits : []);
    if (!model.lastFailed) expect(model.shown?.request).toBe(model.wanted);
  },
);

test.prop([steps])('when all is quiet the list is ready and fresh, whether loads succeeded or failed', (commands) => {
  const { model, real } = run(commands);
  settle(model, real, failure);
  expect(real.state).toMatchObject({ running: null, ready: true, fresh: true });
});

test.prop([steps, fc.constantFrom(success, failure)])('at most one reload is due', (commands, ending) => {
  const { model, real } = run(commands);
  expect(settle(model, real, ending)).toBeLessThanOrEqual(2);
});

test.prop([steps])('while the criteria of the load are not those shown, the list is not ready', (commands) => {
  const { real } = run(commands);
  const { running, shown, ready } = real.state;
  const criteria = (request: ListRequest): string => keyOf({ ...request, page: 1 });
  if (running && (!shown || criteria(running) !== criteria(shown))) expect(ready).toBe(false);
});

test.prop([listRequests, listCriteria])(
  'criteria that are chosen begin at page 1; the same ones change nothing (specification §list-loading)',
  (asked, chosen) => {
    const next = withCriteria(asked, chosen);
    expect(next.criteria).toEqual(chosen);
    expect(next.page).toBe(next === asked ? asked.page : 1);
    expect(withCriteria(asked, asked.criteria)).toBe(asked);
  },
);

test.prop([listRequests, fc.array(listRequests, { maxLength: 4 })])(
  'date_from and date_to are those of what is wanted, as YYYY-MM-DD HH:mm (specification §list-state)',
  (first, later) => {
    const { wanted, date_from, date_to } = later.reduce(want, initialList(first));
    expect([date_from, date_to]).toEqual([`${wanted.criteria.range.from} 00:00`, `${wanted.criteria.range.to} 23:59`]);
  },
);

test.prop([listRequests, listRequests, fc.boolean()])(
  'what an earlier visit kept stands while its own request is loaded for the first time, and for no other (specification §second-visit)',
  (wanted, other, isSame) => {
    const kept = { request: isSame ? { ...wanted } : other, found: answerTo(7) };
    const loading = loadStarted(initialList(wanted));
    const state = keptShown(loading, kept);
    if (keyOf(kept.request) !== keyOf(wanted)) expect(state).toBe(loading);
    else {
      expect(state).toEqual({ ...loading, documents: kept.found.hits, total: 7, shown: wanted });
      // The answer takes its place; nothing that was kept takes the place of an answer.
      const answered = loadSucceeded(state, answerTo(8));
      expect(answered).toMatchObject({ total: 8, ready: true, running: null });
      expect(keptShown(loadStarted(answered), kept)).toMatchObject({ total: 8 });
      expect(loadFailed(state)).toMatchObject({ total: 7, failed: true });
    }
    expect(keptShown(initialList(wanted), kept).shown).toBeNull();
  },
);
