import { ProductAnswer } from '@connect/contract/search';
import type { ProductHit } from '@connect/contract/search';
import type { SampleItem } from '@connect/core/domain/samples/sample-order';
import type { ProductSearch } from '@connect/core/ports/product-search';
import * as v from 'valibot';
import { createSearchService } from './search-service.ts';
import type { SearchServiceOptions } from './search-service.ts';

const Answers = v.object({ results: v.array(ProductAnswer) });

/** An item for each variation; a product without any is the item itself. */
const toItems = (product: v.InferOutput<typeof ProductHit>): readonly SampleItem[] =>
  (product.variations.length > 0 ? product.variations : [{ product_images: [] }]).map(({ sku, product_images }) => ({
    sku: sku ?? product.sku_id,
    title: product.web_title,
    brand: product.brand,
    thumbnail: product_images[0]?.filename ?? null,
    slug: product.slug,
  }));

/** How well an item answers a text, the best lowest: its SKU, the beginning of it, something else. */
const distance = ({ sku }: SampleItem, text: string): number => {
  const [held, sought] = [sku.toLowerCase(), text.trim().toLowerCase()];
  if (held === sought) return 0;
  return held.startsWith(sought) ? 1 : 2;
};

/** The products of a storefront, an item each variation, over the search service. */
export const createMeilisearchProductSearch = (options: SearchServiceOptions): ProductSearch => {
  const ask = createSearchService(options);
  return {
    findItems: (text, indexSuffix, limit) =>
      ask(async (client, { products }) => {
        const indexUid = products?.[indexSuffix];
        if (indexUid === undefined) return [];
        const query = { indexUid, q: text, limit, matchingStrategy: 'all' as const };
        // By SKU apart, as the index puts titles first and the limit might leave the item itself out.
        const answer = await client.multiSearch({
          queries: [{ ...query, attributesToSearchOn: ['variations.sku', 'sku_id'] }, query],
        });
        const items = v.parse(Answers, answer).results.flatMap(({ hits }) => hits.flatMap(toItems));
        const bySku = new Map(items.map((item) => [item.sku, item]));
        return [...bySku.values()]
          .toSorted((one, other) => distance(one, text) - distance(other, text))
          .slice(0, limit);
      }),
  };
};
