import { detailPage, findDetail } from './support/detail-page.ts';
import { allDocuments, detail, pick } from './support/documents.ts';
import type { Hit } from './support/documents.ts';
import { expect, test } from './support/test.ts';
import { exactly, money, writtenDay } from './support/written.ts';

interface OrderLine {
  readonly item_no: string;
  readonly description: string;
  readonly quantity: number;
  readonly quantity_shipped: number;
  readonly unit_price: number;
  readonly type: string;
  readonly thumbnail: string | null;
  readonly slug: string | null;
}
const linesOf = (order: { lines: OrderLine[] }): readonly OrderLine[] => order.lines;
const isCharge = ({ item_no }: OrderLine) => item_no === 'POSTAGE' || item_no === 'SPL123';

test.describe('an order in full', () => {
  test.use({ account: 'priya' });

  test('its header, its badges, and what is missing', async ({ page, api }) => {
    test.slow();
    await test.step('header with order number, your reference and a status badge; Order Dates; Order Totals; Ship to (specification §order-page)', async () => {
      const { orders } = await allDocuments(api);
      const { number } = pick(
        orders,
        (hit) => !hit.sample && !!hit.po_number && hit.total_amount > 0 && hit.progress === 'Ready to Invoice',
        'order',
      );
      const order = await detail(api, 'orders', number);
      const shown = detailPage(page);
      await shown.open('orders', number);
      await expect(shown.heading).toHaveText(`Order ${number}`);
      await expect(page).toHaveTitle(`${number} · Connect`);
      await expect(shown.fact('Your Reference')).toHaveText(order.external_reference);
      await expect(shown.card('Order Dates').locator('dt')).toHaveText(['Created', 'Accepted']);
      await expect(shown.fact('Created')).toHaveText(writtenDay(order.document_date));
      await expect(shown.fact('Accepted')).toHaveText(writtenDay(order.posting_date));
      await expect(shown.card('Order Totals').locator('dt')).toHaveText(['Sub Total', 'VAT', 'Total']);
      await expect(shown.card('Ship to').locator('address > *')).toHaveText(
        [order.ship_to_name, order.ship_to_address, order.ship_to_address_2, order.ship_to_post_code].filter(Boolean),
      );
      await expect(page.getByText('SAMPLE ORDER')).toHaveCount(0);
    });

    await test.step('VAT is the difference between the total including and the total excluding it (specification §totals)', async () => {
      const { orders } = await allDocuments(api);
      const shown = detailPage(page);
      for (const { number } of orders.filter((hit) => !hit.sample && hit.total_amount > 0).slice(0, 4)) {
        const order = await detail(api, 'orders', number);
        const vat = (Math.round(order.total_amount_inc_vat * 100) - Math.round(order.total_amount * 100)) / 100;
        await shown.open('orders', number);
        await expect(shown.fact('Sub Total')).toHaveText(money(order.total_amount));
        await expect(shown.fact('VAT')).toHaveText(money(vat));
        await expect(shown.fact('Total')).toHaveText(money(order.total_amount_inc_vat));
      }
    });

    await test.step('the badge of an order of every status (specification §order-status)', async () => {
      const { orders } = await allDocuments(api);
      const shown = detailPage(page);
      for (const [status, progress, shipped, label] of [
        ['Open', 'New', false, 'Received'],
        ['Open', 'Awaiting Approval', false, 'Awaiting Credit Approval'],
        ['Released', 'Warehouse', false, 'Being Prepared'],
        ['Released', 'Warehouse', true, 'Shipped'],
        ['Released', 'Ready to Invoice', false, 'Partially Shipped'],
        ['Released', 'On Hold', false, 'Pending'],
        [null, null, false, 'Pending'],
      ] as const)
        await test.step(`${status} · ${progress} is ${label}`, async () => {
          const fits = (hit: Hit) =>
            hit.status === status &&
            hit.progress === progress &&
            (hit.completely_shipped === true) === shipped &&
            !hit.sample;
          const { number } = pick(orders, fits, `order for ${label}`);
          await shown.open('orders', number);
          await expect.soft(shown.badges.first()).toContainText(label);
          const why = page.getByRole('main').getByRole('link', { name: '(Why?)' });
          if (progress !== 'Awaiting Approval') await expect(why).toHaveCount(0);
          else await expect(why).toHaveAttribute('href', '/connect/help#credit-approval');
        });
    });

    await test.step("an empty external_reference is shown as 'Not Provided' (specification §missing-values)", async () => {
      const { orders } = await allDocuments(api);
      const shown = detailPage(page);
      for (const reference of [null, '']) {
        const { number } = pick(orders, (hit) => hit.po_number === reference, `order with reference ${reference}`);
        await shown.open('orders', number);
        await expect(shown.fact('Your Reference')).toHaveText('Not Provided');
      }
    });

    await test.step("an empty no is shown as 'Unknown' (specification §missing-values)", async () => {
      const { orders } = await allDocuments(api);
      const { number } = pick(orders, () => true, 'order');
      const order = await detail(api, 'orders', number);
      await page.route(`**/api/v3/orders/${number}`, (route) => route.fulfill({ json: { ...order, no: '' } }));
      const shown = detailPage(page);
      await shown.open('orders', number);
      await expect(shown.heading).toHaveText('Order Unknown');
      await page.unrouteAll();
    });

    await test.step("a 'Web Order' badge appears when globus_reference is PORTAL, with its texts (specification §web-orders)", async () => {
      const email = (order: { meta?: { connect_user_email?: string } }) => order.meta?.connect_user_email;
      const isWeb = (order: { globus_reference: string }) => order.globus_reference === 'PORTAL';
      const byName = await findDetail(api, 'orders', 'web order with email', (order) => isWeb(order) && !!email(order));
      const nameless = await findDetail(api, 'orders', 'web order without', (order) => isWeb(order) && !email(order));
      const other = await findDetail(api, 'orders', 'order by telephone', (order) => !isWeb(order));
      const shown = detailPage(page);

      await shown.open('orders', byName.no);
      // The badge, and a card of that name.
      const marks = page.getByRole('main').getByText('Web Order', { exact: true }).filter({ visible: true });
      await expect(marks).toHaveCount(2);
      await expect(page.getByText('Order created via Connect Portal.', { exact: true })).toBeVisible();
      await expect(page.getByText(`Order placed by ${email(byName)}`, { exact: true })).toBeVisible();

      await shown.open('orders', nameless.no);
      await expect(page.getByText('Order created via Connect Portal.', { exact: true })).toBeVisible();
      await expect(page.getByText(/^Order placed by/)).toHaveCount(0);

      await shown.open('orders', other.no);
      await expect(page.getByText('Web Order')).toHaveCount(0);
      await expect(page.getByText('Order created via Connect Portal.')).toHaveCount(0);
    });

    await test.step("sample orders show the SR Number, a 'SAMPLE ORDER' stamp, 'Sample Order - No payment required' and no totals (specification §order-page)", async () => {
      const { orders } = await allDocuments(api);
      const marked = pick(orders, ({ sample, sr_number }) => sample && !!sr_number, 'sample');
      const byReference = pick(
        orders,
        (hit) => !hit.sample && /^SR\d+$/.test(hit.po_number ?? ''),
        'sample by reference',
      );
      const shown = detailPage(page);
      for (const { number, sr_number, po_number } of [marked, byReference]) {
        await shown.open('orders', number);
        await expect(shown.fact('SR Number')).toHaveText(sr_number ?? po_number ?? '');
        await expect(shown.fact('Your Reference')).toHaveCount(0);
        await expect(page.getByText('SAMPLE ORDER', { exact: true })).toBeVisible();
        await expect(page.getByText('Sample Order - No payment required', { exact: true })).toBeVisible();
        await expect(shown.card('Order Totals')).toHaveCount(0);
        await expect(shown.fact('Sub Total')).toHaveCount(0);
      }
    });
  });

  test('its lines', async ({ page, api }) => {
    test.slow();
    await test.step("the lines table has a per-line 'Shipped' or 'Not shipped' marker (specification §line-classes)", async () => {
      const order = await findDetail(api, 'orders', 'order shipped in part', (found) => {
        const items = linesOf(found).filter((line) => line.type.trim() && !isCharge(line));
        const [backorder, shipped] = [true, false].map((less) =>
          items.some((i) => i.quantity > i.quantity_shipped === less),
        );
        return !!backorder && !!shipped && new Set(items.map((i) => i.item_no)).size === items.length;
      });
      const shown = detailPage(page);
      await shown.open('orders', order.no);
      await expect(shown.lines.getByRole('columnheader')).toHaveText([
        'Item Number',
        'Description',
        'Status',
        'Quantity',
        'Unit Price',
        'Line Amount',
        'Favourites',
      ]);
      for (const line of linesOf(order).filter((item) => item.type.trim() && !isCharge(item))) {
        const marker = line.quantity > line.quantity_shipped ? 'Not shipped' : 'Shipped';
        const amount = Math.round(line.quantity * Math.round(line.unit_price * 100)) / 100;
        await expect(shown.line(line.item_no).getByRole('cell')).toHaveText([
          new RegExp(`^${line.item_no}`),
          exactly(line.description),
          // Below it, when what still comes is promised for.
          new RegExp(`^${marker}(Promised for .+)?$`),
          new Intl.NumberFormat('en-GB').format(line.quantity),
          money(line.unit_price),
          money(amount),
          '',
        ]);
      }
    });

    await test.step('a line shipped beyond its quantity is Shipped (decisions §line-markers)', async () => {
      const over = (line: OrderLine) => !isCharge(line) && line.quantity_shipped > line.quantity;
      const order = await findDetail(api, 'orders', 'order shipped beyond', (found) => linesOf(found).some(over));
      const shown = detailPage(page);
      await shown.open('orders', order.no);
      const line = linesOf(order).find(over);
      await expect(
        shown
          .line(line?.item_no ?? '')
          .getByRole('cell')
          .nth(2),
      ).toHaveText('Shipped');
    });

    for (const [itemNo, name] of [
      ['POSTAGE', 'Postage, Packing & Carriage'],
      ['SPL123', 'Split Case Charge'],
    ] as const)
      await test.step(`${itemNo} is shown as '${name}', special: without a marker (specification §special-items)`, async () => {
        const order = await findDetail(api, 'orders', itemNo, (found) =>
          linesOf(found).some((l) => l.item_no === itemNo),
        );
        const shown = detailPage(page);
        await shown.open('orders', order.no);
        const cells = shown.line(itemNo).getByRole('cell');
        await expect(cells.nth(1)).toHaveText(name);
        await expect(cells.nth(2)).toHaveText('');
      });

    await test.step('a note (a blank type) is its text alone: no marker, no numbers', async () => {
      const isNote = (line: OrderLine) => line.type.trim() === '';
      const order = await findDetail(api, 'orders', 'order with a note', (found) => linesOf(found).some(isNote));
      const note = linesOf(order).find(isNote);
      const shown = detailPage(page);
      await shown.open('orders', order.no);
      const row = shown.lines.getByRole('row').filter({ hasText: note?.description ?? '' });
      await expect(row.getByRole('cell')).toHaveText([exactly(note?.description ?? '')]);
    });
  });
});

test.describe('in US dollars', () => {
  test.use({ account: 'lee' });

  test("amounts are in the customer's currency (specification §currency)", async ({ page, api }) => {
    const { orders } = await allDocuments(api);
    const { number } = pick(orders, (hit) => !hit.sample && hit.total_amount > 0, 'order');
    const order = await detail(api, 'orders', number);
    const shown = detailPage(page);
    await shown.open('orders', number);
    await expect(shown.fact('Total')).toHaveText(money(order.total_amount_inc_vat, 'USD'));
  });
});
