import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { mailsTo } from './support/mailbox.ts';
import { newBuyer, packedItems, setInBasket } from './support/ordering.ts';
import { testOn } from './support/own-server.ts';
import { apiAs, openAs } from './support/people.ts';
import { expect, tokenOf } from './support/test.ts';

/** The receiver is on this machine, as no supplier's is. */
const test = testOn({ PRIVATE_WEBHOOKS: 'on' });

interface Money {
  readonly minor: number;
  readonly currency: string;
}
interface PlacedOrder {
  readonly orderNo: string;
  readonly customerNo: string;
  readonly date: string;
  readonly lines: readonly {
    readonly sku: string;
    readonly title: string;
    readonly quantity: number;
    readonly unitPrice: Money;
  }[];
  readonly totalExVat: Money;
  readonly totalIncVat: Money;
}

const textOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

/**
 * The supplier's system: it listens to the portal, and keeps each order it was told of once, by the id of the event. Killed, it forgets what
 * it was at, but not what it kept.
 */
class Erp {
  readonly orders: PlacedOrder[] = [];
  /** Every event that reached it, those that it did not live to keep too. */
  readonly heard: string[] = [];
  /** Dies over the next event: after it was read, before it is kept or answered. */
  diesNext = false;
  secret = '';
  port = 0;
  private readonly kept = new Set<string>();
  private server: Server | null = null;

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      void this.take(request).then((status) => {
        if (status === null) return this.kill();
        response.writeHead(status).end();
        return undefined;
      });
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('it listens at no port');
    this.port = address.port;
    this.server = server;
  }

  kill(): void {
    this.server?.closeAllConnections();
    this.server?.close();
    this.server = null;
  }

  /** The status that an event is answered with; null where it died over it. */
  private async take(request: IncomingMessage): Promise<number | null> {
    const body = await textOf(request);
    const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signed } = request.headers;
    const key = Buffer.from(this.secret.replace('whsec_', ''), 'base64');
    const signature = createHmac('sha256', key)
      .update(`${String(id)}.${String(at)}.${body}`)
      .digest('base64');
    if (!String(signed).split(' ').includes(`v1,${signature}`)) return 401;
    this.heard.push(String(id));
    if (this.diesNext) {
      this.diesNext = false;
      return null;
    }
    const event: { readonly type: string; readonly data: PlacedOrder } = JSON.parse(body);
    if (event.type === 'order.placed' && !this.kept.has(String(id))) {
      this.kept.add(String(id));
      this.orders.push(event.data);
    }
    return 204;
  }
}

