import { storefronts } from '@connect/core/domain/access/storefront';
import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { readProductHits } from './product-hits.ts';

const hits = fc.record({
  sku_id: fc.stringMatching(/^[A-Z]{3}-\d{1,3}$/),
  web_title: fc.string(),
  brand: fc.string(),
  schema_classification: fc.string(),
  slug: fc.string(),
  variations: fc.array(
    fc.record({ product_images: fc.array(fc.record({ filename: fc.string() }), { maxLength: 2 }) }),
    {
      maxLength: 3,
    },
  ),
  signed_off_at: fc.integer({ min: -1 }),
  second_signed_off_at: fc.integer({ min: -1 }),
  _federation: fc.constantFrom(...storefronts).map(({ indexSuffix }) => ({ indexUid: `products_${indexSuffix}` })),
});
/** What is no product: of no known index, without an SKU, or nothing like it. */
const noProducts: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  hits.map((hit) => ({ ...hit, _federation: { indexUid: 'customer_orders' } })),
  hits.map((hit) => ({ ...hit, sku_id: null })),
);
/** Products, and what is none, as an answer mixes them. */
const mixed = fc.array(
  fc.oneof(
    hits.map((hit) => ({ hit, product: hit })),
    noProducts.map((hit) => ({ hit, product: null })),
  ),
);

/** An answer as it arrives. */
async function* inOnePiece(answer: unknown): AsyncGenerator<string> {
  yield JSON.stringify(answer);
}
const read = (answer: unknown) => readProductHits(inOnePiece(answer));

test.prop([mixed, fc.nat(), fc.boolean()])(
  'every product of an answer is kept, in its order, and nothing else',
  async (all, estimatedTotalHits, hitsFirst) => {
    const list = { hits: all.map(({ hit }) => hit) };
    const found = await read(hitsFirst ? { ...list, estimatedTotalHits } : { estimatedTotalHits, ...list });
    expect(found.estimated).toBe(estimatedTotalHits);
    expect(found.products.map(({ words: _, ...product }) => product)).toEqual(
      all.flatMap(({ product: hit }) => {
        if (!hit) return [];
        return {
          sku: hit.sku_id,
          title: hit.web_title,
          brand: hit.brand,
          classification: hit.schema_classification,
          slug: hit.slug,
          image: hit.variations.flatMap(({ product_images: [first] }) => first?.filename ?? [])[0] ?? null,
          region: hit._federation.indexUid.slice('products_'.length),
          signedOffAt: hit.signed_off_at,
          secondSignedOffAt: hit.second_signed_off_at,
        };
      }),
    );
  },
);

test.prop([fc.constantFrom('web_title', 'brand', 'slug', 'variations', 'signed_off_at'), fc.jsonValue(), hits])(
  'a product with a field of another kind is still listed',
  async (field, value, hit) => {
    expect((await read({ hits: [{ ...hit, [field]: value }] })).products).toMatchObject([{ sku: hit.sku_id }]);
  },
);

test.prop([fc.jsonValue(), fc.constantFrom('', '[', 'null', '{"hits":', '{"hits":[}', '{"hits":[{}]')])(
  'what is no answer throws',
  async (value, text) => {
    const broken = (async function* () {
      yield text;
    })();
    await expect(readProductHits(broken)).rejects.toThrow();
    await expect(read({ results: value })).rejects.toThrow();
  },
);
