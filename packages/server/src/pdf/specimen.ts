import { invoiceNoOf, orderNoOf } from '@connect/core/domain/documents/number';
import { day } from '@connect/core/domain/calendar/day';
import type { Invoice, Order } from '@connect/contract/documents';
import type { PdfCustomer } from './customer.ts';

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

export type InvoiceLine = Invoice['lines'][number];

export const line = (traits: Partial<InvoiceLine>): InvoiceLine => ({
  item_no: 'GLV-8841-L',
  description: 'Nitrile grip glove, cut F, size L',
  quantity: 1,
  unit_price: 6.2,
  type: 'Item',
  thumbnail: null,
  slug: null,
  ...traits,
});

export const invoice = (traits: Partial<Invoice> = {}): Invoice => ({
  no: invoiceNoOf('SI-117932'),
  order_number: orderNoOf('SO-204610'),
  external_reference: 'PO 87951',
  cancelled: false,
  closed: false,
  progress: null,
  status: null,
  shipping_agent_code: 'H&B',
  package_tracking_number: 'HB100200300',
  document_date: day('2026-11-02'),
  posting_date: day('2026-11-03'),
  due_date: day('2026-12-31'),
  total_amount: 933.63,
  total_amount_inc_vat: 1120.36,
  remaining_amount: 1120.36,
  lines: [line({ quantity: 48 })],
  shipments: [],
  ...traits,
});

export const order = (traits: Partial<Order> = {}): Order => ({
  ...invoice(),
  no: orderNoOf('SO-204610'),
  sample: false,
  sr_no: null,
  globus_reference: null,
  meta: null,
  ship_to_name: 'Northgate Hull',
  ship_to_address: 'Dock Road 7',
  ship_to_address_2: '',
  ship_to_post_code: 'HU1 1AA',
  completely_shipped: false,
  lines: [{ ...line({ quantity: 48 }), quantity_shipped: 12 }],
  ...traits,
});
