import type { Page } from '@playwright/test';
import { asBuyer, heading, kinds, pairs, test } from './support/customer-documents.ts';
import { detailPage, findDetail, parcelsTracked } from './support/detail-page.ts';
import { allDocuments, pick } from './support/documents.ts';
import { expectGoodPage, pageTitle } from './support/good-page.ts';
import { hold } from './support/hold.ts';
import { settled } from './support/pages.ts';
import { apiAs } from './support/people.ts';
import { stored } from './support/storage.ts';
import { expect, signIn } from './support/test.ts';
import { money } from './support/written.ts';

/** What a page of a document says of it: everything but the way there. */
const documentTexts = async (page: Page): Promise<string> => {
  await expect(page.getByRole('region', { name: /^Shipments for order / })).toBeVisible();
  await settled(page);
  await parcelsTracked(page);
  const parts = await page.getByRole('main').locator('h1, h1 ~ *, dl, table, section').allInnerTexts();
  return parts.join('\n').replaceAll(/\s+/g, ' ');
};

for (const { manager, buyerName, no, name } of pairs)
  test.describe(`the documents of ${name}, to ${manager}`, () => {
    test.use({ account: manager, buyerName });

    test(`Customer Order and Customer Invoice say what the customer's own pages say (specification §customers-lists-and-documents)`, async ({
      page,
      browser,
      baseURL,
      buyer,
    }) => {
      test.slow();
      const all = await allDocuments(buyer);
      const documents = kinds.flatMap(([kind, title]) => {
        const hits = all[kind].filter(({ total_amount }) => total_amount > 0);
        return [hits[0], hits[7]].flatMap((hit) => (hit ? [{ kind, title, number: hit.number }] : []));
      });
      const own = await asBuyer(browser, baseURL ?? '', buyerName, async (other) => {
        const texts: string[] = [];
        for (const { kind, number } of documents) {
          await detailPage(other).open(kind, number);
          texts.push(await documentTexts(other));
        }
        return texts;
      });
      for (const [index, { kind, title, number }] of documents.entries()) {
        await page.goto(`/connect/customers/${no}/${kind}/${number}`);
        await expect(heading(page)).toHaveText(`${title} ${number}`);
        await expect(page).toHaveTitle(`${number} · Connect`);
        // Staff may not open the contact page: the text stands in place of its link (decisions §tracking-agents, §open-help).
        // Nor do they keep favourites, and "you" is whoever reads.
        const expected = own[index]
          ?.replaceAll('Your Reference', 'Customer’s reference')
          .replaceAll('Contact Us', 'Please contact us for tracking information.')
          .replaceAll(' Favourites ', ' ');
        expect(await documentTexts(page)).toBe(expected);
      }
    });

    test("another customer's document is not found under this one's address, and there is a way back", async ({
      page,
      baseURL,
    }) => {
      const other = await apiAs(baseURL ?? '', await signIn(baseURL ?? '', manager === 'morgan' ? 'lee' : 'priya'));
      const { orders, invoices } = await allDocuments(other);
      await other.dispose();
      for (const [kind, word, number] of [
        ['orders', 'order', pick(orders, () => true, 'order').number],
        ['invoices', 'invoice', pick(invoices, () => true, 'invoice').number],
      ] as const) {
        await page.goto(`/connect/customers/${no}/${kind}/${number}`);
        await expect(page.getByText(`We couldn’t find ${word} ${number}.`)).toBeVisible();
      }
      await page.getByRole('link', { name: 'Go to customer' }).click();
      await expect(heading(page)).toHaveText(name);
    });
  });

