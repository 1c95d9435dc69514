/** The supplier that issues the demo's documents. Nobody's: the phone is in the range kept for fiction. */
export const supplier = {
  name: 'Connect Safety Supplies Ltd',
  address: ['Unit 4, Chevron Works', 'Example Way', 'Leeds', 'LS0 0XX', 'United Kingdom'],
  phone: '01632 960147',
  email: 'accounts@connect.example',
  web: 'connect.example',
  companyNo: '00000000',
  vatNo: 'GB 000 0000 00',
  /** The currency it keeps its books in, ISO 4217 (decisions 12). */
  currency: 'GBP',
  bank: {
    name: 'Example Bank plc',
    accountName: 'Connect Safety Supplies Ltd',
    sortCode: '00-00-00',
    accountNo: '00000000',
    iban: 'GB00 EXMP 0000 0000 0000 00',
    bic: 'EXMPGB00',
  },
} as const;

export const invoiceTerms =
  'Goods remain the property of the supplier until they are paid for in full. Please report shortages and damage ' +
  'within three working days of delivery, and returns within 30 days, quoting the invoice number. We may charge ' +
  'interest on overdue amounts under the Late Payment of Commercial Debts (Interest) Act 1998.';

export const confirmationTerms =
  'Please check this confirmation and tell us of any change as soon as you can: what has left our warehouse can no ' +
  'longer be altered. Unit prices and amounts exclude VAT. Items that are not yet shipped follow as soon ' +
  'as they are in stock, and are invoiced when they leave us.';

export const statementTerms =
  'It lists the invoices and credits of the month, and of the months before what is still open. Amounts include VAT. Open ' +
  'amounts are as of the day shown above: payments that have reached us since the end of the month are taken off. Please ' +
  'tell us of anything that does not agree with your books.';
