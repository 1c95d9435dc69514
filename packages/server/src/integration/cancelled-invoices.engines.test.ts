import { customerNoOf } from '@connect/core/domain/account/customer-no';
import { overdueOn } from '@connect/core/domain/account/payment-due';
import { day } from '@connect/core/domain/calendar/day';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAccountRepository } from '../account/database/account-repository.ts';
import { migrations } from '../database/migrations.ts';
import { makeFindStatementDocuments } from '../exports/database/statement-documents.ts';
import { engines } from '../testing/engines.ts';
import { openIntegration, type TestIntegration } from './testing/open-integration.ts';

const pounds = (minor: number) => ({ minor, currency: 'GBP' });
const no = customerNoOf('C9');
const customer = { no, name: 'Taken Back Ltd', currency: 'GBP', creditLimit: pounds(100_000) };
const invoice = (number: string, more: object = {}) => ({
  no: number,
  customer: no,
  date: '2026-03-02',
  dueDate: '2026-03-30',
  total: pounds(10_000),
  totalIncVat: pounds(12_000),
  ...more,
});

describe.each(engines)('of a cancelled invoice, on $engine', ({ missing, open }) => {
  describe.skipIf(missing)(missing ?? 'nothing is to be paid', () => {
    let data: Awaited<ReturnType<typeof open>>;
    let integration: TestIntegration;
    beforeAll(async () => {
      data = await open();
      integration = openIntegration(data.database);
      await integration.send('customers', [customer]);
    });
    afterAll(() => data?.close());

    const today = day('2026-04-20');
    const figures = async () => {
      const accounts = createAccountRepository(data.database);
      const account = await accounts.account(no, today);
      const nextDue = await accounts.nextDue(no, today);
      return [account?.customer.totalOwed?.minor, account && overdueOn(account.customer, today)?.minor, nextDue];
    };

    it('nor is it overdue, whatever was sent of what remains', async () => {
      await integration.send('invoices', [invoice('I1'), invoice('I2', { remaining: pounds(12_000) }), invoice('I3')]);
      expect(await figures()).toEqual([36_000, 36_000, '2026-03-30']);
      await integration.send('payments', [
        {
          no: 'P1',
          customer: no,
          date: '2026-04-01',
          amount: pounds(5000),
          allocations: [{ invoice: 'I1', amount: pounds(5000) }],
        },
      ]);
      expect(await figures()).toEqual([31_000, 31_000, '2026-03-30']);
      await integration.send('invoices', [
        invoice('I1', { cancelled: true }),
        invoice('I2', { cancelled: true, remaining: pounds(12_000) }),
      ]);
      // What was paid of it is the customer's again.
      expect(await figures()).toEqual([7000, 12_000, '2026-03-30']);
      await integration.send('invoices', [invoice('I3', { cancelled: true })]);
      expect(await figures()).toEqual([-5000, 0, null]);
    });

    it('and of one that is not cancelled after all, what is', async () => {
      await integration.send('invoices', [invoice('I3')]);
      expect(await figures()).toEqual([7000, 12_000, '2026-03-30']);
      await integration.send('invoices', [invoice('I1')]);
      expect(await figures()).toEqual([19_000, 19_000, '2026-03-30']);
      await integration.send('invoices', [invoice('I1', { cancelled: true })]);
      expect(await figures()).toEqual([7000, 12_000, '2026-03-30']);
    });

    it('a credit note takes it back, and is no credit beside that', async () => {
      const { no: _, dueDate, ...credit } = invoice('');
      await integration.send('credit-notes', [
        { ...credit, no: 'CN1', allocations: [{ invoice: 'I2', amount: pounds(12_000) }] },
      ]);
      expect(await figures()).toEqual([7000, 12_000, dueDate]);
    });

    it('a statement has neither it nor what credit notes take back of it', async () => {
      const { no: _, dueDate, ...credit } = invoice('', { total: pounds(12_500), totalIncVat: pounds(15_000) });
      await integration.send('credit-notes', [
        { ...credit, no: 'CN2', allocations: [{ invoice: 'I1', amount: pounds(10_000) }] },
      ]);
      const statement = async (month: string) => {
        const found = await makeFindStatementDocuments(data.database)(no, day(month));
        const listed = (documents: typeof found.before) =>
          documents.map((each) => [each.no, each.amount.minor, each.remaining?.minor]);
        return { before: listed(found.before), ofMonth: listed(found.ofMonth) };
      };
      const left = [
        ['CN2', -5000, -5000],
        ['I3', 12_000, 12_000],
      ];
      expect(await statement('2026-03-01')).toEqual({ before: [], ofMonth: left });
      expect(await statement('2026-04-01')).toEqual({ before: left, ofMonth: [['P1', -5000, -5000]] });
      expect(await figures()).toEqual([2000, 12_000, dueDate]);

      // Not cancelled after all: its credit note settles it again, and of the payment what was left to pay.
      await integration.send('invoices', [invoice('I1')]);
      expect((await statement('2026-03-01')).ofMonth).toEqual([
        ['CN2', -15_000, -5000],
        ['I1', 12_000, 0],
        ['I3', 12_000, 12_000],
      ]);
      expect(await figures()).toEqual([4000, 12_000, dueDate]);
      await integration.send('invoices', [invoice('I1', { cancelled: true })]);
      expect((await statement('2026-03-01')).ofMonth).toEqual(left);
    });

    it('nor of those that came before', async () => {
      await sql`update invoices set cancelled = true where no = 'I3'`.execute(data.database);
      expect((await figures())[1]).toBe(12_000);
      await migrations['145-nothing-remains-of-cancelled']?.up(data.database);
      expect((await figures())[1]).toBe(0);
    });

    it('and what was paid of those is their customer’s again, and their rows are found as they are', async () => {
      await sql`update allocations set beyond = 0 where kind = 'payments'`.execute(data.database);
      await sql`update payments set unallocated = 0`.execute(data.database);
      await sql`update customers set balance = 0`.execute(data.database);
      await sql`delete from index_changes`.execute(data.database);
      await migrations['146-paid-of-cancelled']?.up(data.database);
      expect(await figures()).toEqual([-5000, 0, null]);
      const payments = await data.database.selectFrom('payments').select(['no', 'unallocated']).execute();
      expect(payments).toEqual([{ no: 'P1', unallocated: 5000 }]);
      const queued = await data.database.selectFrom('index_changes').select('key').orderBy('key').execute();
      expect(queued.map(({ key }) => key)).toEqual(['I1', 'I2', 'I3']);
    });
  });
});
