import { randomBytes } from 'node:crypto';
import { detailPage, findDetail } from './support/detail-page.ts';
import { allDocuments, detail, pick } from './support/documents.ts';
import { apiAs } from './support/people.ts';
import { withStorefronts } from './support/storefront.ts';
import { expect, expectAccessible, test, tokenOf } from './support/test.ts';
import { exactly, money, today, writtenDay } from './support/written.ts';

interface Line {
  readonly item_no: string;
  readonly description: string;
  readonly quantity: number;
  readonly unit_price: number;
  readonly type: string;
  readonly thumbnail: string | null;
  readonly slug: string | null;
}
const linesOf = (invoice: { lines: Line[] }): readonly Line[] => invoice.lines;

test.use({ account: 'priya' });

test('its header, its badges, and what is missing', async ({ page, api }) => {
  test.slow();

  // Nothing is kept in the browser yet.
  await test.step("the status is unknown while loading: shown as '...' (specification §invoice-status)", async () => {
    const { invoices } = await allDocuments(api);
    const { number } = pick(invoices, ({ remaining_amount }) => remaining_amount === 0, 'settled invoice');
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**/api/v3/invoices/${number}`, async (route) => {
      await slow;
      await route.fallback();
    });
    const shown = detailPage(page);
    await shown.goto('invoices', number);
    await expect(shown.badges.first()).toHaveText('...');
    answer();
    await expect(shown.badges.first()).toHaveText('Settled');
    await page.unrouteAll();
  });

  await test.step('header with invoice number, order number, your reference and a status badge; Order Dates; Totals (specification §invoice-page)', async () => {
    const { invoices } = await allDocuments(api);
    const { number } = pick(invoices, (hit) => !!hit.order_number && !!hit.po_number, 'invoice');
    const invoice = await detail(api, 'invoices', number);
    const shown = detailPage(page);
    await shown.open('invoices', number);
    await expect(shown.heading).toHaveText(`Invoice ${number}`);
    await expect(shown.fact('Order')).toHaveText(invoice.order_number);
    await expect(shown.fact('Your Reference')).toHaveText(invoice.external_reference);
    await expect(shown.card('Order Dates').locator('dt')).toHaveText(['Created', 'Accepted']);
    await expect(shown.fact('Created')).toHaveText(writtenDay(invoice.document_date));
    await expect(shown.fact('Accepted')).toHaveText(writtenDay(invoice.posting_date));
    await expect(shown.fact('Due date')).toHaveText(writtenDay(invoice.due_date));
    await expect(shown.card('Totals').locator('dt')).toHaveText([
      'Sub Total',
      'VAT',
      'Total',
      'Balance due',
      'Due date',
    ]);
    await expect(shown.shipments.getByRole('heading')).toHaveText(`Shipments for order ${invoice.order_number}`);
  });

  await test.step('VAT is the difference between the total including and the total excluding it (specification §totals)', async () => {
    const { invoices } = await allDocuments(api);
    const shown = detailPage(page);
    for (const { number } of invoices.slice(0, 4)) {
      const invoice = await detail(api, 'invoices', number);
      const vat = (Math.round(invoice.total_amount_inc_vat * 100) - Math.round(invoice.total_amount * 100)) / 100;
      await shown.open('invoices', number);
      await expect(shown.fact('Sub Total')).toHaveText(money(invoice.total_amount));
      await expect(shown.fact('VAT')).toHaveText(money(vat));
      await expect(shown.fact('Total')).toHaveText(money(invoice.total_amount_inc_vat));
      const { remaining_amount: remaining } = invoice;
      await expect(shown.fact('Balance due')).toHaveText(remaining === null ? '—' : money(remaining));
    }
  });

  await test.step('the badge of an invoice of every status (specification §invoice-status)', async () => {
    const { invoices } = await allDocuments(api);
    const shown = detailPage(page);
    for (const [label, fits] of [
      ['Overdue', (amount: number | null, due: string) => amount !== null && amount > 0 && due < today()],
      ['Awaiting payment', (amount: number | null, due: string) => amount !== null && amount > 0 && due >= today()],
      ['Settled', (amount: number | null) => amount === 0],
      ['…', (amount: number | null) => amount !== null && amount < 0],
    ] as const)
      await test.step(label, async () => {
        const { number } = pick(
          invoices,
          (hit) => fits(hit.remaining_amount, hit.due_date ?? ''),
          `invoice for ${label}`,
        );
        await shown.open('invoices', number);
        await expect.soft(shown.badges.first()).toHaveText(label);
      });
  });

  await test.step("an empty external_reference is 'Not Provided', an empty order number and no 'Unknown' (specification §missing-values)", async () => {
    const { invoices } = await allDocuments(api);
    const { number } = pick(invoices, (hit) => !hit.order_number && !hit.po_number, 'invoice with neither');
    const shown = detailPage(page);
    await shown.open('invoices', number);
    await expect(shown.fact('Your Reference')).toHaveText('Not Provided');
    await expect(shown.fact('Order')).toHaveText('Unknown');
    await expect(shown.fact('Order').getByRole('link')).toHaveCount(0);

    const invoice = await detail(api, 'invoices', number);
    await page.route(`**/api/v3/invoices/${number}`, (route) => route.fulfill({ json: { ...invoice, no: '' } }));
    await shown.goto('invoices', number);
    await expect(shown.heading).toHaveText('Invoice Unknown');
    await page.unrouteAll();
  });
});

test('its lines', async ({ page, api }) => {
  test.slow();

  // The program learns of the storefronts once.
  await test.step('product links open /products/{slug}?var={item_no} in a new tab (specification §product-addresses)', async () => {
    const { invoices } = await allDocuments(api);
    const { number } = pick(invoices, ({ order_number }) => !!order_number, 'invoice');
    const line = linesOf(await detail(api, 'invoices', number)).find(({ slug, quantity }) => slug && quantity > 0);
    const shown = detailPage(page);
    await withStorefronts(page, { UK: 'https://shop.example' });
    await shown.open('invoices', number);
    const link = shown.line(line?.item_no ?? '').getByRole('link');
    await expect(link).toHaveAttribute('href', `https://shop.example/products/${line?.slug}?var=${line?.item_no}`);
    await expect(link).toHaveAttribute('target', '_blank');
    await shown
      .line(line?.item_no ?? '')
      .getByRole('button', { name: `About ${line?.item_no}` })
      .click();
    await expect(page.getByRole('dialog')).toContainText(line?.item_no ?? '');
    await page.unrouteAll();
  });

  await test.step('lines table: thumbnail, Item Number, Description, Quantity, Unit Price, Line Amount of every line charged (specification §invoice-page, §invoice-lines)', async () => {
    const { invoices } = await allDocuments(api);
    const shown = detailPage(page);
    for (const { number } of invoices.slice(0, 3)) {
      const invoice = await detail(api, 'invoices', number);
      await shown.open('invoices', number);
      await expect(shown.lines.getByRole('columnheader')).toHaveText([
        'Item Number',
        'Description',
        'Quantity',
        'Unit Price',
        'Line Amount',
        'Favourites',
      ]);
      const names: Readonly<Record<string, string>> = {
        POSTAGE: 'Postage, Packing & Carriage',
        SPL123: 'Split Case Charge',
      };
      const charged = linesOf(invoice).filter(({ quantity }) => quantity > 0);
      const cells = charged.flatMap((line) => [
        new RegExp(`^${line.item_no}`),
        exactly(names[line.item_no] ?? line.description),
        exactly(new Intl.NumberFormat('en-GB').format(line.quantity)),
        exactly(money(line.unit_price)),
        exactly(money(Math.round(line.quantity * Math.round(line.unit_price * 100)) / 100)),
        '',
      ]);
      await expect(shown.lines.getByRole('cell')).toHaveText(cells);
    }
  });

  for (const [itemNo, name] of [
    ['POSTAGE', 'Postage, Packing & Carriage'],
    ['SPL123', 'Split Case Charge'],
  ] as const)
    await test.step(`${itemNo} is shown as '${name}' (specification §special-items)`, async () => {
      const invoice = await findDetail(api, 'invoices', itemNo, (found) =>
        linesOf(found).some((line) => line.item_no === itemNo && line.quantity > 0),
      );
      const shown = detailPage(page);
      await shown.open('invoices', invoice.no);
      await expect(shown.line(itemNo).getByRole('cell').nth(1)).toHaveText(name);
    });

  await test.step('thumbnails are 50x50, padded, from the PIM folder; a placeholder is used when a line has none (specification §pictures)', async () => {
    const invoice = await findDetail(api, 'invoices', 'invoice with and without pictures', (found) => {
      const items = linesOf(found).filter((line) => line.quantity > 0 && line.type === 'Item');
      return items.some(({ thumbnail }) => thumbnail) && items.some(({ thumbnail }) => !thumbnail);
    });
    const shown = detailPage(page);
    await shown.open('invoices', invoice.no);
    for (const line of linesOf(invoice).filter(({ quantity, type }) => quantity > 0 && type === 'Item')) {
      const cell = shown.line(line.item_no).getByRole('cell').first();
      if (line.thumbnail === null) {
        await expect(cell.locator('img')).toHaveCount(0);
        await expect(cell.locator('.lucide-package')).toBeVisible();
      } else {
        const picture = cell.locator('img');
        await expect(picture).toHaveAttribute('src', `/images/w_50,h_50,c_pad/PIM/${line.thumbnail}`);
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
          .toEqual([50, 50]);
      }
    }
  });

  await test.step("'Items not included on this invoice' with its note lists the unshipped lines dimmed, with dashes for the numbers (specification §invoice-lines)", async () => {
    const missing = (found: { lines: Line[] }) =>
      linesOf(found).filter(({ quantity, type }) => quantity === 0 && type.trim() !== '');
    const invoice = await findDetail(
      api,
      'invoices',
      'invoice with lines left out',
      (found) => missing(found).length > 0,
    );
    const shown = detailPage(page);
    await shown.open('invoices', invoice.no);
    await expect(shown.notIncluded.getByRole('heading')).toHaveText('Items not included on this invoice');
    await expect(
      shown.notIncluded.getByText('The items below may be pending shipment or may appear on another invoice.', {
        exact: true,
      }),
    ).toBeVisible();
    await expect(shown.notIncluded.getByRole('cell')).toHaveText(
      missing(invoice).flatMap((line) => [
        new RegExp(`^${line.item_no}`),
        exactly(line.description),
        '–',
        '–',
        '–',
        '',
      ]),
    );
    const colour = (cell: ReturnType<typeof shown.lines.getByRole>) =>
      cell.evaluate((element) => getComputedStyle(element).color);
    const [dimmed, plain] = [shown.notIncluded, shown.lines].map((part) => part.getByRole('cell').nth(1));
    if (!dimmed || !plain) throw new Error('No cells');
    expect(await colour(dimmed)).not.toBe(await colour(plain));

    const whole = await findDetail(api, 'invoices', 'invoice of all lines', (found) => missing(found).length === 0);
    await shown.open('invoices', whole.no);
    await expect(shown.notIncluded).toHaveCount(0);
  });

  await test.step('a line of quantity 0 and a blank type is in neither list (specification §invoice-lines)', async () => {
    const isNote = ({ quantity, type }: Line) => quantity === 0 && type.trim() === '';
    const invoice = await findDetail(api, 'invoices', 'invoice with a note', (found) => linesOf(found).some(isNote));
    const shown = detailPage(page);
    await shown.open('invoices', invoice.no);
    for (const { description } of linesOf(invoice).filter(isNote))
      await expect(page.getByText(description)).toHaveCount(0);
  });
});

