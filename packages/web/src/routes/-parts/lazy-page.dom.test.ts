import { afterEach, expect, test, vi } from 'vitest';

import { lazyRouteComponent } from './lazy-page.ts';

afterEach(() => vi.restoreAllMocks());

/** Opens a page whose code cannot be fetched; answers what it throws, and whether the page was loaded again. */
const open = async (onLine: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  sessionStorage.clear();
  const page = lazyRouteComponent(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: x')),
  );
  await page.preload?.();
  let thrown: unknown;
  try {
    (page as (props: object) => unknown)({});
  } catch (error) {
    thrown = error;
  }
  return { thrown, reloads: reload.mock.calls.length };
};

test('without a line a page whose code cannot be fetched is not loaded again', async () => {
  expect(await open(false)).toEqual({ thrown: new Error('offline'), reloads: 0 });
});

test('with one it is, as the code may be of an older build', async () => {
  expect(await open(true)).toMatchObject({ reloads: 1 });
});
