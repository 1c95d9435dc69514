import type { Invoice } from '@connect/contract/documents';
import { shownNumber, shownReference } from '@connect/core/domain/documents/document';
import { isNote, lineDescription, splitInvoiceLines } from '@connect/core/domain/documents/lines';
import { lineAmount, vatAmount } from '@connect/core/domain/documents/totals';
import { billTo, shipToBlock, type PaperCustomer, type ShipTo } from './customer.ts';
import { countText, dash, dayText, moneyText, vatLabel } from './figures.ts';
import { openPaper, type Paper } from './letterhead.ts';
import { addressesAndFacts, smallPrint, stamp } from './parts.ts';
import { colours, content } from './sheet.ts';
import { invoiceTerms, supplier } from './supplier.ts';
import { drawTable, remainingWidth, type Column, type Row } from './table.ts';
import { totalsAndPayment, type TotalRow } from './totals.ts';

export interface InvoicePaper {
  readonly invoice: Invoice;
  readonly customer: PaperCustomer;
  /** The order's delivery address, where it is known. */
  readonly shipTo?: ShipTo | null;
  /** Off only where a test reads the drawing commands. */
  readonly compress?: boolean;
}

type Line = Invoice['lines'][number];

const named = (line: Line): string => lineDescription({ itemNo: line.item_no, description: line.description });
const amountOf = (line: Line): number => lineAmount({ quantity: line.quantity, unitPrice: line.unit_price });

const around: Column[] = [
  { title: 'Item', width: 78, strong: true },
  { title: 'Quantity', width: 42, align: 'right' },
  { title: 'Unit price', width: 58, align: 'right' },
  { title: 'Amount', width: 64, align: 'right' },
];
const [item, ...figures] = around;
const columns: Column[] = [
  ...(item ? [item] : []),
  { title: 'Description', width: remainingWidth(around), wraps: true },
  ...figures,
];

/** The lines it charges; a blank line without an amount is a note between them (spec §4, decisions 13). */
const rowsOf = (invoice: Invoice, money: (amount: number) => string): Row[] => {
  const { notShipped } = splitInvoiceLines(invoice.lines);
  return invoice.lines
    .filter((line) => !notShipped.includes(line))
    .map((line) => {
      const amount = amountOf(line);
      if (isNote(line) && amount === 0) return { cells: ['', named(line)], note: true };
      const price = [countText(line.quantity), money(line.unit_price), money(amount)];
      return { cells: [line.item_no, named(line), ...price], amount };
    });
};

const notIncluded = (paper: Paper, invoice: Invoice): void => {
  const { notShipped } = splitInvoiceLines(invoice.lines);
  if (notShipped.length === 0) return;
  if (!paper.fits(100)) paper.nextPage();
  const { sheet } = paper;
  const title = { size: 10, weight: 600, colour: colours.ink2 } as const;
  sheet.leaf('H2', () =>
    sheet.oneLine('Items not included on this invoice', content.left, paper.y, content.width, title),
  );
  const note = 'The items below may be pending shipment or may appear on another invoice.';
  const small = { size: 8.5, colour: colours.ink3 };
  sheet.leaf('P', () => sheet.oneLine(note, content.left, paper.y + 15, content.width, small));
  paper.y += 34;
  const rows = notShipped.map((line) => ({ cells: [line.item_no, named(line), dash, dash, dash], muted: true }));
  drawTable(paper, { columns, rows, empty: '' });
  paper.y += 16;
};

const totalRows = (invoice: Invoice, money: (amount: number) => string): TotalRow[] => {
  const { total_amount: totalAmount, total_amount_inc_vat: totalAmountIncVat, remaining_amount: remaining } = invoice;
  const vat = vatAmount({ totalAmount, totalAmountIncVat });
  const rows: TotalRow[] = [
    { label: 'Sub Total', value: money(totalAmount) },
    { label: vatLabel(totalAmount, vat, invoice.lines.length), value: money(vat) },
    { label: 'Total', value: money(totalAmountIncVat), strong: true },
  ];
  if (remaining === null || totalAmountIncVat < 0) return rows;
  const paid = vatAmount({ totalAmount: remaining, totalAmountIncVat });
  return [
    ...rows,
    ...(paid > 0 ? [{ label: 'Paid', value: money(paid) }] : []),
    { label: 'Balance due', value: money(remaining) },
  ];
};

/**
 * An invoice as the PDF its customer downloads (spec §7): tagged, A4, amounts in the customer's currency. The same
 * invoice gives the same bytes. Items that were not shipped are listed apart and not charged.
 */
export const invoicePdf = ({
  invoice,
  customer,
  shipTo = null,
  compress = true,
}: InvoicePaper): Promise<Uint8Array> => {
  const money = moneyText(customer.currencyCode, supplier.currency);
  const no = shownNumber(invoice.no);
  const credit = invoice.total_amount_inc_vat < 0;
  const date = invoice.posting_date ?? invoice.document_date;
  const created = new Date(`${invoice.document_date ?? date ?? '1970-01-01'}T00:00:00Z`);
  const paper = openPaper({ kind: credit ? 'Credit' : 'Invoice', no, customerName: customer.name, created, compress });
  addressesAndFacts(
    paper,
    [billTo(customer), shipToBlock(customer, shipTo)],
    [
      { label: credit ? 'Credit number' : 'Invoice number', value: no },
      { label: credit ? 'Credit date' : 'Invoice date', value: dayText(date) },
      { label: 'Order created', value: dayText(invoice.document_date) },
      { label: 'Order number', value: invoice.order_number?.trim() || dash },
      { label: 'Your reference', value: shownReference(invoice.external_reference) },
      { label: 'Account', value: customer.no },
      { label: 'Terms', value: customer.termsDescription.trim() || dash },
      ...(credit ? [] : [{ label: 'Due date', value: dayText(invoice.due_date) }]),
    ],
  );
  if (invoice.cancelled) stamp(paper, 'CANCELLED', ' — This document is no longer valid', colours.bad);
  if (credit) stamp(paper, 'CREDIT', ' — This amount is in your favour, no payment required', colours.brand);
  drawTable(paper, { columns, rows: rowsOf(invoice, money), empty: 'This invoice has no lines.', carried: money });
  const nothingToPay = credit || invoice.cancelled || invoice.remaining_amount === 0;
  totalsAndPayment(paper, totalRows(invoice, money), nothingToPay ? null : `${no} / ${customer.no}`);
  notIncluded(paper, invoice);
  smallPrint(paper, 'Terms', invoiceTerms);
  return paper.finish();
};