test('one that the supplier cancelled says that there is nothing to pay, whatever their record says', async ({
  page,
  baseURL,
}) => {
  const admin = await apiAs(baseURL ?? '', await tokenOf(baseURL ?? '', 'ada'));
  // Among the newest of no list: documents are sorted by the digits of their numbers.
  const no = `SI-0${Array.from(randomBytes(8), (byte) => String.fromCodePoint(65 + (byte % 26))).join('')}`;
  const form = { name: no, scopes: ['write:invoices'], addresses: [], expiresAt: null };
  const { text } = await (await admin.post('/api/v3/admin/keys', { data: form })).json();
  const erp = await apiAs(baseURL ?? '', text);
  const [total, totalIncVat] = [10_000, 12_000].map((minor) => ({ minor, currency: 'GBP' }));
  const dates = { date: '2024-05-03', dueDate: '2024-06-02' };
  const record = { no, customer: 'C10482', ...dates, total, totalIncVat, remaining: totalIncVat, cancelled: true };
  const answer = await erp.put('/api/integration/v1/invoices', { data: [record] });
  expect(await answer.json()).toMatchObject({ accepted: 1, refused: 0 });
  const shown = detailPage(page);
  await shown.goto('invoices', no);
  await expect(page.getByText('This invoice was cancelled. There is nothing to pay.')).toBeVisible();
  await expect(shown.badges.first()).toHaveText('Settled');
  await expect(shown.fact('Due date')).toHaveText('—');
  await expect(shown.fact('Balance due')).toHaveText(money(0));
  await expectAccessible(page);
  await Promise.all([admin.dispose(), erp.dispose()]);
});

test('a credit note is downloaded as one, with nothing to pay and nothing to order again', async ({ page, api }) => {
  const { invoices } = await allDocuments(api);
  const { number } = pick(invoices, ({ order_number }) => !!order_number, 'invoice');
  const invoice = await detail(api, 'invoices', number);
  // One of the supplier's would change what priya owes, which others read meanwhile.
  const totals = { total_amount: -invoice.total_amount, total_amount_inc_vat: -invoice.total_amount_inc_vat };
  await page.route(`**/api/v3/invoices/${number}`, (route) => route.fulfill({ json: { ...invoice, ...totals } }));
  const shown = detailPage(page);
  await shown.goto('invoices', number);
  await expect(shown.heading).toHaveText(`Credit note ${number}`);
  await expect(shown.card('Order Dates').locator('dt')).toHaveText(['Created', 'Accepted']);
  await expect(shown.card('Totals').locator('dt')).toHaveText(['Sub Total', 'VAT', 'Total']);
  await expect(page.getByRole('button', { name: 'Order again' })).toHaveCount(0);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Credit Note' }).click();
  await downloading;
});
