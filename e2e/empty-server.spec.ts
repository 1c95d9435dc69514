import { startEmptyServer, textOfPdf, type EmptyServer } from './support/empty-server.ts';
import { allTime } from './support/list-page.ts';
import { registerForm } from './support/register-form.ts';
import { expect, test } from './support/test.ts';

/** The suppliers of `samples`, each with a customer, and an invoice of theirs with what is on it. */
const suppliers: readonly {
  readonly dialect: string;
  readonly customer: string;
  readonly invoice: string;
  readonly total: RegExp;
  readonly currency: string;
  /** An item of which there are 2.5 on it, if there is one. */
  readonly part?: string;
}[] = [
  { dialect: 'sap', customer: '10482', invoice: '90034118', total: /354\.96/, currency: 'EUR', part: 'RS900-M' },
  { dialect: 'business-central', customer: 'C20010', invoice: 'SI-88424', total: /339\.11/, currency: 'USD' },
  { dialect: 'sage', customer: 'ABBEY01', invoice: '73064', total: /1,320\.18/, currency: 'GBP' },
];

/** What each says of itself beside its name. */
const own = { address: '1 Dock Road, Hull, HU1 1AA', vatNo: 'GB 999 9999 73', iban: 'GB82 WEST 1234 5698 7654 32' };

test.describe('from an empty server to the first invoice', () => {
  test.setTimeout(240_000);
  test.use({ actionTimeout: 30_000 });
  for (const { dialect, customer, invoice, total, currency, part } of suppliers)
    test(`of a supplier whose files are like those of ${dialect}`, async ({ browser }) => {
      let server: EmptyServer | null = null;
      try {
        // The settings come of what is asked, and there is nothing in the portal.
        server = await startEmptyServer({ ...own, name: `Hale ${dialect} & Sons Ltd`, currency });
        const { origin } = server;

        // The first administrator signs in by a link that works once.
        const names = ['--first-name', 'Ada', '--last-name', 'Byron'];
        const made: { link: string } = await server.connect(
          'admin',
          'create',
          '--email',
          'ada@supplier.example',
          ...names,
        );
        const link = new URL(made.link);
        const administrator = await browser.newPage({ baseURL: origin });
        await administrator.goto(link.pathname + link.search + link.hash);
        await expect(administrator.getByRole('heading', { level: 1, name: /Ada/ })).toBeVisible();
        await expect(administrator.getByText(/^There are no customers yet\. Run “connect import”/)).toBeVisible();
        await expect(administrator.getByRole('table')).toHaveCount(0);
        await administrator.close();
        const late = await browser.newPage({ baseURL: origin });
        await late.goto(link.pathname + link.search + link.hash);
        await expect(late.getByRole('main').getByRole('alert')).toBeVisible();
        await late.close();

        // Their files go in, all rows of them.
        const samples = new URL(`../samples/${dialect}`, import.meta.url).pathname;
        const imported = await server.connect('import', samples);
        const kinds: { kind: string; read: number; accepted: number }[] = imported.kinds;
        expect(kinds.map(({ kind }) => kind)).toContain('invoices');
        for (const { kind, read, accepted } of kinds) expect([kind, accepted]).toEqual([kind, read]);

        // A buyer is invited by mail, and finds the invoice.
        const buyer = `nia@${dialect}.example`;
        await server.connect(
          'user',
          'invite',
          '--customer',
          customer,
          '--email',
          buyer,
          '--permissions',
          'administrator',
        );
        const page = await browser.newPage({ baseURL: origin, acceptDownloads: true });
        await page.goto(await server.linkFor(buyer));
        await registerForm(page).submit();
        await expect(page.getByRole('heading', { level: 1, name: /Nia/ })).toBeVisible();
        await page.goto(`/connect/orders?${new URLSearchParams({ show: 'invoices', ...allTime() }).toString()}`);
        await page.getByRole('searchbox').first().fill(invoice);
        await expect(page.getByText('Showing 1–1 of 1').first()).toBeVisible();
        await page.locator(`a[href$="/view/${invoice}"]`).click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText(invoice);
        await expect(page.getByRole('main')).toContainText(total);
        if (part !== undefined)
          await expect(
            page.getByRole('row', { name: part }).getByRole('cell', { name: '2.5', exact: true }),
          ).toBeVisible();

        // It is downloaded, and says the same.
        const downloading = page.waitForEvent('download');
        await page.getByRole('button', { name: 'Download Invoice' }).click();
        const download = await downloading;
        expect(download.suggestedFilename()).toBe(`invoice-${invoice}.pdf`);
        const paper = await textOfPdf(await download.path());
        expect(paper).toContain(invoice);
        expect(paper).toMatch(total);
        if (part !== undefined) expect(paper).toMatch(/\b2\.5\b/);

        // It is the supplier's own: its name, its number for VAT, and its bank.
        for (const text of [`Hale ${dialect} & Sons Ltd`, own.vatNo, own.iban]) expect(paper).toContain(text);
        expect(paper).not.toMatch(/Example Bank|Connect Safety|connect\.example/);

        // It is ordered again, and the order is in the list.
        await page.getByRole('button', { name: 'Order again' }).click();
        if (part !== undefined)
          await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: part })).toContainText(
            '3 units instead of 2.5: only whole units can be ordered.',
          );
        await page.getByRole('button', { name: /^Add \d+ lines? to the basket$/ }).click();
        await page.getByRole('link', { name: 'Go to checkout' }).click();
        await page.getByRole('textbox', { name: 'Your Reference' }).fill('Again');
        await page.getByRole('button', { name: 'Place Order' }).click();
        const placed = page.getByRole('heading', { name: /^Order \S+ placed$/ });
        await expect(placed).toBeVisible();
        const [, order = ''] = /^Order (\S+) placed$/.exec((await placed.textContent()) ?? '') ?? [];
        // A list that was loaded before the search knew of the order stays as it is.
        await expect(async () => {
          await page.goto('/connect/orders?show=orders');
          await expect(page.getByRole('link', { name: order })).toBeVisible({ timeout: 3000 });
        }).toPass();

        // What is there for demonstrations alone is not there where a portal is in use.
        await page.goto('/connect/playground');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
        await page.close();
      } finally {
        await server?.stop();
      }
    });
});
