import { describe, expect, test } from 'vitest';

import { documentNoOf } from './number.ts';
import { day } from '../calendar/day.ts';
import { aHit, aListRequest } from '../../testing/examples.ts';
import { earlierList, initialList, loadFailed, loadStarted, loadSucceeded, mustReload, want } from './list-state.ts';
import type { ListCriteria, ListState } from './list-state.ts';

const first = aListRequest();
const otherCriteria = { ...first.criteria, text: 'depot' };
const found = (number: string, total = 1) => ({ hits: [aHit({ number: documentNoOf(number) })], total });
const wantCriteria = (state: ListState, criteria: ListCriteria): ListState => want(state, { criteria, page: 1 });
const wantPage = (state: ListState, page: number): ListState => want(state, { ...state.wanted, page });
/** Page 1, loaded. */
const loaded = (total = 248): ListState => loadSucceeded(loadStarted(initialList(first)), found('SO-1', total));

describe('a list', () => {
  test('is neither ready nor fresh before its first load', () => {
    expect(initialList(first)).toMatchObject({ ready: false, fresh: false, failed: false, documents: [], shown: null });
  });

  test('after a load is ready and fresh, and no longer loading (specification §list-loading)', () => {
    expect(loaded()).toMatchObject({ ready: true, fresh: true, running: null });
  });

  test('after a failed load, too, is ready and fresh and no longer loading (specification §list-loading)', () => {
    const state = loadFailed(loadStarted(wantPage(loaded(), 2)));
    expect(state).toMatchObject({ ready: true, fresh: true, running: null });
  });

  test('on failure is kept (specification §list-loading)', () => {
    const state = loadFailed(loadStarted(wantCriteria(loaded(), otherCriteria)));
    expect(state.documents.map(({ number }) => number)).toEqual(['SO-1']);
    expect(state).toMatchObject({ total: 248, shown: first });
  });
});

describe('rows that answer something else than what is wanted (decisions §rows-of-before)', () => {
  const failed = (state: ListState): ListState => loadFailed(loadStarted(state));

  test('are told as the earlier ones once a load failed', () => {
    expect(earlierList(failed(wantCriteria(loaded(), otherCriteria)))).toEqual(first);
    expect(earlierList(failed(wantPage(loaded(), 2)))).toEqual(first);
  });

  test('are told when the same could not be loaded again, too', () => {
    expect(earlierList(failed(loaded()))).toEqual(first);
  });

  test('are no earlier ones while a load runs, after an answer, and where there are none', () => {
    expect(earlierList(loadStarted(failed(loaded())))).toBeNull();
    expect(earlierList(loaded())).toBeNull();
    expect(earlierList(loadSucceeded(loadStarted(failed(loaded())), found('SO-2')))).toBeNull();
    expect(earlierList(failed(initialList(first)))).toBeNull();
  });
});

describe('a list kept from an earlier visit', () => {
  const kept = { request: first, found: found('SO-9', 30) };

  test('stands in for the first answer when that fails, as an earlier one', () => {
    const state = loadFailed(loadStarted(initialList({ criteria: otherCriteria, page: 2 })), kept);
    expect(state).toMatchObject({ total: 30, shown: first, ready: true });
    expect(earlierList(state)).toEqual(first);
  });

  test('never replaces rows on show', () => {
    expect(loadFailed(loadStarted(loaded()), kept).documents.map(({ number }) => number)).toEqual(['SO-1']);
  });
});

describe('a change of', () => {
  test.each([
    ['search text', { ...first.criteria, text: 'depot' }],
    ['date range, its start', { ...first.criteria, range: { ...first.criteria.range, from: day('2025-12-01') } }],
    ['date range, its end', { ...first.criteria, range: { ...first.criteria.range, to: day('2026-04-01') } }],
    ['view', { ...first.criteria, view: 'orders' as const }],
  ])('%s marks the list not ready (specification §list-loading)', (_, criteria) => {
    const state = wantCriteria(loaded(), criteria);
    expect(state.wanted).toEqual({ criteria, page: 1 });
    expect(state.ready).toBe(false);
  });

  test('page marks the list not fresh, and it stays ready (specification §list-loading)', () => {
    const state = wantPage(loaded(), 2);
    expect(state.wanted).toEqual({ ...first, page: 2 });
    expect(state).toMatchObject({ ready: true, fresh: false });
  });

  test('criteria keeps a page that the address names', () => {
    expect(want(loaded(), { criteria: otherCriteria, page: 4 }).wanted.page).toBe(4);
  });

  test('nothing changes nothing', () => {
    const state = loaded();
    expect(wantCriteria(state, { ...first.criteria, range: { ...first.criteria.range } })).toBe(state);
    expect(wantPage(state, 1)).toBe(state);
  });
});

describe('while a load runs', () => {
  test('a second one never starts (specification §list-loading, decisions §one-load-at-a-time)', () => {
    const state = wantCriteria(loadStarted(initialList(first)), otherCriteria);
    expect(loadStarted(state)).toBe(state);
    expect(state.running).toEqual(first);
  });

  test('a change makes the list load once more when the running load ends (decisions §one-load-at-a-time)', () => {
    const state = wantCriteria(loadStarted(initialList(first)), otherCriteria);
    expect(mustReload(state.running, loadSucceeded(state, found('SO-1')))).toBe(true);
    expect(mustReload(state.running, loadFailed(state))).toBe(true);
  });

  test('a change there and back needs no second load', () => {
    const state = wantCriteria(wantCriteria(loadStarted(initialList(first)), otherCriteria), first.criteria);
    expect(mustReload(state.running, loadSucceeded(state, found('SO-1')))).toBe(false);
  });

  test('an answer that is no longer wanted is not shown (decisions §one-load-at-a-time)', () => {
    const state = loadSucceeded(wantPage(loadStarted(wantPage(loaded(), 2)), 3), found('SO-2'));
    expect(state.documents.map(({ number }) => number)).toEqual(['SO-1']);
    expect(state.shown).toEqual(first);
  });

  test('that had to wait, the list is marked as the change had marked it', () => {
    const changedCriteria = loadSucceeded(wantCriteria(loadStarted(loaded()), otherCriteria), found('SO-2'));
    expect(loadStarted(changedCriteria)).toMatchObject({ ready: false });
    const changedPage = loadSucceeded(wantPage(loadStarted(loaded()), 2), found('SO-2'));
    expect(loadStarted(changedPage)).toMatchObject({ ready: true, fresh: false });
  });

  test('that only asks again, the list stays ready and fresh', () => {
    expect(loadStarted(loaded())).toMatchObject({ ready: true, fresh: true });
  });
});

test('nothing is due when no load has ended', () => {
  expect(mustReload(null, initialList(first))).toBe(false);
});
