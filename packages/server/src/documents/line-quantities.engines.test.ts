import { fc, test } from '@fast-check/vitest';
import { asInvoiceRecord, asOrderRecord, Invoice, Order } from '@connect/contract/document-records';
import { invoiceNoOf, orderNoOf } from '@connect/core/domain/documents/number';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineQuantities as lineQuantitiesMigration } from '../database/migrations/033-line-quantities.ts';
import { openIntegration, type TestIntegration } from '../integration/testing/open-integration.ts';
import { textsOf } from '../pdf/read-pdf.ts';
import { customer as paperOf, supplier } from '../pdf/specimen.ts';
import { engines } from '../testing/engines.ts';
import { createDocumentRepository } from './database/document-repository.ts';
import { confirmationPdf } from './pdf/confirmation.ts';
import { invoicePdf } from './pdf/invoice.ts';

const nothing = { minor: 0, currency: 'GBP' };
const customer = { no: 'H1', name: 'Hose & Co', currency: 'GBP', creditLimit: nothing };
const document = { customer: customer.no, date: '2026-03-02', total: nothing, totalIncVat: nothing };
const line = { sku: 'HOSE-1', description: 'Hose', unitPrice: nothing };

const most = 1_000_000_000;
const thousandths = (min: number) => fc.integer({ min, max: most }).map((parts) => parts / 1000);
const quantities = fc.array(fc.tuple(thousandths(-most), thousandths(0)), { minLength: 1, maxLength: 12 });

/** Numbers in a text, as they are written in German. */
const numbersIn = (texts: readonly string[]): number[] =>
  texts.map((text) => Number(text.replaceAll('.', '').replace(',', '.')));
const overTheWire = (record: object): unknown => JSON.parse(JSON.stringify(record));

/** The columns that were whole before. */
const wholeColumns = `
  alter table order_lines alter column quantity type integer, alter column quantity_shipped type integer;
  alter table invoice_lines alter column quantity type integer;
  alter table shipment_lines alter column quantity type integer`;

describe.each(engines)('quantities of lines, on $engine', ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'with parts of a unit', () => {
    let data: Awaited<ReturnType<typeof open>>;
    let integration: TestIntegration;
    beforeAll(async () => {
      data = await open();
      integration = openIntegration(data.database);
      await integration.send('customers', [customer]);
    });
    afterAll(() => data?.close());

    it('of before are as they were', async () => {
      const lines = [{ ...line, quantity: -48, quantityShipped: 1_000_000 }];
      await integration.send('orders', [{ no: 'HB-1', ...document, lines }]);
      for (const statement of `${wholeColumns};${lineQuantitiesMigration}`.split(';').filter((text) => text.trim()))
        await sql.raw(statement).execute(data.owner);
      const order = await createDocumentRepository(data.database).order('H1', orderNoOf('HB-1'));
      expect(order?.lines).toMatchObject([{ quantity: -48, quantityShipped: 1_000_000 }]);
    });

    const exported = async (kind: string, no: string): Promise<unknown> => {
      const text = await (await integration.get(`/${kind}`)).text();
      const records = text
        .split('\n')
        .filter(Boolean)
        .map((each): unknown => JSON.parse(each));
      return records.find((record) => Object(record).no === no);
    };

    test.prop([quantities], { numRuns: 10 })(
      'are the same when they came in, in the database, over the wire, on paper and out again',
      async (pairs) => {
        const [all, sent] = [pairs.map(([each]) => each), pairs.map(([, each]) => each)];
        const ordered = pairs.map(([quantity, quantityShipped]) => ({ ...line, quantity, quantityShipped }));
        const charged = all.map((quantity) => ({ ...line, quantity }));
        const shipped = sent.map((quantity) => ({ sku: line.sku, quantity }));
        await integration.send('orders', [{ no: 'HO-1', ...document, lines: ordered }]);
        await integration.send('shipments', [{ no: 'HS-1', order: 'HO-1', lines: shipped }]);
        await integration.send('invoices', [{ no: 'HI-1', order: 'HO-1', ...document, lines: charged }]);
        await integration.send('credit-notes', [{ no: 'HC-1', ...document, lines: charged }]);

        const documents = createDocumentRepository(data.database);
        const order = await documents.order('H1', orderNoOf('HO-1'));
        const invoice = await documents.invoice('H1', invoiceNoOf('HI-1'));
        const credit = await documents.invoice('H1', invoiceNoOf('HC-1'));
        if (!order || !invoice || !credit) throw new Error('they did not come in');
        for (const each of [order, v.parse(Order, overTheWire(asOrderRecord(order)))]) {
          expect(each.lines.map(({ quantity }) => quantity)).toEqual(all);
          expect(each.lines.map(({ quantityShipped }) => quantityShipped)).toEqual(sent);
          expect(each.shipments.flatMap(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual(sent);
        }
        for (const each of [invoice, v.parse(Invoice, overTheWire(asInvoiceRecord(invoice)))])
          expect(each.lines.map(({ quantity }) => quantity)).toEqual(all);
        expect(credit.lines.map(({ quantity }) => quantity)).toEqual(all.map((quantity) => -quantity || 0));

        const paper = { customer: paperOf, supplier, locale: 'de-DE', compress: false } as const;
        const confirmed = numbersIn(textsOf(await confirmationPdf({ ...paper, order })));
        for (const quantity of [...all, ...sent]) expect(confirmed).toContain(quantity);
        const billed = numbersIn(textsOf(await invoicePdf({ ...paper, invoice })));
        for (const quantity of all.filter((each) => each !== 0)) expect(billed).toContain(quantity);

        expect(await exported('orders', 'HO-1')).toMatchObject({ lines: ordered });
        expect(await exported('shipments', 'HS-1')).toMatchObject({ lines: shipped });
        expect(await exported('invoices', 'HI-1')).toMatchObject({ lines: charged });
      },
    );
  });
});
