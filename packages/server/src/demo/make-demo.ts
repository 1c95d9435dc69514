import { randomUUID } from 'node:crypto';
import type { Day } from '@connect/core/domain/calendar/day';
import type { Insertable } from 'kysely';
import type { CustomersTable, Tables, UsersTable } from '../database/tables.ts';
import { demoUsers } from './accounts.ts';
import { makeCatalogue, variantsOf, type Product } from './catalogue.ts';
import type { DemoCustomer } from './customers.ts';
import { figuresOf } from './ledger.ts';
import { makeItems } from './ordering.ts';
import { createRandom, type Random } from './random.ts';
import { addDocuments, type DocumentRows, type SaleNumbers } from './sale-documents.ts';
import { makeLines } from './sale-lines.ts';
import type { DatedSale } from './sale.ts';
import { makeSales } from './sales.ts';
import { makeRegionalProducts, makeSignOffs } from './sign-offs.ts';

const seed = 4173;
/** Its own, so that everything else is the same with it and without. */
const itemsSeed = 7007;

/** Rows to insert, table by table in the order that their references need. */
export type DemoRows = { readonly [Name in keyof Tables]?: Insertable<Tables[Name]>[] };

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
      order: `SO-${orders}`,
      invoice: `SI-${invoices}`,
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

const makeProducts = (
  random: Random,
  today: Day,
  catalogue: readonly Product[],
): Required<Pick<DemoRows, 'products' | 'regional_products'>> => ({
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

const makeUsers = (passwordHash: string): Insertable<UsersTable>[] =>
  demoUsers.map((user) => ({
    id: randomUUID(),
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    roles: [...user.roles],
    permissions: [...user.permissions],
    is_super_user: user.superUser ?? false,
    customer_no: user.customerNo,
    password_hash: user.customerNo === null ? null : passwordHash,
    active: true,
    spend_limit: null,
    last_signed_in_at: null,
  }));

/** The customers, with what their documents say of their accounts. */
const makeCustomerRows = (
  customers: readonly DemoCustomer[],
  documents: DocumentRows,
): Insertable<CustomersTable>[] => {
  const figures = figuresOf(documents);
  return customers.map(({ row, creditLimit }) => {
    const own = figures.get(row.no) ?? { balance: 0, outstanding: 0 };
    const { balance, outstanding } = own;
    return { ...row, credit_limit: creditLimit(own), balance, outstanding_orders_value: outstanding };
  });
};

/** The demo's data (specification §demo-data): the same for the same day and scale, but for ids. */
export const makeDemo = (options: { today: Day; scale: number; passwordHash: string }): DemoRows => {
  const { today, scale } = options;
  const random = createRandom(seed);
  const catalogue = makeCatalogue(random, Math.max(60, Math.round(2400 * scale)));
  const { customers, sales } = makeSales(random, today, scale);
  const documents = makeDocuments(random, today, sales, catalogue);
  const users = makeUsers(options.passwordHash);
  const products = makeProducts(random, today, catalogue);
  return {
    customers: makeCustomerRows(customers, documents),
    users,
    ...documents,
    ...products,
    sign_offs: makeSignOffs(products.regional_products, catalogue, users),
    ...makeItems(createRandom(itemsSeed), catalogue, today),
  };
};
