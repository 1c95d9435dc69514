import type { Order } from '@connect/contract/documents';
import { isWebOrder, shownNumber, shownReference } from '@connect/core/domain/documents/document';
import { isNote, lineDescription } from '@connect/core/domain/documents/lines';
import { lineAmount, vatAmount } from '@connect/core/domain/documents/totals';
import { isSample } from '@connect/core/domain/samples/sample';
import { billTo, shipToBlock, type PaperCustomer } from './customer.ts';
import { countText, dash, dayText, moneyText, vatLabel } from './figures.ts';
import { openPaper } from './letterhead.ts';
import { addressesAndFacts, smallPrint, stamp } from './parts.ts';
import { colours } from './sheet.ts';
import { confirmationTerms, supplier } from './supplier.ts';
import { drawTable, remainingWidth, type Column, type Row } from './table.ts';
import { totalsAndPayment } from './totals.ts';

export interface ConfirmationPaper {
  readonly order: Order;
  readonly customer: PaperCustomer;
  /** Off only where a test reads the drawing commands. */
  readonly compress?: boolean;
}

const item: Column = { title: 'Item', width: 78, strong: true };
const counts: Column[] = [
  { title: 'Quantity', width: 42, align: 'right' },
  { title: 'Shipped', width: 40, align: 'right' },
];
const prices: Column[] = [
  { title: 'Unit price', width: 58, align: 'right' },
  { title: 'Amount', width: 64, align: 'right' },
];

/** A sample is free, so its confirmation has no prices. */
const columnsOf = (sample: boolean): Column[] => {
  const right = sample ? counts : [...counts, ...prices];
  return [item, { title: 'Description', width: remainingWidth([item, ...right]), wraps: true }, ...right];
};

const rowsOf = (order: Order, sample: boolean, money: (amount: number) => string): Row[] =>
  order.lines.map((line) => {
    const amount = lineAmount({ quantity: line.quantity, unitPrice: line.unit_price });
    const description = lineDescription({ itemNo: line.item_no, description: line.description });
    if (isNote(line) && amount === 0) return { cells: ['', description], note: true };
    const figures = [countText(line.quantity), countText(line.quantity_shipped)];
    const priced = sample ? figures : [...figures, money(line.unit_price), money(amount)];
    return { cells: [line.item_no, description, ...priced], amount };
  });

/**
 * The confirmation of an order as the PDF its customer downloads (spec §7): tagged, A4, amounts in the customer's
 * currency. The same order gives the same bytes. A sample order has no totals (spec §2).
 */
export const confirmationPdf = ({ order, customer, compress = true }: ConfirmationPaper): Promise<Uint8Array> => {
  const money = moneyText(customer.currencyCode, supplier.currency);
  const no = shownNumber(order.no);
  const sample = isSample({ sample: order.sample, poNumber: order.external_reference, srNumber: order.sr_no });
  const created = new Date(`${order.document_date ?? order.posting_date ?? '1970-01-01'}T00:00:00Z`);
  const paper = openPaper({ kind: 'Order confirmation', no, customerName: customer.name, created, compress });
  const email = isWebOrder({ globusReference: order.globus_reference }) && order.meta?.connect_user_email;
  const shipTo = {
    name: order.ship_to_name,
    address: order.ship_to_address,
    address_2: order.ship_to_address_2,
    post_code: order.ship_to_post_code,
  };
  addressesAndFacts(
    paper,
    [billTo(customer), shipToBlock(customer, shipTo)],
    [
      { label: 'Order number', value: no },
      { label: 'Created', value: dayText(order.document_date) },
      { label: 'Accepted', value: dayText(order.posting_date) },
      sample
        ? { label: 'SR Number', value: shownReference(order.sr_no) }
        : { label: 'Your reference', value: shownReference(order.external_reference) },
      { label: 'Account', value: customer.no },
      { label: 'Terms', value: customer.termsDescription.trim() || dash },
      ...(email ? [{ label: 'Placed by', value: email }] : []),
    ],
  );
  if (order.cancelled) stamp(paper, 'CANCELLED', ' — This document is no longer valid', colours.bad);
  if (sample) stamp(paper, 'SAMPLE ORDER', ' — No payment required', colours.brand);
  if (!sample && order.total_amount_inc_vat < 0)
    stamp(paper, 'CREDIT', ' — This amount is in your favour', colours.brand);
  const rows = rowsOf(order, sample, money);
  const empty = 'This order has no lines.';
  drawTable(paper, { columns: columnsOf(sample), rows, empty, ...(sample ? {} : { carried: money }) });
  if (sample) paper.y += 16;
  else {
    const vat = vatAmount({ totalAmount: order.total_amount, totalAmountIncVat: order.total_amount_inc_vat });
    const rowsOfTotals = [
      { label: 'Sub Total', value: money(order.total_amount) },
      { label: vatLabel(order.total_amount, vat, order.lines.length), value: money(vat) },
      { label: 'Total', value: money(order.total_amount_inc_vat), strong: true },
    ];
    totalsAndPayment(paper, rowsOfTotals, null);
  }
  smallPrint(paper, 'About this order', confirmationTerms);
  return paper.finish();
};
