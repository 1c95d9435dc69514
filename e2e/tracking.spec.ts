import type { APIRequestContext, Page } from '@playwright/test';
import { detailPage, documentOf, findDetail } from './support/detail-page.ts';
import type { Kind } from './support/detail-page.ts';
import { hold } from './support/hold.ts';
import { expect, test } from './support/test.ts';
import { writtenDay } from './support/written.ts';

test.use({ account: 'priya' });

interface Shipment {
  readonly shipping_agent: { readonly code: string } | null;
  readonly package_tracking_number: string | null;
}

/** A document with one shipment, of that carrier. */
const sentBy = (api: APIRequestContext, kind: Kind, code: string | null, tracked = true) =>
  findDetail(api, kind, `shipment by ${code}${tracked ? '' : ' without number'}`, (found) => {
    const [shipment, ...more]: Shipment[] = found.shipments;
    if (!shipment || more.length > 0) return false;
    const agent = shipment.shipping_agent?.code ?? found.shipping_agent_code ?? null;
    return agent === code && !!shipment.package_tracking_number === tracked;
  });

/** Stops the page's clock, 5 seconds ahead of where it is, for it goes on until it is stopped. */
const stopClock = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));

const contactText = 'Please contact us for tracking information.';
const failedText = 'Failed to load tracking data. Please try again later.';
const feed = '**/api/v3/track/hbl/**';

/** Kind, what it is, agent, and whether there is a number. */
type Sent = readonly [Kind, string, string | null, boolean];

const byContactLink: readonly Sent[] = [
  ['invoices', 'TFS on an invoice', 'TFS', true],
  ['orders', 'another agent', 'UPS', true],
  ['invoices', 'another agent on an invoice', 'UPS', true],
];

const byContactText: readonly Sent[] = [
  ['orders', 'TFS on an order', 'TFS', true],
  ['orders', 'no agent', null, false],
  ['invoices', 'no agent on an invoice', null, false],
  ['orders', 'H&B without a number', 'H&B', false],
  ['orders', 'DPD without a number', 'DPD', false],
];

