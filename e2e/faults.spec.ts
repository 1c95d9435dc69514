import type { Page } from '@playwright/test';
import { searches } from './support/hold.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

/** Lets the calls of an address end in a fault; answers their ids as they come. */
const fault = async (page: Page, address: Parameters<Page['route']>[0]): Promise<string[]> => {
  const ids: string[] = [];
  await page.route(address, async (route) => {
    const response = await route.fetch();
    ids.push(response.headers()['x-request-id'] ?? '');
    await route.fulfill({ response, status: 500, json: { message: 'Down', code: 'internal' } });
  });
  return ids;
};

test.describe('a fault of the server', () => {
  test.use({ account: 'priya' });

  for (const { pair, quoted, again } of [
    { pair: '', quoted: /^Quote (\S+) if you contact us about this\.$/, again: 'Try again' },
    { pair: '/de/de', quoted: /^Nennen Sie (\S+), wenn Sie sich deswegen an uns wenden\.$/, again: 'Erneut versuchen' },
  ])
    test(`is told with its request’s id, by which the log knows it ${pair}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      const ids = await fault(page, '**/api/v3/watchlist');
      await page.goto(`${pair}/connect/watchlist`);
      const notice = page.getByText(quoted);
      await expect(notice).toBeVisible();
      expect(ids).toContain(quoted.exec(await notice.innerText())?.[1]);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.unroute('**/api/v3/watchlist');
      await page.getByRole('button', { name: again }).click();
      await expect(notice).toHaveCount(0);
    });

  for (const { path, asked, what } of [
    { path: '/connect/orders', asked: searches, what: 'We couldn’t load this list.' },
    { path: '/connect/checkout', asked: '**/api/v3/basket', what: 'We couldn’t load your basket.' },
  ])
    test(`and so where it says: ${what}`, async ({ page }) => {
      const ids = await fault(page, asked);
      await page.goto(path);
      const notice = page.getByText(what).filter({ hasText: 'Quote' }).first();
      await expect(notice).toBeVisible();
      expect(ids).toContain(/Quote (\S+) if you contact us about this\.$/.exec(await notice.innerText())?.[1]);
      await expectAccessible(page);
    });
});
