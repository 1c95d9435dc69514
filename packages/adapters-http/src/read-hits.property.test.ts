import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { readHits } from './read-hits.ts';

/** A text in pieces, cut at the places given. */
async function* inPieces(text: string, cuts: readonly number[]): AsyncGenerator<string> {
  const places = [0, ...cuts.map((cut) => cut % (text.length + 1)).toSorted((a, b) => a - b), text.length];
  for (const [index, end] of places.slice(1).entries()) yield text.slice(places[index], end);
}

const texts = fc.oneof(fc.string(), fc.constantFrom('"', '\\', '\\"', '},{', ']', '{"hits":[', '\\\\"]}'));
const hits = fc.array(
  fc.dictionary(texts, fc.oneof(texts, fc.integer(), fc.jsonValue({ depthSize: 'small' })), { maxKeys: 4 }),
  { maxLength: 12 },
);
const cuts = fc.array(fc.nat(), { maxLength: 30 });
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.prop([hits, fc.nat(), cuts, fc.constantFrom(0, 2)])(
  'however an answer is cut, its hits come once each in their order, and the rest is as it was',
  async (all, estimatedTotalHits, cuts, indent) => {
    const taken: unknown[] = [];
    const text = JSON.stringify({ hits: all, processingTimeMs: 3, estimatedTotalHits }, null, indent);
    const rest = await readHits(inPieces(text, cuts), (some) => taken.push(...some));
    expect(taken).toEqual(plain(all));
    expect(rest).toEqual({ hits: [], processingTimeMs: 3, estimatedTotalHits });
  },
);

test.prop([fc.jsonValue(), hits, cuts])(
  'an answer that begins otherwise is read as a whole',
  async (other, all, cuts) => {
    const taken: unknown[] = [];
    for (const answer of [{ took: other, hits: all }, [other]])
      expect(await readHits(inPieces(JSON.stringify(answer), cuts), (some) => taken.push(...some))).toEqual(
        plain(answer),
      );
    expect(taken).toEqual([]);
  },
);

test.prop([hits, cuts, fc.nat()])('an answer that breaks off throws', async (all, cuts, length) => {
  const text = JSON.stringify({ hits: all, estimatedTotalHits: 1 });
  const broken = text.slice(0, length % text.length);
  await expect(readHits(inPieces(broken, cuts), () => undefined)).rejects.toThrow();
});
