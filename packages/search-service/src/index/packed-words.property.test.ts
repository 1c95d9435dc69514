import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { packWords, unpackWords } from './packed-words.ts';

const half = fc.oneof(fc.nat(3), fc.nat(0xffff));
const pair = fc.tuple(fc.oneof(fc.nat(200), fc.nat(0x7fff_ffff)), half, half);

describe('words of a document', () => {
  test.prop([fc.array(pair, { maxLength: 400 })])('are the same when they were packed', (pairs) => {
    const words = pairs.flatMap(([word, path, position]) => [word, path * 0x10000 + position]);
    expect([...unpackWords(packWords(words))]).toEqual(words);
  });

  test('have three bytes each, of a number and a place behind the one before', () => {
    const words = Array.from({ length: 100 }, (_, at) => [1000 + at, 8 * at]).flat();
    expect(packWords(words).byteLength).toBeLessThanOrEqual(304);
  });
});
