import { dueDay } from '@connect/core/domain/account/due-day';
import { day } from '@connect/core/domain/calendar/day';
import { invoiceNoOf } from '@connect/core/domain/documents/number';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dueDates } from '../database/migrations/030-due-dates.ts';
import { engines } from '../testing/engines.ts';
import { openIntegration, type TestIntegration } from './testing/open-integration.ts';

const pounds = (minor: number) => ({ minor, currency: 'GBP' });
const customer = (no: string, calculation: string | null) => ({
  no,
  name: 'Terms Ltd',
  currency: 'GBP',
  creditLimit: pounds(100_000),
  terms: calculation === null ? null : { code: 'T', dueDateCalculation: calculation },
});
const date = day('2026-03-02');
const invoice = (no: string, of: string, more: object = {}) => ({
  no,
  customer: of,
  date,
  total: pounds(77_700),
  totalIncVat: pounds(77_700),
  ...more,
});

describe.each(engines)('when an invoice is due, on $engine', ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'that came without a day', () => {
    let data: Awaited<ReturnType<typeof open>>;
    let integration: TestIntegration;
    beforeAll(async () => {
      data = await open();
      integration = openIntegration(data.database);
    });
    afterAll(() => data?.close());

    const dueOf = async (no: string) => {
      const row = data.database.selectFrom('invoices').select('due_date').where('no', '=', invoiceNoOf(no));
      return (await row.executeTakeFirstOrThrow()).due_date;
    };
    const calculations = ['30D+CM', '14D', '30 d', '999D', '', null, '30 Days EOM'];

    it('is by its customer’s terms, or on its own date; a day that was sent stays, and so does each when terms change', async () => {
      await integration.send('customers', [customer('T1', '30D+CM'), customer('T2', null)]);
      const given = invoice('TI3', 'T1', { dueDate: '2026-03-05' });
      await integration.send('invoices', [invoice('TI1', 'T1'), invoice('TI2', 'T2'), given]);
      await integration.send('customers', [customer('T1', '7D')]);
      expect(await Promise.all(['TI1', 'TI2', 'TI3'].map(dueOf))).toEqual(['2026-04-30', date, '2026-03-05']);
      expect(await (await integration.get('/invoices')).text()).toMatch(/"no":"TI1"[^\n]*"dueDate":null/);
    });

    it('is the same for invoices of before', async () => {
      await integration.send(
        'customers',
        calculations.map((calculation, index) => customer(`B${index}`, calculation)),
      );
      await integration.send(
        'invoices',
        calculations.map((_, index) => invoice(`BI${index}`, `B${index}`)),
      );
      await sql`update invoices set due_date = null where no like 'BI%'`.execute(data.database);
      await data.database.deleteFrom('index_changes').execute();
      await sql.raw(dueDates).execute(data.database);
      const due = calculations.map((calculation) => dueDay(date, calculation ?? ''));
      expect(await Promise.all(calculations.map((_, index) => dueOf(`BI${index}`)))).toEqual(due);
      const { rows } = await sql<{ key: string }>`select key from index_changes order by key`.execute(data.database);
      expect(rows).toEqual(calculations.map((_, index) => ({ key: `BI${index}` })));
    });
  });
});
