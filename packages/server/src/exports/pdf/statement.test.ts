import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { money, percentOf } from '@connect/core/domain/money/money';
import { pageCountOf, textsOf } from '../../pdf/read-pdf.ts';
import { customer, pounds, supplier } from '../../pdf/specimen.ts';
import type { StatementDocument } from '../application/statement.ts';
import { statementPdf, type StatementPdf } from './statement.ts';
import { documentNoOf } from '@connect/core/domain/documents/number';
import { day } from '@connect/core/domain/calendar/day';

const document = (traits: Partial<StatementDocument> = {}): StatementDocument => ({
  no: documentNoOf('SI-117932'),
  date: day('2026-11-03'),
  reference: 'PO 87951',
  dueDate: day('2026-12-31'),
  amount: pounds(120_00),
  remaining: pounds(120_00),
  ...traits,
});

const draw = (paper: Partial<StatementPdf>): Promise<Uint8Array> =>
  statementPdf({
    supplier,
    customer,
    locale: 'en-GB',
    firstDay: day('2026-11-01'),
    today: day('2026-11-20'),
    before: [],
    ofMonth: [document()],
    compress: false,
    ...paper,
  });
const read = async (paper: Partial<StatementPdf>): Promise<string[]> => textsOf(await draw(paper));
const after = (texts: readonly string[], label: string): string | undefined => texts[texts.lastIndexOf(label) + 1];