test.describe('a document of a customer', () => {
  test.use({ account: 'morgan' });
  const home = '/connect/customers/C10482';

  test('is downloaded, followed, and without what staff may not open', async ({ page, buyer }) => {
    test.slow();
    for (const [kind, title] of kinds)
      await test.step(`${kind}: downloads its PDF over the manager's call; a failure only hides the loader (specification §pdf-downloads)`, async () => {
        const { number } = pick((await allDocuments(buyer))[kind], (hit) => hit.total_amount > 0, kind);
        const shown = detailPage(page);
        await page.goto(`${home}/${kind}/${number}`);
        const call = `**/api/v3/account-manager/customers/C10482/${kind}/${number}/download`;
        const asked = page.waitForRequest(call);
        const downloading = page.waitForEvent('download');
        await shown.download.click();
        await asked;
        expect((await downloading).suggestedFilename()).toBe(`${title.toLowerCase()}-${number}.pdf`);
        await page.route(call, (route) =>
          route.fulfill({ status: 500, json: { message: 'No.', code: 'internal_error' } }),
        );
        const failed = page.waitForResponse(call);
        await shown.download.click();
        await failed;
        await expect(page.getByText(/^We are preparing your/)).toHaveCount(0);
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(shown.download).toBeEnabled();
        await page.unrouteAll();
      });

    await test.step("follows a parcel over the manager's call (specification §tracking-panels)", async () => {
      const order = await findDetail(buyer, 'orders', 'shipment by H&B', ({ shipments }) => {
        const [shipment, ...more] = shipments;
        return more.length === 0 && shipment?.shipping_agent?.code === 'H&B' && !!shipment.package_tracking_number;
      });
      const [{ package_tracking_number: parcel }] = order.shipments;
      const tracked = await (await buyer.get(`/api/v3/track/hbl/${parcel}/${order.order_number}`)).json();
      const asked = page.waitForResponse('**/api/v3/account-manager/customers/C10482/track/hbl/**');
      await page.goto(`${home}/orders/${order.no}`);
      expect((await asked).status()).toBe(200);
      const shown = detailPage(page);
      await expect(shown.fact('Shipment Status')).toHaveText(tracked.statusLabel);
      await expect(shown.fact('Delivery Postcode')).toHaveText(tracked.job.deliveryPostcode);
    });

    await test.step('has the text in place of the contact link, which staff may not open (decisions §tracking-agents, §open-help)', async () => {
      const order = await findDetail(buyer, 'orders', 'shipment by UPS', ({ shipments }) =>
        shipments.some((one: { shipping_agent: { code: string } | null }) => one.shipping_agent?.code === 'UPS'),
      );
      await page.goto(`${home}/orders/${order.no}`);
      const shown = detailPage(page);
      await expect(shown.shipments.getByText('Please contact us for tracking information.').first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Contact Us' })).toHaveCount(0);
    });

    await test.step('a sample by its own address has the stamp, the texts and no totals (specification §customers-lists-and-documents)', async () => {
      const { number } = pick((await allDocuments(buyer)).orders, ({ sample }) => sample, 'sample');
      await page.goto(`${home}/orders/${number}`);
      await expect(page.getByText('SAMPLE ORDER', { exact: true })).toBeVisible();
      await expect(page.getByText('Sample Order - No payment required', { exact: true })).toBeVisible();
      await expect(detailPage(page).card('Order Totals')).toHaveCount(0);
    });
  });

  test('is there at once when seen before, can be tried again, and is good to read', async ({ page, buyer }) => {
    test.slow();
    await test.step('seen before is there at once while it is asked for again, and is not kept in the browser', async () => {
      const order = pick((await allDocuments(buyer)).orders, (hit) => !hit.sample && hit.total_amount > 0, 'order');
      await page.goto(`${home}/orders/${order.number}`);
      const shown = detailPage(page);
      await expect(shown.shipments).toBeVisible();
      await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Orders' }).click();
      await expect(heading(page)).toHaveText('Customer Orders');
      const answer = await hold(page, `**/api/v3/account-manager/customers/C10482/orders/${order.number}`);
      await page.goBack();
      await answer.came(1);
      await expect(shown.shipments).toBeVisible();
      await expect(shown.fact('Total')).toHaveText(money(order.total_amount));
      await answer.release();
      expect(Object.keys(await stored(page)).filter((key) => /^(order|invoice):/.test(key))).toEqual([]);
      await page.unrouteAll();
    });

    await test.step('that cannot be loaded can be tried again; so can the customer', async () => {
      const { number } = pick((await allDocuments(buyer)).invoices, () => true, 'invoice');
      const failure = { status: 500, json: { message: 'No.', code: 'internal_error' } };
      const call = `**/api/v3/account-manager/customers/C10482/invoices/${number}`;
      await page.route(call, (route) => route.fulfill(failure));
      await page.goto(`${home}/invoices/${number}`);
      await expect(page.getByText(`We couldn’t load invoice ${number}.`)).toBeVisible();
      await page.unroute(call);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(detailPage(page).shipments).toBeVisible();
      await page.route('**/api/v3/account-manager/customers/C10482', (route) => route.fulfill(failure));
      await page.reload();
      await expect(page.getByText('We couldn’t load customer C10482.')).toBeVisible();
      await page.unroute('**/api/v3/account-manager/customers/C10482');
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(detailPage(page).shipments).toBeVisible();
      await page.unrouteAll();
    });

    await test.step(pageTitle('Customer Invoice'), async () => {
      const { number } = pick((await allDocuments(buyer)).invoices, (hit) => hit.total_amount > 0, 'invoice');
      await expectGoodPage(page, `${home}/invoices/${number}`);
    });
  });
});
