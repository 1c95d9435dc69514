import { invoiceNoOf, orderNoOf } from '../domain/documents/number.ts';
import { lineQuantity } from '../domain/documents/line-quantity.ts';
import { skuOf } from '../domain/ordering/sku.ts';
import { day } from '../domain/calendar/day.ts';
import { unitPrice } from '../domain/money/unit-price.ts';
import type { CompanyUser } from '../domain/access/company-user.ts';
import type { User } from '../domain/access/user.ts';
import { permissions } from '../domain/access/user.ts';
import type { AuditEntry } from '../domain/access/audit.ts';
import type { Customer } from '../domain/account/customer.ts';
import type { ListedCustomer } from '../domain/account/managed-customer.ts';
import type { Invoice, Line, Order, OrderLine, Shipment } from '../domain/documents/document.ts';
import type { ListRequest } from '../domain/documents/list-state.ts';
import type { Item } from '../domain/ordering/item.ts';
import type { Tracking } from '../domain/documents/tracking.ts';
import type { SampleOrder } from '../domain/samples/sample-order.ts';
import type { DocumentHit } from '../domain/search/hit.ts';
import { ownMoney, penceEach } from './money.ts';

/** Plain values of every entity, for tests that care for one field: `aHit({ number: orderNoOf('SO-1') })`. */

/** A customer's user with every permission. */
export const aUser = (fields: Partial<User> = {}): User => ({
  email: 'priya@northgate.example',
  firstName: 'Priya',
  lastName: 'Nair',
  roles: ['customer'],
  permissions: Object.values(permissions),
  isSuperUser: false,
  customerNo: 'C10482',
  ...fields,
});

/** Someone of the customer's company who may sign in. */
export const aCompanyUser = (fields: Partial<CompanyUser> = {}): CompanyUser => ({
  id: '7f2c1b9e-5d3a-4c8e-9b21-0a6f4e8d1c35',
  email: 'sam@northgate.example',
  firstName: 'Sam',
  lastName: 'Ward',
  permissions: [permissions.viewOrders],
  spendLimit: null,
  active: true,
  secondFactor: false,
  lastSignedInAt: '2026-11-19T08:30:00.000Z',
  isYou: false,
  ...fields,
});

export const aCustomer = (fields: Partial<Customer> = {}): Customer => ({
  no: 'C10482',
  name: 'Northgate Site Supplies',
  address: { address: '4 Mill Lane', address2: '', city: 'Leeds', county: '', postCode: 'LS1 4AB', country: 'GB' },
  vatRegistrationNo: 'GB123456789',
  totalOwed: ownMoney(1200_50),
  creditLimit: ownMoney(5000_00),
  outstandingOrdersValue: ownMoney(300_25),
  currencyCode: '',
  terms: { code: '30EOM', description: '30 Days EOM' },
  ...fields,
});

/** An order found by a search; an invoice with `kind: 'invoice'`. */
export const aHit = (fields: Partial<DocumentHit> = {}): DocumentHit => ({
  id: fields.number ?? 'SO-204918',
  kind: 'order',
  number: orderNoOf('SO-204918'),
  orderNumber: null,
  poNumber: 'PO 88213',
  customerNo: 'C10482',
  customerName: 'Northgate Site Supplies',
  totalIncVat: ownMoney(1284_40),
  documentDate: day('2026-11-18'),
  postingDate: day('2026-11-18'),
  dueDate: null,
  remainingAmount: null,
  status: 'Released',
  progress: 'Warehouse',
  completelyShipped: false,
  sample: false,
  srNumber: null,
  skus: ['HV1020'],
  highlighted: { number: null, orderNumber: null, poNumber: null },
  ...fields,
});

/** Quantities are written as plain numbers. */
type LineFields<L extends Line> = Omit<Partial<L>, 'quantity' | 'quantityShipped'> & { readonly quantity?: number };

export const aLine = ({ quantity = 10, ...fields }: LineFields<Line> = {}): Line => ({
  itemNo: 'HV1020',
  description: 'Hi-vis vest, yellow',
  quantity: lineQuantity(quantity),
  unitPrice: unitPrice(3_95, ''),
  type: 'Item',
  thumbnail: null,
  slug: null,
  ...fields,
});

export const anOrderLine = ({
  quantityShipped = 10,
  ...fields
}: LineFields<OrderLine> & { readonly quantityShipped?: number } = {}): OrderLine => ({
  promisedOn: null,
  promisedBefore: null,
  ...aLine(fields),
  quantityShipped: lineQuantity(quantityShipped),
});

