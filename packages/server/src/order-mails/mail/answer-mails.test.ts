import { storefronts } from '@connect/core/domain/access/storefront';
import { lineQuantity } from '@connect/core/domain/documents/line-quantity';
import { day } from '@connect/core/domain/calendar/day';
import { invoiceNoOf, orderNoOf } from '@connect/core/domain/documents/number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailJob } from '../../mail-job.ts';
import type { MakeMails } from '../../mail/mail.ts';
import { makeFileHere } from '../../make-file.ts';
import { createMailMaker } from '../../make-mails.ts';
import { demoSupplier } from '../../supplier.ts';
import { openDemoDatabase, testNow, type TestDatabase } from '../../testing/demo-database.ts';
import { createOrderMailChoices } from '../database/choices.ts';

let data: TestDatabase;
let make: MakeMails;
/** Everything that is told of an order with a shipment and an invoice, as it was answered in time. */
let jobs: readonly MailJob[];
const [priya, sam] = ['priya@northgate.example', 'sam@northgate.example'];

beforeAll(async () => {
  data = await openDemoDatabase();
  const { database } = data;
  make = createMailMaker({
    makeFile: makeFileHere,
    database,
    keys: data.keys,
    portalUrl: 'https://portal.example',
    identity: async () => ({ supplier: demoSupplier, support: { email: null, phone: null } }),
    now: () => testNow,
  });
  const { order_number: order, no: invoice } = await database
    .selectFrom('invoices')
    .innerJoin('shipments', 'shipments.order_number', 'invoices.order_number')
    .select(['invoices.order_number', 'invoices.no'])
    .where('invoices.customer_no', '=', 'C10482')
    .where('shipments.package_tracking_number', 'is not', null)
    .orderBy('invoices.no')
    .executeTakeFirstOrThrow();
  const orderNo = orderNoOf(order ?? '');
  const shipment = await database
    .selectFrom('shipments')
    .select('no')
    .where('order_number', '=', orderNo)
    .executeTakeFirstOrThrow();
  const item = { sku: 'GLV-1', title: 'Gloves <b>', before: lineQuantity(120), now: lineQuantity(2.5) };
  const promise = { sku: 'HVJ-2', title: 'Jacket <b>', before: day('2026-12-05'), now: day('2026-12-09') };
  const promises = [
    { ...promise, quantity: lineQuantity(3) },
    { ...promise, sku: 'HVJ-3', quantity: lineQuantity(7), before: null },
    { ...promise, sku: 'HVJ-4', quantity: null },
  ];
  const changes = { cancelled: false, reopened: true, items: [item], promises, total: true, shipTo: true };
  jobs = [
    { kind: 'order-confirmed', payload: { orderNo, changes: null } },
    { kind: 'order-confirmed', payload: { orderNo, changes } },
    { kind: 'order-changed', payload: { orderNo, changes } },
    { kind: 'order-changed', payload: { orderNo, changes: { ...changes, cancelled: true, items: [], promises: [] } } },
    { kind: 'order-dispatched', payload: { orderNo, shipmentNo: shipment.no } },
    { kind: 'order-invoiced', payload: { invoiceNo: invoiceNoOf(invoice) } },
  ];
});
afterAll(() => data.database.destroy());

const choose = async (email: string, storefront: string) => {
  const { id } = await data.database
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const kinds = ['confirmed', 'changed', 'dispatched', 'invoiced'] as const;
  await createOrderMailChoices(data.database).set(id, { kinds, allOrders: true }, storefront);
};
const made = async () => (await Promise.all(jobs.map(make))).flat();

describe('mails about answered orders (specification §order-emails)', () => {
  it('go to nobody who has not placed them, and not chosen to be told of all', async () => {
    expect(await made()).toEqual([]);
  });

  it('go to whoever chose them, with the invoice as a PDF to those who may see it', async () => {
    await choose(priya, '');
    await choose(sam, 'de/de');
    const mails = await made();
    expect(mails.filter(({ to }) => to === priya)).toHaveLength(6);
    expect(mails.filter(({ to }) => to === sam).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/ ist bestätigt$/),
      expect.stringMatching(/ ist bestätigt$/),
      expect.stringMatching(/ wurde geändert$/),
      expect.stringMatching(/ wurde storniert$/),
      expect.stringMatching(/ ist unterwegs$/),
    ]);
    const [paper] = mails.at(-1)?.attachments ?? [];
    expect(paper?.fileName).toMatch(/^invoice-SI-\d+\.pdf$/);
    expect(Buffer.from(paper?.bytes ?? []).toString('latin1', 0, 5)).toBe('%PDF-');
    expect(mails.flatMap(({ attachments = [] }) => attachments)).toHaveLength(1);
  });

  it('say what changed and where parcels are, escaped, in each language', async () => {
    for (const { pair } of storefronts) {
      await choose(priya, pair ? `${pair.region}/${pair.language}` : '');
      const [, differs, changed, , sent] = (await made()).filter(({ to }) => to === priya);
      for (const mail of [differs, changed]) {
        expect(mail?.text).toMatch(/GLV-1\u00A0?: Gloves <b>\u00A0?: 120 → 2[.,]5/);
        expect(mail?.text).toMatch(/HVJ-2\u00A0?: 3 × Jacket <b>\u00A0?: (Dec )?0?5.+ → (Dec )?0?9/);
        expect(mail?.text).toMatch(/HVJ-3\u00A0?: 7 × Jacket <b>\u00A0?: (Dec )?0?9/);
        expect(mail?.text).toMatch(/HVJ-4\u00A0?: Jacket <b>\u00A0?: (Dec )?0?5/);
        expect(mail?.html).not.toContain('<b>');
      }
      expect(sent?.text).toMatch(/: HB\d{6,}/);
    }
  });

  it('are none of a document that is not there any more', async () => {
    expect(await make({ kind: 'order-invoiced', payload: { invoiceNo: invoiceNoOf('SI-0') } })).toEqual([]);
  });
});
