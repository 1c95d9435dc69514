import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../testing/engines.ts';
import { openIntegration, type TestIntegration } from './testing/open-integration.ts';

const pounds = (minor: number) => ({ minor, currency: 'GBP' });
const customer = { no: 'C9', name: 'Freight Ltd', currency: 'GBP', creditLimit: pounds(100_000) };
const document = (no: string, gross: number) => ({
  no,
  customer: customer.no,
  date: '2026-03-02',
  total: pounds(gross),
  totalIncVat: pounds(gross),
});
const order = (no: string) => document(no, 12_000);
const invoice = (no: string, of: string, gross: number, more: { cancelled?: boolean } = {}) => ({
  ...document(no, gross),
  order: of,
  ...more,
});

describe.each(engines)('what open orders come to, on $engine', ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'of one customer', () => {
    let data: Awaited<ReturnType<typeof open>>;
    let integration: TestIntegration;

    beforeAll(async () => {
      data = await open();
      integration = openIntegration(data.database);
      await integration.send('customers', [customer]);
      await integration.send('orders', [order('O1'), order('O2')]);
    });
    afterAll(() => data?.close());

    const openOrders = async (): Promise<number | undefined> => {
      const query = data.database.selectFrom('customers').select('outstanding_orders_value');
      return (await query.where('no', '=', customer.no).executeTakeFirst())?.outstanding_orders_value;
    };

    it('is what of each was not invoiced, and of one that was invoiced with freight nothing, but not less', async () => {
      expect(await openOrders()).toBe(24_000);
      await integration.send('invoices', [invoice('I1', 'O1', 5000)]);
      expect(await openOrders()).toBe(19_000);
      await integration.send('invoices', [invoice('I2', 'O1', 10_000)]);
      expect(await openOrders()).toBe(12_000);
    });

    it('is more again by an invoice that was cancelled', async () => {
      await integration.send('invoices', [invoice('I3', 'O2', 12_000)]);
      expect(await openOrders()).toBe(0);
      await integration.send('invoices', [invoice('I3', 'O2', 12_000, { cancelled: true })]);
      expect(await openOrders()).toBe(12_000);
    });
  });
});