export const aShipment = (fields: Partial<Shipment> = {}): Shipment => ({
  no: 'SS-300100',
  postingDate: day('2026-11-18'),
  agent: { code: 'H&B', name: 'Haul & Bring' },
  trackingNumber: 'HB123456',
  orderNumber: orderNoOf('SO-204918'),
  lines: [{ itemNo: 'HV1020', description: 'Hi-vis vest, yellow', quantity: lineQuantity(10) }],
  ...fields,
});

const aDocument = {
  externalReference: 'PO 88213',
  cancelled: false,
  closed: false,
  progress: 'Warehouse',
  status: 'Released',
  shippingAgentCode: null,
  trackingNumber: null,
  documentDate: day('2026-11-18'),
  postingDate: day('2026-11-18'),
  dueDate: day('2026-12-31'),
  totalExVat: ownMoney(39_50),
  totalIncVat: ownMoney(47_40),
  remainingAmount: ownMoney(47_40),
  shipments: [],
};

export const anOrder = (fields: Partial<Order> = {}): Order => ({
  ...aDocument,
  kind: 'order',
  no: orderNoOf('SO-204918'),
  orderNumber: orderNoOf('SO-204918'),
  lines: [anOrderLine()],
  sample: false,
  srNo: null,
  backOfficeNo: null,
  globusReference: null,
  connectUserEmail: null,
  placement: null,
  invoices: [],
  shipTo: {
    name: 'Northgate Leeds',
    address: '4 Mill Lane',
    address2: '',
    city: '',
    county: '',
    postCode: 'LS1 4AB',
    country: '',
  },
  completelyShipped: false,
  ...fields,
});

export const anInvoice = (fields: Partial<Invoice> = {}): Invoice => ({
  ...aDocument,
  kind: 'invoice',
  no: invoiceNoOf('SI-118204'),
  orderNumber: orderNoOf('SO-204871'),
  lines: [aLine()],
  vatRates: [],
  shipTo: null,
  ...fields,
});

export const aTracking = (fields: Partial<Tracking> = {}): Tracking => ({
  status: 'in-transit',
  statusLabel: 'On its way',
  deliveryDate: day('2026-11-20'),
  service: 'Next day',
  deliveryPostcode: 'LS1 4AB',
  ...fields,
});

/** Page 1 of orders and invoices of the first quarter. */
export const aListRequest = (fields: Partial<ListRequest> = {}): ListRequest => ({
  criteria: { text: '', range: { from: day('2026-01-01'), to: day('2026-03-31') }, view: 'both' },
  page: 1,
  ...fields,
});

/** A customer in the lists of account managers. */
export const aListedCustomer = (fields: Partial<ListedCustomer> = {}): ListedCustomer => ({
  no: 'C10482',
  name: 'Northgate Site Supplies',
  isBlocked: false,
  creditLimit: ownMoney(5000_00),
  totalOwed: ownMoney(1200_50),
  termsDescription: '30 Days EOM',
  currencyCode: '',
  ...fields,
});

/** A sample order made in the portal, its follow-up to come. */
export const aSampleOrder = (fields: Partial<SampleOrder> = {}): SampleOrder => ({
  order: anOrder({
    sample: true,
    srNo: 'SR4021',
    externalReference: 'SR4021',
    totalExVat: ownMoney(0),
    totalIncVat: ownMoney(0),
  }),
  customerNo: 'C10482',
  customerName: 'Northgate Site Supplies',
  currencyCode: '',
  reason: 'To try before the tender',
  createdBy: 'Morgan Reed',
  followUpOn: day('2026-12-04'),
  followedUpAt: null,
  followUpDue: false,
  ...fields,
});

/** A note somebody wrote while they acted for a customer; a start or a stop with `request: null`. */
export const anAuditEntry = (fields: Partial<AuditEntry> = {}): AuditEntry => ({
  at: '2026-11-20T12:00:00.000Z',
  kind: 'request',
  actor: 'Morgan Reed',
  actorEmail: 'morgan@connect.example',
  customer: { no: 'C10482', name: 'Northgate Site Supplies' },
  impersonating: false,
  request: { method: 'POST', path: '/api/v3/account-manager/customers/C10482/notes', status: 200 },
  about: null,
  ...fields,
});

/** Something to order in packs of 12, at least 24, with a lower price from 120 on. */
export const anItem = (fields: Partial<Item> = {}): Item => ({
  sku: skuOf('GLV-8841-L'),
  productSku: 'GLV-8841',
  title: 'Nitrile grip glove, cut F, size L',
  brand: 'Chevron',
  thumbnail: 'GLV-8841.svg',
  slug: 'nitrile-grip-glove-cut-f-glv-8841',
  packSize: 12,
  minimum: 24,
  stock: 480,
  restockedOn: null,
  leadDays: 3,
  discontinued: false,
  replacedBy: null,
  prices: [
    { from: 1, price: penceEach(620) },
    { from: 120, price: penceEach(589) },
  ],
  ...fields,
});
