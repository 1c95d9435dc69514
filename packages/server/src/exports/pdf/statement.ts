import { isNegative, isNothing, minus, nothing, sumOf, type Money } from '@connect/core/domain/money/money';
import { toDateTime } from '@connect/core/domain/calendar/date-time';
import type { Day } from '@connect/core/domain/calendar/day';
import type { Locale } from '@connect/core/domain/access/storefront';
import { invoiceStatus } from '@connect/core/domain/documents/invoice-status';
import { shownValue } from '@connect/core/domain/documents/document';
import { billTo, type PdfCustomer } from '../../pdf/customer.ts';
import { dash } from '../../pdf/figures.ts';
import { pdfLanguage } from '../../pdf/language.ts';
import { openPdfLayout, type PdfLayout } from '../../pdf/letterhead.ts';
import { addressesAndFacts, smallPrint } from '../../pdf/parts.ts';
import { content } from '../../pdf/sheet.ts';
import type { Supplier } from '../../supplier.ts';
import { drawTable, remainingWidth, widthOfWords, type Column, type Row } from '../../pdf/table.ts';
import type { PdfTexts } from '../../pdf/texts/pdf-texts.ts';
import type { StatementDocument } from '../application/statement.ts';
import { totalsAndPayment, type TotalRow } from '../../pdf/totals.ts';

export interface StatementPdf {
  readonly supplier: Supplier;
  readonly customer: PdfCustomer;
  readonly locale: Locale;
  /** The first day of its month. */
  readonly firstDay: Day;
  readonly today: Day;
  /** Still open of the months before. */
  readonly before: readonly StatementDocument[];
  readonly ofMonth: readonly StatementDocument[];
  /** The balance as the supplier's accounts have it; null where it follows from the documents, undefined where that is not told. */
  readonly given?: Money | null;
  /** Off only where a test reads the drawing commands. */
  readonly compress?: boolean;
}

const columnsOf = ({ columns, statuses }: PdfTexts): Column[] => {
  const first: Column[] = [
    { title: columns.date, width: 58 },
    { title: columns.document, width: 62, strong: true },
  ];
  const last: Column[] = [
    { title: columns.due, width: 58 },
    { title: columns.status, width: Math.max(46, widthOfWords(Object.values(statuses))) },
    { title: columns.amount, width: 66, align: 'right' },
    { title: columns.outstanding, width: 66, align: 'right' },
  ];
  return [...first, { title: columns.reference, width: remainingWidth([...first, ...last]), wraps: true }, ...last];
};

type Standing = keyof PdfTexts['statuses'] | 'unknown';

const standingOf = ({ amount, remaining, dueDate }: StatementDocument, today: Day): Standing => {
  // An invoice that was paid twice is one, too.
  if (isNegative(amount) || (remaining && isNegative(remaining))) return 'credit';
  const standings = { overdue: 'overdue', 'awaiting-payment': 'unpaid', settled: 'paid', unknown: 'unknown' } as const;
  return standings[invoiceStatus({ remainingAmount: remaining, dueDate }, today)];
};

const section = (layout: PdfLayout, title: string, rows: readonly Row[]): void => {
  const { sheet, texts } = layout;
  if (!layout.fits(90)) layout.nextPage();
  sheet.leaf('H2', () => sheet.oneLine(title, content.left, layout.y, content.width, { size: 10.5, weight: 600 }));
  layout.y += 20;
  drawTable(layout, { columns: columnsOf(texts), rows, empty: texts.sections.none });
  layout.y += 18;
};

/**
 * The statement of account of a month as PDF (specification §statement): what is still open of the months before, the month's invoices and
 * credits, and what is owed of both. Open amounts are as of the day it is made.
 */
export const statementPdf = (statement: StatementPdf): Promise<Uint8Array> => {
  const { supplier, customer, locale, firstDay, today, before, ofMonth, given, compress = true } = statement;
  const language = pdfLanguage(locale);
  const { texts, figures } = language;
  const { facts, totals } = texts;
  const money = (amount: Money): string => figures.money(amount, supplier.currency);
  /** Of the account's own currency; amounts of another are a bug of whoever found them. */
  const sum = (amounts: readonly (Money | null)[]): Money =>
    sumOf(
      amounts.filter((amount) => amount !== null),
      customer.currencyCode,
    );
  const month = figures.month(firstDay);
  const created = toDateTime(today).toJSDate();
  const head = { kind: texts.kinds.statement, no: month, customerName: customer.name, supplier, created, compress };
  const layout = openPdfLayout({ ...head, language });
  const all = [...before, ...ofMonth];
  const owed = sum(all.map(({ remaining }) => remaining));
  const overdue = sum(all.map((each) => (standingOf(each, today) === 'overdue' ? each.remaining : null)));
  addressesAndFacts(
    layout,
    [billTo(customer, texts)],
    [
      { label: facts.account, value: customer.no },
      { label: facts.month, value: month },
      { label: facts.asAt, value: figures.day(today) },
      { label: facts.currency, value: customer.currencyCode.trim() || supplier.currency },
      { label: facts.terms, value: language.terms(customer.termsDescription) },
    ],
  );
  const rowOf = (document: StatementDocument): Row => {
    const standing = standingOf(document, today);
    return {
      cells: [
        figures.day(document.date),
        document.no,
        shownValue(document.reference, texts.notProvided),
        standing === 'credit' ? dash : figures.day(document.dueDate),
        standing === 'unknown' ? dash : texts.statuses[standing],
        money(document.amount),
        document.remaining === null ? dash : money(document.remaining),
      ],
      muted: standing === 'paid',
    };
  };
  if (before.length > 0) section(layout, texts.sections.before(month), before.map(rowOf));
  section(layout, texts.sections.ofMonth(month), ofMonth.map(rowOf));
  const invoices = ofMonth.filter(({ amount }) => !isNegative(amount));
  const notKnown = sum(
    invoices.map(({ amount, remaining }) => (remaining === null ? minus(nothing(amount.currency), amount) : null)),
  );
  const settled = sum(invoices.map(({ amount, remaining }) => remaining && minus(remaining, amount)));
  const unused = sum(ofMonth.map(({ amount, remaining }) => (isNegative(amount) ? remaining : null)));
  const rowUnlessNothing = (label: string, amount: Money): TotalRow[] =>
    isNothing(amount) ? [] : [{ label, value: money(amount) }];
  // A credit note may settle invoices of other months: of the month's, what is not used yet is taken off.
  const rows: TotalRow[] = [
    { label: totals.broughtForward, value: money(sum(before.map(({ remaining }) => remaining))) },
    { label: totals.invoiced, value: money(sum(invoices.map(({ amount }) => amount))) },
    { label: totals.settled, value: money(settled) },
    ...rowUnlessNothing(totals.notKnown, notKnown),
    ...rowUnlessNothing(totals.unusedCredit, unused),
    { label: totals.totalOwed, value: money(owed), strong: true },
    ...(given ? [{ label: totals.accountBalance, value: money(given), strong: true }] : []),
    { label: totals.overdue, value: money(overdue) },
  ];
  totalsAndPayment(layout, rows, owed.minor > 0 ? { reference: customer.no, currency: owed.currency } : null);
  const [about, text] = texts.small.statement;
  const from = given === undefined ? [] : [given === null ? texts.balance.derived : texts.balance.given];
  smallPrint(layout, [about, [text, ...from].join(' ')]);
  return layout.finish();
};
