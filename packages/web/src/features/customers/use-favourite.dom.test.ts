import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';

import { useFavourite } from './use-favourite.ts';

/** The hook over a server that answers when it is told to. */
const setUp = (saved: boolean) => {
  const asked: boolean[] = [];
  const waiting: ((taken: boolean) => void)[] = [];
  const save = (favourite: boolean) => {
    asked.push(favourite);
    return new Promise<boolean>((resolve) => waiting.push(resolve));
  };
  const { result } = renderHook(() => useFavourite(saved, save));
  const answer = (taken: boolean) => act(async () => waiting.shift()?.(taken));
  const press = () => act(() => result.current.toggle());
  return { asked, answer, press, isOn: () => result.current.on };
};

test('it shows at once and stays when it is taken', async () => {
  const { asked, answer, press, isOn } = setUp(false);
  press();
  expect(isOn()).toBe(true);
  await answer(true);
  expect(isOn()).toBe(true);
  expect(asked).toEqual([true]);
});

test('it goes back when it is refused; the next press tries again', async () => {
  const { asked, answer, press, isOn } = setUp(true);
  press();
  expect(isOn()).toBe(false);
  await answer(false);
  expect(isOn()).toBe(true);
  press();
  expect(isOn()).toBe(false);
  expect(asked).toEqual([false, false]);
});

test('pressed twice in a row it ends where it was, with one call at a time', async () => {
  const { asked, answer, press, isOn } = setUp(false);
  press();
  press();
  expect([isOn(), asked]).toEqual([false, [true]]);
  await answer(true);
  expect(asked).toEqual([true, false]);
  await answer(true);
  expect(isOn()).toBe(false);
});

test('after a refusal nothing that was wanted before it is asked for', async () => {
  const { asked, answer, press, isOn } = setUp(false);
  press();
  press();
  press();
  await answer(false);
  expect([isOn(), asked]).toEqual([false, [true]]);
});
