import type { Kind } from './kinds.ts';

const gbp = (minor: number) => ({ minor, currency: 'GBP' });
const line = { sku: 'GLOVE-1-L', description: 'Glove, large', quantity: 10, unitPrice: gbp(500) };
const total = { total: gbp(5000), totalIncVat: gbp(6000) };
const vat = [{ percent: 20, net: gbp(5000), vat: gbp(1000) }];
const sale = { customer: 'C10001', date: '2026-03-02' };

/** A record of each kind, as the OpenAPI document shows it. Sent in the order of the kinds to an empty portal, each is taken. */
export const recordExamples = {
  staff: { email: 'ann@supplier.example', firstName: 'Ann', lastName: 'Lee', roles: ['account_manager'] },
  customers: {
    no: 'C10001',
    name: 'Harbour Works Ltd',
    city: 'Leeds',
    currency: 'GBP',
    terms: { code: '30EOM', dueDateCalculation: '30D+CM' },
    creditLimit: gbp(500_000),
    vatRates: [{ vatClass: 'zero', percent: 0 }],
    accountManager: 'ann@supplier.example',
    addresses: [{ code: 'MAIN', name: 'Main gate', postCode: 'LS9 7DN' }],
    contacts: [{ name: 'Bo Ray', job: 'Buyer' }],
  },
  users: {
    email: 'bo@harbour-works.example',
    customer: 'C10001',
    firstName: 'Bo',
    lastName: 'Ray',
    permissions: ['View Orders', 'View Invoices'],
    spendLimit: gbp(10_000),
  },
  products: {
    sku: 'GLOVE-1',
    title: 'Glove',
    titles: { de: 'Handschuh' },
    text: 'Soft.\n\n- **EN 388**',
    classification: 'Gloves',
    vatClass: 'standard',
    slug: 'glove-1',
    regions: ['UK', 'DE'],
    variations: [{ sku: 'GLOVE-1-L', title: 'Glove, large', packSize: 12, minimum: 12, picture: 'glove.jpg' }],
  },
  prices: { priceList: 'GBP', product: 'GLOVE-1', breaks: [{ from: 1, price: gbp(199.5) }] },
  stock: { sku: 'GLOVE-1-L', stock: 480, restockedOn: '2026-06-01', leadDays: 5 },
  orders: {
    no: 'SO-0001',
    ...sale,
    ...total,
    status: 'Released',
    closed: true,
    lines: [{ ...line, quantityShipped: 10, promisedOn: '2026-03-06' }],
  },
  shipments: { no: 'SH-0001', order: 'SO-0001', lines: [{ sku: line.sku, description: '', quantity: 10 }] },
  invoices: { no: 'SI-0001', order: 'SO-0001', ...sale, ...total, dueDate: '2026-04-01', vat, lines: [line] },
  'credit-notes': {
    no: 'CR-0001',
    ...sale,
    ...total,
    vat,
    lines: [line],
    allocations: [{ invoice: 'SI-0001', amount: gbp(3000) }],
  },
  payments: {
    no: 'P-0001',
    ...sale,
    amount: gbp(3000),
    allocations: [{ invoice: 'SI-0001', amount: gbp(3000) }],
  },
  banners: { position: 0, image: 'spring.jpg', alt: 'Spring' },
  'help-articles': {
    key: 'returns',
    language: 'en',
    topic: 'Returns',
    title: 'How do I return it?',
    body: 'Send it back.',
  },
} as const satisfies Readonly<Record<Kind, object>>;
