import type { Page } from '@playwright/test';
import { expectAccessible, expect, signIn } from './support/test.ts';
import { testOn } from './support/own-server.ts';
import { apiAs, openAs } from './support/people.ts';
import { loseNextAnswer } from './support/lost-answer.ts';
import { allDocuments, pick } from './support/documents.ts';

// A server of its own: what is changed here, and how narrow the managers' reach is, is nothing to other journeys.
const test = testOn({ ASSIGNED_CUSTOMERS_ONLY: 'on' });
test.describe.configure({ mode: 'default' });

const card = (page: Page, name: string) => page.getByRole('region', { name });
const open = async (page: Page, origin: string, account: 'morgan' | 'robin', address: string): Promise<void> =>
  openAs(page, { token: await signIn(origin, account) }, address);

test('notes: several lines, Ctrl + Enter, author and time; others read them, and only the author deletes them', async ({
  page,
  origin,
}) => {
  await open(page, origin, 'morgan', '/connect/customers/C10482');
  const notes = card(page, 'Notes');
  const entries = notes.getByRole('listitem');
  const field = notes.getByRole('textbox', { name: 'New note' });
  await expect(entries.first()).toBeVisible();
  const before = await entries.count();
  // An empty note is answered in the field it lacks.
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Enter a note\./);
  await field.fill('First line\nsecond line');
  await field.press('Control+Enter');
  await expect(entries).toHaveCount(before + 1);
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(entries.first()).toContainText('Morgan Hale');
  await expect(entries.first().locator('time')).toHaveText(/\d{1,2} \w{3,4} \d{4}, \d\d:\d\d/);
  expect(await entries.first().locator('p').innerText()).toBe('First line\nsecond line');
  await field.fill('By the button');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(entries.first()).toContainText('By the button');
  await expect(notes.getByRole('button', { name: 'Add note' })).toBeFocused();

  await open(page, origin, 'robin', '/connect/customers/C10482');
  await expect(entries.first()).toContainText('By the button');
  await expect(entries.first().getByRole('button', { name: 'Delete note' })).toHaveCount(0);
  const robins = entries.filter({ hasText: 'Robin Castell' }).first();
  await expect(robins.getByRole('button', { name: 'Delete note' })).toBeVisible();

  await open(page, origin, 'morgan', '/connect/customers/C10482');
  await entries.first().getByRole('button', { name: 'Delete note' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this note?' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(entries).toHaveCount(before + 2);
  await entries.first().getByRole('button', { name: 'Delete note' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(entries).toHaveCount(before + 1);
  await page.reload();
  await expect(entries).toHaveCount(before + 1);
  await expect(entries.first()).toContainText('First line');
});

test('a note whose answer got lost is sent again, and stands once', async ({ page, origin }) => {
  await open(page, origin, 'morgan', '/connect/customers/C10482');
  const notes = card(page, 'Notes');
  const entries = notes.getByRole('listitem').filter({ hasText: 'Asked for size 9' });
  const field = notes.getByRole('textbox', { name: 'New note' });
  await expect(notes.getByRole('listitem').first()).toBeVisible();
  await loseNextAnswer(page, '**/customers/C10482/notes');
  await field.fill('Asked for size 9');
  // Twice before the first press is drawn.
  await field.evaluate((area: HTMLTextAreaElement) => {
    area.form?.requestSubmit();
    area.form?.requestSubmit();
  });
  await expect(field).toHaveAccessibleDescription(/We can’t reach the server/);
  // The same words, whatever was typed between.
  await field.press('End');
  await page.keyboard.type(' x');
  await page.keyboard.press('Backspace');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(entries).toHaveCount(1);
  await page.reload();
  await expect(entries).toHaveCount(1);

  // Whoever gave one up for another sees that it was saved.
  await loseNextAnswer(page, '**/customers/C10482/notes');
  await field.fill('Closed on Mondays');
  await field.press('Control+Enter');
  await expect(field).toHaveAccessibleDescription(/We can’t reach the server/);
  await field.fill('Closed on Tuesdays');
  await field.press('Control+Enter');
  await expect(notes.getByRole('listitem').filter({ hasText: /Closed on/ })).toContainText([/Tuesdays/, /Mondays/]);
});

test('a note that cannot be saved is told, and its text stays; so does a draft while other pages are looked at', async ({
  page,
  origin,
}) => {
  await open(page, origin, 'morgan', '/connect/customers/C30007');
  const notes = card(page, 'Notes');
  const field = notes.getByRole('textbox', { name: 'New note' });
  await expect(notes.getByRole('listitem').first()).toBeVisible();
  const before = await notes.getByRole('listitem').count();
  const address = '**/api/v3/account-manager/customers/C30007/notes';
  await page.route(address, (route) =>
    route.fulfill({ status: 500, json: { message: 'No.', code: 'internal_error' } }),
  );
  await field.fill('Ring Kim on Monday');
  await field.press('Control+Enter');
  await expect(
    notes.getByText('Something went wrong on our side. Please try again; if it keeps happening, contact us.'),
  ).toBeVisible();
  await expect(field).toHaveValue('Ring Kim on Monday');
  await page.unroute(address);

  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Orders');
  await page.goBack();
  await expect(field).toHaveValue('Ring Kim on Monday');
  await field.press('Control+Enter');
  await expect(notes.getByRole('listitem')).toHaveCount(before + 1);
  await expect(field).toHaveValue('');
});

test('notes that cannot be loaded have Try again; one that cannot be deleted stays and says why', async ({
  page,
  origin,
}) => {
  const address = '**/api/v3/account-manager/customers/C10482/notes';
  const failure = { status: 500, json: { message: 'No.', code: 'internal_error' } };
  await page.route(address, (route) => route.fulfill(failure));
  await open(page, origin, 'morgan', '/connect/customers/C10482');
  const notes = card(page, 'Notes');
  await expect(notes.getByText('We couldn’t load the notes.')).toBeVisible();
  await page.unroute(address);
  await notes.getByRole('button', { name: 'Try again' }).click();
  const own = notes.getByRole('listitem').filter({ hasText: 'Priya wants prices for winter jackets' });
  await expect(own).toBeVisible();
  await page.route(`${address}/*`, (route) => route.fulfill(failure));
  await own.getByRole('button', { name: 'Delete note' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(notes.getByRole('alert')).toHaveText(
    'Something went wrong on our side. Please try again; if it keeps happening, contact us.',
  );
  await expect(own).toBeVisible();
});

test("the star takes a customer from the dashboard's favourites, and makes them one again", async ({
  page,
  origin,
}) => {
  await open(page, origin, 'morgan', '/connect/customers/C10482');
  const star = page.getByRole('button', { name: /is a favourite$/ });
  const favourites = page.getByRole('table', { name: 'My favourite customers' }).getByRole('link', { name: /^C\d+$/ });
  const row = favourites.filter({ hasText: 'C10482' });
  const toDashboard = async () => {
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Dashboard' }).click();
    await expect(favourites.first()).toBeVisible();
  };
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await toDashboard();
  await expect(row).toHaveCount(0);
  await page.goBack();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await star.press('Space');
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await toDashboard();
  await row.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
});

test('Impersonate leads to the dashboard of the customer, with the banner that names them', async ({
  page,
  origin,
}) => {
  await open(page, origin, 'morgan', '/connect/customers/C10482');
  await page.getByRole('button', { name: 'Impersonate' }).click();
  await expect(page).toHaveURL(/\/connect$/);
  await expect(page.getByText('Northgate Site Supplies').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop' }).or(page.getByRole('link', { name: 'Stop' }))).toBeVisible();
});

test.describe('where account managers reach the customers given to them only', () => {
  test("another's customer is not found by Morgan: by page, list, document, nor search; super users reach all", async ({
    page,
    origin,
  }) => {
    const lee = await apiAs(origin, await signIn(origin, 'lee'));
    const { orders, invoices } = await allDocuments(lee);
    await lee.dispose();
    const order = pick(orders, ({ sample, total_amount }) => !sample && total_amount > 0, 'order').number;
    const invoice = pick(invoices, () => true, 'invoice').number;
    const home = '/connect/customers/C20915';
    const missing = page.getByText('We couldn’t find customer C20915.');
    await open(page, origin, 'morgan', home);
    await expect(missing).toBeVisible();
    for (const address of ['/orders', '/invoices', `/orders/${order}`, `/invoices/${invoice}`]) {
      await page.goto(home + address);
      await expect(missing).toBeVisible();
      await expect(page.getByText(order)).toHaveCount(0);
    }
    // Nor under the address of a customer of one's own.
    await page.goto(`/connect/customers/C10482/orders/${order}`);
    await expect(page.getByText(`We couldn’t find order ${order}.`)).toBeVisible();

    await page.goto('/connect/customers?q=Harbour');
    await expect(page.getByText('No customers found.').first()).toBeVisible();
    await page.goto('/connect');
    const search = page.getByRole('combobox', { name: 'Search for a customer' });
    await search.fill('Harbour');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Search Orders and Invoices' }).fill(order);
    await expect(page.getByText(/^No orders or invoices match/)).toBeVisible();

    await open(page, origin, 'robin', `${home}/orders/${order}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${order}`);
  });
});
