import { randomBytes } from 'node:crypto';
import { mailTo } from './support/mailbox.ts';
import { apiAs, newPerson, openAs } from './support/people.ts';
import { expect, expectAccessible, test, tokenOf } from './support/test.ts';

/** An order of a while ago that the supplier's system takes in, of which half of the first line and all of the second still come. */
const orderOf = (no: string, first: string | null, second: string | null) => {
  const line = { unitPrice: { minor: 250, currency: 'GBP' }, quantity: 24 };
  return {
    no,
    customer: 'C10482',
    date: '2024-05-03',
    postingDate: '2024-05-03',
    status: 'Released',
    progress: 'Picking',
    total: { minor: 12_000, currency: 'GBP' },
    totalIncVat: { minor: 14_400, currency: 'GBP' },
    lines: [
      { ...line, sku: 'GLV-8841-L', description: 'Cut level C glove, L', quantityShipped: 12, promisedOn: first },
      { ...line, sku: 'BOT-7719-9', description: 'Safety boot S3, 9', promisedOn: second },
    ],
  };
};

test('what the supplier promises is on the order, and who wants to know is told when it moves (specification §promised-dates)', async ({
  page,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  // Among the newest of no list: documents are sorted by the digits of their numbers.
  const no = `SO-0${Array.from(randomBytes(8), (byte) => String.fromCodePoint(65 + (byte % 26))).join('')}`;
  const person = await newPerson(origin);
  const buyer = await apiAs(origin, person.token);
  const choice = { kinds: ['changed'], allOrders: true, storefront: '' };
  expect((await buyer.put('/api/v3/order-emails', { data: choice })).status()).toBe(204);
  const admin = await apiAs(origin, await tokenOf(origin, 'ada'));
  const form = { name: no, scopes: ['write:orders'], addresses: [], expiresAt: null };
  const { text } = await (await admin.post('/api/v3/admin/keys', { data: form })).json();
  const erp = await apiAs(origin, text);
  const send = async (...promises: [string | null, string | null]) => {
    const answer = await erp.put('/api/integration/v1/orders', { data: [orderOf(no, ...promises)] });
    expect(await answer.json()).toMatchObject({ accepted: 1, refused: 0 });
  };

  await send('2026-12-05', '2026-12-19');
  await openAs(page, person, `/connect/orders/view/${no}`);
  const lines = page.getByRole('table', { name: 'Items on this order' }).getByRole('row');
  await expect(lines.filter({ hasText: 'GLV-8841-L' })).toContainText('Promised for 5 Dec 2026');
  await expect(lines.filter({ hasText: 'BOT-7719-9' })).toContainText('Promised for 19 Dec 2026');
  await expect(page.getByText('Promised between 5 Dec 2026 and 19 Dec 2026')).toBeVisible();
  await expect(page.getByText(/^Was /)).toHaveCount(0);

  await send('2026-12-09', '2026-12-19');
  await page.reload();
  await expect(lines.filter({ hasText: 'GLV-8841-L' })).toContainText('Promised for 9 Dec 2026Was 5 Dec 2026');
  await expect(page.getByText(/^Was /)).toHaveCount(1);
  await expectAccessible(page);
  const mail = await mailTo(buyer, person.email, 2);
  expect(mail.subject).toBe(`Order ${no} has changed`);
  expect(mail.text).toContain('GLV-8841-L: 24 × Cut level C glove, L: 5 Dec 2026 → 9 Dec 2026');
  expect(mail.text).not.toContain('BOT-7719-9:');

  await test.step('of what was sent, nothing is promised any more', async () => {
    await send(null, null);
    await page.reload();
    await expect(lines.filter({ hasText: 'GLV-8841-L' })).toContainText('Not shipped');
    await expect(page.getByText(/^Promised for/)).toHaveCount(0);
  });
  await Promise.all([buyer, admin, erp].map((api) => api.dispose()));
});
