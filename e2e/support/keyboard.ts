import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Where the focus is: it must be seen, with a ring of 2 px at least, and not lie under or outside the window. */
export const expectVisibleFocus = async (page: Page): Promise<void> => {
  const focus = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // Where a link covers its row, the ring is the cover's; a choice on a card may have the card's.
    const card = element.matches('[type=radio]') ? element.closest('label') : null;
    const rings = [null, '::after'].map((part) => getComputedStyle(element, part));
    if (card) rings.push(getComputedStyle(card));
    const { top, left, bottom, right } = element.getBoundingClientRect();
    return {
      name: element.outerHTML.slice(0, 120),
      ring: Math.max(...rings.map((ring) => (ring.outlineStyle === 'none' ? 0 : Number.parseFloat(ring.outlineWidth)))),
      seen: bottom > 0 && right > 0 && top < innerHeight && left < innerWidth,
    };
  });
  expect(focus).not.toBeNull();
  expect(focus, focus?.name).toMatchObject({ seen: true });
  expect(focus?.ring, focus?.name).toBeGreaterThanOrEqual(2);
};

/** Presses Tab until something has the focus, which may take so many presses; each stop on the way must be seen. */
export const tabTo = async (page: Page, target: Locator, most = 60): Promise<void> => {
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  const [wanted, at] = await Promise.all([
    target.evaluate((element) => element.outerHTML.slice(0, 200)),
    page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)),
  ]);
  throw new Error(`${most} Tabs did not lead to ${wanted}, but to ${at}`);
};
