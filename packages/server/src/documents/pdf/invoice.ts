import { day } from '@connect/core/domain/calendar/day';
import { toDateTime } from '@connect/core/domain/calendar/date-time';
import type { Locale } from '@connect/core/domain/access/storefront';
import { shownValue, type Invoice, type Line, type Order } from '@connect/core/domain/documents/document';
import { isNote, lineDescription, splitInvoiceLines } from '@connect/core/domain/documents/lines';
import { vatAmount } from '@connect/core/domain/documents/totals';
import { isNegative, isNothing, minus, type Money } from '@connect/core/domain/money/money';
import { amountOfLine } from '@connect/core/domain/money/unit-price';
import { billTo, shipToBlock, type PdfCustomer } from '../../pdf/customer.ts';
import { dash, vatRate } from '../../pdf/figures.ts';
import { mainOf } from '../../pdf/brand-colours.ts';
import { pdfLanguage, type PdfLanguage } from '../../pdf/language.ts';
import { openPdfLayout, type PdfLayout } from '../../pdf/letterhead.ts';
import { addressesAndFacts, smallPrint, stamp } from '../../pdf/parts.ts';
import { colours, content } from '../../pdf/sheet.ts';
import type { Supplier } from '../../supplier.ts';
import { drawTable, remainingWidth, type Column, type Row } from '../../pdf/table.ts';
import type { PdfTexts } from '../../pdf/texts/pdf-texts.ts';
import { totalsAndPayment, type TotalRow } from '../../pdf/totals.ts';

export interface InvoicePdf {
  readonly invoice: Invoice;
  readonly supplier: Supplier;
  readonly customer: PdfCustomer;
  readonly locale: Locale;
  /** The order's delivery address, where it is known. */
  readonly shipTo?: Order['shipTo'] | null;
  /** Off only where a test reads the drawing commands. */
  readonly compress?: boolean;
}

const named = (line: Line, { special }: PdfTexts): string => lineDescription(line, special);

const columnsOf = ({ columns }: PdfTexts): Column[] => {
  const item: Column = { title: columns.item, width: 78, strong: true };
  const figures: Column[] = [
    { title: columns.quantity, width: 42, align: 'right' },
    { title: columns.unitPrice, width: 58, align: 'right' },
    { title: columns.amount, width: 64, align: 'right' },
  ];
  const width = remainingWidth([item, ...figures]);
  return [item, { title: columns.description, width, wraps: true }, ...figures];
};

/** The lines it charges; a blank line without an amount is a note between them (specification §invoice-lines, decisions §line-markers). */
const rowsOf = (invoice: Invoice, { texts, figures }: PdfLanguage, own: string): Row[] => {
  const { notShipped } = splitInvoiceLines(invoice.lines);
  return invoice.lines
    .filter((line) => !notShipped.includes(line))
    .map((line) => {
      const amount = amountOfLine(line);
      if (isNote(line) && isNothing(amount)) return { cells: ['', named(line, texts)], note: true };
      const price = [figures.count(line.quantity), figures.price(line.unitPrice, own), figures.money(amount, own)];
      return { cells: [line.itemNo, named(line, texts), ...price], amount };
    });
};

const notIncluded = (layout: PdfLayout, invoice: Invoice): void => {
  const { notShipped } = splitInvoiceLines(invoice.lines);
  if (notShipped.length === 0) return;
  if (!layout.fits(100)) layout.nextPage();
  const { sheet, texts } = layout;
  const title = { size: 10, weight: 600, colour: colours.ink2 } as const;
  sheet.leaf('H2', () => sheet.oneLine(texts.sections.notIncluded, content.left, layout.y, content.width, title));
  const small = { size: 8.5, colour: colours.ink3 };
  sheet.leaf('P', () =>
    sheet.oneLine(texts.sections.notIncludedNote, content.left, layout.y + 15, content.width, small),
  );
  layout.y += 34;
  const rows = notShipped.map((line) => ({ cells: [line.itemNo, named(line, texts), dash, dash, dash], muted: true }));
  drawTable(layout, { columns: columnsOf(texts), rows, empty: '' });
  layout.y += 16;
};

