import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectGoodPage, expectGoodState, pageTitle } from './support/good-page.ts';
import { tabTo } from './support/keyboard.ts';
import { openSettled, settled } from './support/pages.ts';
import { forgetButSession } from './support/storage.ts';
import { expect, test } from './support/test.ts';

const calls = '/api/v3/account-manager/reports';
const month = (offset: number): string => {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() + offset, 1)).toISOString().slice(0, 7);
};
/** What the page asks for unless it is told otherwise. */
const usual = { from: month(-11), to: month(0), region: 'all' };

const report = async (api: APIRequestContext, name: string, query: object = {}) => {
  const answer = await api.get(`${calls}/${name}?${new URLSearchParams({ ...usual, ...query })}`);
  expect(answer.status()).toBe(200);
  return answer.json();
};
interface Money {
  readonly minor: number;
  readonly currency: string;
}

const money = ({ minor, currency }: Money): string =>
  new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(minor / 100);
const sumOf = (amounts: readonly Money[], currency = 'GBP'): Money => ({
  minor: amounts.reduce((sum, { minor }) => sum + minor, 0),
  currency,
});

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const asTable = async (page: Page, name: string) => {
  await card(page, name).getByRole('radio', { name: 'Table' }).check();
  return card(page, name).getByRole('table', { name });
};
const choose = (page: Page, label: string, option: string) =>
  page.getByRole('combobox', { name: label, exact: true }).selectOption(option);

