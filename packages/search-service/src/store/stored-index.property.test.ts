import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { Doc } from '../json.ts';
import { atOnce } from '../pieces.ts';
import { search } from '../query/search.ts';
import { IndexFiles } from './index-files.ts';
import { StoredIndex } from './stored-index.ts';

const now = '2026-01-01T00:00:00Z';
const id = fc.constantFrom('a', 'b', 'c', 'd');
/** With signs of one, two, three and four bytes, and half of one that is none by itself. */
const text = fc
  .array(fc.constantFrom('x', 'é', '€', '😀', '\ud83d', '\n', '"'), { maxLength: 4 })
  .map((all) => all.join(''));

/** A step in the life of an index; `times` often enough and its log is written anew. */
const step = fc.oneof(
  fc.record({ set: id, text, times: fc.constantFrom(1, 1, 1, 1, 1, 1100) }),
  fc.record({ remove: id }),
  fc.constantFrom('a write cut short', 'a search', 'a start', 'a clearing' as const),
);

const open = async (folder: string): Promise<StoredIndex> => {
  const [files] = await IndexFiles.openAll(folder);
  if (files === undefined) throw new Error('There is no index.');
  return new StoredIndex(files);
};

const hitsOf = async (stored: StoredIndex): Promise<(() => Doc)[]> => {
  const found = atOnce(search(await stored.load(), {}));
  if (!found.ok) throw new Error(found.refusal.message);
  return atOnce(found.value.best(10)).map(found.value.hit);
};

interface Search {
  readonly hits: readonly (() => Doc)[];
  readonly expected: readonly Doc[];
}

const check = (searches: readonly Search[]): void => {
  for (const { hits, expected } of searches) expect(hits.map((hit) => hit())).toEqual(expected);
};

describe('an index on disk', () => {
  test.prop([fc.array(step, { maxLength: 12 })], { numRuns: 30 })(
    'has after any changes, starts and cut writes what was put, and its hits stay what they were when they were found',
    async (steps) => {
      const folder = await mkdtemp(join(tmpdir(), 'connect-index-'));
      await IndexFiles.create(folder, 'things', 'id', now);
      let stored = await open(folder);
      const left = new Map<string, Doc>();
      const searches: Search[] = [];
      for (const each of steps) {
        if (each === 'a start') {
          // A process that ends takes what it was sending with it.
          check(searches.splice(0));
          stored = await open(folder);
        } else if (each === 'a search') searches.push({ hits: await hitsOf(stored), expected: [...left.values()] });
        else if (each === 'a write cut short') await appendFile(join(folder, '1', stored.meta.log.file), '+{"id":"e');
        else if (each === 'a clearing') {
          await stored.clear(now);
          left.clear();
        } else if ('remove' in each) {
          await stored.change([{ remove: each.remove }], now);
          left.delete(each.remove);
        } else {
          const document = { id: each.set, text: each.text };
          await stored.change(
            Array.from({ length: each.times }, () => ({ set: document })),
            now,
          );
          left.set(each.set, document);
        }
      }
      searches.push({ hits: await hitsOf(stored), expected: [...left.values()] });
      check(searches);
      await rm(folder, { recursive: true });
    },
  );
});