const totalRows = (invoice: Invoice, { texts, figures }: PdfLanguage, money: (amount: Money) => string): TotalRow[] => {
  const { totals } = texts;
  const { totalExVat, totalIncVat, remainingAmount: remaining } = invoice;
  const vat = vatAmount({ totalExVat, totalIncVat });
  const rates =
    invoice.vatRates.length > 0 ? invoice.vatRates : [{ percent: vatRate(totalExVat, vat, invoice.lines.length), vat }];
  const rows: TotalRow[] = [
    { label: totals.subTotal, value: money(totalExVat) },
    ...rates.map((rate) => ({
      label: rate.percent === null ? totals.vat : totals.vatAt(figures.count(rate.percent)),
      value: money(rate.vat),
    })),
    { label: totals.total, value: money(totalIncVat), strong: true },
  ];
  if (isNegative(totalIncVat)) return rows;
  if (remaining === null) return [...rows, { label: totals.balanceDue, value: dash }];
  const settled = minus(totalIncVat, remaining);
  return [
    ...rows,
    // Nothing is to be paid of a cancelled one, which nobody paid for that.
    ...(settled.minor > 0 && !invoice.cancelled ? [{ label: totals.settled, value: money(settled) }] : []),
    { label: totals.balanceDue, value: money(remaining) },
  ];
};

/**
 * An invoice as the PDF its customer downloads (specification §document-pdfs): tagged, A4, amounts in their currency, words and formats of a storefront. The same
 * invoice gives the same bytes. Items that were not shipped are listed apart and not charged.
 */
export const invoicePdf = ({
  invoice,
  supplier,
  customer,
  locale,
  shipTo = null,
  compress = true,
}: InvoicePdf): Promise<Uint8Array> => {
  const language = pdfLanguage(locale);
  const { texts, figures } = language;
  const money = (amount: Money): string => figures.money(amount, supplier.currency);
  const no = shownValue(invoice.no, texts.unknown);
  const credit = isNegative(invoice.totalIncVat);
  const date = invoice.postingDate ?? invoice.documentDate;
  const created = toDateTime(invoice.documentDate ?? date ?? day('1970-01-01')).toJSDate();
  const kind = credit ? 'creditNote' : 'invoice';
  const head = { kind: texts.kinds[kind], no, customerName: customer.name, supplier, created, compress };
  const layout = openPdfLayout({ ...head, language });
  const { facts, stamps, sections } = texts;
  addressesAndFacts(
    layout,
    [billTo(customer, texts), shipToBlock(customer, shipTo, texts)],
    [
      { label: credit ? facts.creditNumber : facts.invoiceNumber, value: no },
      { label: credit ? facts.creditDate : facts.invoiceDate, value: figures.day(date) },
      { label: facts.created, value: figures.day(invoice.documentDate) },
      { label: facts.orderNumber, value: invoice.orderNumber?.trim() || dash },
      { label: facts.reference, value: shownValue(invoice.externalReference, texts.notProvided) },
      { label: facts.account, value: customer.no },
      { label: facts.terms, value: language.terms(customer.termsDescription) },
      ...(credit ? [] : [{ label: facts.dueDate, value: figures.day(invoice.dueDate) }]),
    ],
  );
  if (invoice.cancelled) stamp(layout, stamps.cancelled, colours.bad);
  if (credit) stamp(layout, stamps.creditNote, mainOf(supplier));
  const rows = rowsOf(invoice, language, supplier.currency);
  const carried = { currency: invoice.totalIncVat.currency, write: money };
  drawTable(layout, { columns: columnsOf(texts), rows, empty: sections.noLines[kind], carried });
  const isSettled = invoice.remainingAmount !== null && isNothing(invoice.remainingAmount);
  const nothingToPay = credit || invoice.cancelled || isSettled;
  const payment = { reference: `${no} / ${customer.no}`, currency: invoice.totalIncVat.currency };
  totalsAndPayment(layout, totalRows(invoice, language, money), nothingToPay ? null : payment);
  notIncluded(layout, invoice);
  const [title, ofDemo] = texts.small.invoice;
  const { terms } = supplier;
  if (terms !== null) smallPrint(layout, [title, terms === 'of-the-demo' ? ofDemo : terms.text]);
  return layout.finish();
};
