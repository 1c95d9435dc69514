import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typosBetween } from '../text/typos.ts';
import { Dictionary } from './dictionary.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1'), minLength: 1, maxLength: 8 });

describe('Dictionary', () => {
  it('finds exactly the words that are near enough when compared one by one', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { maxLength: 40 }),
        word,
        fc.boolean(),
        fc.integer({ min: 0, max: 2 }),
        (words, query, prefix, allowed) => {
          const dictionary = new Dictionary();
          const ids = new Map(words.map((known) => [dictionary.intern(known), known]));
          const found = [...dictionary.lookup(query, prefix, allowed)].map(([id, typos]) => [ids.get(id), typos]);
          const expected = words
            .map((known) => [known, typosBetween(query, known, prefix, allowed)])
            .filter(([, typos]) => typos !== undefined);
          expect(new Map(found as [string, number][])).toEqual(new Map(expected as [string, number][]));
        },
      ),
      { numRuns: 300 },
    );
  });
});
