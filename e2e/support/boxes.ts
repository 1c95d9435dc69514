import type { Locator } from '@playwright/test';

/** Where things are in the window. */
export const boxes = (all: Locator) =>
  all.evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom, left, right, height } = element.getBoundingClientRect();
      return { top, bottom, left, right, height };
    }),
  );
export const box = async (one: Locator) => {
  const [only] = await boxes(one.first());
  if (!only) throw new Error('It is not there');
  return only;
};
