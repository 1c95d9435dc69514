import { chromium } from '@playwright/test';

import { openAs } from './support/people.ts';
import { expect, signIn, test } from './support/test.ts';

test('a panel that closes leaves the page where it is until it has gone, also beside a scrollbar that takes room', async ({
  baseURL,
}, { project }) => {
  const browser = await chromium.launch({ ...project.use.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  const context = await browser.newContext({
    baseURL: baseURL ?? '',
    viewport: { width: 1366, height: 768 },
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  await openAs(page, { token: await signIn(baseURL ?? '', 'priya') }, '/connect/orders');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  /** How wide the window is to what stands in it, and the page. */
  const widths = () => page.evaluate(() => [document.documentElement.clientWidth, document.body.clientWidth]);
  const [without = 0] = await widths();
  expect(without).toBeLessThan(1366);
  await page.getByRole('button', { name: /^Basket: / }).click();
  const panel = page.getByRole('dialog', { name: 'Basket', exact: true });
  await expect(panel.getByRole('button', { name: 'Close' })).toBeVisible();
  expect(await widths()).toEqual([1366, 1366]);
  const content = await page.getByRole('main').boundingBox();

  const goes = await panel.evaluate((dialog: HTMLDialogElement) => {
    dialog.close();
    return new Promise<readonly number[]>((resolve) =>
      requestAnimationFrame(() =>
        requestAnimationFrame(() =>
          resolve([document.documentElement.clientWidth, dialog.getBoundingClientRect().right]),
        ),
      ),
    );
  });
  expect(goes[0]).toBe(1366);
  expect(goes[1]).toBeGreaterThanOrEqual(1366);
  expect(await page.getByRole('main').boundingBox()).toEqual(content);
  await expect.poll(widths).toEqual([without, without]);
  expect(await page.getByRole('main').boundingBox()).toEqual(content);
  await browser.close();
});
