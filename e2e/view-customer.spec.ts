import type { APIRequestContext, Page } from '@playwright/test';
import type { Account } from './support/accounts.ts';
import { allDocuments } from './support/documents.ts';
import { expectGoodPage, expectGoodState, pageTitle } from './support/good-page.ts';
import { hold } from './support/hold.ts';
import { tabTo } from './support/keyboard.ts';
import { settled, openWithin } from './support/pages.ts';
import { apiAs } from './support/people.ts';
import { expect, signIn, test } from './support/test.ts';
import { addDays, money, today } from './support/written.ts';

const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const json = async (api: APIRequestContext, path: string) => (await api.get(path)).json();
/** What a card says beside a name, such as a figure beside Current Balance. */
const beside = (page: Page, name: string) =>
  page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd');
const managed = (no: string): string => `**/api/v3/account-manager/customers/${no}`;

interface Hit {
  readonly number: string;
  readonly due_date: string | null;
  readonly remaining_amount: number | null;
}
const sumOverdue = (invoices: readonly Hit[]): number =>
  invoices
    .filter(({ due_date, remaining_amount }) => (remaining_amount ?? 0) > 0 && (due_date ?? today()) < today())
    .reduce((sum, { remaining_amount }) => sum + Math.round((remaining_amount ?? 0) * 100), 0) / 100;

/** Each manager with a customer, and somebody who sees that customer's own dashboard. */
const pairs: readonly (readonly [manager: Account, customer: Account, no: string, currency: string])[] = [
  ['morgan', 'priya', 'C10482', 'GBP'],
  ['robin', 'lee', 'C20915', 'USD'],
];