test.describe('Reports of a super user (specification §permissions)', () => {
  test.use({ account: 'robin' });

  test('have the numbers of the server, in the period of the address, as files, and when they fail', async ({
    page,
    api,
  }) => {
    test.slow();
    await test.step('are reached from the sidebar, and every card has the numbers the server has', async () => {
      await forgetButSession(page);
      await openSettled(page, '/connect/customers');
      await page.getByRole('link', { name: 'Reports', exact: true }).click();
      await expect(page).toHaveURL(/\/connect\/reports$/);
      await expect(page).toHaveTitle('Reports Dashboard · Connect');

      const { months, currency } = await report(api, 'sales');
      const sales = sumOf(
        months.map((each: { sales: Money }) => each.sales),
        currency,
      );
      await expect(card(page, 'Sales by month')).toContainText(money(sales));
      await expect(card(page, 'Sales by month').getByRole('img')).toHaveAccessibleName(
        new RegExp(`^Sales by month: ${money(sales).replaceAll('.', '\\.')} in total`),
      );
      const table = await asTable(page, 'Sales by month');
      await expect(table.getByRole('row')).toHaveCount(months.length + 2);
      await expect(table.getByRole('row').last()).toContainText(money(sales));
      await expect(table.getByRole('row').nth(12)).toContainText(money(months[11].sales));

      const { top, falling } = await report(api, 'customers');
      for (const [name, customers] of [
        ['Top customers', top],
        ['Customers with falling sales', falling],
      ] as const) {
        const links = card(page, name).getByRole('link');
        await expect(links).toHaveText(customers.map((customer: { name: string }) => customer.name));
        for (const { no } of customers.slice(0, 1))
          await expect(links.first()).toHaveAttribute('href', `/connect/customers/${no}`);
      }
      // On some days of the demo nobody bought less than in the year before.
      const [furthest] = falling;
      await expect(card(page, 'Customers with falling sales')).toContainText(
        furthest
          ? money({ ...furthest.sales, minor: furthest.sales.minor - furthest.lastYear.minor })
          : 'No customer bought less than in the previous year.',
      );

      const { ages } = await report(api, 'overdue');
      const overdue = card(page, 'Aged debt');
      await expect(overdue).toContainText(money(sumOf(ages.map((age: { amount: Money }) => age.amount))));
      for (const age of ages) await expect(overdue).toContainText(money(age.amount));

      const samples = await report(api, 'samples');
      const sum = (key: 'sent' | 'converted'): number =>
        samples.months.reduce((all: number, each: Record<string, number>) => all + (each[key] ?? 0), 0);
      await expect(card(page, 'Samples sent and converted')).toContainText(
        `${sum('converted')} of ${sum('sent')} samples converted`,
      );

      const { regions } = await report(api, 'sign-off');
      const signOff = await asTable(page, 'Sign-off progress');
      for (const [index, region] of regions.entries())
        await expect(
          signOff
            .getByRole('row')
            .nth(index + 1)
            .getByRole('cell'),
        ).toHaveText([
          region.region,
          ...[region.unsigned, region.signed, region.secondSigned, region.signedInPeriod].map((count: number) =>
            count.toLocaleString('en-GB'),
          ),
          region.daysToSecond === null ? '—' : /days?$/,
        ]);
    });

    await test.step('period, region and currency stand in the address, over a reload and back', async () => {
      await forgetButSession(page);
      await openSettled(page, '/connect/reports');
      await choose(page, 'Period', 'Last year');
      const year = Number(usual.to.slice(0, 4)) - 1;
      await expect(page).toHaveURL(new RegExp(`\\?from=${year}-01&to=${year}-12$`));
      await choose(page, 'Region', 'US');
      await choose(page, 'Currency', 'USD');
      await expect(page).toHaveURL(/&region=US&currency=USD$/);
      const query = { from: `${year}-01`, to: `${year}-12`, region: 'US', currency: 'USD' };
      const { months } = await report(api, 'sales', query);
      const sales = money(
        sumOf(
          months.map((each: { sales: Money }) => each.sales),
          'USD',
        ),
      );
      await expect(card(page, 'Sales by month')).toContainText(sales);
      await page.reload();
      await settled(page);
      await expect(card(page, 'Sales by month')).toContainText(sales);
      await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue('US');
      await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('last-year');
      await page.goBack();
      await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('GBP');

      // An end that is moved past the other takes it along.
      await choose(page, 'To', `${year - 1}-06`);
      await expect(page).toHaveURL(new RegExp(`from=${year - 1}-06&to=${year - 1}-06`));
      await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('other');

      await openSettled(page, '/connect/reports?from=2026-99&to=%3Cb%3E&region=Mars&currency=gold');
      await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue(usual.from);
      await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue('all');
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    await test.step('each card is saved for spreadsheets', async () => {
      await forgetButSession(page);
      await openSettled(page, '/connect/reports');
      const saved = async (name: string) => {
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: `Download ${name} as CSV` }).click(),
        ]);
        return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
      };
      const { months } = await report(api, 'sales');
      const period = `${usual.from}-to-${usual.to}-all`;
      expect(await saved('Sales by month')).toEqual({
        name: `sales-by-month-${period}-gbp.csv`,
        text: `\uFEFF${[
          'Month,Sales (GBP),Previous year (GBP),Invoices',
          ...months.map((each: { month: string; sales: Money; lastYear: Money; invoices: number }) =>
            [each.month, each.sales.minor / 100, each.lastYear.minor / 100, each.invoices].join(','),
          ),
        ].join('\r\n')}\r\n`,
      });
      const { top } = await report(api, 'customers');
      const customers = await saved('Top customers');
      expect(customers.name).toBe(`top-customers-${period}-gbp.csv`);
      expect(customers.text.trimEnd().split('\r\n')).toHaveLength(top.length + 1);
      expect((await saved('Sign-off progress')).name).toBe(`sign-off-${period}.csv`);
    });

    await test.step('one that cannot be loaded says so and is tried again; one without anything says that', async () => {
      await forgetButSession(page);
      await page.route(`**${calls}/sales*`, (route) =>
        route.fulfill({ status: 500, json: { message: 'x', code: 'x' } }),
      );
      const empty = [{ age: '1-30', amount: { minor: 0, currency: 'GBP' }, invoices: 0, customers: 0 }];
      await page.route(`**${calls}/overdue*`, (route) => route.fulfill({ json: { currency: 'GBP', ages: empty } }));
      await openSettled(page, '/connect/reports');
      const sales = card(page, 'Sales by month');
      await expect(sales.getByRole('alert')).toContainText('We couldn’t load this report.');
      await expect(sales.getByRole('button', { name: /as CSV$/ })).toBeDisabled();
      await expect(card(page, 'Aged debt')).toContainText('Nothing is overdue.');
      await expect(card(page, 'Top customers').getByRole('link').first()).toBeVisible();
      await page.unroute(`**${calls}/sales*`);
      await sales.getByRole('button', { name: 'Try again' }).click();
      await expect(sales.getByRole('img')).toBeVisible();
      await page.unrouteAll();
    });
  });

  test('a chart’s tip comes with the pointer and goes with Escape (WCAG 1.4.13)', async ({ page }) => {
    await openSettled(page, '/connect/reports');
    const sales = card(page, 'Sales by month');
    const tip = sales.locator('[aria-hidden] strong');
    const box = await sales.getByRole('img').boundingBox();
    // At both ends and between, it is within the card, below the legend and above the bars.
    for (const part of [0.13, 0.5, 0.97]) {
      await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) * part, (box?.y ?? 0) + 100);
      await expect(tip).toBeVisible();
      const [legend, line, whole] = await Promise.all(
        [sales.getByRole('listitem').first(), tip.locator('..'), sales].map((each) => each.boundingBox()),
      );
      expect(line?.y).toBeGreaterThanOrEqual((legend?.y ?? 0) + (legend?.height ?? 0));
      expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual((box?.y ?? 0) + 12);
      expect(line?.x).toBeGreaterThan(whole?.x ?? 0);
      expect((line?.x ?? 0) + (line?.width ?? 0)).toBeLessThan((whole?.x ?? 0) + (whole?.width ?? 0));
    }
    await page.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
  });

  test('a month that is pointed at shows its values; all can be had by keyboard', async ({ page, api }) => {
    const { months } = await report(api, 'sales');
    await openSettled(page, '/connect/reports');
    const chart = card(page, 'Sales by month').getByRole('img');
    const box = await chart.boundingBox();
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) - 20, (box?.y ?? 0) + 100);
    await expect(card(page, 'Sales by month').locator('strong')).toHaveCount(1);
    await expect(card(page, 'Sales by month')).toContainText(money(months.at(-1).lastYear));

    await page.getByRole('combobox', { name: 'Currency' }).focus();
    await tabTo(page, card(page, 'Sales by month').getByRole('radio', { name: 'Chart' }));
    await page.keyboard.press('ArrowRight');
    await expect(card(page, 'Sales by month').getByRole('table')).toBeVisible();
    await tabTo(page, card(page, 'Top customers').getByRole('link').first());
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/connect\/customers\/C\d+$/);
  });

  test(pageTitle('the reports as charts'), async ({ page }) => {
    test.slow();
    await expectGoodPage(page, '/connect/reports');
  });

  test(pageTitle('the reports as tables'), async ({ page }) => {
    test.slow();
    await openSettled(page, '/connect/reports');
    for (const choice of await page.getByRole('radio', { name: 'Table' }).all()) await choice.check();
    await expectGoodState(page);
  });
});

test.describe('an account manager who is no super user', () => {
  test.use({ account: 'morgan' });

  test('sees no link to the reports, and is sent to the dashboard', async ({ page }) => {
    for (const address of ['/connect/reports', '/connect/reports/audit']) {
      await page.goto(address);
      await expect(page).toHaveURL(/\/connect$/);
    }
    await openSettled(page, '/connect/customers');
    await expect(page.getByRole('link', { name: 'Samples', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Reports' })).toHaveCount(0);
  });
});
