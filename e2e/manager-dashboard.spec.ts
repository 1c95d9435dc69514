import type { Page } from '@playwright/test';
import { censorSwitch, customer, customerTable, numbersOf, rowOf, sensitiveTexts } from './support/customers.ts';
import type { ListedCustomer } from './support/customers.ts';
import { expectCleanInBothSchemes, expectGoodPage, expectGoodState, pageTitle } from './support/good-page.ts';
import { hold } from './support/hold.ts';
import { tabTo } from './support/keyboard.ts';
import { settled, openWithin } from './support/pages.ts';
import { openReusedPage } from './support/reused-context.ts';
import { forgetButSession, stored } from './support/storage.ts';
import { expect, test } from './support/test.ts';
import { money } from './support/written.ts';

const titles = { favourites: 'My favourite customers', top: 'My top customers' } as const;
const kinds = ['favourites', 'top'] as const;
type Kind = (typeof kinds)[number];
const table = (page: Page, kind: Kind) => customerTable(page, titles[kind]);
/** The table with its heading. */
const section = (page: Page, kind: Kind) => page.getByRole('region', { name: titles[kind] });
const calls = { favourites: '**/account-manager/customers/favourites', top: '**/account-manager/customers/top' };

/** Opens the dashboard and answers the customers that it was given. */
const openDashboard = async (page: Page): Promise<Record<Kind, readonly ListedCustomer[]>> => {
  const asked = kinds.map((kind) => page.waitForResponse(calls[kind]));
  await page.goto('/connect');
  await settled(page);
  const answers = await Promise.all(asked.map(async (answer) => (await answer).json()));
  return { favourites: answers[0].data, top: answers[1].data };
};
/** Has both tables loaded with customers made up here. */
const give = async (page: Page, given: Partial<Record<Kind, readonly ListedCustomer[]>>) => {
  for (const kind of kinds)
    await page.route(calls[kind], (route) => route.fulfill({ json: { data: given[kind] ?? [] } }));
};

for (const [account, name] of [
  ['morgan', 'Morgan'],
  ['robin', 'Robin'],
] as const)
  test.describe(`${name}'s dashboard`, () => {
    test.use({ account });

    test('greets, leads on, and has its customers', async ({ page }) => {
      test.slow();
      await test.step('greets, says what they can do, and has its pills and sidebar (specification §welcome-texts, §account-manager-dashboard)', async () => {
        await forgetButSession(page);
        await openWithin(page, '/connect');
        await expect(page).toHaveTitle('Dashboard · Connect');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          new RegExp(`^Good (morning|afternoon|evening), ${name}$`),
        );
        await expect(
          page.getByText('You can manage sample requests and check customer orders and prices.', { exact: true }),
        ).toBeVisible();
        const pills = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
        await expect(pills).toHaveText(['My Customers', 'Order Samples', 'Sample Orders']);
        const hrefs = await pills.evaluateAll((all) => all.map((pill) => pill.getAttribute('href')));
        expect(hrefs).toEqual(['/connect/customers', '/connect/sample-order', '/connect/sample-orders']);
        await expect(page.getByRole('navigation', { name: 'Main navigation' }).getByRole('listitem')).toHaveText([
          'My Profile',
          'Logout',
        ]);
        // What this page still asks for is no answer to the next one.
        await settled(page);
      });

      await test.step('has the favourites in their order and the top customers, in the columns of specification §customer-tables', async () => {
        await forgetButSession(page);
        const given = await openDashboard(page);
        await censorSwitch(page).uncheck();
        for (const kind of kinds) {
          const customers = given[kind];
          await expect(table(page, kind).getByRole('columnheader')).toHaveText([
            'Customer Number',
            'Customer Name',
            'Credit Limit',
            'Current Balance',
            'Terms',
            'Orders',
            'Invoices',
          ]);
          expect(await numbersOf(table(page, kind))).toEqual(customers.map(({ no }) => no));
          for (const each of customers.slice(0, 3)) {
            const home = `/connect/customers/${each.no}`;
            const row = rowOf(table(page, kind), each.no);
            await expect(row.getByRole('link', { name: each.no })).toHaveAttribute('href', home);
            const cells = row.getByRole('cell');
            await expect(cells.nth(1)).toHaveText(each.name);
            await expect(cells.nth(2)).toHaveText(money(each.credit_limit, each.currency_code));
            await expect(cells.nth(3)).toHaveText(money(each.balance.total_owed, each.currency_code));
            await expect(cells.nth(4)).toHaveText(each.terms?.description ?? 'N/A');
            const orders = row.getByRole('link', { name: `View orders for ${each.name}` });
            await expect(orders).toHaveText('View');
            await expect(orders).toHaveAttribute('href', `${home}/orders`);
            const invoices = row.getByRole('link', { name: `View invoices for ${each.name}` });
            await expect(invoices).toHaveText('View');
            await expect(invoices).toHaveAttribute('href', `${home}/invoices`);
          }
        }
      });
    });
  });