for (const [manager, buyer, no, currency] of pairs)
  test.describe(`View Customer, ${manager}`, () => {
    test.use({ account: manager });

    test(`${no}: the figures and documents that ${buyer} sees, people, addresses, and the ways on`, async ({
      page,
      baseURL,
      api,
    }) => {
      test.slow();
      await test.step(`the figures of ${no} are those that ${buyer} sees; overdue is the sum of their overdue invoices`, async () => {
        const own = await apiAs(baseURL ?? '', await signIn(baseURL ?? '', buyer));
        const range = `date_from=${addDays(today(), -30)}&date_to=${today()}`;
        const [customer, { due_date: due }, counts, { invoices }] = await Promise.all([
          json(own, '/api/v3/customer'),
          json(own, '/api/v3/invoices/next-due'),
          json(own, `/api/v3/orders-count?${range}`),
          allDocuments(own),
        ]);
        await own.dispose();
        await openWithin(page, `/connect/customers/${no}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(customer.name);
        await expect(page).toHaveTitle(`${customer.name} · Connect`);
        await expect(page.getByRole('main').getByText(no, { exact: true })).toBeVisible();
        const credit = card(page, 'Credit Limit');
        const available =
          (Math.round(customer.credit_limit * 100) -
            Math.round(customer.balance.total_owed * 100) -
            Math.round(customer.outstanding_orders_value * 100)) /
          100;
        for (const [name, amount] of [
          ['Credit Limit', customer.credit_limit],
          ['Current Balance', customer.balance.total_owed],
          ['Outstanding Orders', customer.outstanding_orders_value],
          ['Available Credit', available],
        ] as const)
          await expect(credit).toContainText(`${name}${money(amount, currency)}`);
        const [count, unit] = customer.terms.description.split(' ');
        await expect(card(page, 'Terms')).toContainText(`${count} ${unit}`);
        await expect(beside(page, 'Pending')).toHaveText(String(counts.pending));
        await expect(beside(page, 'Fulfilled')).toHaveText(String(counts.fulfilled));
        const days = Math.round((Date.parse(due) - Date.parse(today())) / 86_400_000);
        const text = days > 0 ? `Please make payment in ${days} day` : `Payment Overdue by ${-days} day`;
        await expect(card(page, /^Payment (Due in|Overdue)$/)).toContainText(text);
        await expect(card(page, 'Overdue amount')).toContainText(money(sumOverdue(invoices), currency));
      });

      await test.step('whose customer it is, contacts to write to and ring, and the addresses goods go to', async () => {
        const customer = await json(api, `/api/v3/account-manager/customers/${no}`);
        await openWithin(page, `/connect/customers/${no}`);
        await expect(beside(page, 'Account manager')).toHaveText(customer.accountManager);
        const contacts = card(page, 'Contacts');
        await expect(contacts.getByRole('listitem')).toHaveCount(customer.contacts.length);
        for (const { name, job, email, phone } of customer.contacts) {
          const entry = contacts.getByRole('listitem').filter({ hasText: name });
          await expect(entry).toContainText(job);
          if (email) await expect(entry.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
          if (phone)
            await expect(entry.getByRole('link', { name: phone })).toHaveAttribute(
              'href',
              `tel:${phone.replaceAll(' ', '')}`,
            );
        }
        const addresses = card(page, 'Delivery addresses').getByRole('listitem');
        await expect(addresses).toHaveCount(customer.addresses.length);
        for (const [index, { name, postCode }] of customer.addresses.entries()) {
          await expect(addresses.nth(index).getByText(name, { exact: true })).toBeVisible();
          await expect(addresses.nth(index)).toContainText(postCode);
        }
      });

      await test.step("recent documents are the customer's newest, each under the customer's address; samples have their own screen", async () => {
        const own = await apiAs(baseURL ?? '', await signIn(baseURL ?? '', buyer));
        const { orders, invoices } = await allDocuments(own);
        await own.dispose();
        await openWithin(page, `/connect/customers/${no}`);
        const links = card(page, 'Recent documents').getByRole('row').getByRole('link', { name: /^S/ });
        await expect(links).toHaveCount(5);
        const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
        const addressOf = new Map<string, { readonly document_date: string }>([
          ...orders.map((order) => {
            const sample = order.sample || /^SR\d+$/.test(order.po_number ?? '') || order.total_amount === 0;
            const home = sample ? '/connect/sample-orders' : `/connect/customers/${no}/orders`;
            return [`${home}/${order.number}`, order] as const;
          }),
          ...invoices.map((invoice) => [`/connect/customers/${no}/invoices/${invoice.number}`, invoice] as const),
        ]);
        const shown = hrefs.map((href) => addressOf.get(href)?.document_date ?? `no document at ${href}`);
        const newest = [...orders, ...invoices]
          .map(({ document_date }) => document_date)
          .toSorted()
          .toReversed();
        expect(shown.toSorted().toReversed()).toEqual(newest.slice(0, 5));
      });

      await test.step('leads to Orders, Invoices and Order Samples of this customer', async () => {
        await openWithin(page, `/connect/customers/${no}`);
        const links = page.getByRole('navigation', { name: 'Customer pages' }).getByRole('link');
        await expect(links).toHaveText(['Orders', 'Invoices', 'Order Samples']);
        await expect(links.nth(2)).toHaveAttribute('href', `/connect/sample-order?customer=${no}`);
        await links.first().click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Orders');
        await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: no }).click();
        await links.nth(1).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customer Invoices');
      });
    });
  });

test.describe('View Customer', () => {
  test.use({ account: 'morgan' });

  test('of a customer who is blocked, has nothing, or is none', async ({ page, api }) => {
    test.slow();
    await test.step('of a blocked customer says so; of another it does not', async () => {
      const { data } = await json(api, '/api/v3/account-manager/customers?filter=blocked');
      await openWithin(page, `/connect/customers/${data[0].no}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(data[0].name);
      await expect(page.getByText('Blocked', { exact: true })).toBeVisible();
      await openWithin(page, '/connect/customers/C10482');
      await expect(page.getByRole('button', { name: /is a favourite/ })).toBeVisible();
      await expect(page.getByText('Blocked', { exact: true })).toHaveCount(0);
    });

    await test.step('of a customer without documents has no figures to pay, and says that there are none', async () => {
      await openWithin(page, '/connect/customers/C30007');
      await expect(card(page, 'No pending payments')).toContainText('No payments are due at the moment.');
      await expect(card(page, 'Overdue amount')).toContainText('No invoice is past its due date.');
      await expect(card(page, 'Recent documents')).toContainText('This customer has no documents yet.');
    });

    for (const no of ['C99999', 'not%20a%20number'])
      await test.step(`${no} is not found: it says so, and leads back to My Customers`, async () => {
        await openWithin(page, `/connect/customers/${no}`);
        await expect(page.getByText(`We couldn’t find customer ${decodeURIComponent(no)}.`)).toBeVisible();
        await page.getByRole('link', { name: 'Go to My Customers' }).click();
        await expect(page).toHaveURL(/\/connect\/customers$/);
      });
  });

  test('acts for them while the page still loads, by keyboard', async ({ page }) => {
    const answer = await hold(page, managed('C10482'));
    await page.goto('/connect/customers/C10482');
    await page.getByRole('button', { name: 'Impersonate' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('You’re acting for Northgate Site Supplies (C10482)')).toBeVisible();
    await answer.release();
  });

  test('says what failed, and goes on', async ({ page }) => {
    test.slow();
    await test.step('that cannot be loaded has Try again; shapes stand there until it comes', async () => {
      await page.route(managed('C10482'), (route) =>
        route.fulfill({ status: 500, json: { message: 'No.', code: 'internal_error' } }),
      );
      await openWithin(page, '/connect/customers/C10482');
      const message = page.getByText('We couldn’t load customer C10482.');
      await expect(message).toBeVisible();
      await page.unroute(managed('C10482'));
      const answer = await hold(page, managed('C10482'));
      await page.getByRole('button', { name: 'Try again' }).click();
      await answer.came(1);
      await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Impersonate' })).toBeEnabled();
      await answer.release();
      await expect(card(page, 'Credit Limit')).toContainText('£');
      await expect(message).toHaveCount(0);
      await page.unrouteAll();
    });

    await test.step('whose recent documents cannot be loaded says so in their card alone', async () => {
      await page.route('**/multi-search', (route) => route.fulfill({ status: 500, json: {} }));
      await openWithin(page, '/connect/customers/C10482');
      await expect(page.getByText('We couldn’t load the recent documents.')).toBeVisible();
      await expect(card(page, 'Credit Limit')).toContainText('£');
      await page.unroute('**/multi-search');
      await card(page, 'Recent documents').getByRole('button', { name: 'Try again' }).click();
      await expect(card(page, 'Recent documents').getByRole('link').first()).toBeVisible();
      await page.unrouteAll();
    });

    await test.step('a star that cannot be saved goes back, and says why', async () => {
      await openWithin(page, '/connect/customers/C10482');
      const star = page.getByRole('button', { name: 'Northgate Site Supplies is a favourite' });
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      const answer = await hold(page, `${managed('C10482')}/favourite`);
      await star.click();
      await expect(star).toHaveAttribute('aria-pressed', 'false');
      const route = await answer.came(1);
      await route.fulfill({ status: 500, json: { message: 'No.', code: 'internal_error' } });
      await expect(page.getByRole('status').filter({ hasText: 'wrong' })).toHaveText(
        'Something went wrong on our side. Please try again; if it keeps happening, contact us.',
      );
      await expect(star).toHaveAttribute('aria-pressed', 'true');
      await page.unrouteAll();
    });

    await test.step('a refused impersonation says why, and the page stays', async () => {
      await openWithin(page, '/connect/customers/C10482');
      const button = page.getByRole('button', { name: 'Impersonate' });
      const answer = await hold(page, `${managed('C10482')}/impersonate`);
      await button.click();
      const route = await answer.came(1);
      await expect(button).toBeDisabled();
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await route.fulfill({ status: 403, json: { message: 'No.', code: 'missing_permission' } });
      await expect(page.getByRole('status').filter({ hasText: 'permission' })).toHaveText(
        'You don’t have permission to do this. Ask an administrator in your company.',
      );
      await expect(button).toBeEnabled();
      await expect(page).toHaveURL(/\/connect\/customers\/C10482$/);
      await page.unrouteAll();
    });
  });

  test('by keyboard and for everybody', async ({ page }) => {
    test.slow();
    await test.step('by keyboard: links, star, Impersonate, documents and notes are reached with Tab, each seen', async () => {
      await openWithin(page, '/connect/customers/C10482');
      await settled(page);
      const main = page.getByRole('main');
      for (const target of [
        main.getByRole('button', { name: /is a favourite/ }),
        main.getByRole('link', { name: 'Order Samples' }),
        main.getByRole('button', { name: 'Impersonate' }),
        card(page, 'Recent documents').getByRole('row').getByRole('link').first(),
        main.getByRole('textbox', { name: 'New note' }),
        card(page, 'Contacts').getByRole('link').first(),
      ])
        await tabTo(page, target);
    });

    await test.step(pageTitle('View Customer'), async () => expectGoodPage(page, '/connect/customers/C10482'));
  });

  test('so is a customer that is not found', async ({ page }) => {
    await page.goto('/connect/customers/C99999');
    await expect(page.getByText('We couldn’t find customer C99999.')).toBeVisible();
    await expectGoodState(page);
  });
});
