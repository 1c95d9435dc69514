import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { elementsOf, linesOf } from './split-body.ts';

/** Texts with all that has a meaning between elements, and half of a character of two parts. */
const anyText = fc.string({ unit: fc.constantFrom('"', '\\', ',', '[', ']', '{', '}', ' ', '\n', 'a', 'é', '😀') });
const { value: anyValue } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, anyText, fc.integer(), fc.constant(null), tie('list'), tie('record')),
  list: fc.array(tie('value'), { maxLength: 3 }),
  record: fc.dictionary(anyText, tie('value'), { maxKeys: 3 }),
}));
const space = fc.constantFrom(undefined, 1, '\t', '\r\n');
const cuts = fc.infiniteStream(fc.integer({ min: 0, max: 9 }));

async function* cut(text: string, lengths: Iterator<number>): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length;) {
    const length: number = lengths.next().value ?? 1;
    yield bytes.subarray(at, at + length);
    at += length;
  }
}

const decode = (bytes: Uint8Array | null): string | null => bytes && new TextDecoder().decode(bytes);
const readAll = async (pieces: AsyncIterable<Uint8Array | null>): Promise<(string | null)[]> => {
  const texts: (string | null)[] = [];
  for await (const bytes of pieces) texts.push(decode(bytes));
  return texts;
};

const readLines = async (text: string, lengths: Iterator<number>, longest?: number) => {
  const lines: [number, string | null][] = [];
  for await (const { no, bytes } of linesOf(cut(text, lengths), 1, longest)) lines.push([no, decode(bytes)]);
  return lines;
};

describe('a body, however it is cut', () => {
  test.prop([fc.array(anyValue), space, cuts])(
    'has the elements that JSON.parse finds',
    async (values, gap, lengths) => {
      const texts = await readAll(elementsOf(cut(`${JSON.stringify(values, null, gap)}\n`, lengths)));
      expect(texts.map((text): unknown => JSON.parse(text ?? ''))).toEqual(values);
    },
  );

  test.prop([fc.array(anyValue), cuts, fc.nat({ max: 12 })])(
    'has no piece that is too long, and all the others',
    async (values, lengths, longest) => {
      const whole = values.map((value) => JSON.stringify(value));
      const expected = whole.map((text) => (Buffer.byteLength(text) > longest ? null : text));
      expect(await readAll(elementsOf(cut(`[${whole.join(',')}]`, lengths), longest))).toEqual(expected);
      expect(await readLines(whole.map((text) => `${text}\n`).join(''), lengths, longest)).toEqual(
        expected.map((text, index) => [index + 1, text]),
      );
    },
  );

  const anyLine = fc.oneof(fc.constantFrom('', ' ', '\t\r'), fc.string({ unit: fc.constantFrom(' ', 'a', '{', 'é') }));

  // Each line that is handed on costs a turn: of blank ones a small packed body has hundreds of millions.
  test.prop([fc.array(anyLine), cuts])('has the lines that are not blank, by their numbers', async (lines, lengths) => {
    const all = lines.map((text, index) => [index + 1, text] as const);
    expect(await readLines(lines.join('\n'), lengths)).toEqual(all.filter(([, text]) => text.trim() !== ''));
  });

  test.prop([fc.array(anyValue, { minLength: 1 }), fc.nat(), cuts])(
    'that is cut short is not taken for whole',
    async (values, at, lengths) => {
      const whole = JSON.stringify(values);
      const short = whole.slice(0, 1 + (at % (whole.length - 1)));
      await expect(readAll(elementsOf(cut(short, lengths)))).rejects.toThrow('ends within record');
    },
  );

  test.each([
    ['[1]2', 'broken after record 1'],
    ['[1,2}]', 'broken after record 1'],
    ['[]]', 'broken after record 0'],
  ])('of %s is broken', async (text, message) => {
    await expect(readAll(elementsOf(cut(text, [9].values())))).rejects.toThrow(message);
  });

  test('names what is no element one by one', async () => {
    expect(await readAll(elementsOf(cut('[{"a":1],x,,2]', [99].values())))).toEqual(['{"a":1]', 'x', '', '2']);
  });
});
