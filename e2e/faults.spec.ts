import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

test.describe('a fault of the server', () => {
  test.use({ account: 'priya' });

  for (const { pair, quoted, again } of [
    { pair: '', quoted: /^Quote (\S+) if you contact us about this\.$/, again: 'Try again' },
    { pair: '/de/de', quoted: /^Nennen Sie (\S+), wenn Sie sich deswegen an uns wenden\.$/, again: 'Erneut versuchen' },
  ])
    test(`is told with its request’s id, by which the log knows it ${pair}`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 568 });
      const ids: string[] = [];
      await page.route('**/api/v3/watchlist', async (route) => {
        const response = await route.fetch();
        ids.push(response.headers()['x-request-id'] ?? '');
        await route.fulfill({ response, status: 500, json: { message: 'Down', code: 'internal' } });
      });
      await page.goto(`${pair}/connect/watchlist`);
      const told = page.getByText(quoted);
      await expect(told).toBeVisible();
      expect(ids).toContain(quoted.exec(await told.innerText())?.[1]);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.unroute('**/api/v3/watchlist');
      await page.getByRole('button', { name: again }).click();
      await expect(told).toHaveCount(0);
    });
});
