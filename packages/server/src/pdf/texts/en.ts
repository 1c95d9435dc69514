import type { PdfTexts } from './pdf-texts.ts';

/** English, with the name that a country has for the tax on sales. */
const english = (tax: { name: string; number: string }): PdfTexts => ({
  kinds: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    confirmation: 'Order confirmation',
    statement: 'Statement of account',
  },
  columns: {
    item: 'Item',
    description: 'Description',
    quantity: 'Quantity',
    shipped: 'Shipped',
    unitPrice: 'Unit price',
    amount: 'Amount',
    date: 'Date',
    document: 'Document',
    reference: 'Your reference',
    due: 'Due',
    status: 'Status',
    outstanding: 'Outstanding',
  },
  facts: {
    invoiceNumber: 'Invoice number',
    invoiceDate: 'Invoice date',
    creditNumber: 'Credit note no.',
    creditDate: 'Credit note date',
    dueDate: 'Due date',
    orderNumber: 'Order number',
    created: 'Created',
    accepted: 'Accepted',
    srNumber: 'SR Number',
    reference: 'Your reference',
    account: 'Account number',
    terms: 'Payment terms',
    placedBy: 'Placed by',
    promisedFor: 'Promised for',
    month: 'Month',
    asAt: 'Balances as at',
    currency: 'Currency',
  },
  billTo: 'Bill to',
  shipTo: 'Ship to',
  vatNumber: (number) => `${tax.number} ${number}`,
  stamps: {
    cancelled: ['CANCELLED', ' — This document is no longer valid'],
    sample: ['SAMPLE ORDER', ' — No payment required'],
    creditOrder: ['CREDIT', ' — We owe you this amount'],
    creditNote: ['CREDIT NOTE', ' — In your favour, no payment required'],
  },
  totals: {
    subTotal: 'Sub Total',
    vat: tax.name,
    vatAt: (rate) => `${tax.name} at ${rate}%`,
    total: 'Total',
    settled: 'Settled',
    balanceDue: 'Balance due',
    broughtForward: 'Brought forward',
    carriedForward: 'Carried forward',
    invoiced: 'Invoiced',
    unusedCredit: 'Unused credit',
    notKnown: 'Status not known',
    totalOwed: 'Total owed',
    accountBalance: 'Balance in our accounts',
    overdue: 'Of which overdue',
  },
  statuses: { credit: 'Credit', overdue: 'Overdue', unpaid: 'Awaiting payment', paid: 'Settled' },
  sections: {
    before: (month) => `Outstanding from before ${month}`,
    ofMonth: (month) => `Invoices and credit notes, ${month}`,
    none: 'No invoices or credit notes this month.',
    notIncluded: 'Items not included on this invoice',
    notIncludedNote: 'The items below may be pending shipment or may appear on another invoice.',
    noLines: {
      invoice: 'This invoice has no lines.',
      creditNote: 'This credit note has no lines.',
      order: 'This order has no lines.',
    },
  },
  payment: {
    title: 'How to pay',
    payTo: 'Pay to',
    sortCode: 'Sort code',
    account: (number) => `Account ${number}`,
    reference: 'Reference',
  },
  foot: {
    companyNo: (number) => `Company no. ${number}`,
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  small: {
    invoice: [
      'Terms of sale',
      'Goods remain the property of the supplier until they are paid for in full. Please report shortages and damage ' +
        'within three working days of delivery, and returns within 30 days, quoting the invoice number. We may charge ' +
        'interest on overdue amounts under the Late Payment of Commercial Debts (Interest) Act 1998.',
    ],
    confirmation: [
      'About this order',
      'Please check this confirmation and tell us about any change as soon as you can: we cannot change items that have left ' +
        `our warehouse. Unit prices and amounts exclude ${tax.name}. Items not yet shipped will follow when in stock and are ` +
        'invoiced when they ship.',
    ],
    statement: [
      'About this statement',
      'This statement lists the month’s invoices and credit notes and anything outstanding from earlier months. Amounts include ' +
        `${tax.name}. Outstanding amounts are as at the day shown above: payments received since the end of the month have been ` +
        'deducted. Please tell us about anything that does not agree with your records.',
    ],
  },
  balance: {
    derived: 'The total follows from the invoices, credit notes and payments we have here.',
    given: 'The balance in our accounts is what counts: it may have documents and payments that are not listed here.',
  },
  notProvided: 'Not Provided',
  unknown: 'Unknown',
  special: { POSTAGE: 'Postage, Packing & Carriage', SPL123: 'Split Case Charge' },
  periods: {
    day: { one: 'Day', other: 'Days' },
    week: { one: 'Week', other: 'Weeks' },
    month: { one: 'Month', other: 'Months' },
  },
  qualifiers: { 'end-of-month': 'end of month', net: 'net' },
});

export const en = english({ name: 'VAT', number: 'VAT' });
export const australian = english({ name: 'GST', number: 'ABN' });
const states = english({ name: 'tax', number: 'Tax ID' });
export const american: PdfTexts = {
  ...states,
  totals: { ...states.totals, vat: 'Tax', vatAt: (rate) => `Tax at ${rate}%` },
  stamps: { ...states.stamps, cancelled: ['CANCELED', ' — This document is no longer valid'] },
};
