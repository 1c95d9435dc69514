import { storefrontOfIndex } from '@connect/core/domain/products/product-address';
import { listedProduct } from '@connect/core/domain/products/product-list';
import type { ListedProduct } from '@connect/core/domain/products/product-list';
import { notSignedOff } from '@connect/core/domain/products/sign-off';
import { readHits } from './read-hits.ts';
import { Unavailable } from './unavailable.ts';

/** The attributes of a product that the table needs: no others travel. */
export const productAttributes = [
  'sku_id',
  'web_title',
  'brand',
  'schema_classification',
  'slug',
  'variations.product_images.filename',
  'signed_off_at',
  'second_signed_off_at',
] as const;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);
const timeOf = (value: unknown): number => (Number.isSafeInteger(value) ? Number(value) : notSignedOff);
const firstOf = (value: unknown): unknown => (Array.isArray(value) ? value[0] : null);

/** The file name of a product's first picture (specification §pictures); null where it has none. */
const imageOf = ({ variations }: Fields): string | null => {
  if (!Array.isArray(variations)) return null;
  for (const variation of variations) {
    const image = isObject(variation) ? firstOf(variation.product_images) : null;
    if (isObject(image) && typeof image.filename === 'string') return image.filename;
  }
  return null;
};

/** A hit as a product of the storefront whose index it came from (specification §product-record); null when it is none. */
const productOf = (hit: unknown): ListedProduct | null => {
  if (!isObject(hit) || !isObject(hit._federation)) return null;
  const { sku_id: sku } = hit;
  const storefront = storefrontOfIndex(textOr(hit._federation.indexUid, ''));
  if (typeof sku !== 'string' || sku === '' || !storefront) return null;
  return listedProduct({
    sku,
    title: textOr(hit.web_title, ''),
    brand: textOr(hit.brand, ''),
    classification: textOr(hit.schema_classification, ''),
    slug: textOr(hit.slug, ''),
    image: imageOf(hit),
    region: storefront.indexSuffix,
    signedOffAt: timeOf(hit.signed_off_at),
    secondSignedOffAt: timeOf(hit.second_signed_off_at),
  });
};

/** What a federated search over the products answered. */
export interface ProductHits {
  readonly products: readonly ListedProduct[];
  readonly estimated: number;
}

/**
 * Reads the products of an answer while it arrives, each checked by hand: a schema takes seconds for 100,000 of them. A hit that is
 * no product is left out. Throws for what is no such answer.
 */
export const readProductHits = async (pieces: AsyncIterable<string>): Promise<ProductHits> => {
  const products: ListedProduct[] = [];
  let received = 0;
  const take = (hits: readonly unknown[]): void => {
    received += hits.length;
    for (const hit of hits) {
      const product = productOf(hit);
      if (product) products.push(product);
    }
  };
  const answer = await readHits(pieces, take);
  if (!isObject(answer) || !Array.isArray(answer.hits))
    throw new Unavailable('The search answered no list of products');
  take(answer.hits);
  return { products, estimated: typeof answer.estimatedTotalHits === 'number' ? answer.estimatedTotalHits : received };
};
