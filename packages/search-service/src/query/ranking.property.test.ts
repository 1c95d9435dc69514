import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Doc } from '../json.ts';
import { applySettings } from '../settings.ts';
import { buildIndex, idsOf } from '../testing/build-index.ts';
import { atOnce } from '../pieces.ts';
import { search } from './search.ts';
import type { SearchQuery } from './search.ts';

const settings = { sortableAttributes: ['n', 'm'], filterableAttributes: ['n'], rankingRules: ['sort', 'words'] };
const number = fc.integer({ min: 0, max: 5 });
const change = fc.oneof(
  fc.record({ set: fc.record({ id: number, n: number, m: number }) }),
  fc.record({ remove: number }),
  fc.record({ rules: fc.constantFrom(['sort', 'words'], ['m:asc', 'sort'], ['words', 'n:desc', 'sort']) }),
);
const query = fc.record({
  filter: fc.constantFrom(null, 'n > 2', 'n < 4'),
  sort: fc.constantFrom([], ['n:asc'], ['n:desc'], ['m:desc', 'n:asc']),
});

describe('the order of an index in which nothing is searched', () => {
  it('is after every change that of a new index with the same documents and settings', () => {
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 20 }),
        fc.array(query, { minLength: 1, maxLength: 3 }),
        (all, asked) => {
          const index = buildIndex([], settings);
          const documents = new Map<number, Doc>();
          let rules = settings.rankingRules;
          for (const one of all) {
            if ('set' in one) {
              index.set(String(one.set.id), one.set);
              documents.set(one.set.id, one.set);
            } else if ('remove' in one) {
              index.remove(String(one.remove));
              documents.delete(one.remove);
            } else {
              rules = [...one.rules];
              index.takeSettings(applySettings(index.settings, { rankingRules: rules }));
            }
            for (const each of asked) {
              const fresh = buildIndex([...documents.values()], { ...settings, rankingRules: rules });
              expect(idsOf(index, each)).toEqual(idsOf(fresh, each));
            }
          }
        },
      ),
    );
  });

  it('begins the same way however much of it is asked for, in any order of asking', () => {
    const documents = Array.from({ length: 1300 }, (_, id) => ({ id, n: (id * 7919) % 1300 }));
    const index = buildIndex(documents, settings);
    const asked: SearchQuery = { sort: ['n:asc'] };
    const sorted = documents.toSorted((a, b) => a.n - b.n).map(({ id }) => id);
    const length = fc.constantFrom(0, 1, 10, 255, 256, 257, 700, 1023, 1024, 1025, 1300, 2000);
    fc.assert(
      fc.property(fc.array(length, { minLength: 1, maxLength: 5 }), (lengths) => {
        const found = atOnce(search(index, asked));
        if (!found.ok) throw new Error(found.refusal.message);
        for (const most of lengths) {
          const ids = atOnce(found.value.best(most)).map(({ doc }) => index.document(doc)?.['id']);
          expect(ids).toEqual(sorted.slice(0, most));
        }
        // The next run begins with nothing kept.
        index.set('0', documents[0] ?? {});
      }),
      { numRuns: 30 },
    );
  });
});
