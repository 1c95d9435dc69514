import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { allDocuments } from './support/documents.ts';
import { expectCleanInBothSchemes } from './support/good-page.ts';
import { hold } from './support/hold.ts';
import { tabTo } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';
import { inOneOf } from './support/languages.ts';
import { addDays, today } from './support/written.ts';

const words = {
  '': {
    export: 'Export',
    csv: 'Export list as CSV',
    xlsx: 'Export list as Excel (XLSX)',
    all: 'Download all PDFs (ZIP)',
    choose: 'Select PDFs…',
    statement: 'Statement of account…',
    downloadTwo: 'Download 2 PDFs',
    downloadStatement: 'Download statement',
    month: 'Month',
    cancel: 'Cancel',
    close: 'Close',
    tryAgain: 'Try again',
    titles: 'Document Numbers,Your Reference,Date Created,Date Accepted,Status,Total,Due Date,Remaining Amount',
    ready: (done: number, total: number) => `${done} of ${total} PDFs are ready`,
    failed: '1 PDF couldn’t be downloaded:',
    total: /Showing 1–10 of (\d+)/,
    file: 'We couldn’t create the file.',
  },
  '/de/de': {
    export: 'Exportieren',
    csv: 'Liste als CSV exportieren',
    xlsx: 'Liste als Excel (XLSX) exportieren',
    all: 'Alle PDFs herunterladen (ZIP)',
    choose: 'PDFs auswählen …',
    statement: 'Kontoauszug …',
    downloadTwo: '2 PDFs herunterladen',
    downloadStatement: 'Kontoauszug herunterladen',
    month: 'Monat',
    cancel: 'Abbrechen',
    close: 'Schließen',
    tryAgain: 'Erneut versuchen',
    titles: 'Belegnummern,Ihre Referenz,Erstellt am,Angenommen am,Status,Gesamt,Fällig am,Offener Betrag',
    ready: (done: number, total: number) => `${done} von ${total} PDFs sind bereit`,
    failed: '1 PDF konnte nicht heruntergeladen werden:',
    total: /1–10 von (\d+)/,
    file: 'Die Datei konnte nicht erstellt werden.',
  },
} as const;

const downloads = /\/api\/v3\/(orders|invoices)\/[^/]+\/download$/;

/** Does something that saves a file; answers its name and its bytes. */
const saved = async (page: Page, act: () => Promise<void>): Promise<{ name: string; bytes: Buffer }> => {
  const downloading: Promise<Download> = page.waitForEvent('download');
  await act();
  const download = await downloading;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
};

/** Names of an archive's files: each stands before its bytes, and once more in the list at the end. */
const namesIn = (zip: Buffer): string[] => [
  ...new Set(zip.toString('latin1').match(/(order|invoice)-S[OI]-\d+\.pdf/g)),
];

