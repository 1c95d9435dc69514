import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Doc } from '../json.ts';
import { buildIndex } from '../testing/build-index.ts';
import { federate } from './federation.ts';
import { atOnce } from '../pieces.ts';
import { search } from './search.ts';
import type { Found, SearchQuery } from './search.ts';

const sortKey = fc.option(fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constantFrom('x', 'Y', 'z')), { nil: null });
const documents = fc.array(fc.record({ n: sortKey, text: fc.constantFrom('SO-12', 'SO-13', 'po 12', 'door') }), {
  maxLength: 25,
});
const settings = {
  sortableAttributes: ['n'],
  filterableAttributes: ['n'],
  rankingRules: ['sort', 'words', 'typo'],
};

function find(uid: string, docs: readonly Doc[], query: SearchQuery): Found {
  const index = buildIndex(
    docs.map((doc, id) => ({ ...doc, id })),
    settings,
    uid,
  );
  const found = atOnce(search(index, query));
  if (!found.ok) throw new Error(found.refusal.message);
  return found.value;
}
function pageOf(parts: readonly Found[], offset: number, limit: number): { hits: Doc[]; total: number } {
  const weighed = parts.map((found) => ({ uid: found.index.uid, found, weight: 1 }));
  const merged = atOnce(federate(weighed, { offset, limit }));
  if (!merged.ok) throw new Error(merged.refusal.message);
  return { hits: merged.value.hits.map((make) => make()), total: merged.value.fields['estimatedTotalHits'] ?? -1 };
}
const name = (hit: Doc): string => JSON.stringify([(hit['_federation'] as Doc)['indexUid'], hit['id']]);

describe('a federated search', () => {
  it('shows every matching document exactly once when its offsets are walked', () => {
    fc.assert(
      fc.property(
        documents,
        documents,
        fc.integer({ min: 1, max: 7 }),
        fc.constantFrom('', 'so', '12'),
        (orders, invoices, limit, q) => {
          const query: SearchQuery = { q, sort: ['n:desc'], matchingStrategy: 'all' };
          const parts = [find('orders', orders, query), find('invoices', invoices, query)];
          const seen: string[] = [];
          for (let offset = 0; ; offset += limit) {
            const { hits, total } = pageOf(parts, offset, limit);
            seen.push(...hits.map(name));
            if (hits.length < limit) {
              expect(seen).toHaveLength(total);
              break;
            }
          }
          const expected = parts.flatMap(({ index, docs }) =>
            docs.docs().map((doc) => JSON.stringify([index.uid, index.document(doc)?.['id']])),
          );
          expect(seen.toSorted()).toEqual(expected.toSorted());
        },
      ),
    );
  });

  it('is in the order of the parts sorted together', () => {
    const rankOf = (n: unknown): number => (n === null ? 2 : typeof n === 'string' ? 1 : 0);
    const compare = (a: Doc, b: Doc): number => {
      const [x, y] = [a['n'], b['n']];
      if (rankOf(x) !== rankOf(y)) return rankOf(x) - rankOf(y);
      if (typeof x === 'number' && typeof y === 'number') return y - x;
      return typeof x === 'string' && typeof y === 'string' ? y.toLowerCase().localeCompare(x.toLowerCase()) : 0;
    };
    fc.assert(
      fc.property(documents, documents, (orders, invoices) => {
        const query: SearchQuery = { sort: ['n:desc'] };
        const { hits } = pageOf([find('orders', orders, query), find('invoices', invoices, query)], 0, 100);
        const both = [...orders.map((doc) => doc), ...invoices.map((doc) => doc)].toSorted(compare);
        expect(hits.map((hit) => hit['n'])).toEqual(both.map((doc) => doc.n));
      }),
    );
  });

  it('shows a document that several queries of one index find once, and counts it once', () => {
    fc.assert(
      fc.property(documents, (docs) => {
        const index = buildIndex(
          docs.map((doc, id) => ({ ...doc, id })),
          settings,
        );
        const parts = ['n EXISTS', 'n IS NOT NULL'].map((filter) => {
          const found = atOnce(search(index, { filter, sort: ['n:asc'] }));
          if (!found.ok) throw new Error(found.refusal.message);
          return found.value;
        });
        const { hits, total } = pageOf(parts, 0, 100);
        expect(hits.map(name).toSorted()).toEqual(docs.map((_, id) => JSON.stringify(['orders', id])).toSorted());
        expect(total).toBe(docs.length);
      }),
    );
  });
});

it('a query without a text stands beside one with a text, where both are sorted alike', () => {
  const sort = ['n:desc'];
  const orders = find(
    'orders',
    [
      { n: 3, text: 'so' },
      { n: 1, text: 'so' },
    ],
    { q: 'so', sort },
  );
  const invoices = find('invoices', [{ n: 2, text: 'x' }], { sort });
  for (const parts of [
    [orders, invoices],
    [invoices, orders],
  ])
    expect(pageOf(parts, 0, 10).hits.map((hit) => hit['n'])).toEqual([3, 2, 1]);
});
