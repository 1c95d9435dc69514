import { day } from '@connect/core/domain/calendar/day';
import type { FoundDocuments, ListRequest } from '@connect/core/domain/documents/list-state';
import { describe, expect, test, vi } from 'vitest';

import { makeLoadAhead } from './load-ahead.ts';

const request = (page: number): ListRequest => ({
  page,
  criteria: { text: '', view: 'both', range: { from: day('2026-08-22'), to: day('2026-11-20') } },
});
const found = (total: number): FoundDocuments => ({ hits: [], total });

const setUp = () => {
  const clock = { now: 0 };
  const find = vi.fn((asked: ListRequest) => Promise.resolve(found(asked.page)));
  return { clock, find, ahead: makeLoadAhead(find, () => clock.now) };
};

describe('loading a page ahead', () => {
  test('a page that was pointed at is asked for once', async () => {
    const { find, ahead } = setUp();
    ahead.prepare(request(2));
    ahead.prepare(request(2));
    expect(await ahead.load(request(2))).toEqual(found(2));
    expect(find).toHaveBeenCalledTimes(1);
  });

  test('an answer is shown once: the next look at the page asks again', async () => {
    const { find, ahead } = setUp();
    ahead.prepare(request(2));
    await ahead.load(request(2));
    await ahead.load(request(2));
    expect(find).toHaveBeenCalledTimes(2);
  });

  test('other criteria never get the answer', async () => {
    const { ahead, find } = setUp();
    ahead.prepare(request(2));
    const other = { ...request(2), criteria: { ...request(2).criteria, text: 'gloves' } };
    await ahead.load(other);
    expect(find).toHaveBeenLastCalledWith(other);
  });

  test('an answer that has waited 15 s is asked for anew', async () => {
    const { clock, find, ahead } = setUp();
    ahead.prepare(request(2));
    clock.now = 15_000;
    await ahead.load(request(2));
    expect(find).toHaveBeenCalledTimes(2);
  });

  test('a failure ahead is not told: the page is asked for anew', async () => {
    const { find, ahead } = setUp();
    find.mockRejectedValueOnce(new Error('down'));
    ahead.prepare(request(2));
    expect(await ahead.load(request(2))).toEqual(found(2));
  });

  test('the first load, started before the list is drawn, is not asked for again', async () => {
    const find = vi.fn((asked: ListRequest) => Promise.resolve(found(asked.page)));
    const ahead = makeLoadAhead(find, () => 0, request(3));
    expect(find).toHaveBeenCalledTimes(1);
    expect(await ahead.load(request(3))).toEqual(found(3));
    expect(find).toHaveBeenCalledTimes(1);
  });

  test('a list that stands as it was is not asked for, but when it is loaded again', async () => {
    const find = vi.fn((asked: ListRequest) => Promise.resolve(found(asked.page)));
    const ahead = makeLoadAhead(find, () => 0, request(3), found(3));
    expect(ahead.asItWas).toEqual(found(3));
    expect(find).not.toHaveBeenCalled();
    await ahead.load(request(3));
    expect(find).toHaveBeenCalledTimes(1);
  });

  test('a first load that fails is told, and not tried a second time by itself (specification §list-loading)', async () => {
    const find = vi.fn(() => Promise.reject(new Error('down')));
    const ahead = makeLoadAhead(find, () => 0, request(1));
    await expect(ahead.load(request(1))).rejects.toThrow('down');
    expect(find).toHaveBeenCalledTimes(1);
  });
});
