import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { detailPage, parcelsTracked } from './support/detail-page.ts';
import type { Kind } from './support/detail-page.ts';
import { allDocuments, pick } from './support/documents.ts';
import { hold } from './support/hold.ts';
import { settled } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const papers: Readonly<Record<Kind, { readonly button: string; readonly loader: string; readonly file: string }>> = {
  orders: {
    button: 'Download Confirmation',
    loader: 'We are preparing your confirmation for download',
    file: 'order',
  },
  invoices: { button: 'Download Invoice', loader: 'We are preparing your invoice for download', file: 'invoice' },
};

/** Opens a document whose PDF is held until it is answered, and collects what is saved. */
const openHeld = async (page: Page, api: APIRequestContext, kind: Kind) => {
  const { number } = pick((await allDocuments(api))[kind], () => true, kind);
  const shown = detailPage(page);
  await shown.open(kind, number);
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  const answer = await hold(page, `**/api/v3/${kind}/${number}/download`);
  return { number, shown, saved, answer };
};

test.describe('a customer with Download Invoices', () => {
  test.use({ account: 'priya' });

  for (const kind of ['orders', 'invoices'] as const) {
    const { button, loader, file } = papers[kind];

    test(`${kind} are downloaded as PDF, or quietly not`, async ({ page, api }) => {
      test.slow();
      await test.step(`'${button}' really downloads a PDF, saved as ${file}-{no}.pdf, of this document (specification §pdf-downloads)`, async () => {
        const hits = (await allDocuments(api))[kind];
        const shown = detailPage(page);
        for (const { number } of [pick(hits, () => true, kind), pick(hits.slice(20), () => true, kind)]) {
          await shown.open(kind, number);
          await expect(shown.download).toHaveText(button);
          const downloading = page.waitForEvent('download');
          await shown.download.click();
          const download = await downloading;
          expect(download.suggestedFilename()).toBe(`${file}-${number}.pdf`);
          const bytes = await readFile(await download.path());
          const source = bytes.toString('latin1');
          expect(source.slice(0, 5)).toBe('%PDF-');
          expect(source.trimEnd()).toMatch(/%%EOF$/);
          expect(source).toContain(number);
          expect(bytes.length).toBeGreaterThan(5000);
        }
      });

      await test.step(`meanwhile a loader says '${loader}'; a second press downloads nothing more (specification §pdf-downloads)`, async () => {
        const { number, shown, saved, answer } = await openHeld(page, api, kind);
        await expect(page.getByText(loader)).toHaveCount(0);
        await shown.download.dblclick();
        await expect(page.getByText(loader, { exact: true })).toBeVisible();
        await shown.download.press('Enter');
        await answer.came(1);
        const downloading = page.waitForEvent('download');
        await answer.release();
        await downloading;
        await expect(page.getByText(loader)).toHaveCount(0);
        expect(answer.routes.length).toBe(1);
        expect(saved).toEqual([`${file}-${number}.pdf`]);

        // It can be downloaded again.
        const again = page.waitForEvent('download');
        await shown.download.click();
        await again;
        await page.unrouteAll();
      });

      for (const [failure, reply] of [
        [
          'refused',
          {
            status: 500,
            json: {
              message: 'Something went wrong on our side. Please try again; if it keeps happening, contact us.',
              code: 'internal_error',
            },
          },
        ],
        ['no PDF', { status: 200, body: '<html></html>', contentType: 'text/html' }],
      ] as const)
        await test.step(`failed PDF download (${failure}), ${kind}: the loader is hidden; nothing else (specification §pdf-downloads)`, async () => {
          const { shown, saved, answer } = await openHeld(page, api, kind);
          await settled(page);
          await parcelsTracked(page);
          const before = await page.getByRole('main').innerText();
          await shown.download.click();
          const route = await answer.came(1);
          await expect(page.getByText(loader)).toBeVisible();
          await route.fulfill(reply);
          await expect(page.getByText(loader)).toHaveCount(0);
          expect(await page.getByRole('main').innerText()).toBe(before);
          await expect(page.getByRole('dialog')).toHaveCount(0);
          await expect(page.getByRole('alert')).toHaveCount(0);
          await expect(shown.download).toBeEnabled();
          expect(saved).toEqual([]);
          await page.unrouteAll();
        });
    });
  }
});

test.describe('a customer without Download Invoices', () => {
  test.use({ account: 'sam' });

  test('sees no download action: it is shown only with permission (specification §pdf-downloads, §permissions)', async ({
    page,
    api,
  }) => {
    const { number } = pick((await allDocuments(api)).orders, () => true, 'order');
    const shown = detailPage(page);
    await shown.open('orders', number);
    await expect(shown.heading).toHaveText(`Order ${number}`);
    await expect(shown.download).toHaveCount(0);
  });
});