test('the live panel', async ({ page, api }) => {
  test.slow();
  for (const kind of ['orders', 'invoices'] as const)
    await test.step(`${kind}: H&B gets the live panel with Shipment Status, Delivery Date, Service and Delivery Postcode (specification §tracking-panels)`, async () => {
      const document = await sentBy(api, kind, 'H&B');
      const [{ package_tracking_number }] = document.shipments;
      const answer = await api.get(`/api/v3/track/hbl/${package_tracking_number}/${document.order_number}`);
      const { statusLabel, job } = await answer.json();
      const shown = detailPage(page);
      await shown.open(kind, document.no);
      await expect(shown.shipments.getByRole('heading')).toHaveText(`Shipments for order ${document.order_number}`);
      await expect(shown.shipments.locator('dt')).toHaveText([
        'Shipment Status',
        'Delivery Date',
        'Service',
        'Delivery Postcode',
      ]);
      await expect(shown.fact('Shipment Status')).toHaveText(statusLabel);
      await expect(shown.fact('Delivery Date')).toHaveText(writtenDay(job.deliveryDate));
      await expect(shown.fact('Service')).toHaveText(job.service);
      await expect(shown.fact('Delivery Postcode')).toHaveText(job.deliveryPostcode);
    });

  await test.step('the live panel draws how far the parcel is, and no steps for a state that is none', async () => {
    const document = await sentBy(api, 'orders', 'H&B');
    const shown = detailPage(page);
    const steps = shown.shipments.getByRole('list', { name: 'Shipment Status' }).getByRole('listitem');
    const labels = ['Booked', 'Collected', 'Out for delivery', 'Delivered'];
    for (const [index, label] of labels.entries()) {
      const status = label.toLowerCase().replaceAll(' ', '_');
      const job = { deliveryDate: null, service: null, deliveryPostcode: null };
      await page.route(feed, (route) => route.fulfill({ json: { status, statusLabel: label, job } }));
      await shown.open('orders', document.no);
      await expect(steps).toHaveText(labels);
      await expect(steps.and(page.locator('[aria-current="step"]'))).toHaveText(label);
      await expect(steps.and(page.locator('[data-done="true"]'))).toHaveCount(index + 1);
      await expect(shown.fact('Delivery Date')).toHaveText('—');
      await expect(shown.fact('Service')).toHaveText('—');
      await page.unroute(feed);
    }
    await page.route(feed, (route) =>
      route.fulfill({
        json: {
          status: 'attempted',
          statusLabel: 'Nobody was in',
          job: { deliveryDate: null, service: null, deliveryPostcode: null },
        },
      }),
    );
    await shown.open('orders', document.no);
    await expect(shown.fact('Shipment Status')).toHaveText('Nobody was in');
    await expect(steps).toHaveCount(0);
    await page.unrouteAll();
  });

  await test.step('what of the answer cannot be read is a dash, the rest is shown', async () => {
    const document = await sentBy(api, 'orders', 'H&B');
    const shown = detailPage(page);
    for (const job of [null, 'x', { deliveryDate: '02/12/2026', service: 4 }, { service: '' }]) {
      await page.route(feed, (route) => route.fulfill({ json: { status: 7, statusLabel: 'Collected', job } }));
      await shown.open('orders', document.no);
      await expect(shown.fact('Shipment Status')).toHaveText('Collected');
      await expect(shown.fact('Delivery Date')).toHaveText('—');
      await expect(shown.fact('Service')).toHaveText('—');
      await page.unroute(feed);
    }
  });

  await test.step('it shows a loading indicator until the data comes (specification §tracking-time-out)', async () => {
    const document = await sentBy(api, 'orders', 'H&B');
    const answer = await hold(page, feed);
    const shown = detailPage(page);
    await shown.open('orders', document.no);
    await answer.came(1);
    const loading = shown.shipments.getByText('Loading tracking data');
    await expect(loading).toHaveCount(1);
    await answer.release();
    await expect(loading).toHaveCount(0);
    await expect(shown.fact('Service')).not.toHaveText('');
    await page.unrouteAll();
  });

  await test.step('another number than that of the copy in the browser is followed in its place', async () => {
    const document = await sentBy(api, 'orders', 'H&B');
    const [{ package_tracking_number: first }] = document.shipments;
    const shown = detailPage(page);
    await shown.open('orders', document.no);
    await expect(shown.fact('Service')).not.toHaveText('');
    const text = JSON.stringify(document).replaceAll(first, 'NEW-1');
    await page.route(`**/api/v3/orders/${document.no}`, (route) =>
      route.fulfill({ contentType: 'application/json', body: text }),
    );
    await page.route('**/api/v3/track/hbl/NEW-1/**', (route) =>
      route.fulfill({ json: { status: 'booked', statusLabel: 'Booked anew', job: null } }),
    );
    await shown.open('orders', document.no);
    await expect(shown.fact('Shipment Status')).toHaveText('Booked anew');
    await page.unrouteAll();
  });
});

test(`after 30 seconds without data: '${failedText}'; a later answer replaces it (specification §tracking-time-out, decisions §late-tracking)`, async ({
  page,
  api,
}) => {
  const document = await sentBy(api, 'orders', 'H&B');
  await page.clock.install();
  const answer = await hold(page, feed);
  const shown = detailPage(page);
  await shown.open('orders', document.no);
  await answer.came(1);
  await stopClock(page);
  await page.clock.runFor(15_000);
  await expect(shown.shipments.getByText('Loading tracking data')).toHaveCount(1);
  await expect(page.getByText(failedText)).toHaveCount(0);
  await page.clock.runFor(15_000);
  await expect(page.getByText(failedText)).toBeVisible();
  await expect(shown.shipments.getByText('Loading tracking data')).toHaveCount(0);

  await page.clock.resume();
  await answer.release();
  await expect(shown.fact('Service')).not.toHaveText('');
  await expect(page.getByText(failedText)).toHaveCount(0);
});

for (const [what, reply] of [
  ['refuses', { status: 404, json: { message: 'There is nothing here.', code: 'not_found' } }],
  ['fails', { status: 500, json: { message: 'Something went wrong.', code: 'internal_error' } }],
] as const)
  test(`a feed that ${what} is no data: it loads until the 30 seconds are over (specification §tracking-time-out)`, async ({
    page,
    api,
  }) => {
    const document = await sentBy(api, 'orders', 'H&B');
    await page.clock.install();
    await page.route(feed, (route) => route.fulfill(reply));
    const answered = page.waitForResponse(feed);
    const shown = detailPage(page);
    await shown.open('orders', document.no);
    await answered;
    await stopClock(page);
    await expect(shown.shipments.getByText('Loading tracking data')).toHaveCount(1);
    await page.clock.runFor(30_000);
    await expect(page.getByText(failedText)).toBeVisible();
  });

