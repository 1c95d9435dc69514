import { fc, test } from '@fast-check/vitest';
import { describe, expect, test as example } from 'vitest';
import { elementsOf } from './json-array.ts';

describe('an array of JSON', () => {
  test.prop([
    fc.array(fc.dictionary(fc.string(), fc.jsonValue())),
    fc.constantFrom(0, 1, '\t'),
    fc.integer({ min: 1, max: 9 }),
  ])('is its elements, however it is written and comes in chunks', async (records, indent, size) => {
    const text = JSON.stringify(records, null, indent);
    const chunks = async function* () {
      for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
    };
    const found: unknown[] = [];
    for await (const { place, text } of elementsOf(chunks())) {
      found.push(JSON.parse(text ?? ''));
      expect(place).toBe(found.length);
    }
    expect(JSON.stringify(found)).toBe(JSON.stringify(records));
  });

  example.each(['[{"a":1},{"b":2}', '[{"a":1},{"b":2},', '[{"a":1},{"b":2},{"c', '[{"a":1},{"b":2},{"c":[]'])(
    'is told to be cut short: %s',
    async (text) => {
      const found = [];
      const chunks = async function* () {
        yield text;
      };
      for await (const { isCut } of elementsOf(chunks())) found.push(isCut);
      expect(found.at(-1)).toBe(true);
    },
  );
});
