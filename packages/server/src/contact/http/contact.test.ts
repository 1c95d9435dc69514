import { calls } from '@connect/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDemoDatabase, testNow, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { messagesPerWindow } from '../application/send-message.ts';

const sam = 'sam@northgate.example';

let data: TestDatabase;
let portal: TestPortal;
let token: string;
let numbers: Record<'order' | 'invoice' | 'foreign', string>;

const newest = async (table: 'orders' | 'invoices', customerNo: string) =>
  (
    await data.database
      .selectFrom(table)
      .select('no')
      .where('customer_no', '=', customerNo)
      .orderBy('no', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
  ).no;

beforeAll(async () => {
  data = await openDemoDatabase();
  numbers = {
    order: await newest('orders', 'C10482'),
    invoice: await newest('invoices', 'C10482'),
    foreign: await newest('orders', 'C20915'),
  };
});
afterAll(() => data.database.destroy());
beforeEach(async () => {
  portal = createTestPortal(data);
  for (const table of ['contact_messages', 'mail_jobs', 'mailbox'] as const)
    await data.database.deleteFrom(table).execute();
  token = await portal.tokenFor(sam);
});

const message = {
  subject: 'delivery',
  orderNumber: null,
  message: 'Where is it?\nIt was due on Monday.',
  copy: false,
};
const send = async (fields: object = {}) => {
  const answer = await portal.call(calls.contact, { token, body: { ...message, ...fields } });
  return { status: answer.status, ...((await answer.json()) as { reference?: string }) };
};
const kept = () => data.database.selectFrom('contact_messages').selectAll().execute();

describe('a message to the supplier', () => {
  it('is kept under a reference that is easy to read out, and goes to the support address', async () => {
    const { status, reference = '' } = await send();
    expect([status, reference]).toEqual([200, expect.stringMatching(/^CT-[2-9A-HJKMNP-TV-Z]{6}$/)]);
    const user = await data.database
      .selectFrom('users')
      .select('id')
      .where('email', '=', sam)
      .executeTakeFirstOrThrow();
    expect(await kept()).toEqual([
      {
        reference,
        customer_no: 'C10482',
        user_id: user.id,
        subject: 'delivery',
        order_number: null,
        message: message.message,
        created_at: testNow,
      },
    ]);
    const mails = await portal.mails();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.recipient).not.toBe(sam);
    for (const part of [reference, 'Where is it?', sam, 'Northgate']) expect(mails[0]?.text).toContain(part);
  });

  it('goes to its writer, too, when they want a copy', async () => {
    const { reference = '' } = await send({ copy: true });
    const copies = await portal.mails(sam);
    expect(copies).toHaveLength(1);
    expect(copies[0]?.text).toContain(reference);
    expect(await portal.mails()).toHaveLength(2);
  });

  it("can be about an order or invoice of the customer's own, in whatever case its number is typed", async () => {
    await send({ orderNumber: numbers.order.toLowerCase() });
    await send({ orderNumber: numbers.invoice });
    expect((await kept()).map((row) => row.order_number).toSorted()).toEqual([numbers.invoice, numbers.order]);
  });

  it("is refused about another company's as about none at all, and nothing is kept or sent (decisions §hidden-is-refused)", async () => {
    for (const number of [numbers.foreign, 'SO-999999'])
      expect(await send({ orderNumber: number })).toMatchObject({
        status: 422,
        code: 'unknown_order',
        values: { number },
        errors: { orderNumber: [expect.any(String)] },
      });
    expect([await kept(), await portal.mails()]).toEqual([[], []]);
  });

  it.each([
    ['subject', { subject: 'praise' }],
    ['orderNumber', { orderNumber: "1' or '1'='1" }],
    ['message', { message: ' \n ' }],
    ['message', { message: 'x'.repeat(5001) }],
    ['message', { message: 'a\0b' }],
    ['copy', { copy: 'yes' }],
  ])('with a wrong %s is malformed: %j', async (field, fields) => {
    expect(await send(fields)).toMatchObject({ status: 400, errors: { [field]: expect.anything() } });
  });

  it('is the one that is there when it is sent again within five minutes, as its answer got lost, also at once', async () => {
    const answers = await Promise.all([send(), send(), send({ copy: true })]);
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect([(await kept()).length, (await portal.mails()).length]).toEqual([1, 1]);
    await send({ message: 'Another.' });
    await send({ subject: 'order' });
    await send({ orderNumber: numbers.order });
    expect(await kept()).toHaveLength(4);
    portal.clock.now = new Date(testNow.getTime() + 5 * 60 * 1000);
    expect(answers[0]?.reference).not.toBe((await send()).reference);
  });

  it('can be sent ten times in ten minutes, also at once, and then waits', async () => {
    const answers = await Promise.all(
      Array.from({ length: messagesPerWindow + 2 }, (_, at) => send({ message: `No. ${at}` })),
    );
    const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([count(200), count(429)]).toEqual([10, 2]);
    expect(new Set((await kept()).map(({ reference }) => reference)).size).toBe(10);
    portal.clock.now = new Date(testNow.getTime() + 9 * 60 * 1000);
    expect(await send()).toMatchObject({ status: 429, values: { seconds: 60 } });
    portal.clock.now = new Date(testNow.getTime() + 10 * 60 * 1000);
    expect(await send()).toMatchObject({ status: 200 });
  });

  it('is limited for one user alone', async () => {
    await Promise.all(Array.from({ length: messagesPerWindow }, (_, at) => send({ message: `No. ${at}` })));
    token = await portal.tokenFor('priya@northgate.example');
    expect(await send()).toMatchObject({ status: 200 });
  });
});
