import { expect, test } from 'vitest';
import type { FavouriteList } from '../../domain/ordering/favourite-list.ts';
import { ok, refused, type Result } from '../../domain/result.ts';
import { createMemoryFavouriteLists } from '../../testing/memory/favourite-lists.ts';
import type { Refusal } from '../../ports/failure.ts';
import { makeCreateList } from './create-list.ts';

const away = { failure: 'unavailable', message: null } as const;

/** Lists in memory, whose next answer may be lost. */
const setUp = () => {
  const lists = createMemoryFavouriteLists(new Map())('Priya');
  let isLost = false;
  let keys = 0;
  const create = makeCreateList({
    favourites: {
      create: async (key, form): Promise<Result<FavouriteList, Refusal>> => {
        const answer = await lists.create(key, form);
        return isLost ? refused(away) : answer;
      },
    },
    newIdempotencyKey: () => `key ${(keys += 1)}`,
  });
  return {
    lists,
    create,
    lose: (lost: boolean) => {
      isLost = lost;
    },
  };
};
const yard = { name: 'Yard', shared: false };

test('a list whose answer was lost is made once, and is shared as it was asked for last', async () => {
  const { lists, create, lose } = setUp();
  lose(true);
  expect(await create(yard)).toEqual(refused(away));
  lose(false);
  const made = await create({ ...yard, shared: true });
  expect(made).toMatchObject({ ok: true, value: { name: 'Yard', shared: true } });
  expect(await lists.list()).toEqual(ok(made.ok ? [made.value] : []));
});

test('one that was answered for is not taken for a new one, nor is one that was there before', async () => {
  const { create, lose } = setUp();
  await create(yard);
  lose(true);
  await create(yard);
  lose(false);
  for (const form of [yard, { ...yard, name: 'yard' }])
    expect(await create(form)).toMatchObject({ refusal: { message: { code: 'name_taken' } } });
  expect(await create({ ...yard, name: 'Van' })).toMatchObject({ ok: true });
});
