import { approvalTexts, small } from './support/approvals.ts';
import { loseNextAnswer } from './support/lost-answer.ts';
import { mailsTo } from './support/mailbox.ts';
import { newBuyer, orderingTest as test, packedItems, placeOrder, setInBasket } from './support/ordering.ts';
import { withoutIntervals } from './support/pages.ts';
import { apiAs, openAs } from './support/people.ts';
import { inOneOf } from './support/languages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn } from './support/test.ts';

test.describe.configure({ mode: 'default' });

const languages = [
  {
    ...approvalTexts.en,
    required: 'Enter a reason.',
    errorTitle: /^Error: /,
    decided: (no: string) => `Order ${no}: A colleague or your account manager has already decided on this order.`,
  },
  {
    ...approvalTexts.de,
    required: 'Geben Sie einen Grund ein.',
    errorTitle: /^Fehler: /,
    decided: (no: string) =>
      `Bestellung ${no}: Eine Kollegin, ein Kollege oder Ihre Kundenbetreuung hat über diese Bestellung bereits entschieden.`,
  },
] as const;

for (const words of inOneOf(languages, 1)) {
  test(`an administrator decides orders over a user's limit on ${words.lang}`, async ({ page, baseURL }) => {
    test.slow();
    const origin = baseURL ?? '';
    const { api, email } = await newBuyer(origin, { limit: 1 });
    const [item] = await packedItems(api, 1);
    if (!item) throw new Error('There is no item');
    const orders: string[] = [];
    for (const reference of ['PO one', 'PO two', 'PO three']) {
      await setInBasket(api, small(item));
      orders.push(await placeOrder(api, reference));
    }
    const [first = '', second = '', third = ''] = orders;

    await openAs(page, { token: await signIn(origin, 'priya') }, `${words.prefix}/connect`);
    await page.getByRole('link', { name: words.notice }).click();
    await expect(page.getByRole('button', { name: words.approve(first) })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: words.approve(first) }).click();
    await expect(page.getByText(words.approved(first))).toBeVisible();
    await expect(page.getByRole('button', { name: words.approve(first) })).toHaveCount(0);

    await page.getByRole('button', { name: words.reject(second) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words.rejectNow }).click();
    await expect(dialog.getByText(words.required)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: words.reason })).toBeFocused();
    await expect(page).toHaveTitle(words.errorTitle);
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: words.reason }).fill('We have enough of these.');
    await dialog.getByRole('button', { name: words.rejectNow }).click();
    await expect(page.getByText(words.rejected(second))).toBeVisible();
    await expect
      .poll(async () => (await mailsTo(api, email)).map(({ text }) => text).join('\n'))
      .toContain('We have enough of these.');

    // Somebody else was faster.
    const priya = await apiAs(origin, await signIn(origin, 'priya'));
    await priya.post(`/api/v3/approvals/${third}`, { data: { approve: true, reason: '' } });
    await page.getByRole('button', { name: words.approve(third) }).click();
    await expect(page.getByText(words.decided(third))).toBeVisible();
    await expect(page.getByRole('button', { name: words.approve(third) })).toHaveCount(0);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectNoSidewaysScroll(page);
    await Promise.all([api.dispose(), priya.dispose()]);
  });
}

test('whoever ordered it cannot approve it', async ({ page, baseURL }) => {
  const origin = baseURL ?? '';
  const { api, token } = await newBuyer(origin, { limit: 1, permissions: ['Create and Edit Users'] });
  const [item] = await packedItems(api, 1);
  if (!item) throw new Error('There is no item');
  await setInBasket(api, small(item));
  const no = await placeOrder(api, 'PO mine');
  await openAs(page, { token }, '/connect/approvals');
  const row = page.getByRole('row').filter({ hasText: no });
  await expect(row).toContainText('Waiting for an administrator to approve.');
  await expect(row.getByRole('button')).toHaveCount(0);
  await api.dispose();
});

test('a buyer withdraws an order that waits, once though the answer is lost; whoever was to decide is told', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const origin = baseURL ?? '';
  const { api, token } = await newBuyer(origin, { limit: 1, permissions: ['Download Invoices'] });
  const [item] = await packedItems(api, 1);
  if (!item) throw new Error('There is no item');
  await setInBasket(api, small(item));
  const no = await placeOrder(api, 'PO withdrawn');

  const approver = await browser.newPage({ baseURL: origin });
  await openAs(approver, { token: await signIn(origin, 'priya') }, '/connect/approvals');
  await expect(approver.getByRole('button', { name: `Approve ${no}` })).toBeVisible();

  await openAs(page, { token }, `/connect/orders/view/${no}`);
  await expect(
    page.getByText(/Over your own spend limit: .*Priya Nair \(administrator\).* must approve it\./),
  ).toBeVisible();
  await expectAccessible(page);
  await loseNextAnswer(page, '**/withdraw');
  await page.getByRole('button', { name: 'Withdraw order' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Withdraw order ${no}?` });
  await dialog.getByRole('button', { name: 'Withdraw order' }).click();
  await expect(dialog.getByText('We couldn’t confirm that your order was withdrawn.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Withdraw order' }).click();
  await expect(page.getByText(/withdrew this order on .* Nothing will be shipped\./)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Withdraw order' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Download Confirmation' })).toHaveCount(0);
  expect((await api.get(`/api/v3/orders/${no}/download`)).status()).toBe(404);

  await approver.getByRole('button', { name: `Approve ${no}` }).click();
  await expect(approver.getByText('The person who placed this order has withdrawn it.')).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(api, 'priya@northgate.example')).map(({ subject }) => subject))
    .toContain(`Order ${no} was withdrawn`);
  await approver.close();
  await api.dispose();
});

test('a decision that finds its session ended says nothing on the way to the login', async ({ page, baseURL }) => {
  const origin = baseURL ?? '';
  const { api: buyer } = await newBuyer(origin, { limit: 1 });
  const [item] = await packedItems(buyer, 1);
  if (!item) throw new Error('There is no item');
  await setInBasket(buyer, small(item));
  const no = await placeOrder(buyer, 'PO of a session that ends');
  const token = await signIn(origin, 'priya');
  const own = await apiAs(origin, token);
  // The page would notice by itself.
  await withoutIntervals(page);
  await openAs(page, { token }, '/connect/approvals');
  const approve = page.getByRole('button', { name: `Approve ${no}` });
  await expect(approve).toBeVisible();
  await own.post('/api/auth/logout');
  const announced = page.locator('#toasts').evaluate(
    (toasts) =>
      new Promise<string>((resolve) => {
        const texts = new Set<string>();
        new MutationObserver(() => {
          if (toasts.textContent !== '') texts.add(toasts.textContent);
          if (location.pathname.endsWith('/login')) resolve([...texts].join());
        }).observe(document, { childList: true, subtree: true, characterData: true });
      }),
  );
  await approve.click();
  await expect(page).toHaveURL(/\/connect\/login\?return=/);
  expect(await announced).toBe('');
  await Promise.all([buyer.dispose(), own.dispose()]);
});
