import { aUser } from '@connect/core/testing';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { openRouter } from '../../testing/open-router.ts';
import { followLinks } from './follow-links.ts';
import { fetchNextPages } from './next-pages.ts';

const opened = await openRouter('/connect/orders', { user: aUser() });
const { router } = opened;
const navigate = vi.spyOn(router, 'navigate').mockResolvedValue();
const preload = vi.spyOn(router, 'preloadRoute').mockResolvedValue(undefined);
const listen = vi.spyOn(document, 'addEventListener');
followLinks(router);
// What is drawn is no page: nothing is loaded anew.
document.addEventListener('click', (event) => event.preventDefault());
fetchNextPages(router, { peek: () => null });
// Other tests have the document after these.
const listening = [...listen.mock.calls];
afterAll(() => {
  document.body.innerHTML = '';
  for (const [type, listener] of listening) document.removeEventListener(type, listener);
});

const draw = (anchor: string): HTMLElement => {
  document.body.innerHTML = anchor;
  const inner = document.body.querySelector('b');
  if (!inner) throw new Error('There is no link to press');
  return inner;
};
const link = (mark: string) => draw(`<a ${mark} href="/base/de/de/connect/orders/view/SO-1?a=b#c"><b>SO-1</b></a>`);
const press = (on: HTMLElement, keys: MouseEventInit = {}): boolean =>
  on.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));

beforeEach(() => {
  navigate.mockClear();
  preload.mockClear();
});

describe('a press on a link within the program', () => {
  test('is followed by the router, to the top of a page and to the same place of another storefront', () => {
    press(link('data-within="page"'));
    press(link('data-within="place"'));
    const href = '/base/de/de/connect/orders/view/SO-1?a=b#c';
    expect(navigate.mock.calls).toEqual([[{ href, resetScroll: true }], [{ href, resetScroll: false }]]);
  });

  test('is the browser’s own with a key that opens a tab or window or saves, whatever else is held', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom('metaKey', 'ctrlKey', 'shiftKey', 'altKey'), { minLength: 1 }),
        (keys) => {
          press(link('data-within="page"'), Object.fromEntries(keys.map((key) => [key, true])));
          expect(navigate).not.toHaveBeenCalled();
        },
      ),
    );
  });

  test('is the browser’s own where it opens another window, or leads out of the program', () => {
    // Without an address: this browser would go there all the same.
    press(draw('<a data-within="page" target="_blank"><b>SO-1</b></a>'));
    press(link(''));
    press(draw('<b>No link</b>'));
    expect(navigate).not.toHaveBeenCalled();
  });

  test('is left to whoever has taken it', () => {
    const on = link('data-within="page"');
    on.addEventListener('click', (event) => event.preventDefault());
    press(on);
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe('what a link leads to', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const turn = (type: string, on: HTMLElement): boolean => on.dispatchEvent(new Event(type, { bubbles: true }));

  test.each(['mouseover', 'focusin'])('is fetched when somebody stays at it for 80 ms (%s)', (type) => {
    turn(type, link('data-within="page"'));
    vi.advanceTimersByTime(79);
    expect(preload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(preload).toHaveBeenCalledTimes(1);
    expect(preload.mock.calls[0]?.[0]).toMatchObject({ href: '/base/de/de/connect/orders/view/SO-1?a=b#c' });
  });

  test('is fetched at once when it is touched', () => {
    turn('touchstart', link('data-within="page"'));
    vi.advanceTimersByTime(0);
    expect(preload).toHaveBeenCalledTimes(1);
  });

  test('is not fetched when they go on, or press it, before', () => {
    const on = link('data-within="page"');
    turn('mouseover', on);
    turn('mouseover', document.body);
    turn('focusin', on);
    press(on);
    vi.advanceTimersByTime(1_000);
    expect(preload).not.toHaveBeenCalled();
  });

  test('is fetched once, wherever they move on it', () => {
    const on = link('data-within="page"');
    turn('mouseover', on);
    vi.advanceTimersByTime(50);
    turn('mouseover', on.parentElement ?? on);
    vi.advanceTimersByTime(1_000);
    expect(preload).toHaveBeenCalledTimes(1);
  });

  test('is not fetched of another storefront', () => {
    turn('mouseover', link('data-within="place"'));
    vi.advanceTimersByTime(1_000);
    expect(preload).not.toHaveBeenCalled();
  });
});
