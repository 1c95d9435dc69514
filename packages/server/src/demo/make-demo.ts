import { randomUUID } from 'node:crypto';
import { storefronts } from '@connect/core/domain/access/storefront';
import type { Day } from '@connect/core/domain/calendar/day';
import type { Insertable } from 'kysely';
import { noonSeconds } from '../calendar.ts';
import type { RegionalProductsTable, Tables } from '../database/tables.ts';
import { demoUsers } from './accounts.ts';
import { makeCatalogue, variantsOf, type Product } from './catalogue.ts';
import type { DemoCustomer } from './customers.ts';
import { makeItems } from './ordering.ts';
import { createRandom, type Random } from './random.ts';
import { addDocuments, type DocumentRows, type SaleNumbers } from './sale-documents.ts';
import { makeLines } from './sale-lines.ts';
import type { DatedSale } from './sale.ts';
import { makeSales } from './sales.ts';

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

/** Seven products of ten are signed off, most of those a second time. */
const signOffs = (
  random: Random,
  today: Day,
): Pick<Insertable<RegionalProductsTable>, 'signed_off_at' | 'second_signed_off_at'> => {
  if (!random.chance(0.7)) return { signed_off_at: -1, second_signed_off_at: -1 };
  const first = noonSeconds(today) - random.whole(20, 400) * 86_400;
  return { signed_off_at: first, second_signed_off_at: random.chance(0.8) ? first + 3 * 86_400 : -1 };
};

const makeProducts = (random: Random, today: Day, catalogue: readonly Product[]): DemoRows => ({
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
  regional_products: storefronts.flatMap(({ indexSuffix }) =>
    catalogue.map(({ sku }) => ({ region: indexSuffix, sku_id: sku, ...signOffs(random, today) })),
  ),
});

const makeUsers = (passwordHash: string): DemoRows => ({
  users: demoUsers.map((user) => ({
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
  })),
});

/** The demo's data (decisions, "Demo data"): the same for the same day and scale, but for ids. */
export const makeDemo = (options: { today: Day; scale: number; passwordHash: string }): DemoRows => {
  const { today, scale } = options;
  const random = createRandom(seed);
  const catalogue = makeCatalogue(random, Math.max(60, Math.round(2400 * scale)));
  const { customers, sales } = makeSales(random, today, scale);
  return {
    customers: customers.map(({ row }) => row),
    ...makeUsers(options.passwordHash),
    ...makeDocuments(random, today, sales, catalogue),
    ...makeProducts(random, today, catalogue),
    ...makeItems(createRandom(itemsSeed), catalogue, today),
  };
};