test.describe('the tables', () => {
  test.use({ account: 'morgan' });

  test('have their markers, their height, and say what loads or failed', async ({ page }) => {
    test.slow();
    await test.step('the blocked marker is in the favourites only; terms not agreed are N/A; money is in the customer’s currency', async () => {
      await forgetButSession(page);
      const both = [
        customer('C1', { is_blocked: true }),
        customer('C2', { terms: null, currency_code: 'USD' }),
        customer('C3', { currency_code: '', balance: { total_owed: -4.5 } }),
      ];
      await give(page, { favourites: both, top: both });
      await openWithin(page, '/connect');
      await censorSwitch(page).uncheck();
      await expect(rowOf(table(page, 'favourites'), 'C1').getByRole('cell').first()).toHaveText(/Blocked/);
      await expect(page.getByText('Blocked')).toHaveCount(1);
      for (const kind of kinds) {
        await expect(rowOf(table(page, kind), 'C2')).toContainText('US$12,345.67');
        await expect(rowOf(table(page, kind), 'C2').getByRole('cell').nth(4)).toHaveText('N/A');
        await expect(rowOf(table(page, kind), 'C3')).toContainText('-£4.50');
      }
    });

    await test.step('the top table is padded to 10 rows and 650px high, the favourites are neither (specification §customer-tables)', async () => {
      await forgetButSession(page);
      const few = [customer('C1'), customer('C2'), customer('C3')];
      await give(page, { favourites: few, top: few });
      await openWithin(page, '/connect');
      await settled(page);
      await expect(section(page, 'top').locator('tr[data-blank]')).toHaveCount(7);
      await expect(section(page, 'favourites').locator('tr[data-blank]')).toHaveCount(0);
      const height = async (kind: Kind) => (await section(page, kind).locator('section').boundingBox())?.height;
      expect(await height('top')).toBe(650);
      expect(await height('favourites')).toBeLessThan(300);
      // What they leave is no hole: what comes there is said right under them, over blank rows.
      const rest = section(page, 'top').getByText('The customers you open most appear here.');
      await expect(rest).toBeVisible();
      const last = await rowOf(table(page, 'top'), 'C3').boundingBox();
      const under = ((await rest.boundingBox())?.y ?? Infinity) - (last?.y ?? 0) - (last?.height ?? 0);
      expect(under).toBeGreaterThan(0);
      expect(under).toBeLessThan(120);
      const blank = section(page, 'top').locator('tr[data-blank]').last();
      await expect(blank).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
    });

    await test.step('while they load there is shimmer and a spinner, then nothing moves; empty ones say so (specification §customer-tables)', async () => {
      await forgetButSession(page);
      await give(page, {});
      const data = await hold(page, /account-manager\/customers\/(favourites|top)$/);
      await openWithin(page, '/connect');
      const favourites = section(page, 'favourites');
      await expect(favourites.getByRole('status').getByText('Loading')).toBeAttached();
      await expect(favourites.locator('tbody[aria-busy="true"] tr[aria-hidden]')).toHaveCount(3);
      await data.came(2);
      await data.routes[0]?.fulfill({ json: { data: [customer('C1')] } });
      const top = section(page, 'top');
      await expect(top.getByRole('status').getByText('Loading')).toBeAttached();
      await expect(top.locator('tbody[aria-busy="true"] tr[aria-hidden]')).toHaveCount(10);
      await data.release();
      await expect(top).toContainText('No customers found. The customers you open most appear here.');
      // Under the heads, and not amid the height of ten rows.
      const text = await top.getByText('No customers found.').boundingBox();
      const heads = await top.getByRole('columnheader').first().boundingBox();
      expect(text?.y).toBeLessThan((heads?.y ?? 0) + 160);
      await expect(top.getByText('Loading')).toHaveCount(0);
      await expect(top.locator('tr[data-blank]')).toHaveCount(0);
      await expect(top.getByRole('link', { name: 'My Customers' })).toHaveAttribute('href', '/connect/customers');
      await expectGoodState(page);
      await page.unrouteAll();
    });

    await test.step('favourites that take long keep nobody from the others', async () => {
      await forgetButSession(page);
      await give(page, { top: [customer('C1')] });
      await page.unroute(calls.favourites);
      const late = await hold(page, calls.favourites);
      await openWithin(page, '/connect');
      await expect(rowOf(table(page, 'top'), 'C1')).toBeVisible();
      await expect(section(page, 'favourites').getByText('Loading')).toBeAttached();
      await late.release();
      await page.unrouteAll();
    });

    for (const [kind, text] of [
      ['favourites', 'We couldn’t load your favourite customers.'],
      ['top', 'We couldn’t load your top customers.'],
    ] as const)
      await test.step(`the ${kind} that cannot be loaded say so, with Try again, and leave the others alone`, async () => {
        await forgetButSession(page);
        await page.route(calls[kind], (route) =>
          route.fulfill({ status: 500, json: { message: 'No.', code: 'failed' } }),
        );
        await openWithin(page, '/connect');
        await expect(page.getByRole('alert')).toContainText(text);
        await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
        await page.unroute(calls[kind]);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByText(text)).toHaveCount(0);
        await expect(page.getByRole('table')).toHaveCount(2);
        await page.unrouteAll();
      });
  });
});