describe('the statement of account', () => {
  it('names the account, the month and the day its amounts are of', async () => {
    const texts = await read({});
    for (const text of [
      'Statement of account',
      'November 2026',
      'C10482',
      '20 Nov 2026',
      '30 Days, end of month',
      'GBP',
    ])
      expect(texts).toContain(text);
  });

  it('says where the balance is from: the documents, or the accounts, with what these have', async () => {
    const given = await read({ given: pounds(77_00) });
    expect(after(given, 'Balance in our accounts')).toBe('£77.00');
    expect(given.join(' ')).toContain('The balance in our accounts is what counts');
    const derived = await read({ given: null });
    expect(derived).not.toContain('Balance in our accounts');
    expect(derived.join(' ')).toContain('The total follows from the invoices');
    expect((await read({})).join(' ')).not.toMatch(/in our accounts|follows from/);
  });

  it('lists each document with its dates, reference, amount and what is open of it', async () => {
    const texts = await read({ ofMonth: [document({ remaining: pounds(20_36) })] });
    const row = texts.slice(texts.indexOf('3 Nov 2026'));
    expect(row.slice(0, 7)).toEqual([
      '3 Nov 2026',
      'SI-117932',
      'PO 87951',
      '31 Dec 2026',
      'Awaiting payment',
      '£120.00',
      '£20.36',
    ]);
  });

  it('says what is overdue: past its day, not on it (decisions §whole-days)', async () => {
    const due = (dueDate: string) => read({ ofMonth: [document({ dueDate: day(dueDate) })] });
    expect(await due('2026-11-19')).toContain('Overdue');
    expect(await due('2026-11-20')).not.toContain('Overdue');
    expect(after(await due('2026-11-19'), 'Of which overdue')).toBe('£120.00');
    expect(after(await due('2026-11-20'), 'Of which overdue')).toBe('£0.00');
  });

  it('brings forward what is open of the months before, and takes payments and credits off', async () => {
    const texts = await read({
      before: [
        document({
          no: documentNoOf('SI-1'),
          date: day('2026-09-01'),
          dueDate: day('2026-10-01'),
          amount: pounds(500_00),
          remaining: pounds(50_10),
        }),
      ],
      ofMonth: [
        document({ remaining: pounds(20_20) }),
        document({ no: documentNoOf('SI-2'), amount: pounds(-30_00), remaining: pounds(-30_00), dueDate: null }),
      ],
    });
    expect(texts).toContain('Outstanding from before November 2026');
    expect(texts).toContain('Credit');
    const sums = ['Brought forward', 'Invoiced', 'Settled', 'Unused credit', 'Total owed'];
    expect([...sums, 'Of which overdue'].map((label) => after(texts, label))).toEqual([
      '£50.10',
      '£120.00',
      '-£99.80',
      '-£30.00',
      '£40.30',
      '£50.10',
    ]);
  });

  it('counts a credit note that settles an invoice of another month neither as paid nor as credit of its own', async () => {
    const credit = { no: documentNoOf('CN-1'), amount: pounds(-300_00), dueDate: null };
    const used = await read({ ofMonth: [document(), document({ ...credit, remaining: pounds(0) })] });
    expect(after(used, 'Settled')).toBe('£0.00');
    expect(used).not.toContain('Unused credit');
    const partly = await read({ ofMonth: [document(), document({ ...credit, remaining: pounds(-80_00) })] });
    expect(after(partly, 'Unused credit')).toBe('-£80.00');
    expect(after(partly, 'Total owed')).toBe('£40.00');
  });

  it('takes what is not known to be paid or not for neither', async () => {
    const texts = await read({ ofMonth: [document(), document({ no: documentNoOf('SI-2'), remaining: null })] });
    const sums = ['Invoiced', 'Settled', 'Status not known', 'Total owed'];
    expect(sums.map((label) => after(texts, label))).toEqual(['£240.00', '£0.00', '-£120.00', '£120.00']);
  });

  it('asks for payment where something is owed, and not where nothing is', async () => {
    expect(await read({})).toContain('How to pay');
    expect(await read({ ofMonth: [document({ remaining: pounds(0) })] })).not.toContain('How to pay');
  });

  it('says so when a month has nothing', async () => {
    expect(await read({ ofMonth: [] })).toContain('No invoices or credit notes this month.');
  });

  it('shows money in the customer’s currency', async () => {
    const [theirs, dollars] = [{ ...customer, currencyCode: 'USD' }, money(120_00, 'USD')];
    const texts = await read({ customer: theirs, ofMonth: [document({ amount: dollars, remaining: dollars })] });
    expect(after(texts, 'Total owed')).toBe('US$120.00');
    // Pounds have no place in a sum of dollars.
    await expect(read({ customer: theirs })).rejects.toThrow(RangeError);
  });

  it('goes on over pages, each document once, the head repeated', async () => {
    const ofMonth = Array.from({ length: 90 }, (_, index) => document({ no: documentNoOf(`SI-${1000 + index}`) }));
    const pdf = await draw({ ofMonth });
    const texts = textsOf(pdf);
    expect(texts.filter((text) => text.startsWith('SI-'))).toEqual(ofMonth.map(({ no }) => no));
    expect(pageCountOf(pdf)).toBeGreaterThan(2);
    expect(texts.filter((text) => text === 'Your reference').length).toBeGreaterThan(1);
  });
});

const pence = fc.integer({ min: -100_000, max: 100_000 });
const documents = fc.array(
  fc
    .record({ amount: pence, part: fc.option(fc.integer({ min: 0, max: 100 })) })
    .map(({ amount, part }) =>
      document({ amount: pounds(amount), remaining: part === null ? null : percentOf(pounds(amount), part) }),
    ),
  { maxLength: 6 },
);
const minorOf = (text: string | undefined): number => Number((text ?? '').replaceAll(/[£,.]/g, ''));

test.prop([documents, documents], { numRuns: 25 })(
  'what is brought forward, invoiced, settled, not known and not used yet adds up to what is owed',
  async (before, ofMonth) => {
    const texts = await read({ before, ofMonth });
    const parts = ['Brought forward', 'Invoiced', 'Settled', 'Status not known', 'Unused credit'];
    const total = parts.reduce((sum, label) => sum + (texts.includes(label) ? minorOf(after(texts, label)) : 0), 0);
    expect(minorOf(after(texts, 'Total owed'))).toBe(total);
  },
);
