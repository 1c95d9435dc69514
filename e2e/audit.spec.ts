import type { APIRequestContext, Page } from '@playwright/test';
import { expectGoodPage, pageTitle } from './support/good-page.ts';
import { apiAs } from './support/people.ts';
import { openSettled, settled } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const customers = '/api/v3/account-manager/customers';
const log = '/api/v3/account-manager/audit';
const rows = (page: Page) => page.getByRole('table', { name: 'Audit log' }).locator('tbody').getByRole('row');

/** A customer that no other journey is about, so that their entries are those of the test. */
const customerAt = async (api: APIRequestContext, index: number): Promise<string> => {
  const { data } = await (await api.get(`${customers}?sort=no&direction=desc`)).json();
  return data[index].no;
};

/** How many entries there are about a customer. */
const countOf = async (api: APIRequestContext, no: string): Promise<number> => {
  let count = 0;
  for (let before: string | null = ''; before !== null;) {
    const { data, next } = await (await api.get(`${log}?customerNo=${no}${before && `&before=${before}`}`)).json();
    count += data.length;
    before = next;
  }
  return count;
};

test.describe('the audit log (decisions §acting-within-limits)', () => {
  test.use({ account: 'robin' });

  test('the focus stays in the content where what had it first is gone before the portal looks after it (ADR 76)', async ({
    page,
  }) => {
    await page.route(`**${log}*`, (route) => route.abort());
    await openSettled(page, '/connect/reports/audit');
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => {
        setTimeout(resolve, 1000);
      });
      await route.fallback();
    });
    const fetched = page.waitForResponse('**/assets/*.js');
    await page.getByRole('button', { name: 'Try again' }).click();
    await fetched;
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('has starts, stops and all that was done meanwhile, and staff’s own changes; it leads from the reports', async ({
    page,
    api,
    baseURL,
  }) => {
    const no = await customerAt(api, 3);
    await api.post(`${customers}/${no}/notes`, { data: { text: 'A note for the log' } });
    const { token } = await (await api.post(`${customers}/${no}/impersonate`)).json();
    const acting = await apiAs(baseURL ?? '', token);
    await acting.get('/api/v3/customer');
    expect((await acting.get('/api/v3/users')).status()).toBe(403);
    await acting.delete('/api/v3/impersonation');
    await acting.dispose();

    await openSettled(page, '/connect/reports');
    await page.getByRole('link', { name: 'Audit log' }).click();
    await expect(page).toHaveURL(/\/connect\/reports\/audit$/);
    await expect(page).toHaveTitle('Audit log · Connect');
    await page.getByRole('textbox', { name: 'Customer Number' }).fill('no number');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByText('Enter a valid customer number.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Customer Number' }).fill(no);
    await page.getByRole('textbox', { name: 'Staff email' }).fill('robin@connect.example');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(new RegExp(`\\?customer=${no}&who=robin%40connect\\.example$`));
    const what = (text: string) => rows(page).filter({ hasText: text });
    await expect(rows(page).first()).toContainText(/Stopped acting for .*Done/);
    await expect(what('Added a note about').first()).toContainText('Robin Castell');
    await expect(what('Viewed the account').first()).toContainText('while acting for the customer');
    await expect(what('/api/v3/users').first()).toContainText('Refused');
    await expect(what('Added a note about').first().getByRole('link')).toHaveAttribute(
      'href',
      `/connect/customers/${no}`,
    );

    await page.getByText('Changes', { exact: true }).click();
    await expect(what('Viewed the account')).toHaveCount(0);
    await expect(what('Added a note about').first()).toBeVisible();
    await page.getByText('Impersonation', { exact: true }).click();
    await expect(page).toHaveURL(/[?&]show=starts/);
    await expect(what('Added a note about')).toHaveCount(0);
    await page.reload();
    await settled(page);
    await expect(rows(page).first()).toContainText('Stopped acting for ');
    await expect(what('Added a note about')).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Customer Number' })).toHaveValue(no);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/audit\?show=starts$/);
  });

  test('without entries says what will stand there, and with filters alone how to be rid of them', async ({ page }) => {
    await page.route(`**${log}*`, (route) => route.fulfill({ json: { data: [], next: null } }));
    await openSettled(page, '/connect/reports/audit');
    await expect(page.getByText('Nothing has been recorded yet.')).toBeVisible();
    await expect(page.getByText('No entries match these filters.')).toHaveCount(0);
    await page.getByText('Impersonation', { exact: true }).click();
    await expect(page.getByText('No entries match these filters.')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(/\/audit$/);
    await expect(page.getByText('Nothing has been recorded yet.')).toBeVisible();
  });

  test('has rows of two or three lines on a phone', async ({ page, api }) => {
    const no = await customerAt(api, 4);
    await api.post(`${customers}/${no}/notes`, { data: { text: 'A note for the log' } });
    await page.setViewportSize({ width: 375, height: 667 });
    await openSettled(page, '/connect/reports/audit?show=writes');
    const row = rows(page).filter({ hasText: 'Added a note about' }).first();
    await expect(row).toBeVisible();
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(120);
  });

  test('goes on to its beginning, and says when there is none', async ({ page, api }) => {
    test.slow();
    await test.step('goes on where it ended, to its beginning', async () => {
      const no = await customerAt(api, 4);
      for (let write = await countOf(api, no); write < 53; write++) await api.put(`${customers}/${no}/favourite`);
      await api.delete(`${customers}/${no}/favourite`);
      const total = await countOf(api, no);
      await openSettled(page, `/connect/reports/audit?customer=${no}`);
      await expect(rows(page)).toHaveCount(50);
      await expect(rows(page).first()).toContainText('from favourites');
      await page.route('**/audit?*before=*', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
      const more = page.getByRole('button', { name: 'Load more' });
      await more.click();
      await expect(page.getByRole('alert')).toHaveText('We couldn’t load the audit log.');
      for (let shown = 50; shown < total; shown += 50) {
        await more.click();
        await expect(rows(page)).toHaveCount(Math.min(shown + 50, total));
      }
      await expect(page.getByText('No earlier entries.')).toBeFocused();
      await page.unrouteAll();
    });

    await test.step('says when nothing was done, and when it cannot be loaded', async () => {
      await openSettled(page, '/connect/reports/audit?who=nobody%40connect.example');
      await expect(page.getByText('No entries match these filters.')).toBeVisible();
      await page.route('**/account-manager/audit?*', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
      await page.reload();
      await expect(page.getByRole('alert')).toContainText('We couldn’t load the audit log.');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('No entries match these filters.')).toBeVisible();
      await page.unrouteAll();
    });
  });

  test(pageTitle('the audit log'), async ({ page, api }) => {
    const no = await customerAt(api, 5);
    await api.put(`${customers}/${no}/favourite`);
    await expectGoodPage(page, `/connect/reports/audit?customer=${no}`);
  });
});
