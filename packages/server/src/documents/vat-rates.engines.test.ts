import { invoiceNoOf } from '@connect/core/domain/documents/number';
import { money, sumOf } from '@connect/core/domain/money/money';
import { vatAmount } from '@connect/core/domain/documents/totals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openIntegration } from '../integration/testing/open-integration.ts';
import { supplierOf } from '../integration/testing/supplier.ts';
import { engines } from '../testing/engines.ts';
import { createDocumentRepository } from './database/document-repository.ts';

describe.each(engines)('VAT by rate, on $engine', ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'of an invoice that came in', () => {
    let data: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      data = await open();
      const integration = openIntegration(data.database);
      const sale = { customer: 1, quantity: 10, price: 500, paid: 0, credited: 50, invoiced: true };
      for (const { kind, record } of supplierOf([sale])) await integration.send(kind, [record]);
    });
    afterAll(() => data?.close());

    it.each([
      ['SI-0001', 5000, 1000],
      ['CN-0001', -2500, -500],
    ])('%s has each rate with its sign, and together they are its VAT', async (no, net, vat) => {
      const invoice = await createDocumentRepository(data.database).invoice('C1', invoiceNoOf(no));
      expect(invoice?.vatRates).toEqual([{ percent: 20, net: money(net, 'GBP'), vat: money(vat, 'GBP') }]);
      if (invoice)
        expect(
          sumOf(
            invoice.vatRates.map((rate) => rate.vat),
            'GBP',
          ),
        ).toEqual(vatAmount(invoice));
    });
  });
});
