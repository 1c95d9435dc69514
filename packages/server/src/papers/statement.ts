import type { Day } from '@connect/core/domain/calendar/day';
import { invoiceStatus } from '@connect/core/domain/documents/invoice-status';
import { shownReference } from '@connect/core/domain/documents/document';
import { toMajor, toMinor } from '../money.ts';
import { billTo, type PaperCustomer } from './customer.ts';
import { dash, dayText, moneyText } from './figures.ts';
import { openPaper, type Paper } from './letterhead.ts';
import { addressesAndFacts, smallPrint } from './parts.ts';
import { content } from './sheet.ts';
import { statementTerms, supplier } from './supplier.ts';
import { drawTable, remainingWidth, type Column, type Row } from './table.ts';
import { totalsAndPayment, type TotalRow } from './totals.ts';

/** An invoice or credit on a statement. Amounts include VAT; a credit's are negative. */
export interface StatementDocument {
  readonly no: string;
  readonly date: Day;
  readonly reference: string | null;
  readonly dueDate: Day | null;
  readonly amount: number;
  /** What is left to pay; null where that is not known. */
  readonly remaining: number | null;
}

export interface StatementPaper {
  readonly customer: PaperCustomer;
  /** The first day of its month. */
  readonly firstDay: Day;
  readonly today: Day;
  /** Still open of the months before. */
  readonly before: readonly StatementDocument[];
  readonly ofMonth: readonly StatementDocument[];
  /** Off only where a test reads the drawing commands. */
  readonly compress?: boolean;
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const first: Column[] = [
  { title: 'Date', width: 58 },
  { title: 'Document', width: 62, strong: true },
];
const last: Column[] = [
  { title: 'Due', width: 58 },
  { title: 'Status', width: 40 },
  { title: 'Amount', width: 66, align: 'right' },
  { title: 'Open', width: 66, align: 'right' },
];
const reference: Column = { title: 'Your reference', width: remainingWidth([...first, ...last]), wraps: true };
const columns = [...first, reference, ...last];

type Standing = 'Credit' | 'Overdue' | 'Open' | 'Paid' | typeof dash;

const standingOf = (document: StatementDocument, today: Day): Standing => {
  // An invoice that was paid twice is one, too.
  if (document.amount < 0 || (document.remaining ?? 0) < 0) return 'Credit';
  const words = { overdue: 'Overdue', 'awaiting-payment': 'Open', settled: 'Paid', unknown: dash } as const;
  return words[invoiceStatus({ remainingAmount: document.remaining, dueDate: document.dueDate }, today)];
};

/** Sums of amounts in major units, reckoned in minor ones (decisions 12). */
const sum = (amounts: readonly (number | null)[]): number =>
  toMajor(amounts.reduce<number>((total, amount) => total + toMinor(amount ?? 0), 0));

/** What has been taken off a document's amount, as the statement's sum has it: negative for a payment. */
const paidOf = ({ amount, remaining }: StatementDocument): number => toMajor(toMinor(remaining ?? 0) - toMinor(amount));

const section = (paper: Paper, title: string, rows: readonly Row[], empty: string): void => {
  const { sheet } = paper;
  if (!paper.fits(90)) paper.nextPage();
  sheet.leaf('H2', () => sheet.oneLine(title, content.left, paper.y, content.width, { size: 10.5, weight: 600 }));
  paper.y += 20;
  drawTable(paper, { columns, rows, empty });
  paper.y += 18;
};

/**
 * The statement of account of a month as PDF (spec §1, §3): what is still open of the months before, the month's invoices and
 * credits, and what is owed of both. Open amounts are as of the day it is made.
 */
export const statementPdf = (statement: StatementPaper): Promise<Uint8Array> => {
  const { customer, firstDay, today, before, ofMonth, compress = true } = statement;
  const money = moneyText(customer.currencyCode, supplier.currency);
  const month = monthName.format(new Date(`${firstDay}T00:00:00Z`));
  const created = new Date(`${today}T00:00:00Z`);
  const paper = openPaper({ kind: 'Statement', no: month, customerName: customer.name, created, compress });
  const all = [...before, ...ofMonth];
  const owed = sum(all.map(({ remaining }) => remaining));
  const overdue = sum(all.map((each) => (standingOf(each, today) === 'Overdue' ? each.remaining : 0)));
  addressesAndFacts(
    paper,
    [billTo(customer)],
    [
      { label: 'Account', value: customer.no },
      { label: 'Month', value: month },
      { label: 'Amounts as of', value: dayText(today) },
      { label: 'Currency', value: customer.currencyCode.trim() || supplier.currency },
      { label: 'Terms', value: customer.termsDescription.trim() || dash },
    ],
  );
  const rowOf = (document: StatementDocument): Row => {
    const standing = standingOf(document, today);
    return {
      cells: [
        dayText(document.date),
        document.no,
        shownReference(document.reference),
        standing === 'Credit' ? dash : dayText(document.dueDate),
        standing,
        money(document.amount),
        document.remaining === null ? dash : money(document.remaining),
      ],
      muted: standing === 'Paid',
    };
  };
  if (before.length > 0) section(paper, `Still open from before ${month}`, before.map(rowOf), '');
  section(paper, `Invoices and credits of ${month}`, ofMonth.map(rowOf), 'There are none.');
  const credits = ofMonth.filter(({ amount }) => amount < 0);
  const rows: TotalRow[] = [
    { label: 'Brought forward', value: money(sum(before.map(({ remaining }) => remaining))) },
    { label: 'Invoiced', value: money(sum(ofMonth.map(({ amount }) => Math.max(0, amount)))) },
    ...(credits.length > 0 ? [{ label: 'Credits', value: money(sum(credits.map(({ amount }) => amount))) }] : []),
    { label: 'Paid', value: money(sum(ofMonth.map(paidOf))) },
    { label: 'Total owed', value: money(owed), strong: true },
    { label: 'Of it overdue', value: money(overdue) },
  ];
  totalsAndPayment(paper, rows, owed > 0 ? customer.no : null);
  smallPrint(paper, 'About this statement', statementTerms);
  return paper.finish();
};
