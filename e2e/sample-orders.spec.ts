import type { Browser, Page } from '@playwright/test';
import { accounts } from './support/accounts.ts';
import { detailPage } from './support/detail-page.ts';
import { expectGoodState } from './support/good-page.ts';
import { hear } from './support/heard.ts';
import { expectVisibleFocus, tabTo } from './support/keyboard.ts';
import { testOn } from './support/own-server.ts';
import { apiSamples, orderSamplesPage, samplesPage } from './support/sample-pages.ts';
import { expect, signIn } from './support/test.ts';
import { addDays, today, writtenDay } from './support/written.ts';

// Orders made here would be among those that other journeys count.
const test = testOn({});
test.describe.configure({ mode: 'default' });

const orderPage = /\/connect\/sample-orders\/(SO-\d+)$/;
const numberIn = (page: Page): string => orderPage.exec(page.url())?.[1] ?? '';

/** A page of somebody else, at the same server. */
const pageOf = async (browser: Browser, origin: string, account: 'priya'): Promise<Page> => {
  const jwt = await signIn(origin, account);
  const localStorage = [{ name: 'jwt', value: jwt }];
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  return (await browser.newContext({ baseURL: origin, storageState })).newPage();
};

for (const [account, name] of [
  ['morgan', 'Morgan Hale'],
  ['robin', 'Robin'],
] as const)
  test.describe(`${account} orders samples`, () => {
    test.use({ account });

    test('they are in the list, have a page with the stamp, and the customer sees them at once', async ({
      page,
      api,
      browser,
      origin,
    }) => {
      test.slow();
      const before = await apiSamples(api);
      await page.goto('/connect/sample-orders');
      await page.getByRole('main').getByRole('link', { name: 'Order Samples' }).click();
      const form = orderSamplesPage(page);
      await expect(page).toHaveTitle('Order Samples · Connect');
      await expect(page.getByText('Sample Order - No payment required')).toBeVisible();

      await form.chooseCustomer('northg', 'Northgate Site Supplies');
      await expect(form.chosen).toContainText('C10482');
      await form.delivery.getByRole('radio', { name: /Leeds depot/ }).check();
      await form.addProduct('glove');
      const sku = await form.skuOf(form.lines.first());
      await form.addProduct('BOT');
      await form.addProduct(sku);
      await expect(form.lines).toHaveCount(2);
      await expect(form.quantity(sku)).toHaveValue('2');
      await form.button(`Increase quantity of ${sku}`).click();
      await form.quantity(sku).fill('12');
      await form.reason.fill('Trial on site');
      const followUp = addDays(today(), 3);
      await form.followUp.fill(followUp);
      // However often it is pressed, one order is made.
      await form.order.dblclick();

      await expect(page).toHaveURL(orderPage);
      const no = numberIn(page);
      const shown = detailPage(page);
      await expect(page.getByText('Samples ordered.')).toBeVisible();
      await expect(page).toHaveTitle(`${no} · Connect`);
      await expect(shown.heading).toHaveText(`Sample order ${no}`);
      await expect(page.getByText('SAMPLE ORDER', { exact: true })).toBeVisible();
      await expect(page.getByText('Sample Order - No payment required')).toBeVisible();
      await expect(shown.card('Order Totals')).toHaveCount(0);
      await expect(shown.fact('SR Number')).toHaveText(/^SR\d+$/);
      await expect(shown.fact('Customer')).toHaveText('Northgate Site Supplies · C10482');
      await expect(shown.card('Ship to')).toContainText('40 Cross Green Approach');
      await expect(shown.card('Request')).toContainText('Trial on site');
      await expect(shown.fact('Ordered by')).toContainText(name);
      await expect(shown.card('Follow-up')).toContainText(writtenDay(followUp));
      await expect(shown.line(sku)).toContainText('Not shipped');
      await expect(shown.line(sku)).toContainText('12');
      const sr = (await shown.fact('SR Number').textContent()) ?? '';

      expect((await apiSamples(api)).total).toBe(before.total + 1);
      const list = samplesPage(page);
      await page
        .getByRole('navigation', { name: 'Main navigation' })
        .getByRole('link', { name: 'Samples', exact: true })
        .click();
      await expect(list.row(no)).toContainText(sr);
      await expect(list.row(no)).toContainText('Received');
      await expect(list.rows.first()).toContainText(no);

      const priya = await pageOf(browser, origin, 'priya');
      await priya.goto('/connect/orders?show=orders');
      await expect(priya.getByRole('row').filter({ hasText: sr })).toContainText('(sample)');
      await priya.getByRole('link', { name: sr }).click();
      await expect(priya.getByText('SAMPLE ORDER', { exact: true })).toBeVisible();
      await expect(detailPage(priya).fact('SR Number')).toHaveText(sr);
      await priya.context().close();
    });
  });

