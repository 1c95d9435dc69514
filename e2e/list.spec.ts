import { allDocuments, pick } from './support/documents.ts';
import type { Hit } from './support/documents.ts';
import { hold, searches } from './support/hold.ts';
import { allTime, listPage } from './support/list-page.ts';
import { forgetButSession } from './support/storage.ts';
import { expect, test } from './support/test.ts';
import { addDays, money, today, writtenDay } from './support/written.ts';

const isSample = ({ sample, po_number, sr_number }: Hit): boolean =>
  sample || [po_number, sr_number].some((text) => /^SR\d+$/.test(text ?? ''));

test.describe('a customer with every permission', () => {
  test.use({ account: 'priya' });

  test('its views, its columns, its links', async ({ page, api }) => {
    test.slow();
    for (const [view, name, title, placeholder] of [
      ['orders', 'Orders', 'Your Orders', 'Search for Orders'],
      ['invoices', 'Invoices', 'Your Invoices', 'Search for Invoices'],
      ['both', 'Both', 'Your Orders & Invoices', 'Search for Orders & Invoices'],
    ] as const)
      await test.step(`show=${view}: page title '${title}', placeholder '${placeholder}' (specification §list-views)`, async () => {
        await forgetButSession(page);
        const list = listPage(page);
        await list.open({ show: view });
        await expect(list.heading).toHaveText(title);
        await expect(page).toHaveTitle(`${title} · Connect`);
        await expect(list.search).toHaveAttribute('placeholder', placeholder);
        await expect(list.view(name)).toBeChecked();
        const kinds = new Set((await list.numbers()).map((number) => number.slice(0, 2)));
        const expected = { orders: ['SO'], invoices: ['SI'], both: ['SI', 'SO'] }[view];
        if (view === 'both') expect(expected).toEqual(expect.arrayContaining([...kinds]));
        else expect([...kinds]).toEqual(expected);
      });

    await test.step('a segment switch: Orders, Invoices, Both; the parameter show defaults to both (specification §list-views)', async () => {
      await forgetButSession(page);
      const list = listPage(page);
      await list.open();
      await expect(list.heading).toHaveText('Your Orders & Invoices');
      await expect(page.getByRole('radiogroup', { name: 'Show' }).getByRole('radio')).toHaveCount(3);
      for (const [name, view, title] of [
        ['Invoices', 'invoices', 'Your Invoices'],
        ['Orders', 'orders', 'Your Orders'],
        ['Both', 'both', 'Your Orders & Invoices'],
      ] as const) {
        await list.choose(name);
        await expect(list.heading).toHaveText(title);
        await expect(page).toHaveURL(new RegExp(`[?&]show=${view}(&|$)`));
        await expect(list.view(name)).toBeChecked();
      }
    });

    await test.step('table columns: Document Numbers, Your Reference, Date Created, Date Accepted, Status, Total (specification §list-columns)', async () => {
      await forgetButSession(page);
      const list = listPage(page);
      await list.open();
      await expect(list.table.getByRole('columnheader')).toHaveText([
        'Document Numbers',
        'Your Reference',
        'Date Created',
        'Date Accepted',
        'Status',
        'Total',
      ]);
    });

    await test.step('the link shows the order number, with / invoice number appended; each row links to its detail page (specification §row-numbers)', async () => {
      await forgetButSession(page);
      const { orders, invoices } = await allDocuments(api);
      const list = listPage(page);
      const order = pick(orders, (hit) => !isSample(hit) && hit.po_number !== null, 'order');
      await list.open({ ...allTime(), q: order.number });
      await expect(list.row(order.number).getByRole('cell').first()).toHaveText(order.number);
      await expect(list.row(order.number).getByRole('link').first()).toHaveAttribute(
        'href',
        `/connect/orders/view/${order.number}`,
      );

      const invoice = pick(invoices, ({ order_number }) => !!order_number, 'invoice with an order');
      await list.search.fill(invoice.number);
      await expect(list.row(invoice.number).getByRole('cell').first()).toHaveText(
        new RegExp(`^${invoice.order_number}\\s*/ ${invoice.number}$`),
      );
      const link = list.row(invoice.number).getByRole('link');
      await expect(link).toHaveAccessibleName(`${invoice.order_number} / ${invoice.number}`);
      await link.click();
      await expect(page).toHaveURL(new RegExp(`/connect/invoices/view/${invoice.number}$`));
    });

    await test.step('an invoice without order number shows its own number (decisions §invoices-without-order)', async () => {
      await forgetButSession(page);
      const { invoices } = await allDocuments(api);
      const invoice = pick(invoices, ({ order_number }) => !order_number, 'invoice without an order');
      const list = listPage(page);
      await list.open({ ...allTime(), q: invoice.number });
      await expect(list.row(invoice.number).getByRole('cell').first()).toHaveText(invoice.number);
    });
  });

  test('samples, blank rows, and what it says when it is empty or loads', async ({ page, api }) => {
    test.slow();
    await test.step("sample rows show the SR number with '(sample)' and the money struck through; a total of 0 shows 'Free' (specification §row-numbers, §sample-totals)", async () => {
      await forgetButSession(page);
      const { orders } = await allDocuments(api);
      const samples = orders.filter(isSample);
      const priced = pick(samples, ({ total_amount, sr_number }) => total_amount > 0 && !!sr_number, 'priced sample');
      const free = pick(samples, ({ total_amount }) => total_amount === 0, 'free sample');
      const byReference = pick(samples, ({ sample }) => !sample, 'sample known by its reference alone');
      const list = listPage(page);
      await list.open(allTime());
      for (const sample of [priced, free, byReference]) {
        await list.search.fill(sample.number);
        const cells = list.row(sample.number).getByRole('cell');
        await expect(cells.nth(0)).toHaveText(new RegExp(`^${sample.sr_number ?? sample.po_number}\\s*\\(sample\\)$`));
        await expect(cells.nth(4)).toHaveText('Sample');
        const total = cells.nth(5);
        if (sample.total_amount === 0) await expect(total).toHaveText('Free');
        else {
          await expect(total.locator('s')).toHaveText(money(sample.total_amount));
          await expect(total.locator('s')).toHaveCSS('text-decoration-line', 'line-through');
        }
      }
    });

    await test.step('the rows are those of the search: number, reference, both dates and total of each', async () => {
      await forgetButSession(page);
      const { orders } = await allDocuments(api);
      const list = listPage(page);
      await list.open({ ...allTime(), show: 'orders' });
      const expected = orders
        .slice(0, 10)
        .map((hit) => [
          hit.po_number || '—',
          writtenDay(hit.document_date),
          writtenDay(hit.posting_date),
          hit.total_amount === 0 ? 'Free' : money(hit.total_amount),
        ]);
      await expect(list.rows).toHaveCount(10);
      const shown = await list.rows.evaluateAll((rows) =>
        rows.map((row) => [1, 2, 3, 5].map((cell) => row.children[cell]?.textContent ?? '')),
      );
      expect(shown).toEqual(expected);
    });

    await test.step('the table is padded with blank rows up to 10 (specification §list-rows)', async () => {
      await forgetButSession(page);
      const { invoices } = await allDocuments(api);
      const { number } = pick(invoices, () => true, 'invoice');
      const list = listPage(page);
      await list.open({ ...allTime(), q: number });
      await expect(list.rows).toHaveCount(1);
      await expect(list.blankRows).toHaveCount(9);
      await list.search.fill('');
      await expect(list.rows).toHaveCount(10);
      await expect(list.blankRows).toHaveCount(0);
    });

    await test.step("empty message: 'No orders found for the selected date range.'; zero rows show only it (specification §list-rows, decisions §short-lists)", async () => {
      await forgetButSession(page);
      const list = listPage(page);
      await list.open({ q: 'no-document-is-called-so' });
      await expect(page.getByText('No orders found for the selected date range.')).toBeVisible();
      await expect(list.rows).toHaveCount(0);
      await expect(list.blankRows).toHaveCount(0);
      await expect(list.pages).toHaveCount(0);
      await expect(page.getByText('We searched all dates and found nothing.')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Search all time/ })).toHaveCount(0);
    });

    await test.step('a search that finds nothing in its days offers how many all time holds, and shows them', async () => {
      await forgetButSession(page);
      const { orders, invoices } = await allDocuments(api);
      const { number } = pick(orders, ({ document_date: day }) => day < addDays(today(), -120), 'old order');
      const total = [...orders, ...invoices].filter((hit) => [hit.number, hit.order_number].includes(number)).length;
      const list = listPage(page);
      await list.open({ q: number, from: addDays(today(), -90), to: today() });
      await page.getByRole('button', { name: `Search all time (${total})` }).press('Enter');
      await list.showing(`1–${total} of ${total}`);
      await expect(page).toHaveURL(new RegExp(`[?&]q=${number}&from=1994-01-01`));
      await expect(list.search).toBeFocused();
    });

    await test.step('a results table 650px high, full or empty (specification §list-screen)', async () => {
      await forgetButSession(page);
      const list = listPage(page);
      const heights = () =>
        list.table.evaluate((table) => {
          const found: number[] = [];
          for (let part: HTMLElement | null = table.parentElement; part; part = part.parentElement)
            found.push(part.getBoundingClientRect().height);
          return found;
        });
      await list.open();
      expect(await heights()).toContain(650);
      await list.search.fill('no-document-is-called-so');
      await expect(list.rows).toHaveCount(0);
      expect(await heights()).toContain(650);
    });

    await test.step('a loading indicator: in place of the first rows, then over those that are there (specification §list-screen)', async () => {
      await forgetButSession(page);
      const search = await hold(page, searches);
      const list = listPage(page);
      await page.goto('/connect/orders');
      await search.came(1);
      await expect(list.body).toHaveAttribute('aria-busy', 'true');
      await expect(list.body.locator('tr')).toHaveCount(10);
      await search.release();
      await list.loaded();
      await expect(list.rows).toHaveCount(10);

      const again = await hold(page, searches);
      await list.choose('Orders');
      await again.came(1);
      await expect(page.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeVisible();
      await expect(list.rows).toHaveCount(10);
      await again.release();
      await list.loaded();
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      await page.unrouteAll();
    });
  });
});

