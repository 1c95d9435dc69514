import { day } from '@connect/core/domain/calendar/day';
import { toDateTime } from '@connect/core/domain/calendar/date-time';
import type { Order } from '@connect/contract/documents';
import type { Locale } from '@connect/core/domain/access/storefront';
import { isWebOrder, shownNumber, shownReference } from '@connect/core/domain/documents/document';
import { isNote, lineDescription } from '@connect/core/domain/documents/lines';
import { vatAmount } from '@connect/core/domain/documents/totals';
import { inMajor, moneyOfMajor, priceOfMajor } from '@connect/core/domain/money/major';
import { amountOfLine } from '@connect/core/domain/money/unit-price';
import { isSample } from '@connect/core/domain/samples/sample';
import { billTo, shipToBlock, type PdfCustomer } from '../../pdf/customer.ts';
import { vatRate, type MoneyWriter } from '../../pdf/figures.ts';
import { pdfLanguage, type PdfLanguage } from '../../pdf/language.ts';
import { openPdfLayout } from '../../pdf/letterhead.ts';
import { addressesAndFacts, smallPrint, stamp } from '../../pdf/parts.ts';
import { colours } from '../../pdf/sheet.ts';
import { supplier } from '../../pdf/supplier.ts';
import { drawTable, remainingWidth, type Column, type Row } from '../../pdf/table.ts';
import type { PdfTexts } from '../../pdf/texts/pdf-texts.ts';
import { totalsAndPayment } from '../../pdf/totals.ts';

export interface ConfirmationPdf {
  readonly order: Order;
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

const rowsOf = (order: Order, sample: boolean, { texts, figures }: PdfLanguage, write: MoneyWriter): Row[] =>
  order.lines.map((line) => {
    const unitPrice = priceOfMajor(line.unit_price, '');
    const amount = inMajor(amountOfLine({ quantity: line.quantity, unitPrice }));
    const description = lineDescription({ itemNo: line.item_no, description: line.description }, texts.special);
    if (isNote(line) && amount === 0) return { cells: ['', description], note: true };
    const counts = [figures.count(line.quantity), figures.count(line.quantity_shipped)];
    const priced = sample ? counts : [...counts, write.price(line.unit_price), write.money(amount)];
    return { cells: [line.item_no, description, ...priced], amount };
  });

/**
 * The confirmation of an order as the PDF its customer downloads (specification §document-pdfs): tagged, A4, amounts in the customer's
 * currency, words and formats of a storefront. The same order gives the same bytes. A sample order has no totals (specification §document-pdfs).
 */
export const confirmationPdf = ({ order, customer, locale, compress = true }: ConfirmationPdf): Promise<Uint8Array> => {
  const language = pdfLanguage(locale);
  const { texts, figures } = language;
  const write = {
    money: figures.money(customer.currencyCode, supplier.currency),
    price: figures.price(customer.currencyCode, supplier.currency),
  };
  const { money } = write;
  const no = shownNumber(order.no, texts.unknown);
  const sample = isSample({ sample: order.sample, poNumber: order.external_reference, srNumber: order.sr_no });
  const created = toDateTime(order.document_date ?? order.posting_date ?? day('1970-01-01')).toJSDate();
  const head = { kind: texts.kinds.confirmation, no, customerName: customer.name, created, compress };
  const layout = openPdfLayout({ ...head, language });
  const { facts, stamps, totals } = texts;
  const email = isWebOrder({ globusReference: order.globus_reference }) && order.meta?.connect_user_email;
  const shipTo = {
    name: order.ship_to_name,
    address: order.ship_to_address,
    address_2: order.ship_to_address_2,
    post_code: order.ship_to_post_code,
  };
  addressesAndFacts(
    layout,
    [billTo(customer, texts), shipToBlock(customer, shipTo, texts)],
    [
      { label: facts.orderNumber, value: no },
      { label: facts.created, value: figures.day(order.document_date) },
      { label: facts.accepted, value: figures.day(order.posting_date) },
      sample
        ? { label: facts.srNumber, value: shownReference(order.sr_no, texts.notProvided) }
        : { label: facts.reference, value: shownReference(order.external_reference, texts.notProvided) },
      { label: facts.account, value: customer.no },
      { label: facts.terms, value: language.terms(customer.termsDescription) },
      ...(email ? [{ label: facts.placedBy, value: email }] : []),
    ],
  );
  if (order.cancelled) stamp(layout, stamps.cancelled, colours.bad);
  if (sample) stamp(layout, stamps.sample, colours.brand);
  if (!sample && order.total_amount_inc_vat < 0) stamp(layout, stamps.creditOrder, colours.brand);
  const rows = rowsOf(order, sample, language, write);
  const empty = texts.sections.noLines.order;
  drawTable(layout, { columns: columnsOf(texts, sample), rows, empty, ...(sample ? {} : { carried: money }) });
  if (sample) layout.y += 16;
  else {
    const totalExVat = moneyOfMajor(order.total_amount, '');
    const vat = vatAmount({ totalExVat, totalIncVat: moneyOfMajor(order.total_amount_inc_vat, '') });
    const rate = vatRate(totalExVat, vat, order.lines.length);
    const rowsOfTotals = [
      { label: totals.subTotal, value: money(order.total_amount) },
      { label: rate === null ? totals.vat : totals.vatAt(figures.count(rate)), value: money(inMajor(vat)) },
      { label: totals.total, value: money(order.total_amount_inc_vat), strong: true },
    ];
    totalsAndPayment(layout, rowsOfTotals, null);
  }
  smallPrint(layout, texts.small.confirmation);
  return layout.finish();
};
