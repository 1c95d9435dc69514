import { orderNoOf } from '@connect/core/domain/documents/number';
import { calls } from '@connect/contract/calls';
import { permissions } from '@connect/core/domain/access/user';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderDocumentsOf } from '../../indexing/database/search-documents.ts';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { createTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let data: TestDatabase;
let portal: TestPortal;
let token: string;
let own: { order: string; invoice: string; parcel: Record<string, string> };

beforeAll(async () => {
  data = await openDemoDatabase();
  portal = createTestPortal(data);
  token = await portal.tokenFor('sam@northgate.example');
  const newest = (table: 'orders' | 'invoices') =>
    data.database
      .selectFrom(table)
      .select('no')
      .where('customer_no', '=', 'C10482')
      .orderBy('no', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
  const parcel = await data.database
    .selectFrom('shipments')
    .select(['package_tracking_number', 'order_number'])
    .where('customer_no', '=', 'C10482')
    .where('agent_code', '=', 'H&B')
    .where('package_tracking_number', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  own = {
    order: (await newest('orders')).no,
    invoice: (await newest('invoices')).no,
    parcel: { package_tracking_number: parcel.package_tracking_number ?? '', order_number: parcel.order_number },
  };
});

afterAll(() => data.database.destroy());

const permit = (...granted: string[]) =>
  data.database
    .updateTable('users')
    .set({ permissions: granted })
    .where('email', '=', 'sam@northgate.example')
    .execute();

const { viewOrders, viewInvoices, downloadInvoices } = permissions;

describe('the server enforces everything the client hides (decisions §hidden-is-refused)', () => {
  it.each([
    ['order', viewOrders],
    ['invoice', viewInvoices],
  ] as const)('the PDF of an %s needs %s beside Download Invoices: its page needs it', async (kind, view) => {
    const row = kind === 'order' ? calls.orderPdf : calls.invoicePdf;
    const ask = () => portal.call(row, { token, params: { id: own[kind] } });
    await permit(downloadInvoices);
    const answer = await ask();
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'missing_permission', message: expect.stringContaining(view) });
    await permit(view);
    expect((await ask()).status).toBe(403);
    await permit(view, downloadInvoices);
    expect((await ask()).status).toBe(200);
  });

  it('tracking needs View Orders or View Invoices: it stands on their pages', async () => {
    const ask = async () => (await portal.call(calls.trackHbl, { token, params: own.parcel })).status;
    await permit(downloadInvoices);
    expect(await ask()).toBe(403);
    await permit(viewOrders);
    expect(await ask()).toBe(200);
    await permit(viewInvoices);
    expect(await ask()).toBe(200);
  });

  it('a number is found however it was typed into an address, and may have a slash and dots', async () => {
    await permit(viewOrders, downloadInvoices);
    const no = orderNoOf('2026/0042.1');
    const order = await data.database
      .selectFrom('orders')
      .selectAll()
      .where('no', '=', orderNoOf(own.order))
      .executeTakeFirst();
    if (!order) throw new Error('The order is missing');
    await data.database
      .insertInto('orders')
      .values({ ...order, no })
      .execute();
    const numberOf = async (id: string) => {
      const answer = await portal.call(calls.order, { token, params: { id } });
      return [answer.status, ((await answer.json()) as { no?: string }).no];
    };
    expect(await numberOf(` ${own.order.toLowerCase()} `)).toEqual([200, own.order]);
    expect(await numberOf(no)).toEqual([200, no]);
    const pdf = await portal.call(calls.orderPdf, { token, params: { id: no } });
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get('Content-Disposition')).toBe('attachment; filename="order-2026-0042.1.pdf"');
    const [indexed] = await orderDocumentsOf(data.database, [orderNoOf(no)]);
    expect(indexed).toMatchObject({ number: no, id: expect.stringMatching(/^[A-Za-z0-9_-]+$/) });
  });

  it.each([
    ['RE 2026 001', 're 2026 001', 'filename="order-RE 2026 001.pdf"'],
    ['RE#1', 're#1', 'filename="order-RE#1.pdf"'],
    ['K&S (A)+1,2:3', 'k&s (a)+1,2:3', 'filename="order-K&S (A)+1,2-3.pdf"'],
    ['RÄ1', 'ra\u03081', `filename="order-R_1.pdf"; filename*=UTF-8''order-R%C3%841.pdf`],
    ['ЖЯ (7)', 'жя (7)', `filename="order-__ (7).pdf"; filename*=UTF-8''order-%D0%96%D0%AF%20%287%29.pdf`],
  ])('%s is opened however it was typed, and saved under its name', async (written, typed, name) => {
    await permit(viewOrders, downloadInvoices);
    const no = orderNoOf(written);
    const like = data.database.selectFrom('orders').selectAll().where('no', '=', orderNoOf(own.order));
    await data.database
      .insertInto('orders')
      .values({ ...(await like.executeTakeFirstOrThrow()), no })
      .execute();
    const opened = await portal.call(calls.order, { token, params: { id: typed } });
    expect([opened.status, ((await opened.json()) as { no?: string }).no]).toEqual([200, written]);
    const pdf = await portal.call(calls.orderPdf, { token, params: { id: typed } });
    expect([pdf.status, pdf.headers.get('Content-Disposition')]).toEqual([200, `attachment; ${name}`]);
    const [indexed] = await orderDocumentsOf(data.database, [no]);
    expect(indexed).toMatchObject({ number: no, id: expect.stringMatching(/^[A-Za-z0-9_-]+$/) });
  });

  it('a PDF is not kept by the browser, for whoever uses it next', async () => {
    await permit(viewOrders, downloadInvoices);
    const answer = await portal.call(calls.orderPdf, { token, params: { id: own.order } });
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });
});
