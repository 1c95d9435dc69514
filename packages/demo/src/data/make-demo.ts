import { invoiceNoOf, orderNoOf } from '@connect/core/domain/documents/number';
import type { Day } from '@connect/core/domain/calendar/day';
import { bannerList } from '../pictures/banner-list.ts';
import { makeBuying } from './buying.ts';
import { makeCatalogue, variantsOf, type Product } from './catalogue.ts';
import { makeColleagues } from './colleagues.ts';
import { northgate, type DemoCustomer } from './customers.ts';
import { figuresOf } from './ledger.ts';
import { makeItems } from './ordering.ts';
import { createRandom, type Random } from './random.ts';
import { addDocuments, type DocumentRows, type SaleNumbers } from './sale-documents.ts';
import { makeLines } from './sale-lines.ts';
import type { DatedSale } from './sale.ts';
import { makeSales } from './sales.ts';
import { makeRegionalProducts, makeSignOffs } from './sign-offs.ts';
import { makeStaffWork } from './staff-work.ts';
import { makeUsers } from './users.ts';

const seed = 4173;
/** Its own, so that everything else is the same with it and without. */
const itemsSeed = 7007;

const newestReference = 88_213;

/** The numbers of every sale, oldest first: they rise with the dates, as do each customer's references. */
const numberSales = (random: Random, sales: readonly DatedSale[]): SaleNumbers[] => {
  const references = new Map<DemoCustomer, number>();
  const backwards = sales.toReversed().map((sale) => {
    const { customer } = sale;
    const known = references.get(customer);
    const reference = known === undefined ? newestReference : known - random.whole(1, 14);
    references.set(customer, reference);
    const site = known === undefined ? (customer.sites[1] ?? '') : random.pick(customer.sites);
    return `${customer.referencePrefix}${Math.max(reference, 1)}${site}`;
  });
  let [orders, invoices, samples] = [200_000, 114_000, 4_000];
  return sales.map((sale, index) => {
    const sampleRequest = sale.sample ? `SR${String((samples += random.whole(1, 3))).padStart(6, '0')}` : null;
    const given = sampleRequest ?? backwards[sales.length - 1 - index] ?? null;
    if (sale.documents !== 'orderless-invoice') orders++;
    if (sale.documents !== 'order') invoices++;
    return {
      order: orderNoOf(`SO-${orders}`),
      invoice: invoiceNoOf(`SI-${invoices}`),
      shipment: `SH-${orders}`,
      sampleRequest,
      reference: sampleRequest || sale.reference === 'given' ? given : sale.reference === 'empty' ? '' : null,
    };
  });
};

const makeDocuments = (random: Random, today: Day, sales: readonly DatedSale[], catalogue: Product[]): DocumentRows => {
  const rows: DocumentRows = {
    orders: [],
    order_lines: [],
    invoices: [],
    invoice_lines: [],
    shipments: [],
    shipment_lines: [],
  };
  const numbers = numberSales(random, sales);
  sales.forEach((sale, index) => {
    const own = numbers[index];
    if (own) addDocuments(rows, sale, own, makeLines(random, catalogue, sale), { random, today });
  });
  return rows;
};

const makeProducts = (random: Random, today: Day, catalogue: readonly Product[]) => ({
  products: catalogue.map((product) => ({
    sku_id: product.sku,
    web_title: product.title,
    web_titles: product.titles,
    brand: product.brand,
    schema_classification: product.family.classification,
    slug: product.slug,
    variations: variantsOf(product).map(({ itemNo }) => ({
      sku: itemNo,
      product_images: [{ filename: product.thumbnail }],
    })),
  })),
  regional_products: makeRegionalProducts(random, today, catalogue),
});

/** The customers, with what their documents say of their accounts. */
const withFigures = (customers: readonly DemoCustomer[], documents: DocumentRows) => {
  const figures = figuresOf(documents);
  return customers.map(({ row, creditLimit }) => {
    const own = figures.get(row.no) ?? { balance: 0, outstanding: 0 };
    const { balance, outstanding } = own;
    return {
      ...row,
      credit_limit: creditLimit(own),
      balance,
      outstanding_orders_value: outstanding,
      balance_derived: true,
    };
  });
};

/** What the data are made for. */
export interface DemoOptions {
  readonly now: Date;
  /** The day of `now` where the portal is. */
  readonly today: Day;
  /** 1 for the usual amount. */
  readonly scale: number;
  /** Of the password of everybody's account. */
  readonly passwordHash: string;
  /** How long an invitation holds, in milliseconds. */
  readonly invitationLife: number;
}

/**
 * The demo's data (specification §demo-data), rows by table: the same for the same moment and scale, but for ids. This is what the portal
 * fills an empty database with; amounts are in minor units.
 */
export const makeDemo = (options: DemoOptions) => {
  const { now, today, scale } = options;
  const random = createRandom(seed);
  const catalogue = makeCatalogue(random, Math.max(60, Math.round(2400 * scale)));
  const { customers, sales } = makeSales(random, today, scale);
  const documents = makeDocuments(random, today, sales, catalogue);
  const known = makeUsers(options.passwordHash);
  const colleagues = makeColleagues(known, options);
  const users = [...known, ...colleagues.users];
  const products = makeProducts(random, today, catalogue);
  const range = makeItems(createRandom(itemsSeed), catalogue, today);
  const customerRows = customers.map(({ row }) => row);
  const staffWork = makeStaffWork({ customers: customerRows, orders: documents.orders, users, today, now });
  return {
    customers: withFigures(customers, documents).map((row) => ({ ...row, ...staffWork.standings.get(row.no) })),
    users,
    invitations: colleagues.invitations,
    activity: colleagues.activity,
    ...documents,
    ...staffWork.rows,
    ...products,
    sign_offs: makeSignOffs(products.regional_products, catalogue, users),
    ...range,
    ...makeBuying(range, northgate.row, users, now),
    banners: bannerList.map((banner, position) => ({ position, ...banner })),
  };
};

/** Rows of the database by table. */
export type DemoData = ReturnType<typeof makeDemo>;