test.describe('Censor sensitive data', () => {
  test.use({ account: 'robin' });

  test('is on until turned off; while on, no figure is anywhere in the page, and nothing shifts (specification §censor-switch)', async ({
    page,
    context,
  }) => {
    const { favourites, top } = await openDashboard(page);
    const secrets = sensitiveTexts([...favourites, ...top]);
    expect(secrets.length).toBeGreaterThan(20);
    const found = async () => {
      const html = await page.content();
      return secrets.filter((text) => html.includes(text));
    };
    const places = () =>
      page
        .locator('th, td, h2')
        .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect().toJSON())));

    await expect(censorSwitch(page)).toBeChecked();
    expect(await found()).toEqual([]);
    await expect(page.getByRole('cell', { name: 'Hidden' })).toHaveCount(3 * (favourites.length + top.length));
    const hidden = await places();

    await censorSwitch(page).uncheck();
    expect(await found()).not.toEqual([]);
    await expect(page.getByRole('cell', { name: 'Hidden' })).toHaveCount(0);
    expect(await places()).toEqual(hidden);
    expect(await stored(page)).toMatchObject({ censored: 'false' });

    await page.reload();
    await settled(page);
    await expect(censorSwitch(page)).not.toBeChecked();
    // Another tab keeps its own until it is opened anew.
    const other = await openReusedPage(context);
    await other.goto('/connect/customers');
    await censorSwitch(other).check();
    await expect(censorSwitch(page)).not.toBeChecked();
    await other.close();
    await page.reload();
    await settled(page);
    await expect(censorSwitch(page)).toBeChecked();
    expect(await found()).toEqual([]);
  });
});

test.describe('by keyboard', () => {
  test.use({ account: 'morgan' });

  test('search boxes, switch and rows follow each other, each with its focus seen', async ({ page }) => {
    await give(page, { favourites: [customer('C1')], top: [customer('C2')] });
    await page.goto('/connect');
    await settled(page);
    await tabTo(page, page.getByRole('combobox', { name: 'Search Orders and Invoices' }));
    await tabTo(page, page.getByRole('combobox', { name: 'Search for a customer' }));
    await tabTo(page, censorSwitch(page));
    await page.keyboard.press('Space');
    await expect(rowOf(table(page, 'top'), 'C2')).toContainText('£12,345.67');
    await tabTo(page, page.getByRole('link', { name: 'C1', exact: true }));
    await tabTo(page, page.getByRole('link', { name: 'View invoices for Company C2' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/connect\/customers\/C2\/invoices\b/);
  });

  test(pageTitle('the dashboard'), async ({ page }) => {
    test.slow();
    await expectGoodPage(page, '/connect');
    await censorSwitch(page).uncheck();
    await expectCleanInBothSchemes(page);
  });
});