test.describe('a customer with View Orders only', () => {
  test.use({ account: 'sam' });

  test('gets orders alone, without a switch, whatever the address asks for (decisions §permitted-indexes)', async ({
    page,
  }) => {
    const list = listPage(page);
    for (const show of ['orders', 'invoices', 'both'] as const) {
      await list.open({ show });
      await expect(list.heading).toHaveText('Your Orders');
      await expect(list.search).toHaveAttribute('placeholder', 'Search for Orders');
      await expect(page.getByRole('radiogroup', { name: 'Show' })).toHaveCount(0);
      expect((await list.numbers()).every((number) => number.startsWith('SO'))).toBe(true);
    }
  });
});

test.describe('a customer in US dollars', () => {
  test.use({ account: 'lee' });

  test("money is in the customer's currency_code (specification §currency)", async ({ page, api }) => {
    const { orders } = await allDocuments(api);
    const order = pick(orders, (hit) => hit.total_amount > 1000 && !isSample(hit), 'order in US dollars');
    const list = listPage(page);
    await list.open({ ...allTime(), q: order.number });
    const written = money(order.total_amount, 'USD');
    expect(written).toMatch(/^US\$\d,\d{3}\.\d\d$|^US\$\d+,\d{3}\.\d\d$/);
    await expect(list.row(order.number).getByRole('cell').last()).toHaveText(written);
  });
});

test.describe('a customer without documents', () => {
  test.use({ account: 'kim' });

  test("sees 'No orders found for the selected date range.' (specification §list-rows), and the way to order", async ({
    page,
  }) => {
    const list = listPage(page);
    await list.open(allTime());
    await expect(page.getByText('No orders found for the selected date range.')).toBeVisible();
    await expect(list.rows).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Quick Order' }).click();
    await expect(page).toHaveURL(/\/connect\/quick-order$/);
  });
});
