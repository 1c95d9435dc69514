import { expect, test, vi } from 'vitest';
import type { FavouriteList } from '../../domain/ordering/favourite-list.ts';
import { quantityOf } from '../../domain/ordering/quantity.ts';
import { skuOf } from '../../domain/ordering/sku.ts';
import { ok, refused } from '../../domain/result.ts';
import { makeSaveToNewList } from './save-to-new-list.ts';

const away = { failure: 'unavailable', message: null } as const;
const line = { sku: skuOf('GLV-1'), quantity: quantityOf(2) };
const list: FavouriteList = {
  id: 'l1',
  name: 'Site',
  shared: false,
  isYours: true,
  owner: 'Priya Nair',
  size: 0,
  changedAt: '2026-11-20T09:00:00Z',
};

test('the line goes on the list that was made', async () => {
  const addLines = vi.fn(async () => ok({ list: { ...list, size: 1 }, lines: [] }));
  const createList = vi.fn(async () => ok(list));
  const saved = await makeSaveToNewList({ createList, favourites: { addLines } })('Site', line);
  expect(saved).toEqual(ok({ list: { ...list, size: 1 }, refusal: null }));
  expect(createList).toHaveBeenCalledWith({ name: 'Site', shared: false });
  expect(addLines).toHaveBeenCalledWith('l1', [line]);
});

test('no line is sent where there is no list', async () => {
  const addLines = vi.fn();
  const createList = async () => refused(away);
  expect(await makeSaveToNewList({ createList, favourites: { addLines } })('Site', line)).toEqual(refused(away));
  expect(addLines).not.toHaveBeenCalled();
});

test('a list whose line was refused is there all the same', async () => {
  const favourites = { addLines: async () => refused(away) };
  expect(await makeSaveToNewList({ createList: async () => ok(list), favourites })('Site', line)).toEqual(
    ok({ list, refusal: away }),
  );
});
