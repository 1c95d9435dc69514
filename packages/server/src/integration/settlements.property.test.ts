import { fc, test } from '@fast-check/vitest';
import { customerNoOf } from '@connect/core/domain/account/customer-no';
import { overdueOn } from '@connect/core/domain/account/payment-due';
import { day } from '@connect/core/domain/calendar/day';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { createAccountRepository } from '../account/database/account-repository.ts';
import type { Database } from '../database/open.ts';
import { makeFindStatementDocuments } from '../exports/database/statement-documents.ts';
import { openEmptyDatabase } from '../testing/demo-database.ts';
import { openIntegration, type TestIntegration } from './testing/open-integration.ts';

const no = customerNoOf('C1');
const [today, lastMonth] = [day('2026-05-04'), day('2026-12-01')];
const pounds = (minor: number) => ({ minor, currency: 'GBP' });

let database: Database;
let integration: TestIntegration;
beforeAll(async () => {
  ({ database } = await openEmptyDatabase());
  integration = openIntegration(database);
});
afterAll(() => database.destroy());

type Kind = 'invoices' | 'credit-notes' | 'payments';
interface Sent {
  readonly kind: Kind;
  readonly no: string;
  readonly total: number;
  readonly on: string;
  readonly due: string;
  readonly cancelled: boolean;
  /** What is given of what is left to pay; null where that follows from what settles it. */
  readonly given: number | null;
  readonly allocations: readonly { readonly invoice: string; readonly amount: number }[];
}

const invoiceNos = ['I1', 'I2', 'I3'];
const days = fc.constantFrom('2026-03-02', '2026-04-20', '2026-05-01');
/** Shares of a document's total for invoices, together not more than it. */
const allocationsOf = (total: number): fc.Arbitrary<Sent['allocations']> =>
  fc.array(fc.tuple(fc.constantFrom(...invoiceNos), fc.nat(total)), { maxLength: 3 }).map((wanted) => {
    let left = total;
    return wanted.map(([invoice, amount]) => {
      const share = Math.min(left, amount);
      left -= share;
      return { invoice, amount: share };
    });
  });
const sentOf = (kind: Kind, numbers: readonly string[]): fc.Arbitrary<Sent> =>
  fc.integer({ min: 1, max: 99 }).chain((total) =>
    fc.record({
      kind: fc.constant(kind),
      no: fc.constantFrom(...numbers),
      total: fc.constant(total),
      on: days,
      due: fc.constantFrom('2026-04-30', '2026-05-04', '2026-06-01'),
      cancelled: fc.boolean(),
      given: fc.option(fc.nat(total), { freq: 4 }),
      allocations: kind === 'invoices' ? fc.constant([]) : allocationsOf(total),
    }),
  );
/** Invoices first, which others would wait for. */
const histories: fc.Arbitrary<Sent[]> = fc
  .tuple(
    ...invoiceNos.map((each) => sentOf('invoices', [each])),
    fc.array(
      fc.oneof(
        sentOf('invoices', invoiceNos),
        sentOf('credit-notes', ['CN1', 'CN2']),
        sentOf('payments', ['P1', 'P2']),
      ),
      { maxLength: 12 },
    ),
  )
  .map((parts) => parts.flat());

const recordOf = ({ kind, no: number, total, on, due, cancelled, given, allocations }: Sent) => {
  const settles = { allocations: allocations.map(({ invoice, amount }) => ({ invoice, amount: pounds(amount) })) };
  const common = { no: number, customer: no, date: on };
  if (kind === 'payments') return { ...common, amount: pounds(total), ...settles };
  const amounts = { total: pounds(total), totalIncVat: pounds(total) };
  if (kind === 'credit-notes') return { ...common, ...amounts, ...settles };
  return { ...common, ...amounts, dueDate: due, cancelled, ...(given !== null && { remaining: pounds(given) }) };
};

/** What is left of each document, by number, as a bookkeeper would reckon: credit notes settle before payments. */
const leftOf = (documents: readonly Sent[]): ReadonlyMap<string, number> => {
  const ofKind = (kind: Kind) =>
    documents.filter((each) => each.kind === kind).toSorted((a, b) => (a.no < b.no ? -1 : 1));
  const invoices = ofKind('invoices');
  const toPay = new Map(invoices.map((invoice) => [invoice.no, invoice.total]));
  const isCancelled = new Set(invoices.filter(({ cancelled }) => cancelled).map((invoice) => invoice.no));
  const left = new Map<string, number>();
  for (const source of [...ofKind('credit-notes'), ...ofKind('payments')]) {
    let settled = 0;
    for (const { invoice, amount } of source.allocations) {
      const share =
        source.kind === 'payments' && isCancelled.has(invoice) ? 0 : Math.min(amount, toPay.get(invoice) ?? 0);
      toPay.set(invoice, (toPay.get(invoice) ?? 0) - share);
      settled += share;
    }
    left.set(source.no, settled - source.total);
  }
  for (const { no: number, cancelled, given } of invoices)
    left.set(number, cancelled ? 0 : (given ?? toPay.get(number) ?? 0));
  return left;
};

const send = async (documents: readonly Sent[]): Promise<void> => {
  await integration.send('customers', [{ no, name: 'Settled Ltd', currency: 'GBP', creditLimit: pounds(1000) }]);
  // What allots more than there is, is taken and named.
  for (const each of documents)
    expect(await integration.send(each.kind, [recordOf(each)])).toMatchObject({ lines: 1, waiting: 0 });
};

describe('whatever is invoiced, cancelled, credited and paid in whatever order (specification §invoice-status)', () => {
  test.prop([histories], { numRuns: 15 })(
    'balance, what is overdue, the next payment and the statement are what a bookkeeper reckons',
    async (changes) => {
      await integration.clear();
      await send(changes);
      const last = [...new Map(changes.map((each) => [each.no, each])).values()];
      const left = leftOf(last);
      const balance = [...left.values()].reduce((sum, each) => sum + each, 0);
      const unpaid = last.filter((each) => each.kind === 'invoices' && (left.get(each.no) ?? 0) > 0);

      const accounts = createAccountRepository(database);
      const account = await accounts.account(no, today);
      expect(account?.customer.totalOwed?.minor).toBe(balance);
      const overdue = unpaid.filter(({ due }) => due < today).reduce((sum, each) => sum + (left.get(each.no) ?? 0), 0);
      expect(account && overdueOn(account.customer, today)?.minor).toBe(overdue);
      const dues = unpaid.map(({ due }) => due).toSorted();
      expect(await accounts.nextDue(no, today)).toBe(dues.find((due) => due >= today) ?? dues[0] ?? null);

      const { before, ofMonth } = await makeFindStatementDocuments(database)(no, lastMonth);
      expect(ofMonth).toEqual([]);
      const open = [...left].filter(([, each]) => each !== 0).toSorted();
      expect(before.map((each) => [each.no, each.remaining?.minor]).toSorted()).toEqual(open);
      for (const { amount, remaining } of before)
        expect(Math.abs(remaining?.minor ?? 0)).toBeLessThanOrEqual(Math.abs(amount.minor));
    },
  );
});