test('a first order goes to the supplier’s system, which is killed on the way, and its answers come back to the buyer (specification §order-emails)', async ({
  page,
  origin,
}) => {
  test.setTimeout(120_000);
  const erp = new Erp();
  await erp.start();
  const admin = await apiAs(origin, await tokenOf(origin, 'ada'));
  const address = `http://127.0.0.1:${erp.port}/orders`;
  const added = await admin.post('/api/v3/admin/webhooks', { data: { url: address, kinds: ['order.placed'] } });
  ({ secret: erp.secret } = await added.json());
  const scopes = ['write:orders', 'write:shipments', 'write:invoices'];
  const form = { name: 'ERP', scopes, addresses: [], expiresAt: null };
  const { text } = await (await admin.post('/api/v3/admin/keys', { data: form })).json();
  const api = await apiAs(origin, text);
  const answer = async (kind: 'orders' | 'shipments' | 'invoices', record: object) => {
    const response = await api.put(`/api/integration/v1/${kind}`, { data: [record] });
    expect(await response.json()).toMatchObject({ accepted: 1, refused: 0 });
  };

  const buyer = await newBuyer(origin, { permissions: ['View Invoices', 'Download Invoices'] });
  const choice = { kinds: ['confirmed', 'changed', 'dispatched', 'invoiced'], allOrders: false, storefront: '' };
  expect((await buyer.api.put('/api/v3/order-emails', { data: choice })).status()).toBe(204);
  const [first, second] = await packedItems(buyer.api, 2);
  if (!first || !second) throw new Error('there are two');
  const quantities = { [first.sku]: first.minimum, [second.sku]: second.minimum * 2 };

  const order = await test.step('the buyer orders while the system dies over it', async () => {
    erp.diesNext = true;
    await setInBasket(buyer.api, quantities);
    await openAs(page, buyer, '/connect/checkout');
    await page.getByRole('textbox', { name: 'Your Reference' }).fill('First to the ERP');
    await page.getByRole('button', { name: 'Place Order' }).click();
    await expect(page.getByRole('heading', { name: /^Order SO-\d+ placed$/ })).toBeVisible();
    await expect.poll(() => erp.heard.length).toBe(1);
    expect(erp.orders).toEqual([]);
    await erp.start();
    await expect.poll(() => erp.orders.length, { timeout: 30_000 }).toBe(1);
    // It was the same event again: by its id, whoever had kept it already would know.
    expect(new Set(erp.heard).size).toBe(1);
    const [taken] = erp.orders;
    if (!taken) throw new Error('it was taken');
    expect(Object.fromEntries(taken.lines.map(({ sku, quantity }) => [sku, quantity]))).toEqual(quantities);
    return taken;
  });

  const no = order.orderNo;
  const inTheErp = {
    no,
    customer: order.customerNo,
    date: order.date,
    postingDate: order.date,
    backOfficeNo: '4500012345',
    progress: 'Warehouse',
    completelyShipped: false,
    status: 'Released',
    total: order.totalExVat,
    totalIncVat: order.totalIncVat,
    lines: order.lines.map(({ title: description, ...line }) => ({ ...line, description })),
  };
  const subjects = async () => (await mailsTo(buyer.api, buyer.email)).map(({ subject }) => subject);
  const expectMail = (subject: string) => expect.poll(subjects).toContain(subject);
  const row = page.getByRole('row').filter({ hasText: no });

  await test.step('confirms it by its own number, and the list has it within two seconds', async () => {
    const recent = await page.context().newPage();
    await recent.goto('/connect');
    const recentRow = recent.getByRole('row').filter({ hasText: no });
    await expect(recentRow).toContainText('Received');
    await page.goto(`/connect/orders?show=orders&q=${no}`);
    await expect(row).toContainText('Received');
    await answer('orders', inTheErp);
    // A list without an order of today would look again after 15 seconds.
    await expect(row).toContainText('Being Prepared', { timeout: 10_000 });
    await expect(recentRow).toContainText('Being Prepared', { timeout: 10_000 });
    await recent.close();
    await page.goto('/connect/orders?show=orders&q=4500012345');
    await expect(row).toContainText('Being Prepared');
    await expectMail(`Order ${no} is confirmed`);
    await page.goto(`/connect/orders/view/${no}`);
    await expect(page.getByText('4500012345')).toBeVisible();
    await expect(page.getByText('First to the ERP')).toBeVisible();
  });

  const lines = page.getByRole('table', { name: 'Items on this order' }).getByRole('row');
  const [one, two] = inTheErp.lines;
  if (!one || !two) throw new Error('it has two');
  const promised = (on: string) => ({
    ...inTheErp,
    lines: inTheErp.lines.map((line) => ({ ...line, promisedOn: on })),
  });
  await test.step('changes a promise, splits a line and cancels another', async () => {
    await answer('orders', promised('2027-01-11'));
    const half = { ...two, quantity: second.minimum };
    const split = [
      { ...half, promisedOn: '2027-01-11' },
      { ...half, promisedOn: '2027-02-15' },
    ];
    const rest = two.unitPrice.minor * two.quantity;
    const total = { ...order.totalExVat, minor: Math.round(rest) };
    await answer('orders', { ...inTheErp, total, totalIncVat: total, lines: split });
    await expectMail(`Order ${no} has changed`);
    await page.reload();
    await expect(lines.filter({ hasText: second.sku })).toHaveCount(2);
    await expect(lines.filter({ hasText: first.sku })).toHaveCount(0);
    await expect(lines.filter({ hasText: 'Promised for 15 Feb 2027' })).toHaveCount(1);
  });

  await test.step('ships and invoices it', async () => {
    const shipment = { order: no, postingDate: order.date, carrierCode: 'DPD', trackingNumber: '15501234567890' };
    await answer('shipments', { no: `SH-${no}`, ...shipment });
    await expectMail(`Order ${no} is on its way`);
    const { backOfficeNo: _, ...invoice } = inTheErp;
    await answer('invoices', { ...invoice, no: `RE-${no}`, order: no, dueDate: '2027-01-31' });
    await expectMail(`Invoice RE-${no}`);
    await page.reload();
    await page.getByRole('link', { name: `RE-${no}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`RE-${no}`);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download Invoice' }).click();
    expect((await downloading).suggestedFilename()).toBe(`invoice-RE-${no}.pdf`);
  });

  // Nothing of it was told twice over, to the system or to the buyer.
  expect(erp.orders).toHaveLength(1);
  expect((await subjects()).filter((subject) => subject === `Order ${no} is confirmed`)).toHaveLength(1);
  erp.kill();
  await Promise.all([admin, api, buyer.api].map((each) => each.dispose()));
});
