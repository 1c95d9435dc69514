import type { RecordOf } from '@connect/contract/integration/kinds';
import type { Sku } from '@connect/core/domain/ordering/sku';
import { sql } from 'kysely';
import { bulkInsert, bulkUpsert } from '../../database/bulk-insert.ts';
import type { Database } from '../../database/open.ts';

type Trx = Database;
type Product = Pick<RecordOf<'products'>, 'sku' | 'vatClass' | 'variations'>;
type Variation = Product['variations'][number];

const rowOf = (
  { sku: product, vatClass = '' }: Product,
  { picture: _, packSize, replacedBy, ...variation }: Variation,
  position: number,
) => ({
  ...variation,
  product_sku: product,
  vat_class: vatClass,
  position,
  pack_size: packSize,
  replaced_by: replacedBy,
  stock: 0,
  restocked_on: null,
  lead_days: 0,
});

/** Of some products that are not being written: those that name an item, though another may have it. */
const otherClaims = async (trx: Trx, items: readonly { readonly sku: Sku; readonly product_sku: Sku }[]) => {
  if (items.length === 0) return [];
  const { rows } = await sql<{ sku: Sku; product_sku: Sku }>`
    select held.sku, held.product_sku from json_to_recordset(${JSON.stringify(items)}::json) as held(sku text, product_sku text)
      join integration_records as kept on kept.kind = 'products' and kept.key = held.product_sku
      where exists (select from json_array_elements(kept.record -> 'variations') as variation
        where variation ->> 'sku' = held.sku)`.execute(trx);
  return rows;
};

/** Products as they were sent last. */
const keptProducts = async (trx: Trx, skus: readonly Sku[]): Promise<readonly Product[]> => {
  if (skus.length === 0) return [];
  const { rows } = await sql<{ record: Product }>`select record from integration_records
    where kind = 'products' and key = any(${skus}::text[])`.execute(trx);
  return rows.map(({ record }) => record);
};

/**
 * Gives each item of some products as they are from now on to the one that has it: of all products that name it, the one whose number comes
 * first, so that it does not matter in which order they come. The others are kept beside it, and get it once they are the first. What no
 * product names any more can no longer be ordered. A product that is taken away names nothing. Answers the items that were written.
 */
export const writeItems = async (trx: Trx, products: readonly Product[]): Promise<readonly Sku[]> => {
  const written = new Map(products.map((product) => [product.sku, product]));
  const named = products.flatMap(({ sku, variations }) =>
    variations.map((variation) => ({ sku: variation.sku, product_sku: sku })),
  );
  const { rows: standing } = await sql<{ sku: Sku; product_sku: Sku }>`select sku, product_sku from items
    where product_sku = any(${[...written.keys()]}::text[])
      or sku = any(${named.map(({ sku }) => sku)}::text[])`.execute(trx);
  const affected = [...new Set([...named, ...standing].map(({ sku }) => sku))];
  const { rows: contested } = await sql<{ sku: Sku; product_sku: Sku }>`delete from contested_items
    where sku = any(${affected}::text[]) or product_sku = any(${[...written.keys()]}::text[])
    returning sku, product_sku`.execute(trx);
  const isElsewhere = ({ product_sku: product }: { readonly product_sku: Sku }): boolean => !written.has(product);
  const claims = new Map<Sku, Sku[]>();
  const all = [...named, ...contested.filter(isElsewhere), ...(await otherClaims(trx, standing.filter(isElsewhere)))];
  for (const { sku, product_sku: product } of all) claims.set(sku, [...(claims.get(sku) ?? []), product]);

  const holders = new Map(standing.map(({ sku, product_sku: product }) => [sku, product]));
  const owners = new Map([...claims].map(([sku, [first, ...others]]) => [sku, others.reduce(firstOf, first ?? sku)]));
  const moved = [...owners].filter(([sku, owner]) => !written.has(owner) && holders.get(sku) !== owner);
  const kept = await keptProducts(trx, [...new Set(moved.map(([, owner]) => owner))]);
  const movedSkus = new Set(moved.map(([sku]) => sku));
  const rows = [...products, ...kept].flatMap((product) =>
    product.variations.flatMap((variation, position) =>
      owners.get(variation.sku) === product.sku && (written.has(product.sku) || movedSkus.has(variation.sku))
        ? [rowOf(product, variation, position)]
        : [],
    ),
  );
  await bulkUpsert(trx, 'items', rows, { unique: ['sku'], kept: ['stock', 'restocked_on', 'lead_days'] });
  const losing = [...claims].flatMap(([sku, claiming]) =>
    claiming.filter((product) => product !== owners.get(sku)).map((product) => ({ sku, product_sku: product })),
  );
  await bulkInsert(trx, 'contested_items', losing);
  const unnamed = affected.filter((sku) => !claims.has(sku));
  if (unnamed.length > 0)
    await trx.updateTable('items').set({ discontinued: true }).where('sku', 'in', unnamed).execute();
  return rows.map(({ sku }) => sku);
};

const firstOf = (one: Sku, other: Sku): Sku => (one < other ? one : other);
