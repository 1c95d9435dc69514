import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { complaintsOf } from './console.ts';
import { goOn, openSettled, settled } from './pages.ts';
import { expectAccessible, expectNoSidewaysScroll } from './test.ts';

/** What is left of 1440 px at 200% zoom. */
const zoomed = 720;
const widths = [320, zoomed];
/** With `EVERY_WIDTH=1` axe looks at all of these, too, which takes five times as long. */
const designed = process.env['EVERY_WIDTH'] ? [375, 768, 1280, 1366, 1920] : [];

/** The page as it is now: axe in both schemes, which differ in colours only. */
export const expectCleanInBothSchemes = async (page: Page): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset['scheme'])).toBe(colorScheme);
    await test.step(colorScheme, () => expectAccessible(page, { coloursOnly: colorScheme === 'dark' }));
  }
};

/** The page as it is now: clean in both schemes and on the narrowest phone, and as wide as the window when that is small. */
export const expectGoodState = async (page: Page): Promise<void> => {
  await expectCleanInBothSchemes(page);
  for (const width of [...widths, ...designed]) {
    await page.setViewportSize({ width, height: 800 });
    await settled(page);
    await test.step(`${width} px`, () => expectNoSidewaysScroll(page));
    if (width !== zoomed) await test.step('axe', () => expectAccessible(page));
  }
};

/** A whole page: as good as that, and quiet. */
export const expectGoodPage = async (page: Page, address: string): Promise<void> => {
  const complaints = complaintsOf(page);
  await openSettled(page, address);
  await expectGoodState(page);
  expect(complaints).toEqual([]);
};

/** Whole pages by their names, one after the other; the program is loaded for the first alone. */
export const expectGoodPages = async (page: Page, pages: readonly (readonly [string, string])[]): Promise<void> => {
  test.setTimeout(240_000);
  const complaints = complaintsOf(page);
  const viewport = page.viewportSize() ?? { width: 1440, height: 900 };
  let open = openSettled;
  for (const [name, address] of pages) {
    await test.step(pageTitle(name), async () => {
      await page.setViewportSize(viewport);
      await open(page, address);
      await expectGoodState(page);
      expect(complaints).toEqual([]);
    });
    open = goOn;
  }
};

export const pageTitle = (name: string): string =>
  `${name}: axe clean in both schemes, no sideways scroll at 320 px and 200% zoom, no complaint in the console`;
