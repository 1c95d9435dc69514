import type { APIRequestContext } from '@playwright/test';
import { approvalTexts, small } from './support/approvals.ts';
import {
  newBuyer,
  orderingTest as test,
  packedItems,
  placeOrder,
  setInBasket,
  quantitiesOf,
} from './support/ordering.ts';
import type { OrderableItem } from './support/ordering.ts';
import { apiAs, limitOf, openAs } from './support/people.ts';
import { inOneOf } from './support/languages.ts';
import { expect, expectAccessible, signIn } from './support/test.ts';

test.describe.configure({ mode: 'default' });

const languages = [
  {
    ...approvalTexts.en,
    ready: 'A basket has been prepared for you',
    add: 'Add to basket',
    make: 'Prepare a basket',
    raised: (n: number, asked: number) => `${n} units instead of ${asked}:`,
    delete: 'Delete basket',
    wholeCompany: 'your whole company',
    made: /A basket with \d+ items? is ready for/,
    madeBy: 'Morgan Hale prepared a basket from',
    date: 'Requested delivery date (optional)',
    notes: 'Notes about this order (optional)',
    requested: /^Requested delivery date: \d/,
    placeOrder: 'Place Order',
    managerWill: /over your spend limit of £1\.00, so your account manager must approve it/,
    managerDecides: /your account manager’s approval because it’s over your spend limit/,
    managersRow: 'Waiting for your account manager to approve.',
    overLimit: 'Over the buyer’s spend limit',
  },
  {
    ...approvalTexts.de,
    ready: 'Für Sie wurde ein Warenkorb vorbereitet',
    add: 'In den Warenkorb',
    make: 'Warenkorb vorbereiten',
    raised: (n: number, asked: number) => `${n} Stück statt ${asked}:`,
    delete: 'Warenkorb löschen',
    wholeCompany: 'Ihr ganzes Unternehmen',
    made: /Ein Warenkorb mit \d+ Artikeln? liegt für/,
    madeBy: 'Morgan Hale hat aus',
    date: 'Wunschliefertermin (optional)',
    notes: 'Anmerkungen zu dieser Bestellung (optional)',
    requested: /^Wunschliefertermin: \d/,
    placeOrder: 'Bestellung aufgeben',
    managerWill: /Ihr Ausgabenlimit von 1,00\s£ und braucht die Freigabe Ihrer Kundenbetreuung/,
    managerDecides: /Ihre Kundenbetreuung muss sie freigeben, weil sie Ihr Ausgabenlimit übersteigt/,
    managersRow: 'Wartet auf die Freigabe durch Ihre Kundenbetreuung.',
    overLimit: 'Über dem Ausgabenlimit des Einkäufers',
  },
] as const;

/** More than anybody's credit. */
const large = ({ sku, packSize: pack }: OrderableItem) => ({ [sku]: Math.floor(99_000 / pack) * pack });

/** Gives the only administrator of a company a limit of their own. */
const limitToOne = async (api: APIRequestContext): Promise<void> => {
  const { data } = await (await api.get('/api/v3/users')).json();
  const [{ id, firstName, lastName, permissions }] = data;
  const change = { firstName, lastName, permissions, spendLimit: limitOf(1) };
  const answer = await api.patch(`/api/v3/users/${id}`, { data: change });
  expect(answer.status(), await answer.text()).toBe(200);
};

