import type { Kind } from '@connect/contract/integration/kinds';
import { amountOfLine, unitPrice } from '@connect/core/domain/money/unit-price';

/** Records of a small made-up supplier, as they are sent: all that the model has, each customer with a little of it. */
export interface Sent {
  readonly kind: Kind;
  readonly record: Record<string, unknown>;
}

const pounds = (minor: number) => ({ minor, currency: 'GBP' });
const percent = 20;

interface Sale {
  readonly customer: number;
  /** May have parts of a unit. */
  readonly quantity: number;
  readonly price: number;
  /** What of the invoice was paid, and credited, in percent. */
  readonly paid: number;
  readonly credited: number;
  readonly invoiced: boolean;
  /** Whether the whole of it was paid once more: more than there is room for. */
  readonly twice?: boolean;
  /** Whether the invoice names the first order there is, whoever's that is. */
  readonly ofFirst?: boolean;
}

/** What a sale comes to without VAT, in minor units. */
export const netOf = ({ quantity, price }: Pick<Sale, 'quantity' | 'price'>): number =>
  amountOfLine({ quantity, unitPrice: unitPrice(price, 'GBP') }).minor;

const saleRecords = (
  { customer, quantity, price, paid, credited, invoiced, twice = false, ofFirst = false }: Sale,
  index: number,
): Sent[] => {
  const net = netOf({ quantity, price });
  const vat = Math.round((net * percent) / 100);
  const total = { total: pounds(net), totalIncVat: pounds(net + vat) };
  const rates = [{ percent, net: pounds(net), vat: pounds(vat) }];
  const no = String(index + 1).padStart(4, '0');
  const of = { customer: `C${customer}`, date: '2026-03-02' };
  const line = { sku: 'GLOVE-1-L', description: 'Glove, large', quantity, unitPrice: pounds(price) };
  const part = (share: number): number => Math.floor(((net + vat) * share) / 100);
  const settled = (share: number) => [{ invoice: `SI-${no}`, amount: pounds(part(share)) }];
  const order = {
    no: `SO-${no}`,
    ...of,
    ...total,
    status: 'Released',
    closed: invoiced,
    lines: [{ ...line, quantityShipped: invoiced ? quantity : 0 }],
  };
  if (!invoiced) return [{ kind: 'orders', record: order }];
  const shipment = { no: `SH-${no}`, order: order.no, lines: [{ sku: line.sku, description: '', quantity }] };
  const invoice = {
    no: `SI-${no}`,
    order: ofFirst ? 'SO-0001' : order.no,
    ...of,
    ...total,
    // Others are due by their customer's terms.
    ...(index % 2 === 0 && { dueDate: '2026-04-01' }),
    vat: rates,
    lines: [line],
  };
  const creditNet = Math.floor((net * credited) / 100);
  const creditVat = Math.round((creditNet * percent) / 100);
  const credit = {
    no: `CN-${no}`,
    ...of,
    total: pounds(creditNet),
    totalIncVat: pounds(creditNet + creditVat),
    vat: [{ percent, net: pounds(creditNet), vat: pounds(creditVat) }],
    allocations: [{ invoice: invoice.no, amount: pounds(creditNet) }],
  };
  const payment = { no: `P-${no}`, ...of, amount: pounds(part(paid) + 100), allocations: settled(paid) };
  const again = { no: `P-${no}-2`, ...of, amount: pounds(part(100)), allocations: settled(100) };
  return [
    { kind: 'orders', record: order },
    { kind: 'shipments', record: shipment },
    { kind: 'invoices', record: invoice },
    ...(credited > 0 ? [{ kind: 'credit-notes', record: credit } as const] : []),
    ...(paid > 0 ? [{ kind: 'payments', record: payment } as const] : []),
    ...(twice ? [{ kind: 'payments', record: again } as const] : []),
  ];
};

/** What one supplier has: two customers and a third whose balance is given, one product in two sizes, and these sales. */
export const supplierOf = (sales: readonly Sale[]): Sent[] => [
  {
    kind: 'staff',
    record: { email: 'ann@supplier.example', firstName: 'Ann', lastName: 'Lee', roles: ['account_manager'] },
  },
  ...[1, 2, 3].map((customer): Sent => ({
    kind: 'customers',
    record: {
      no: `C${customer}`,
      name: `Customer ${customer}`,
      city: 'Leeds',
      currency: 'GBP',
      ...(customer === 1 && { terms: { code: '30EOM', dueDateCalculation: '30D+CM' } }),
      creditLimit: pounds(500_000),
      accountManager: customer === 2 ? null : 'ann@supplier.example',
      addresses: [{ code: 'MAIN', name: 'Main gate', postCode: 'LS9 7DN' }],
      contacts: [{ name: 'Bo', job: 'Buyer' }],
      ...(customer === 3 && { balance: { owed: pounds(12_345), outstandingOrders: pounds(0) } }),
    },
  })),
  {
    kind: 'users',
    record: {
      email: 'bo@customer.example',
      customer: 'C1',
      firstName: 'Bo',
      lastName: 'Ray',
      permissions: ['View Orders', 'View Invoices'],
      spendLimit: pounds(10_000),
    },
  },
  {
    kind: 'products',
    record: {
      sku: 'GLOVE-1',
      title: 'Glove',
      titles: { de: 'Handschuh' },
      text: 'Soft.\n\n- **EN 388**',
      texts: { de: 'Weich.' },
      classification: 'Gloves',
      slug: 'glove-1',
      regions: ['UK', 'DE'],
      variations: [
        { sku: 'GLOVE-1-M', title: 'Glove, medium', replacedBy: 'GLOVE-1-L', discontinued: true },
        { sku: 'GLOVE-1-L', title: 'Glove, large', packSize: 12, minimum: 12, picture: 'glove.jpg' },
      ],
    },
  },
  { kind: 'prices', record: { priceList: 'GBP', product: 'GLOVE-1', breaks: [{ from: 1, price: pounds(199.5) }] } },
  {
    kind: 'prices',
    record: {
      priceList: 'GBP',
      product: 'GLOVE-1',
      validFrom: '2026-01-01',
      validUntil: '2026-12-31',
      breaks: [
        { from: 1, price: pounds(189) },
        { from: 48, price: pounds(179) },
      ],
    },
  },
  { kind: 'stock', record: { sku: 'GLOVE-1-L', stock: 480, restockedOn: '2026-06-01', leadDays: 5 } },
  { kind: 'banners', record: { position: 0, image: 'spring.jpg', alt: 'Spring' } },
  ...['en', 'de'].map((language): Sent => ({
    kind: 'help-articles',
    record: { key: 'returns', language, topic: 'Returns', title: `Returns ${language}`, body: '# Send\n\n- back' },
  })),
  ...sales.flatMap(saleRecords),
];

/** One way to group items into products: which items each has, and what takes their place. */
export interface Range {
  readonly [product: string]: readonly { readonly sku: string; readonly replacedBy: string | null }[];
}

/** Products of a range, as they are sent. */
export const productsOf = (range: Range, title: string): Record<string, unknown>[] =>
  Object.entries(range).map(([sku, items]) => ({
    sku,
    title,
    classification: 'Gloves',
    slug: sku.toLowerCase(),
    regions: ['UK'],
    variations: items.map((item) => ({ ...item, title: `${item.sku} of ${sku}` })),
  }));

export type { Sale };
