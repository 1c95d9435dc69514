import type { Page } from '@playwright/test';
import { settled } from './support/pages.ts';
import { expect, test } from './support/test.ts';

/** What has the focus, and whether none of it is seen: all of it lies outside the window or under something else. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    // The box of a choice is drawn by its label, and a link may cover its row.
    const drawn = element.matches('input') ? (element.closest('label') ?? element) : element;
    const isSeen = [...drawn.getClientRects()].some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((across) =>
        [0.1, 0.5, 0.9].some((down) => {
          const at = document.elementFromPoint(left + width * across, top + height * down);
          return at !== null && (drawn.contains(at) || at.contains(drawn));
        }),
      ),
    );
    return { name: element.outerHTML.slice(0, 120), isSeen };
  });

const pages = [
  ['brook', '/connect/products'],
  ['morgan', '/connect/customers'],
  ['priya', '/connect/orders'],
  ['priya', '/connect/quick-order'],
] as const;

for (const account of ['brook', 'morgan', 'priya'] as const)
  test.describe(`for ${account}`, () => {
    test.use({ account });

    // 1280 × 800 at 200 %, 1280 × 1024 at 400 %, and a phone.
    for (const [width, height] of [
      [640, 400],
      [320, 256],
      [375, 667],
    ] as const)
      test(`what has the focus is never wholly under a bar at ${width} × ${height} (WCAG 2.4.11)`, async ({ page }) => {
        test.slow();
        await page.setViewportSize({ width, height });
        for (const [, address] of pages.filter(([who]) => who === account))
          await test.step(address, async () => {
            await page.goto(address);
            await settled(page);
            await page.getByRole('main').focus();
            const hidden: string[] = [];
            for (const key of ['Tab', 'Shift+Tab'])
              for (let stop = 0; stop < 70; stop += 1) {
                await page.keyboard.press(key);
                const at = await focused(page);
                if (at === null) break;
                if (!at.isSeen) hidden.push(`${key} ${stop}: ${at.name}`);
              }
            expect(hidden).toEqual([]);
          });
      });
  });
