import { setTimeout } from 'node:timers/promises';
import { orderNoOf } from '@connect/core/domain/documents/number';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../testing/engines.ts';
import { deriveOpenOrders, keepingOpenOrders } from './database/derive-figures.ts';
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

    it('is right when an order is approved while its cancelling comes in', async () => {
      const { database } = data;
      const waits = 'Awaiting Approval';
      await integration.send('orders', [{ ...order('O3'), progress: waits }]);
      const before = await openOrders();
      let beginApproval = (): void => undefined;
      const begun = new Promise<void>((resolve) => {
        beginApproval = resolve;
      });
      // As the portal does it: what waits is open from then on, and adds to what is.
      const approved = begun.then(() =>
        database.transaction().execute(async (trx) => {
          const { numUpdatedRows } = await trx
            .updateTable('orders')
            .set({ progress: 'New' })
            .where('no', '=', orderNoOf('O3'))
            .where('progress', '=', waits)
            .where('cancelled', '=', false)
            .executeTakeFirst();
          if (numUpdatedRows > 0n)
            await trx
              .updateTable('customers')
              .set(({ eb }) => ({ outstanding_orders_value: eb('outstanding_orders_value', '+', 12_000) }))
              .where('no', '=', customer.no)
              .execute();
        }),
      );
      await database.transaction().execute((trx) =>
        keepingOpenOrders(trx, ['O3'], async () => {
          beginApproval();
          await setTimeout(300);
          await trx.updateTable('orders').set({ cancelled: true }).where('no', '=', orderNoOf('O3')).execute();
        }),
      );
      await approved;
      expect(await openOrders()).toBe(before);
    });

    const number = fc.constantFrom('P1', 'P2', 'P3');
    const gross = fc.integer({ min: 0, max: 500 });
    const flags = { cancelled: fc.boolean() };
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('orders'),
        no: number,
        gross,
        more: fc.record({ ...flags, closed: fc.boolean() }),
      }),
      fc.record({
        kind: fc.constant('invoices'),
        no: fc.constantFrom('PI1', 'PI2'),
        gross,
        more: fc.record({ ...flags, order: fc.option(number) }),
      }),
      fc.record({ kind: fc.constantFrom('orders/P1', 'orders/P2', 'invoices/PI1', 'invoices/PI2') }),
    );

    it('is the same whether added up or brought up to date by what came and went', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
          for (const each of steps)
            if ('no' in each)
              await integration.send(each.kind === 'orders' ? 'orders' : 'invoices', [
                { ...document(each.no, each.gross), ...each.more },
              ]);
            else await integration.remove(`/${each.kind}`);
          const kept = await openOrders();
          await deriveOpenOrders(data.database, [customer.no]);
          expect(kept).toBe(await openOrders());
        }),
        { numRuns: 40 },
      );
    });
  });
});
