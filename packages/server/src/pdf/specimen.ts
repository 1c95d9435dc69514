import { lineQuantity } from '@connect/core/domain/documents/line-quantity';
import { invoiceNoOf, orderNoOf } from '@connect/core/domain/documents/number';
import { day } from '@connect/core/domain/calendar/day';
import type { Invoice, Line, Order } from '@connect/core/domain/documents/document';
import { priceOfMajor } from '@connect/core/domain/money/major';
import { money, type Money } from '@connect/core/domain/money/money';
import { unitPrice, type UnitPrice } from '@connect/core/domain/money/unit-price';
import { demoSupplier } from '../supplier.ts';
import type { PdfCustomer } from './customer.ts';

export { demoSupplier as supplier };

/** Documents to draw in tests. */
export const customer: PdfCustomer = {
  no: 'C10482',
  name: 'Northgate Site Supplies',
  address: {
    address: '14 Foundry Lane',
    address2: '',
    city: 'Leeds',
    county: 'West Yorkshire',
    postCode: 'LS9 7DN',
    country: 'United Kingdom',
  },
  vatRegistrationNo: 'GB 204 5521 18',
  currencyCode: 'GBP',
  termsDescription: '30 Days EOM',
};

export const pounds = (minor: number): Money<'GBP'> => money(minor, 'GBP');
export const poundsEach = (major: number): UnitPrice<'GBP'> => priceOfMajor(major, 'GBP');

/** Its quantity is written as a plain number. */
export const line = ({
  quantity = 1,
  ...traits
}: Omit<Partial<Line>, 'quantity'> & { readonly quantity?: number }): Line => ({
  itemNo: 'GLV-8841-L',
  description: 'Nitrile grip glove, cut F, size L',
  quantity: lineQuantity(quantity),
  unitPrice: poundsEach(6.2),
  type: 'Item',
  thumbnail: null,
  slug: null,
  ...traits,
});

export const invoice = (traits: Partial<Invoice> = {}): Invoice => ({
  kind: 'invoice',
  no: invoiceNoOf('SI-117932'),
  orderNumber: orderNoOf('SO-204610'),
  externalReference: 'PO 87951',
  cancelled: false,
  closed: false,
  progress: null,
  status: null,
  shippingAgentCode: 'H&B',
  trackingNumber: 'HB100200300',
  documentDate: day('2026-11-02'),
  postingDate: day('2026-11-03'),
  dueDate: day('2026-12-31'),
  totalExVat: pounds(933_63),
  totalIncVat: pounds(1120_36),
  remainingAmount: pounds(1120_36),
  lines: [line({ quantity: 48 })],
  vatRates: [],
  shipTo: null,
  shipments: [],
  ...traits,
});

export const order = (traits: Partial<Order> = {}): Order => ({
  ...invoice(),
  kind: 'order',
  no: orderNoOf('SO-204610'),
  sample: false,
  srNo: null,
  backOfficeNo: null,
  globusReference: null,
  connectUserEmail: null,
  placement: null,
  invoices: [],
  shipTo: {
    name: 'Northgate Hull',
    address: 'Dock Road 7',
    address2: '',
    city: '',
    county: '',
    postCode: 'HU1 1AA',
    country: '',
  },
  completelyShipped: false,
  lines: [{ ...line({ quantity: 48 }), quantityShipped: lineQuantity(12), promisedOn: null, promisedBefore: null }],
  ...traits,
});

/** A document with the same figures in another currency. */
export const billedIn = (currency: string, document: Invoice): Invoice => ({
  ...document,
  totalExVat: money(document.totalExVat.minor, currency),
  totalIncVat: money(document.totalIncVat.minor, currency),
  remainingAmount: document.remainingAmount && money(document.remainingAmount.minor, currency),
  lines: document.lines.map((each) => ({ ...each, unitPrice: unitPrice(each.unitPrice.minor, currency) })),
});
