import { day } from '@connect/core/domain/calendar/day';
import { toDateTime } from '@connect/core/domain/calendar/date-time';
import type { Locale } from '@connect/core/domain/access/storefront';
import { isWebOrder, shownValue, type Order } from '@connect/core/domain/documents/document';
import { isNote, lineDescription } from '@connect/core/domain/documents/lines';
import { awaitedPromise, promisedDays } from '@connect/core/domain/documents/promises';
import { vatAmount } from '@connect/core/domain/documents/totals';
import { isNegative, isNothing, type Money } from '@connect/core/domain/money/money';
import { amountOfLine } from '@connect/core/domain/money/unit-price';
import { isSample } from '@connect/core/domain/samples/sample';
import { billTo, shipToBlock, type PdfCustomer } from '../../pdf/customer.ts';
import { vatRate } from '../../pdf/figures.ts';
import { mainOf } from '../../pdf/brand-colours.ts';
import { pdfLanguage, type PdfLanguage } from '../../pdf/language.ts';
import { openPdfLayout } from '../../pdf/letterhead.ts';
import { addressesAndFacts, smallPrint, stamp } from '../../pdf/parts.ts';
import { colours } from '../../pdf/sheet.ts';
import type { Supplier } from '../../supplier.ts';
import { drawTable, remainingWidth, type Column, type Row } from '../../pdf/table.ts';
import type { PdfTexts } from '../../pdf/texts/pdf-texts.ts';
import { totalsAndPayment } from '../../pdf/totals.ts';

export interface ConfirmationPdf {
  readonly order: Order;
  readonly supplier: Supplier;
  readonly customer: PdfCustomer;
  readonly locale: Locale;
  /** Off only where a test reads the drawing commands. */
  readonly compress?: boolean;
}

/** A sample is free, so its confirmation has no prices. */
const columnsOf = ({ columns }: PdfTexts, sample: boolean): Column[] => {
  const item: Column = { title: columns.item, width: 78, strong: true };
  const counts: Column[] = [
    { title: columns.quantity, width: 42, align: 'right' },
    { title: columns.shipped, width: 40, align: 'right' },
  ];
  const prices: Column[] = [
    { title: columns.unitPrice, width: 58, align: 'right' },
    { title: columns.amount, width: 64, align: 'right' },
  ];
  const right = sample ? counts : [...counts, ...prices];
  return [item, { title: columns.description, width: remainingWidth([item, ...right]), wraps: true }, ...right];
};

const rowsOf = (order: Order, sample: boolean, { texts, figures }: PdfLanguage, own: string): Row[] =>
  order.lines.map((line) => {
    const amount = amountOfLine(line);
    const title = lineDescription(line, texts.special);
    if (isNote(line) && isNothing(amount)) return { cells: ['', title], note: true };
    const promise = awaitedPromise(order, line);
    const description = promise ? `${title}\n${texts.facts.promisedFor} ${figures.day(promise.promisedOn)}` : title;
    const counts = [figures.count(line.quantity), figures.count(line.quantityShipped)];
    const prices = [figures.price(line.unitPrice, own), figures.money(amount, own)];
    const priced = sample ? counts : [...counts, ...prices];
    return { cells: [line.itemNo, description, ...priced], amount };
  });

/**
 * The confirmation of an order as the PDF its customer downloads (specification §document-pdfs): tagged, A4, amounts in their
 * currency, words and formats of a storefront. The same order gives the same bytes. A sample order has no totals (specification §document-pdfs).
 */
export const confirmationPdf = ({
  order,
  supplier,
  customer,
  locale,
  compress = true,
}: ConfirmationPdf): Promise<Uint8Array> => {
  const language = pdfLanguage(locale);
  const { texts, figures } = language;
  const money = (amount: Money): string => figures.money(amount, supplier.currency);
  const no = shownValue(order.no, texts.unknown);
  const sample = isSample({ sample: order.sample, poNumber: order.externalReference, srNumber: order.srNo });
  const created = toDateTime(order.documentDate ?? order.postingDate ?? day('1970-01-01')).toJSDate();
  const head = { kind: texts.kinds.confirmation, no, customerName: customer.name, supplier, created, compress };
  const layout = openPdfLayout({ ...head, language });
  const { facts, stamps, totals } = texts;
  const promised = promisedDays(order);
  const email = isWebOrder(order) && order.connectUserEmail;
  addressesAndFacts(
    layout,
    [billTo(customer, texts), shipToBlock(customer, order.shipTo, texts)],
    [
      { label: facts.orderNumber, value: no },
      { label: facts.created, value: figures.day(order.documentDate) },
      { label: facts.accepted, value: figures.day(order.postingDate) },
      sample
        ? { label: facts.srNumber, value: shownValue(order.srNo, texts.notProvided) }
        : { label: facts.reference, value: shownValue(order.externalReference, texts.notProvided) },
      { label: facts.account, value: customer.no },
      { label: facts.terms, value: language.terms(customer.termsDescription) },
      ...(email ? [{ label: facts.placedBy, value: email }] : []),
      ...(promised.length > 0 ? [{ label: facts.promisedFor, value: promised.map(figures.day).join(' –\n') }] : []),
    ],
  );
  if (order.cancelled) stamp(layout, stamps.cancelled, colours.bad);
  if (sample) stamp(layout, stamps.sample, mainOf(supplier));
  if (!sample && isNegative(order.totalIncVat)) stamp(layout, stamps.creditOrder, mainOf(supplier));
  const rows = rowsOf(order, sample, language, supplier.currency);
  const empty = texts.sections.noLines.order;
  const { totalExVat, totalIncVat } = order;
  const carried = { currency: totalIncVat.currency, write: money };
  drawTable(layout, { columns: columnsOf(texts, sample), rows, empty, ...(sample ? {} : { carried }) });
  if (sample) layout.y += 16;
  else {
    const vat = vatAmount({ totalExVat, totalIncVat });
    const rate = vatRate(totalExVat, vat, order.lines.length);
    const rowsOfTotals = [
      { label: totals.subTotal, value: money(totalExVat) },
      { label: rate === null ? totals.vat : totals.vatAt(figures.count(rate)), value: money(vat) },
      { label: totals.total, value: money(totalIncVat), strong: true },
    ];
    totalsAndPayment(layout, rowsOfTotals, null);
  }
  smallPrint(layout, texts.small.confirmation);
  return layout.finish();
};
