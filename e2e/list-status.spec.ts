import { allDocuments, pick } from './support/documents.ts';
import type { Hit } from './support/documents.ts';
import { allTime, listPage } from './support/list-page.ts';
import { forgetButSession } from './support/storage.ts';
import { expect, test } from './support/test.ts';
import { addDays, today } from './support/written.ts';

test.use({ account: 'priya' });

/** The table of specification §order-status: status, progress, fully shipped (null: any), result; beside Pending what happened, in words. */
const orderStatuses = [
  ['Open', 'New', false, 'Received'],
  ['Open', 'Awaiting Approval', null, 'Awaiting Credit Approval'],
  ['Open', 'Web Pending', null, 'Received'],
  ['Released', 'Warehouse', false, 'Being Prepared'],
  ['Released', 'Warehouse', true, 'Shipped'],
  ['Released', 'Ready to Invoice', true, 'Shipped'],
  ['Released', 'Ready to Invoice', false, 'Partially Shipped'],
  // Anything else.
  ['Open', 'New', true, 'Pending'],
  ['Released', 'On Hold', false, 'Pending On hold: contact us'],
  ['Cancelled', null, false, 'Pending Cancelled'],
  ['Pending Prepayment', null, false, 'Pending Waiting for your prepayment'],
  [null, null, false, 'Pending'],
] as const;

test('the status of an order', async ({ page, api }) => {
  test.slow();
  await test.step('order status from status, progress and completely_shipped: every row of the table (specification §order-status)', async () => {
    await forgetButSession(page);
    const { orders } = await allDocuments(api);
    const list = listPage(page);
    await list.open({ ...allTime(), show: 'orders' });
    for (const [status, progress, shipped, label] of orderStatuses)
      for (const isShipped of shipped === null ? [false, true] : [shipped]) {
        const title = `${status} · ${progress} · ${isShipped ? 'fully' : 'not fully'} shipped is ${label}`;
        await test.step(title, async () => {
          const fits = (hit: Hit) =>
            hit.status === status &&
            hit.progress === progress &&
            (hit.completely_shipped === true) === isShipped &&
            !hit.sample &&
            !/^SR\d/.test(hit.po_number ?? '');
          const { number } = pick(orders, fits, `order ${title}`);
          await list.search.fill(number);
          await expect
            .soft(list.row(number).getByRole('cell').nth(4), title)
            .toHaveText(new RegExp(`^${label}(\\s*\\(Why\\?\\))?$`));
        });
      }
  });

  await test.step("Awaiting Credit Approval is shown with a '(Why?)' link to /connect/help#credit-approval (specification §order-status)", async () => {
    await forgetButSession(page);
    const { orders } = await allDocuments(api);
    const { number } = pick(orders, ({ progress }) => progress === 'Awaiting Approval', 'order awaiting approval');
    const list = listPage(page);
    await list.open({ ...allTime(), q: number });
    const link = list.row(number).getByRole('link', { name: '(Why?)' });
    await expect(link).toHaveAttribute('href', '/connect/help#credit-approval');
    await link.click();
    await expect(page).toHaveURL(/\/connect\/help#credit-approval$/);
    await expect(page.locator('#credit-approval')).toBeInViewport();
  });

  await test.step('an order whose completely_shipped is null is not shipped (decisions §missing-shipped-flag)', async () => {
    await forgetButSession(page);
    const { orders } = await allDocuments(api);
    const { number } = pick(
      orders,
      (hit) => hit.status === 'Open' && hit.progress === 'New' && hit.completely_shipped === null,
      'new order of which shipping is unknown',
    );
    const list = listPage(page);
    await list.open({ ...allTime(), q: number });
    await expect(list.row(number).getByRole('cell').nth(4)).toHaveText('Received');
  });
});

const invoiceStatuses = [
  ['remaining_amount above 0 and due date before today is Overdue', 'Overdue', 'positive', 'past'],
  ['remaining_amount above 0 and not past due is Awaiting payment', 'Awaiting payment', 'positive', 'ahead'],
  ['remaining_amount exactly 0 is Settled', 'Settled', 'zero', 'any'],
  ['in the list, anything else shows an ellipsis: a credit', '…', 'negative', 'any'],
  ['in the list, anything else shows an ellipsis: an amount unknown', '…', 'unknown', 'any'],
] as const;

const amountOf = (remaining: number | null) =>
  remaining === null ? 'unknown' : remaining > 0 ? 'positive' : remaining < 0 ? 'negative' : 'zero';

test('invoice status: Overdue, Awaiting payment, Settled; in the list, anything else shows an ellipsis (specification §invoice-status)', async ({
  page,
  api,
}) => {
  const { invoices } = await allDocuments(api);
  const list = listPage(page);
  await list.open({ ...allTime(), show: 'invoices' });
  for (const [sentence, label, amount, due] of invoiceStatuses)
    await test.step(sentence, async () => {
      const fits = (day: string | null) => due === 'any' || (day !== null && day < today() === (due === 'past'));
      const { number } = pick(
        invoices,
        (hit) => amountOf(hit.remaining_amount) === amount && fits(hit.due_date),
        `invoice for ${label}`,
      );
      await list.search.fill(number);
      await expect.soft(list.row(number).getByRole('cell').nth(4), sentence).toHaveText(label);
    });
});

test('an invoice due today is Awaiting payment, and Overdue from tomorrow (decisions §whole-days)', async ({
  page,
  api,
}) => {
  const { invoices } = await allDocuments(api);
  const { number, due_date } = pick(
    invoices,
    (hit) => (hit.remaining_amount ?? 0) > 0 && (hit.due_date ?? '') > today(),
    'unpaid invoice',
  );
  const list = listPage(page);
  const status = list.row(number).getByRole('cell').nth(4);
  const dueDay = due_date ?? '';
  for (const [day, label] of [
    [dueDay, 'Awaiting payment'],
    [addDays(dueDay, 1), 'Overdue'],
  ] as const) {
    await page.clock.setFixedTime(`${day}T12:00:00Z`);
    await list.open({ from: '1994-01-01', to: day, q: number });
    await expect(status).toHaveText(label);
  }
});
