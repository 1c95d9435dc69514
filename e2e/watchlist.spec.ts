import { expectGoodState } from './support/good-page.ts';
import { hold } from './support/hold.ts';
import { mailTo } from './support/mailbox.ts';
import { testOn } from './support/own-server.ts';
import { documentPages, openSettled } from './support/pages.ts';
import { apiAs, newPerson, openAs } from './support/people.ts';
import { expect, signIn } from './support/test.ts';

// What its job tells is told once, so nobody else may have looked.
const test = testOn({ WATCH_SECONDS: '1' });

test.describe('Watchlist (specification §watchlist)', () => {
  test.describe.configure({ mode: 'serial' });

  test('news come as one mail, a mark in the sidebar and at the items, until they were looked at', async ({
    page,
    baseURL,
  }) => {
    const visitor = await apiAs(baseURL ?? '', '');
    const mail = await mailTo(visitor, 'priya@northgate.example');
    expect(mail.subject).toBe('2 items on your watchlist have changed');
    expect(mail.text).toMatch(/Nitrile grip glove.*: £\d+\.\d\d → £\d+\.\d\d/);
    expect(mail.text).toMatch(/S3 safety boot.*: Back in stock/);
    expect(mail.text).toContain('/connect/watchlist');
    await visitor.dispose();
    await openAs(page, { token: await signIn(baseURL ?? '', 'priya') }, '/de/de/connect/orders');
    await expect(page.getByRole('navigation').getByRole('link', { name: /^Merkliste/ })).toHaveAccessibleName(
      'Merkliste 2 Neuigkeiten',
    );
    await page.goto('/connect/orders');
    const link = page.getByRole('navigation').getByRole('link', { name: /^Watchlist/ });
    await expect(link).toHaveAccessibleName('Watchlist 2 updates');
    await link.click();
    const items = page.getByRole('list', { name: 'Watchlist' }).getByRole('listitem');
    await expect(items).toHaveCount(3);
    await expect(items.getByText('New', { exact: true })).toHaveCount(2);
    await expect(items.filter({ hasText: /Price fell from £\d+\.\d\d to £\d+\.\d\d/ })).toContainText(/was £\d+\.\d\d/);
    await expect(link).toHaveAccessibleName('Watchlist');
    await expectGoodState(page);

    await page.reload();
    await expect(items).toHaveCount(3);
    await expect(items.getByText('New', { exact: true })).toHaveCount(0);
    const gone = items.filter({ hasText: 'Nitrile grip glove' });
    await gone.getByRole('button', { name: /^Stop watching/ }).click();
    await expect(items).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(gone).toContainText(/Price fell from/);
    await expect(gone.locator(':focus')).toHaveCount(1);
    await page.reload();
    await expect(gone).toContainText(/Price fell from/);
    await page.goto('/de/de/connect/watchlist');
    await expect(page.getByText(/Preis von \d+,\d\d\s£ auf \d+,\d\d\s£ gefallen/)).toBeVisible();
    await expect(page.getByText('Wieder auf Lager').first()).toBeVisible();
    await page.goto('/connect/watchlist');
    await gone.getByRole('button', { name: /^Add \d+ × GLV.* to basket$/ }).click();
    await expect(page.getByText('1 item added to your basket.')).toBeVisible();
  });

  test('in German: an item is watched where it stands, and is taken off', async ({ page, baseURL }) => {
    const person = await newPerson(baseURL ?? '', { permissions: ['View Orders', 'View Invoices', 'Place Orders'] });
    const api = await apiAs(baseURL ?? '', person.token);
    const { order } = await documentPages(api);
    await openAs(page, person, '/de/de/connect/watchlist');
    await expect(page.getByText(/^Ihre Merkliste ist noch leer/)).toBeVisible();
    await openSettled(page, `/de/de${order}`);
    await page
      .getByRole('button', { name: /auf eine Liste oder die Merkliste setzen$/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Preis und Bestand beobachten' }).click();
    await expect(page.getByRole('button', { name: 'Auf Ihrer Merkliste' })).toBeVisible();
    await page.goto('/de/de/connect/watchlist');
    const items = page.getByRole('list', { name: 'Merkliste' }).getByRole('listitem');
    await expect(items).toHaveCount(1);
    await expect(items).toContainText('unverändert');
    await items.getByRole('button', { name: /nicht mehr beobachten$/ }).click();
    await expect(page.getByText(/von Ihrer Merkliste entfernt\.$/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/^Ihre Merkliste ist noch leer/)).toBeVisible();
    await api.dispose();
  });

  test('an Undo while the removal is under way comes after it; where that fails, the item is there once', async ({
    page,
    baseURL,
  }) => {
    const person = await newPerson(baseURL ?? '', { permissions: ['View Orders', 'Place Orders'] });
    const api = await apiAs(baseURL ?? '', person.token);
    for (const sku of ['GLV-8841-L', 'HVJ-2210-M']) await api.put(`/api/v3/watchlist/${sku}`, { data: {} });
    await openAs(page, person, '/connect/watchlist');
    const items = page.getByRole('list', { name: 'Watchlist' }).getByRole('listitem');
    await expect(items).toHaveCount(2);
    const removeAndUndo = async () => {
      const calls = await hold(page, /\/api\/v3\/watchlist\/[^/]+$/);
      await page.getByRole('button', { name: 'Stop watching GLV-8841-L' }).click();
      const removal = await calls.came(1);
      await expect(items).toHaveCount(1);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(items).toHaveCount(2);
      expect(calls.routes).toHaveLength(1);
      return { calls, removal };
    };
    const slow = await removeAndUndo();
    const back = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await slow.calls.release();
    await back;
    const watched = async () => (await (await api.get('/api/v3/watchlist')).json()).data.length;
    expect(await watched()).toBe(2);
    await expect(items).toHaveCount(2);

    const failed = await removeAndUndo();
    await failed.removal.abort();
    await expect(page.getByText(/^We can’t reach the server/)).toBeVisible();
    await expect(items).toHaveCount(2);
    await expect(page.getByText('The last change was undone.')).toHaveCount(0);
    expect(await watched()).toBe(2);
    await failed.calls.release();
    await api.dispose();
  });
});