test.describe('the form', () => {
  test.use({ account: 'morgan' });

  test('can be filled in and sent with the keyboard alone', async ({ page }) => {
    const form = orderSamplesPage(page);
    const keys = page.keyboard;
    const pick = async (text: string) => {
      await keys.type(text);
      await expect(page.getByRole('option').first()).toBeVisible();
      await keys.press('ArrowDown');
      await keys.press('Enter');
    };
    await form.open();
    await tabTo(page, form.customer);
    await pick('northg');
    await expect(form.button('Change')).toBeFocused();
    await expect(form.delivery.getByRole('radio').first()).toBeChecked();
    await tabTo(page, form.delivery.getByRole('radio').first());
    await keys.press('ArrowDown');
    await expectVisibleFocus(page);
    await tabTo(page, form.product);
    await pick('glove');
    // The focus stays in the box, for the next one.
    await pick('boot');
    await expect(form.lines).toHaveCount(2);
    await tabTo(page, form.lines.first().getByRole('spinbutton'));
    await keys.press('ArrowUp');
    await tabTo(page, form.lines.last().getByRole('button', { name: /^Remove/ }));
    await keys.press('Enter');
    await expect(form.lines).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeFocused();
    await keys.press('Enter');
    await expect(form.lines).toHaveCount(2);
    await expectVisibleFocus(page);
    await tabTo(page, form.reason);
    await keys.type('To try');
    await tabTo(page, form.order);
    await keys.press('Enter');
    await expect(page).toHaveURL(orderPage);
    await expect(page.getByRole('cell', { name: '2', exact: true })).toBeVisible();
  });

  test('says what is missing, each at its field, and keeps what was entered over a reload until it is sent', async ({
    page,
    api,
  }) => {
    test.slow();
    const before = await apiSamples(api);
    const form = orderSamplesPage(page);
    await form.open();
    const heard = await hear(page);
    await form.order.press('Enter');
    const summary = page.getByRole('group', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    // It is read as the focus comes to it, and not said at each field as well.
    expect(await heard()).toEqual([]);
    await summary.getByRole('link', { name: 'Choose a customer.' }).click();
    await expect(form.customer).toBeFocused();
    await expect(form.customer).toHaveAccessibleDescription(/Choose a customer\./);
    await expect(form.product).toHaveAccessibleDescription(/Add at least one product\./);
    await expect(form.reason).toHaveAccessibleDescription(/Enter a reason\./);

    await form.chooseCustomer('C10482', 'Northgate');
    await form.delivery.getByRole('radio', { name: /Another address/ }).check();
    await form.delivery.getByRole('textbox', { name: 'Name' }).fill('Anna Kerr');
    await form.delivery.getByRole('textbox', { name: 'Address line 1' }).fill('1 Quay');
    await form.addProduct('GLV');
    await form.reason.fill('Fitting');
    await form.followUp.fill(addDays(today(), -1));
    await form.order.click();
    // Two things are wrong: a list of them above the form, and in the title of the page.
    await expect(summary).toBeFocused();
    await expect(summary.getByRole('link')).toHaveText([
      'Postcode: Enter a postcode.',
      'Follow-up date (optional): This date is in the past.',
    ]);
    await expect(page).toHaveTitle('Error: Order Samples · Connect');
    await summary.getByRole('link').first().click();
    await expect(form.delivery.getByRole('textbox', { name: 'Postcode' })).toBeFocused();
    await expect(form.followUp).toHaveAccessibleDescription(/This date is in the past\./);
    await expectGoodState(page);
    await page.setViewportSize({ width: 1440, height: 900 });

    await page.reload();
    await expect(page.getByText('We’ve restored what you entered earlier.')).toBeVisible();
    await expect(form.chosen).toContainText('Northgate Site Supplies');
    await expect(form.delivery.getByRole('textbox', { name: 'Name' })).toHaveValue('Anna Kerr');
    await expect(form.lines).toHaveCount(1);
    await expect(form.reason).toHaveValue('Fitting');
    await form.delivery.getByRole('textbox', { name: 'Postcode' }).fill('HU1 1AA');
    await form.followUp.fill(addDays(today(), 1));

    // Of the page's own clock or of the server's: whose day it is, the text stands at the field.
    await page.route('**/api/v3/account-manager/sample-orders', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 422, json: { message: 'Past.', code: 'date_in_the_past' } })
        : route.fallback(),
    );
    await form.order.click();
    await expect(form.followUp).toBeFocused();
    await expect(form.followUp).toHaveAccessibleDescription(/This date is in the past\./);
    await expect(form.reason).toHaveValue('Fitting');
    await page.unroute('**/api/v3/account-manager/sample-orders');
    expect((await apiSamples(api)).total).toBe(before.total);

    await form.order.click();
    await expect(page).toHaveURL(orderPage);
    await expect(detailPage(page).card('Ship to').locator('address > *')).toHaveText([
      'Anna Kerr',
      '1 Quay',
      'HU1 1AA',
    ]);
    await form.open();
    await expect(form.customer).toBeVisible();
    await expect(page.getByText('We’ve restored what you entered earlier.')).toHaveCount(0);
    expect((await apiSamples(api)).total).toBe(before.total + 1);
  });

  test('can be begun again and brought back, and is nobody else’s after signing out', async ({ page }) => {
    const form = orderSamplesPage(page);
    await form.open('?customer=C10482');
    await expect(form.chosen).toContainText('Northgate Site Supplies');
    await form.reason.fill('Fitting');
    await form.button('Start again').click();
    await expect(form.customer).toBeFocused();
    await expect(form.reason).toHaveValue('');
    await expect(page).toHaveURL(/\/connect\/sample-order$/);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(form.reason).toHaveValue('Fitting');
    await expect(page).toHaveURL(/\?customer=C10482$/);
    const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sample-draft:')));
    expect(await kept()).toEqual([`sample-draft:${accounts.morgan}`]);
    await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/connect\/login$/);
    expect(await kept()).toEqual([]);
  });

  test('an order is made again with the same items at the same place', async ({ page, api }) => {
    const { data } = await apiSamples(api);
    const form = orderSamplesPage(page);
    await page.goto(`/connect/sample-orders/${data[0]?.no}`);
    const items = page.getByRole('table', { name: 'Items on this order' }).getByRole('row');
    await expect(items.nth(1)).toBeVisible();
    const count = (await items.count()) - 1;
    await page.getByRole('link', { name: 'Order again' }).click();
    await expect(form.lines).toHaveCount(count);
    await expect(page).toHaveURL(new RegExp(`customer=${data[0]?.customerNo}$`));
    await expect(form.delivery.getByRole('radio', { name: /Another address/ })).toBeChecked();
    await expect(form.reason).toHaveValue('');
    await form.reason.fill('Once more');
    await form.order.click();
    await expect(page).toHaveURL(orderPage);
    expect(numberIn(page)).not.toBe(data[0]?.no);
  });
});
