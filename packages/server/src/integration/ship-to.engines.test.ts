import { customerNoOf } from '@connect/core/domain/account/customer-no';
import { shipToLines } from '@connect/core/domain/documents/document';
import { orderNoOf } from '@connect/core/domain/documents/number';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDocumentRepository } from '../documents/database/document-repository.ts';
import { engines } from '../testing/engines.ts';
import { openIntegration } from './testing/open-integration.ts';

const euros = (minor: number) => ({ minor, currency: 'EUR' });
const customer = { no: 'B1', name: 'Bau GmbH', currency: 'EUR', creditLimit: euros(100_000) };
const order = { customer: customer.no, date: '2026-03-02', total: euros(5000), totalIncVat: euros(5950) };
const shipTo = { name: 'Bau GmbH', address: 'Weg 1', postCode: '20095' };

describe.each(engines)('where an order goes, on $engine', ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'as it was sent', () => {
    let data: Awaited<ReturnType<typeof open>>;
    beforeAll(async () => {
      data = await open();
      const integration = openIntegration(data.database);
      await integration.send('customers', [customer]);
      const city = { city: 'Hamburg', county: 'Altona', country: 'Germany' };
      await integration.send('orders', [
        { no: 'A1', ...order, shipTo: { ...shipTo, ...city } },
        { no: 'A2', ...order, shipTo },
      ]);
    });
    afterAll(() => data?.close());

    it.each([
      ['A1', ['Bau GmbH', 'Weg 1', 'Hamburg, Altona', '20095', 'Germany']],
      ['A2', ['Bau GmbH', 'Weg 1', '20095']],
    ])('%s says city and country as far as they are known', async (no, lines) => {
      const found = await createDocumentRepository(data.database).order(customerNoOf('B1'), orderNoOf(no));
      expect(found && shipToLines(found.shipTo)).toEqual(lines);
    });
  });
});