test('another carrier, and none', async ({ page, api }) => {
  test.slow();
  for (const kind of ['orders', 'invoices'] as const)
    await test.step(`${kind}: DPD gets a link to the carrier's tracking search with the tracking number plus instruction text (specification §tracking-panels)`, async () => {
      const document = await sentBy(api, kind, 'DPD');
      const [{ package_tracking_number }] = document.shipments;
      const shown = detailPage(page);
      await shown.open(kind, document.no);
      const link = shown.shipments.getByRole('link', { name: 'Track with DPD' });
      await expect(link).toHaveAttribute(
        'href',
        new RegExp(`^https://track\\.dpd\\.co\\.uk/.*${package_tracking_number}`),
      );
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(shown.shipments.getByText(package_tracking_number, { exact: true })).toBeVisible();
      await expect(
        shown.shipments.getByText('Enter this tracking number on the DPD site.', { exact: true }),
      ).toBeVisible();
    });

  await test.step('an agent which only the document names counts (decisions §tracking-agents)', async () => {
    const document = await findDetail(api, 'orders', 'shipment without a carrier of its own', (found) =>
      found.shipments.some((one: Shipment) => one.shipping_agent === null && !!one.package_tracking_number),
    );
    expect(document.shipping_agent_code).toBe('DPD');
    const shown = detailPage(page);
    await shown.open('orders', document.no);
    await expect(shown.shipments.getByRole('link', { name: 'Track with DPD' })).toBeVisible();
  });

  for (const [kind, what, code, tracked] of byContactLink)
    await test.step(`${what}: a 'Contact Us' link, where the order's number is filled in (specification §tracking-panels, decisions §tracking-agents)`, async () => {
      const shown = detailPage(page);
      const document = await sentBy(api, kind, code, tracked);
      await shown.open(kind, document.no);
      await expect(shown.shipments.locator('dt')).toHaveCount(0);
      await expect(shown.shipments.getByText(document.shipments[0].package_tracking_number)).toBeVisible();
      await shown.shipments.getByRole('link', { name: 'Contact Us' }).first().click();
      await expect(page).toHaveURL(/\/connect\/contact\?order=S[OI]-\d+$/);
      await expect(page.getByRole('textbox', { name: /^Order or invoice number/ })).toHaveValue(/^S[OI]-\d+$/);
    });

  await test.step(`TFS on orders, missing agents, and parcels without a number: '${contactText}' (specification §tracking-panels, decisions §tracking-agents)`, async () => {
    const shown = detailPage(page);
    for (const [kind, what, code, tracked] of byContactText)
      await test.step(what, async () => {
        const document = await sentBy(api, kind, code, tracked);
        await shown.open(kind, document.no);
        await expect.soft(shown.shipments.getByText(contactText, { exact: true }), what).toBeVisible();
        await expect.soft(shown.shipments.getByRole('link'), what).toHaveCount(0);
        await expect.soft(shown.shipments.locator('dt'), what).toHaveCount(0);
      });
  });

  await test.step('an order of which nothing was sent says so', async () => {
    const document = await findDetail(
      api,
      'orders',
      'order without shipments',
      ({ shipments, status }) => shipments.length === 0 && status !== 'Cancelled',
    );
    const shown = detailPage(page);
    await shown.open('orders', document.no);
    await expect(shown.shipments.getByText('Nothing has been shipped yet.')).toBeVisible();
    // One that was cancelled waits for nothing.
    await shown.goto('orders', (await documentOf(api, 'cancelled order')).document.no);
    await expect(page.getByText('This order was cancelled. Nothing will be shipped.')).toBeVisible();
    await expect(shown.shipments).toHaveCount(0);
  });

  await test.step('each of several shipments has its own panel', async () => {
    const document = await findDetail(api, 'orders', 'order in two parcels', ({ shipments }) => shipments.length === 2);
    const shown = detailPage(page);
    await shown.open('orders', document.no);
    for (const { no } of document.shipments) await expect(shown.shipments.getByText(no, { exact: true })).toBeVisible();
  });
});
