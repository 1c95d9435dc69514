import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Sets the browser's own size of texts, which is 16 CSS pixels until somebody changes it. */
export const setTextSize = async (page: Page, pixels: number): Promise<void> => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } });
};

/** Fails with the texts that a box of theirs cuts off, where they are not cut off on purpose, by an ellipsis. */
export const expectNothingCutOff = async (page: Page): Promise<void> => {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const hides = style.overflowX === 'hidden' || style.overflowX === 'clip';
        const isSeen = element.checkVisibility() && element.clientWidth > 1 && style.clipPath === 'none';
        return hides && isSeen && style.textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 60)}`),
  );
  expect(cut).toEqual([]);
};
