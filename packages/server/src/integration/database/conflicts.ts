import type { Kind } from '@connect/contract/integration/kinds';
import { storefronts } from '@connect/core/domain/access/storefront';
import type { Money } from '@connect/core/domain/money/money';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { Conflict } from '../application/record-store.ts';
import { amountText } from '../domain/money-rules.ts';

/** What is wrong with a record because of another one: where in it, or in the variation of an item. */
interface Found {
  readonly kind: Kind;
  readonly key: string;
  readonly path: string;
  readonly item: string | null;
  /** What the reason begins with, where that is an amount. */
  readonly amount: Money | null;
  readonly reason: string;
}

const regionNames = JSON.stringify(storefronts.map(({ name, indexSuffix: region }) => ({ region, name })));

const ofProducts: readonly RawBuilder<Found>[] = [
  sql`select 'products' as kind, contested.product_sku as key, 'sku' as path, sku as item, null::json as amount,
      'is an item of product ' || items.product_sku || ', too, which comes first and has it' as reason
    from contested_items as contested join items using (sku)`,
  sql`select 'products', items.product_sku, 'replacedBy', start, null, 'leads back to the item itself: nothing takes its place' from (
      with recursive chain(start, sku) as (
        select sku, replaced_by from items where replaced_by is not null
        union select start, items.replaced_by from chain join items on items.sku = chain.sku
          where items.replaced_by is not null)
      select start from chain where start = sku) as circles join items on items.sku = start`,
  sql`select 'products', product.sku_id, 'slug', null, null,
      'is that of product ' || min(other.sku_id collate "C") || ', too, in ' || string_agg(distinct name, ', ')
    from products as product join products as other on other.slug = product.slug and other.sku_id collate "C" < product.sku_id
      join regional_products as here on here.sku_id = product.sku_id
      join regional_products as there on there.sku_id = other.sku_id and there.region = here.region
      join json_to_recordset(${regionNames}::json) as names(region text, name text) on names.region = here.region
    where product.slug in (select slug from products group by slug having count(*) > 1)
    group by product.sku_id`,
];

const ofAllocations: readonly RawBuilder<Found>[] = [
  sql`select kind, source_no as key, 'allocations.' || position || '.amount' as path, null as item,
      json_build_object('minor', beyond, 'currency', currency_code) as amount, 'more than was left of invoice ' || invoice_no as reason
    from allocations join invoices on invoices.no = invoice_no join customers on customers.no = invoices.customer_no
    where beyond > 0`,
];

const ofOrders: readonly RawBuilder<Found>[] = [
  sql`select 'invoices' as kind, invoices.no as key, 'order' as path, null as item, null::json as amount,
      'is an order of customer ' || orders.customer_no || ': it is not linked to it' as reason
    from invoices join orders on orders.no = order_number where order_of_other`,
];

/** Of several orders with one number of the supplier's own system all but the first by number: they stand, as goods may be on their way, and are told of. */
const ofBackOffice: readonly RawBuilder<Found>[] = [
  sql`select 'orders' as kind, no as key, 'backOfficeNo' as path, null as item, null::json as amount,
      'is that of order ' || first || ', too' as reason
    from (select no, min(no collate "C") over (partition by back_office_no) as first from orders
      where back_office_no is not null) as numbered where no <> first`,
];

/** After records of which kind one may have come to speak against another. */
const after: Readonly<Partial<Record<Kind, readonly RawBuilder<Found>[]>>> = {
  products: ofProducts,
  orders: [...ofOrders, ...ofBackOffice],
  invoices: [...ofAllocations, ...ofOrders],
  'credit-notes': ofAllocations,
  payments: ofAllocations,
};

interface Row extends Found {
  readonly run_id: string;
  readonly line: number;
  readonly text: string;
}

const pathIn = ({ path, item, text }: Row): string | null => {
  if (item === null) return path;
  // What is kept of a product is what its schema read.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { variations } = JSON.parse(text) as { readonly variations: readonly { readonly sku: string }[] };
  const at = variations.findIndex(({ sku }) => sku === item);
  return at < 0 ? null : `variations.${at}.${path}`;
};

const reasonIn = ({ amount, reason }: Row): string => (amount === null ? reason : `is ${amountText(amount)} ${reason}`);

/** What records say against each other as they stand now, once some of a kind have come. */
export const conflictsAfter = async (trx: Database, kind: Kind): Promise<readonly Conflict[]> => {
  const asked = after[kind];
  if (!asked) return [];
  const { rows } = await sql<Row>`select found.*, run_id, line, record::text as text
    from (${sql.join(asked, sql` union all `)}) as found
      join integration_records as kept on kept.kind = found.kind and kept.key = found.key
    order by run_id, line, path`.execute(trx);
  return rows.flatMap((row) => {
    const path = pathIn(row);
    return path === null
      ? []
      : [
          {
            runId: row.run_id,
            line: row.line,
            key: row.key,
            text: row.text,
            problems: [{ path, reason: reasonIn(row) }],
          },
        ];
  });
};
