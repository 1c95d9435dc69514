import { detailPage } from './support/detail-page.ts';
import type { Kind } from './support/detail-page.ts';
import { allDocuments, pick } from './support/documents.ts';
import { hold } from './support/hold.ts';
import { stored } from './support/storage.ts';
import { expect, test } from './support/test.ts';

test.use({ account: 'priya' });

const kinds: Readonly<Record<Kind, { readonly key: string; readonly name: string }>> = {
  orders: { key: 'order', name: 'order' },
  invoices: { key: 'invoice', name: 'invoice' },
};

for (const kind of ['orders', 'invoices'] as const) {
  const { key, name } = kinds[kind];

  test(`${name}: the copy that this browser keeps`, async ({ page, api }) => {
    test.slow();
    // Nothing is cached before the first two.
    await test.step(`${name}: an unknown number is not found, and is not cached`, async () => {
      const shown = detailPage(page);
      for (const number of ['XX-999999', '..%2F..', '%3Cscript%3E', 'a b']) {
        await shown.goto(kind, number);
        await expect(page.getByText(new RegExp(`^We couldn’t find ${name} `))).toBeVisible();
        await expect(page.getByRole('link', { name: 'Go to Orders & Invoices' })).toBeVisible();
        await expect(shown.download).toHaveCount(0);
      }
      expect(Object.keys(await stored(page)).filter((entry) => /^(order|invoice):/.test(entry))).toEqual([]);
    });

    await test.step(`${name}: without a cached copy a failure can be tried again (decisions §failed-details)`, async () => {
      const { number } = pick((await allDocuments(api))[kind], () => true, name);
      await page.route(`**/api/v3/${kind}/${number}`, (route) => route.abort());
      const shown = detailPage(page);
      await shown.goto(kind, number);
      await expect(page.getByText(`We couldn’t load ${name} ${number}.`)).toBeVisible();
      await page.unroute(`**/api/v3/${kind}/${number}`);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(shown.shipments).toBeVisible();
      await page.unrouteAll();
    });

    await test.step(`${name}: the locally cached copy is shown first, then replaced by the server copy, which is re-cached (specification §cached-documents)`, async () => {
      const { number, po_number } = pick(
        (await allDocuments(api))[kind],
        (hit) => !!hit.po_number && !hit.sample,
        name,
      );
      const shown = detailPage(page);
      await shown.open(kind, number);
      const cacheKey = `${key}:${number}`;
      await expect.poll(async () => (await stored(page))[cacheKey]).toContain(number);

      const answer = await hold(page, `**/api/v3/${kind}/${number}`);
      await shown.goto(kind, number);
      const route = await answer.came(1);
      await expect(shown.heading).toContainText(number);
      await expect(shown.fact('Your Reference')).toHaveText(po_number ?? '');
      await expect(shown.shipments).toBeVisible();
      await expect(shown.lines.getByRole('row').nth(1)).toBeVisible();

      const response = await route.fetch();
      await route.fulfill({ json: { ...(await response.json()), external_reference: 'Changed meanwhile' } });
      await expect(shown.fact('Your Reference')).toHaveText('Changed meanwhile');
      await expect.poll(async () => (await stored(page))[cacheKey]).toContain('Changed meanwhile');
      await page.unrouteAll();
    });

    await test.step(`${name}: the cached copy is there in the first paint, without a request being answered`, async () => {
      const { number } = pick((await allDocuments(api))[kind], (hit) => !!hit.po_number && !hit.sample, name);
      const shown = detailPage(page);
      await shown.open(kind, number);
      await page
        .getByRole('navigation', { name: 'Breadcrumbs' })
        .getByRole('link', { name: 'Orders & Invoices' })
        .click();
      await expect(shown.heading).toHaveText('Your Orders & Invoices');
      await page.route(`**/api/v3/${kind}/${number}`, () => {});
      // What the page's main part was from its first change on that showed this document's heading.
      await page.evaluate((heading) => {
        const seen: boolean[] = [];
        Object.assign(window, { seen });
        new MutationObserver(() => {
          const main = document.querySelector('main');
          if (main?.querySelector('h1')?.textContent?.includes(heading)) seen.push(!!main.querySelector('tbody td'));
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }, number);
      await page.goBack();
      await expect(shown.shipments).toBeVisible();
      const seen: boolean[] = await page.evaluate(() => Reflect.get(window, 'seen'));
      expect(seen.length).toBeGreaterThan(0);
      expect(seen).not.toContain(false);
      await page.unrouteAll();
    });

    await test.step(`${name}: when the server fails the cached copy stays, with a notice and Try again (decisions §failed-details)`, async () => {
      const { number, po_number } = pick(
        (await allDocuments(api))[kind],
        (hit) => !!hit.po_number && !hit.sample,
        name,
      );
      const shown = detailPage(page);
      const notice = page.getByText(
        'We couldn’t load the latest version. This is a copy saved on this device; status and amounts may have changed.',
      );
      await shown.open(kind, number);
      await expect(notice).toHaveCount(0);
      for (const fail of [
        {
          status: 500,
          json: {
            message: 'Something went wrong on our side. Please try again; if it keeps happening, contact us.',
            code: 'internal_error',
          },
        },
        { status: 200, json: { no: 1 } },
      ]) {
        await page.route(`**/api/v3/${kind}/${number}`, (route) => route.fulfill(fail));
        await shown.goto(kind, number);
        await expect(notice).toBeVisible();
        await expect(shown.fact('Your Reference')).toHaveText(po_number ?? '');
        await page.unroute(`**/api/v3/${kind}/${number}`);
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(notice).toHaveCount(0);
        await expect(shown.fact('Your Reference')).toHaveText(po_number ?? '');
      }
      await page.unrouteAll();
    });

    await test.step(`${name}: a corrupt cached copy is dropped and the page goes on (decisions §broken-storage)`, async () => {
      const { number } = pick((await allDocuments(api))[kind], () => true, name);
      const shown = detailPage(page);
      await page.goto('/connect/help');
      for (const junk of [
        '{',
        '{}',
        'null',
        JSON.stringify({ kind: key, no: number, lines: 3 }),
        JSON.stringify({ no: number }),
      ]) {
        await page.evaluate(([at, value]) => localStorage.setItem(at, value), [`${key}:${number}`, junk] as const);
        await shown.open(kind, number);
        await expect(shown.heading).toContainText(number);
        await expect.poll(async () => (await stored(page))[`${key}:${number}`]).not.toBe(junk);
      }
    });
  });
}
