import { parseSku } from '@connect/core/domain/ordering/sku';
import type { SampleItem } from '@connect/core/domain/samples/sample-order';
import type { ProductSearch } from '@connect/core/ports/product-search';
import * as v from 'valibot';
import { readSearch } from './read-search.ts';
import { entries, text, textOrNone } from './readable.ts';
import { createSearchService } from './search-service.ts';
import type { SearchServiceOptions } from './search-service.ts';

const Answers = v.object({ results: v.array(v.unknown()) });

const Image = v.object({ filename: v.string() });
const Variation = v.object({
  sku: text,
  product_images: entries(Image as v.GenericSchema<unknown, { filename: string }>),
});
type Variation = v.InferOutput<typeof Variation>;

/** A product of a storefront's index (specification §product-record), as far as sample orders need it: without a SKU it is none. */
const Product = v.object({
  sku_id: v.pipe(v.string(), v.nonEmpty()),
  web_title: textOrNone,
  brand: textOrNone,
  slug: textOrNone,
  variations: entries(Variation as v.GenericSchema<unknown, Variation>),
});

/** An item for each variation; a product without any is the item itself. */
const toItems = (wire: unknown): readonly SampleItem[] | null => {
  const read = v.safeParse(Product, wire);
  if (!read.success) return null;
  const product = read.output;
  const variations = product.variations.length > 0 ? product.variations : [{ sku: null, product_images: [] }];
  return variations.flatMap(({ sku: own, product_images }) => {
    const sku = parseSku(own ?? product.sku_id);
    const thumbnail = product_images[0]?.filename ?? null;
    return sku ? [{ sku, title: product.web_title, brand: product.brand, thumbnail, slug: product.slug }] : [];
  });
};

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
    findItems: (term, indexSuffix, limit) =>
      ask(async (client, { products }) => {
        const indexUid = products?.[indexSuffix];
        if (indexUid === undefined) return [];
        const query = { indexUid, q: term, limit, matchingStrategy: 'all' as const };
        // By SKU apart, as the index puts titles first and the limit might leave the item itself out.
        const service = await client();
        const answer = await service.multiSearch({
          queries: [{ ...query, attributesToSearchOn: ['variations.sku', 'sku_id'] }, query],
        });
        const { results } = v.parse(Answers, answer);
        const items = results.flatMap((result) => readSearch(result, toItems, options).hits).flat();
        const bySku = new Map(items.map((item) => [item.sku, item]));
        return [...bySku.values()]
          .toSorted((one, other) => distance(one, term) - distance(other, term))
          .slice(0, limit);
      }),
  };
};
