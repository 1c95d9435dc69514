import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import type { Doc } from '../json.ts';
import { applySettings, defaultSettings } from '../settings.ts';
import { IndexInMemory } from '../testing/build-index.ts';
import type { SearchIndex } from './search-index.ts';

const settings = applySettings(defaultSettings, { filterableAttributes: ['colour'], sortableAttributes: ['size'] });
const colours = ['red', 'green', 'blue'];
const words = ['glove', 'boot', 'helmet'];

const document = fc.record<Doc>({
  title: fc.array(fc.constantFrom(...words), { maxLength: 3 }).map((all) => all.join(' ')),
  colour: fc.option(fc.constantFrom(...colours)),
  size: fc.option(fc.nat(4)),
});
const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
/** A document that comes or is replaced, or the removal of one. */
const change = fc.record({ id, doc: fc.option(document) });

/** All that searches read of an index, by the ids of its documents. */
const seenIn = (index: SearchIndex) => {
  const ids = new Map([...index.entries()].map(([name, doc]) => [doc, name] as const));
  const named = (docs: Iterable<number>): string[] =>
    Array.from(docs, (doc) => ids.get(doc) ?? `none: ${doc}`).toSorted();
  const { keys, docs } = index.sorted({ attribute: 'size', direction: 'asc' }).order;
  return {
    words: words.map((word) => named(index.dictionary.docs(index.dictionary.id(word) ?? -1))),
    colours: colours.map((colour) => named(index.facet('colour').with(index.capacity, [colour]).docs())),
    sizes: keys,
    bySize: named(docs),
    all: named(index.everything().docs()),
  };
};

describe('an index', () => {
  test.prop([fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 5 })])(
    'is after any changes, read between them or not, as one that was made of what is left',
    (rounds) => {
      const changed = new IndexInMemory('changed', settings);
      const left = new Map<string, Doc>();
      for (const round of rounds) {
        for (const { id: of, doc } of round) {
          if (doc) {
            left.set(of, doc);
            changed.set(of, doc);
          } else {
            left.delete(of);
            changed.remove(of);
          }
        }
        seenIn(changed);
      }
      const fresh = new IndexInMemory('fresh', settings);
      for (const [of, doc] of left) fresh.set(of, doc);
      expect(seenIn(changed)).toEqual(seenIn(fresh));
    },
  );
});
