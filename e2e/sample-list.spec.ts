import { detailPage } from './support/detail-page.ts';
import { expectGoodPages } from './support/good-page.ts';
import { hold } from './support/hold.ts';
import { apiSamples, orderSamplesPage, samplesPage, setFollowUp } from './support/sample-pages.ts';
import { expect, test } from './support/test.ts';
import { addDays, today, writtenDay } from './support/written.ts';

// Two of them marking the same samples would undo each other's.
test.describe.configure({ mode: 'default' });
test.use({ account: 'morgan' });

test.describe('the list of sample orders', () => {
  test('is filtered, searched and paged in the address', async ({ page, api }) => {
    const [all, due, done] = await Promise.all([
      apiSamples(api),
      apiSamples(api, { filter: 'due' }),
      apiSamples(api, { filter: 'followed-up' }),
    ]);
    const list = samplesPage(page);
    await page.goto('/connect');
    await page.getByRole('main').getByRole('link', { name: 'Sample Orders' }).click();
    await expect(page).toHaveTitle('View Sample Orders · Connect');
    await expect(list.table.getByRole('columnheader')).toHaveText([
      'SR Number',
      'Order Number',
      'Customer',
      'Date Created',
      'Status',
      'Follow-up',
    ]);
    await expect(list.rows).toHaveCount(Math.min(all.total, 25));
    await expect(list.filters).toContainText(`Due (${all.due})`);

    await list.choose(/^Due/);
    await expect(page).toHaveURL(/\/sample-orders\?filter=due$/);
    await expect(list.rows).toHaveCount(due.total);
    for (const row of await list.rows.all()) await expect(row).toContainText('Follow-up due');
    await list.choose('Followed up');
    await expect(page).toHaveURL(/\?filter=followed-up$/);
    await expect(list.rows).toHaveCount(Math.min(done.total, 25));
    await page.goBack();
    await expect(list.rows).toHaveCount(due.total);

    await list.open();
    const [first] = all.data;
    await list.search.fill(first?.srNo ?? '');
    await expect(list.rows).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`q=${first?.srNo}$`));
    await page.reload();
    await expect(list.search).toHaveValue(first?.srNo ?? '');
    await expect(list.rows).toHaveCount(1);
    await list.search.fill('no-such-sample');
    await expect(page.getByText('No samples found.').first()).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Clear search' }).last().click();
    await expect(list.rows).toHaveCount(Math.min(all.total, 25));
    await list.open('?filter=nonsense&page=many');
    await expect(list.rows).toHaveCount(Math.min(all.total, 25));

    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(page.getByText(`Showing 26–${Math.min(all.total, 50)} of ${all.total}`).first()).toBeVisible();
  });

  test('a row leads to its sample order, the name in it to the customer', async ({ page, api }) => {
    const [first] = (await apiSamples(api)).data;
    const list = samplesPage(page);
    await list.open();
    const { no = '', customerNo, customerName = '' } = first ?? {};
    await list.row(no).getByRole('link', { name: customerName }).click();
    await expect(page).toHaveURL(new RegExp(`/connect/customers/${customerNo}$`));
    await page.goBack();
    await list.row(no).getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/connect/sample-orders/${no}$`));
    await expect(detailPage(page).heading).toHaveText(`Sample order ${no}`);
  });

  test('a follow-up is marked with one press, and that is undone with another', async ({ page, api }) => {
    const [sample] = (await apiSamples(api)).data;
    const { no = '', srNo } = sample ?? {};
    await setFollowUp(api, no, today());
    const { due } = await apiSamples(api);
    const list = samplesPage(page);
    await list.open();
    await expect(list.row(no)).toContainText('Follow-up due');
    await list
      .row(no)
      .getByRole('button', { name: `Mark ${srNo} as followed up` })
      .click();
    await expect(page.getByText(`${srNo} is marked as followed up.`)).toBeVisible();
    await expect(list.row(no)).toContainText(`Done on ${writtenDay(today())}`);
    await expect(list.filters).toContainText(`Due (${due - 1})`);
    expect((await apiSamples(api)).due).toBe(due - 1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('No longer marked as followed up.')).toBeVisible();
    await expect(list.row(no)).toContainText('Follow-up due');
    await expect(list.filters).toContainText(`Due (${due})`);
    expect((await apiSamples(api)).due).toBe(due);
  });

  test('shows shapes until it comes, and what to do when it does not', async ({ page }) => {
    const calls = '**/api/v3/account-manager/sample-orders*';
    const held = await hold(page, calls);
    const list = samplesPage(page);
    await page.goto('/connect/sample-orders');
    await expect(list.body).toHaveAttribute('aria-busy', 'true');
    await held.release();
    await expect(list.body).toHaveAttribute('aria-busy', 'false');
    await page.route(calls, (route) =>
      route.fulfill({ status: 500, json: { message: 'No.', code: 'internal_error' } }),
    );
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('We couldn’t load the samples.');
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(list.rows.first().getByRole('link').first()).toBeVisible();
  });
});

test.describe('a sample order', () => {
  test('its follow-up is moved, marked and taken back', async ({ page, api }) => {
    const [, sample] = (await apiSamples(api)).data;
    const no = sample?.no ?? '';
    await setFollowUp(api, no, today());
    await page.goto(`/connect/sample-orders/${no}`);
    const card = detailPage(page).card('Follow-up');
    await expect(card).toContainText('Follow-up due');
    const later = addDays(today(), 10);
    await card.getByLabel('Follow-up date').fill(later);
    await card.getByRole('button', { name: 'Save' }).click();
    await expect(card).toContainText(writtenDay(later));
    await expect(card).not.toContainText('Follow-up due');
    await card.getByLabel('Follow-up date').fill(addDays(today(), -1));
    await card.getByRole('button', { name: 'Save' }).click();
    await expect(card.getByLabel('Follow-up date')).toHaveAccessibleDescription(/This date is in the past\./);
    await card.getByRole('button', { name: 'Mark as followed up' }).click();
    await expect(card).toContainText('Done on');
    await card.getByRole('button', { name: 'Undo' }).click();
    await expect(card).toContainText(writtenDay(later));
    await page.reload();
    await expect(card).toContainText(writtenDay(later));
  });

  test('two account managers do not undo each other’s work', async ({ page, api }) => {
    const [, , sample] = (await apiSamples(api)).data;
    const { no = '', srNo } = sample ?? {};
    await setFollowUp(api, no, today());
    const list = samplesPage(page);
    await list.open();
    const later = addDays(today(), 10);
    await setFollowUp(api, no, later);
    await list
      .row(no)
      .getByRole('button', { name: `Mark ${srNo} as followed up` })
      .click();
    await expect(list.row(no)).toContainText('Done on');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list.row(no)).toContainText(writtenDay(later));

    await page.goto(`/connect/sample-orders/${no}`);
    const card = detailPage(page).card('Follow-up');
    await expect(card).toContainText(writtenDay(later));
    const moved = addDays(today(), 20);
    await setFollowUp(api, no, moved);
    await card.getByRole('button', { name: 'Mark as followed up' }).click();
    await card.getByRole('button', { name: 'Undo' }).click();
    await expect(card).toContainText(writtenDay(moved));
    await expect(card.getByLabel('Follow-up date')).toHaveValue(moved.split('-').toReversed().join('/'));
    await setFollowUp(api, no, moved, true);
    await card.getByLabel('Follow-up date').fill(later);
    await card.getByRole('button', { name: 'Save' }).click();
    await expect(card).toContainText('Done on');
    expect((await apiSamples(api, { q: no })).data).toMatchObject([
      { followUpOn: later, followedUpAt: expect.any(String) },
    ]);
  });

  test('that is not there says so; one that could not be loaded can be tried again', async ({ page, api }) => {
    await page.goto('/connect/sample-orders/SO-0');
    await expect(page.getByText('We couldn’t find order SO-0.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the samples' }).click();
    await expect(page).toHaveURL(/\/connect\/sample-orders$/);

    const [sample] = (await apiSamples(api)).data;
    const calls = `**/api/v3/account-manager/sample-orders/${sample?.no}`;
    await page.route(calls, (route) =>
      route.fulfill({ status: 500, json: { message: 'No.', code: 'internal_error' } }),
    );
    await page.goto(`/connect/sample-orders/${sample?.no}`);
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('SAMPLE ORDER', { exact: true })).toBeVisible();
  });

  test('is also an order with nothing to pay, by the customer’s own reference', async ({ page, api }) => {
    const { data } = await apiSamples(api);
    const no = data[0]?.no ?? '';
    const calls = `**/api/v3/account-manager/sample-orders/${no}`;
    await page.route(calls, async (route) => {
      const answer = await route.fetch();
      const sample = await answer.json();
      const nothing = { ...sample.order.totalExVat, minor: 0 };
      const order = { ...sample.order, sample: false, srNo: null, externalReference: 'PO 7', totalExVat: nothing };
      await route.fulfill({ json: { ...sample, reason: null, createdBy: null, order } });
    });
    await page.goto(`/connect/sample-orders/${no}`);
    const shown = detailPage(page);
    await expect(shown.fact('Customer’s reference')).toHaveText('PO 7');
    await expect(page.getByText('SAMPLE ORDER', { exact: true })).toBeVisible();
    await expect(shown.card('Order Totals')).toHaveCount(0);
    await expect(shown.fact('Ordered by')).toHaveText('—');
  });
});

test('a blocked customer is said before anything is sent', async ({ page, api }) => {
  const { data } = await (await api.get('/api/v3/account-manager/customers?filter=blocked')).json();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const form = orderSamplesPage(page);
  await form.open(`?customer=${data[0].no}`);
  await expect(form.chosen.getByRole('alert')).toHaveText('This customer is blocked, so you can’t send samples.');
  await form.addProduct('GLV');
  await form.reason.fill('Trial');
  await form.order.click();
  await expect(form.button('Change')).toBeFocused();
  expect(sent.filter((url) => url.endsWith('/sample-orders'))).toEqual([]);
});

test('a customer of the address that is not there can be changed', async ({ page }) => {
  const form = orderSamplesPage(page);
  await form.open('?customer=C0');
  await expect(form.chosen.getByRole('alert')).toHaveText('We couldn’t find customer C0.');
  await form.button('Change').click();
  await expect(form.customer).toBeFocused();
  await expect(page).toHaveURL(/\/connect\/sample-order$/);
});

test('the pages of samples are axe clean, fit, and are quiet', async ({ page, api }) => {
  const [sample] = (await apiSamples(api)).data;
  await expectGoodPages(page, [
    ['a new sample order', '/connect/sample-order?customer=C10482'],
    ['the list of sample orders', '/connect/sample-orders'],
    ['a sample order', `/connect/sample-orders/${sample?.no}`],
  ]);
});
