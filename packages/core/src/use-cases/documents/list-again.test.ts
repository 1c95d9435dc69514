import { expect, test } from 'vitest';

import { makeListAgain } from './list-again.ts';

const found = { hits: [], total: 12 };

const open = () => {
  const clock = { time: 1_000_000 };
  return { clock, again: makeListAgain({ clock: { now: () => clock.time } }) };
};

test('a list stands as it was for five minutes', () => {
  const { clock, again } = open();
  expect(again.last()).toBeNull();
  again.keep(found, clock.time);
  expect(again.last()).toBe(found);
  clock.time += 5 * 60_000 - 1;
  expect(again.last()).toBe(found);
  clock.time += 1;
  expect(again.last()).toBeNull();
});

test('not while the list asks for something else, nor when that fails', () => {
  const { clock, again } = open();
  again.keep(found, clock.time);
  again.keep(null, clock.time + 1);
  expect(again.last()).toBeNull();
});

test('not after a change, nor where one was made after the list had asked', () => {
  const { clock, again } = open();
  again.keep(found, clock.time);
  clock.time += 10;
  again.forget();
  expect(again.last()).toBeNull();
  again.keep(found, clock.time - 5);
  expect(again.last()).toBeNull();
  again.keep(found, clock.time + 5);
  expect(again.last()).toBe(found);
});