for (const prefix of inOneOf(['', '/de/de'] as const, 1)) {
  const t = words[prefix];
  // The same in every language, and dear.
  const clean = (page: Page) => (prefix === '' ? expectCleanInBothSchemes(page) : Promise.resolve());

  test.describe(`exports of the list ${prefix}`, () => {
    test.describe('with every permission', () => {
      test.use({ account: 'priya' });

      const open = async (page: Page, query: string) => {
        await page.goto(`${prefix}/connect/orders?${query}`);
        await expect(page.getByText(t.total).first()).toBeVisible();
      };
      const choose = async (page: Page, item: string) => {
        const trigger = page.getByRole('button', { name: t.export, exact: true });
        await trigger.click();
        await page.getByRole('menuitem', { name: item, exact: true }).click();
      };

      test('the whole filtered list comes as CSV and XLSX, and a month’s statement as PDF', async ({ page }) => {
        await open(page, `show=invoices&q=PO%208&from=1994-01-01&to=${today()}`);
        const [, total = ''] = t.total.exec((await page.getByText(t.total).first().textContent()) ?? '') ?? [];
        expect(Number(total)).toBeGreaterThan(10);

        const csv = await saved(page, () => choose(page, t.csv));
        expect(csv.name).toBe(`invoices-${today()}.csv`);
        const [titles, ...rows] = csv.bytes.toString('utf8').replace('\uFEFF', '').trimEnd().split('\r\n');
        expect(titles).toBe(t.titles);
        expect(rows).toHaveLength(Number(total));
        expect(rows.every((row) => row.includes('PO 8'))).toBe(true);

        const xlsx = await saved(page, () => choose(page, t.xlsx));
        expect(xlsx.name).toBe(`invoices-${today()}.xlsx`);
        expect(xlsx.bytes.toString('latin1')).toContain('xl/worksheets/sheet1.xml');

        await choose(page, t.statement);
        const dialog = page.getByRole('dialog');
        await clean(page);
        await dialog.getByLabel(t.month).selectOption({ index: 1 });
        const statement = await saved(page, () => dialog.getByRole('button', { name: t.downloadStatement }).click());
        expect(statement.name).toMatch(/^statement-\d{4}-\d{2}\.pdf$/);
        expect(statement.bytes.toString('latin1', 0, 5)).toBe('%PDF-');
        await expect(dialog).toBeHidden();

        await page.route('**/api/v3/documents/export*', (route) => route.fulfill({ status: 503, json: {} }));
        await choose(page, t.csv);
        await expect(page.getByRole('alertdialog')).toContainText(t.file);
      });

      test('chosen PDFs come as one ZIP; those that fail are named, and fetched again', async ({ page, api }) => {
        await open(page, `show=orders&from=${addDays(today(), -30)}&to=${today()}`);
        const [first, second] = (await allDocuments(api)).orders.map(({ number }) => number);
        let failures = 0;
        await page.route(`**/api/v3/orders/${second}/download`, (route) =>
          ++failures > 2 ? route.fallback() : route.abort(),
        );
        await choose(page, t.choose);
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('checkbox').first().waitFor();
        await clean(page);
        // By keyboard alone.
        for (const no of [first, second]) {
          const box = dialog.getByRole('checkbox', { name: new RegExp(`^${no} `) });
          await tabTo(page, box);
          await page.keyboard.press('Space');
          await expect(box).toBeChecked();
        }
        await dialog.getByRole('button', { name: t.downloadTwo }).click();
        await expect(dialog.getByRole('alert')).toContainText(t.failed);
        await expect(dialog.getByRole('alert')).toContainText(second ?? '');
        const zip = await saved(page, () => dialog.getByRole('button', { name: t.tryAgain }).click());
        expect(zip.name).toBe(`orders-${today()}.zip`);
        expect(namesIn(zip.bytes).toSorted()).toEqual([`order-${first}.pdf`, `order-${second}.pdf`].toSorted());
        await expect(dialog.getByRole('status')).toContainText(zip.name);
        await dialog.getByRole('button', { name: t.close }).click();
        await expect(page.getByRole('button', { name: t.export, exact: true })).toBeVisible();
      });

      test('all PDFs of a list show how far they are, four at a time, and can be cancelled', async ({ page }) => {
        await open(page, `show=orders&from=1994-01-01&to=${today()}`);
        const [, total = ''] = t.total.exec((await page.getByText(t.total).first().textContent()) ?? '') ?? [];
        const names: string[] = [];
        page.on('download', (download) => names.push(download.suggestedFilename()));
        const answers = await hold(page, downloads);
        await choose(page, t.all);
        await answers.came(4);
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByText(t.ready(0, Number(total)))).toBeVisible();
        await answers.routes[0]?.fallback();
        await expect(dialog.getByText(t.ready(1, Number(total)))).toBeVisible();
        await answers.came(5);
        await expect(dialog.getByRole('progressbar')).toHaveAttribute('max', total);
        await dialog.getByRole('button', { name: t.cancel }).click();
        await expect(dialog).toBeHidden();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        expect(names).toEqual([]);
      });

      test('all PDFs of a list that is narrowed are those of its documents, on whatever page they stand', async ({
        page,
        api,
      }) => {
        const { invoices } = await allDocuments(api);
        const [newest] = invoices
          .map(({ document_date: date }) => date)
          .toSorted()
          .toReversed();
        const from = addDays(newest ?? today(), -7);
        const wanted = invoices
          .filter(({ document_date: date }) => date >= from)
          .map(({ number }) => `invoice-${number}.pdf`);
        expect(wanted.length).toBeGreaterThan(10);
        await open(page, `show=invoices&from=${from}&to=${today()}`);
        const zip = await saved(page, () => choose(page, t.all));
        expect(zip.name).toBe(`invoices-${today()}.zip`);
        expect(namesIn(zip.bytes).toSorted()).toEqual(wanted.toSorted());
      });
    });

    test.describe('with View Orders alone', () => {
      test.use({ account: 'sam' });

      test('the list can be exported; PDFs and statements are not offered', async ({ page }) => {
        await page.goto(`${prefix}/connect/orders`);
        await page.getByRole('button', { name: t.export, exact: true }).click();
        await expect(page.getByRole('menuitem')).toHaveText([t.csv, t.xlsx]);
        const { name } = await saved(page, () => page.getByRole('menuitem', { name: t.csv }).click());
        expect(name).toBe(`orders-${today()}.csv`);
      });
    });
  });
}