for (const words of inOneOf(languages, 1)) {
  test(`an account manager decides orders over the credit, and makes a basket ready, on ${words.lang}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const origin = baseURL ?? '';
    const { api, token } = await newBuyer(origin);
    // What is approved takes the credit of its company, which other journeys have to spare.
    const debtor = await newBuyer(origin, { by: 'lee' });
    const [item] = await packedItems(debtor.api, 1);
    if (!item) throw new Error('There is no item');
    await setInBasket(debtor.api, large(item));
    const no = await placeOrder(debtor.api, 'HW-12345');

    const morgan = await signIn(origin, 'morgan');
    await openAs(page, { token: morgan }, `${words.prefix}/connect`);
    await page.getByRole('link', { name: words.notice }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: words.approve(no) }).click();
    await expect(page.getByText(words.approved(no))).toBeVisible();

    const staff = await apiAs(origin, morgan);
    const { data } = await (await staff.get('/api/v3/account-manager/sample-orders?q=C10482')).json();
    const raisedIn = async (no: string): Promise<{ readonly quantity: number; readonly asked: number } | undefined> => {
      const preview = await (await staff.get(`/api/v3/account-manager/sample-orders/${no}/basket`)).json();
      return preview.data.find((line: { raised: unknown; problem: unknown }) => line.raised && line.problem === null);
    };
    let sample = '';
    let raised: Awaited<ReturnType<typeof raisedIn>>;
    for (const each of data.filter(({ customerNo }: { customerNo: string }) => customerNo === 'C10482')) {
      sample = each.no;
      raised = await raisedIn(sample);
      if (raised) break;
    }
    if (!raised) throw new Error('No sample of the demo data is fewer than can be ordered');
    const raisedText = words.raised(raised.quantity, raised.asked);
    await page.goto(`${words.prefix}/connect/sample-orders/${sample}`);
    // Before and after it says which quantities are raised, and why.
    await page.getByRole('button', { name: words.make }).click();
    const asked = page.getByRole('alertdialog');
    await expect(asked.getByText(raisedText).first()).toBeVisible();
    await expectAccessible(page);
    await asked.getByRole('button', { name: words.make }).click();
    await expect(page.getByText(words.made)).toBeVisible();
    await expect(page.getByText(raisedText).first()).toBeVisible();
    await expectAccessible(page);

    const customer = await browser.newPage({ baseURL: origin, storageState: { cookies: [], origins: [] } });
    await openAs(customer, { token }, `${words.prefix}/connect/help`);
    await customer.getByTitle(words.ready).click();
    await expect(customer.getByText(words.madeBy)).toBeVisible();
    await expect(customer.getByText(raisedText).first()).toBeVisible();
    // To delete it asks first: it is there for the whole company.
    await customer.getByRole('button', { name: words.delete }).click();
    await expect(customer.getByRole('alertdialog')).toContainText(words.wholeCompany);
    await customer.keyboard.press('Escape');
    await expectAccessible(customer, { only: '#basket' });
    await customer.getByRole('button', { name: words.add }).click();
    await expect.poll(async () => Object.keys(await quantitiesOf(api)).length).toBeGreaterThan(0);
    await expect(customer.getByText(words.madeBy)).toHaveCount(0);
    await customer.close();
    await Promise.all([api.dispose(), debtor.api.dispose(), staff.dispose()]);
  });

  test(`an account manager decides for a company's only administrator on ${words.lang}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const origin = baseURL ?? '';
    const token = await signIn(origin, 'kim');
    const api = await apiAs(origin, token);
    await limitToOne(api);
    const [item] = await packedItems(api, 1);
    if (!item) throw new Error('There is no item');
    await setInBasket(api, small(item));
    await openAs(page, { token }, `${words.prefix}/connect/checkout`);
    await expect(page.getByText(words.managerWill)).toBeVisible();
    const { earliest } = await (await api.get('/api/v3/checkout')).json();
    await page.getByLabel(words.date).fill(earliest);
    await page.getByLabel(words.notes).fill('Ring at gate 2');
    await page.getByRole('button', { name: words.placeOrder }).click();
    await expect(page.getByText(words.managerDecides)).toBeVisible();
    await expectAccessible(page);
    const [{ orderNo: no }] = (await (await api.get('/api/v3/approvals')).json()).data;
    await page.goto(`${words.prefix}/connect/approvals`);
    const own = page.getByRole('row').filter({ hasText: no });
    await expect(own).toContainText(words.managersRow);
    await expect(own.getByRole('button')).toHaveCount(0);
    await expectAccessible(page);

    const staff = await browser.newPage({ baseURL: origin, storageState: { cookies: [], origins: [] } });
    await openAs(staff, { token: await signIn(origin, 'morgan') }, `${words.prefix}/connect/credit-approvals`);
    const row = staff.getByRole('row').filter({ hasText: no });
    await expect(row).toContainText(words.overLimit);
    await expect(row).toContainText('Quiet Co');
    // The account manager sees what was asked for before they decide.
    await row.getByRole('link', { name: no }).click();
    await expect(staff.getByText(words.requested)).toBeVisible();
    await expect(staff.getByText(/Ring at gate 2$/)).toBeVisible();
    await staff.goBack();
    if (words.prefix === '') {
      await row.getByRole('button', { name: words.approve(no) }).click();
      await expect(staff.getByText(words.approved(no))).toBeVisible();
    } else {
      await row.getByRole('button', { name: words.reject(no) }).click();
      await staff.getByRole('dialog').getByRole('textbox', { name: words.reason }).fill('Not this month.');
      await staff.getByRole('dialog').getByRole('button', { name: words.rejectNow }).click();
      await expect(staff.getByText(words.rejected(no))).toBeVisible();
    }
    await expect(row).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('row').filter({ hasText: no })).toHaveCount(0);
    await staff.close();
    await api.dispose();
  });
}
