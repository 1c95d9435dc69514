import { describe, expect, test } from 'vitest';
import { pngOf, pngPart, pngSignature } from '../../testing/pictures.ts';
import { pngPixels, readPng } from './png-logo.ts';

const textOf = (words: string): number[] => [...words].map((each) => each.charCodeAt(0));

interface Head {
  readonly width?: number;
  readonly height?: number;
  readonly depth?: number;
  readonly colour?: number;
  readonly compression?: number;
  readonly filter?: number;
  readonly interlace?: number;
}
const [rgb, palette] = [2, 3];
const headOf = ({
  width = 3,
  height = 2,
  depth = 8,
  colour = rgb,
  compression = 0,
  filter = 0,
  interlace = 0,
}: Head): number[] => pngPart('IHDR', [0, 0, 0, width, 0, 0, 0, height, depth, colour, compression, filter, interlace]);

const bytesOf = (...parts: readonly (readonly number[])[]): Uint8Array =>
  Uint8Array.from([...pngSignature, ...parts.flat()]);
const [head, pixels, colours, clear, end] = [
  headOf({}),
  pngPart('IDAT', [1, 2, 3]),
  pngPart('PLTE', [1, 2, 3]),
  pngPart('tRNS', [1]),
  pngPart('IEND'),
];
const [comment, time] = [pngPart('tEXt', textOf('Comment\0by hand')), pngPart('tIME', [7, 234, 11, 20, 12, 0, 0])];
const withHead = (traits: Head): Uint8Array => bytesOf(headOf(traits), colours, pixels, end);
/** `convert`, nothing, or its size and how many bytes its pixels are. */
const judged = (bytes: Uint8Array): string | null => {
  const read = readPng(bytes);
  return read === null || read === 'convert' ? read : `${read.width}x${read.height} ${read.inflated}`;
};

describe('a PNG as a logo (PNG, 3rd edition; specification §branding)', () => {
  test.each([
    ['grey', 0, 8, '3x2 8'],
    ['grey', 0, 16, '3x2 14'],
    ['three colours', 2, 8, '3x2 20'],
    ['three colours', 2, 16, '3x2 38'],
    ['a palette', 3, 8, '3x2 8'],
    ['grey and clear', 4, 8, '3x2 14'],
    ['grey and clear', 4, 16, '3x2 26'],
    ['three colours and clear', 6, 8, '3x2 26'],
    ['three colours and clear', 6, 16, '3x2 50'],
    ['grey', 0, 1, 'convert'],
    ['grey', 0, 2, 'convert'],
    ['grey', 0, 4, 'convert'],
    ['a palette', 3, 1, 'convert'],
    ['a palette', 3, 4, 'convert'],
    ['a palette', 3, 16, null],
    ['three colours', 2, 4, null],
    ['grey and clear', 4, 4, null],
    ['three colours and clear', 6, 1, null],
    ['grey', 0, 0, null],
    ['grey', 0, 3, null],
    ['grey', 0, 32, null],
    ['no kind of colour', 1, 8, null],
    ['no kind of colour', 5, 8, null],
    ['no kind of colour', 7, 8, null],
  ])('of %s (%d) with %d bits each is %j', (_, colour, depth, expected) => {
    expect(judged(withHead({ colour, depth }))).toBe(expected);
  });

  test.each<[string, Head, string | null]>([
    ['no width', { width: 0 }, null],
    ['no height', { height: 0 }, null],
    ['one pixel', { width: 1, height: 1 }, '1x1 4'],
    ['pixels packed in another way', { compression: 1 }, null],
    ['rows filtered in another way', { filter: 1 }, null],
    ['pixels in seven goes', { interlace: 1 }, 'convert'],
    ['pixels in another order', { interlace: 2 }, null],
  ])('with %s is %j: %j', (_, traits, expected) => {
    expect(judged(withHead(traits))).toBe(expected);
  });

  test('of a palette has to bring it', () => {
    expect(judged(bytesOf(headOf({ colour: palette }), pixels, end))).toBeNull();
  });

  test.each([
    ['pixels in one part', [head, pixels, end]],
    ['pixels in several parts', [head, pixels, pixels, pixels, end]],
    ['remarks before and behind its pixels', [head, comment, time, pixels, comment, time, end]],
    ['a palette and what is clear', [head, comment, colours, clear, comment, pixels, end]],
    ['what is clear alone', [head, clear, pixels, end]],
  ])('with %s is one', (_, parts) => {
    expect(judged(bytesOf(...parts))).toBe('3x2 20');
  });

  test.each([
    ['nothing in it', []],
    ['its end alone', [end]],
    ['no head', [pixels, end]],
    ['a remark before its head', [comment, head, pixels, end]],
    ['two heads', [head, head, pixels, end]],
    ['a head behind its pixels', [head, pixels, head, end]],
    ['no pixels', [head, comment, end]],
    ['a remark within its pixels', [head, pixels, comment, pixels, end]],
    ['two palettes', [head, colours, colours, pixels, end]],
    ['what is clear twice', [head, clear, clear, pixels, end]],
    ['a palette behind its pixels', [head, pixels, colours, end]],
    ['what is clear behind its pixels', [head, pixels, clear, end]],
    ['no end', [head, pixels]],
    ['something in its end', [head, pixels, pngPart('IEND', textOf('alert(1)'))]],
    ['something behind its end', [head, pixels, end, comment]],
    ['two ends', [head, pixels, end, end]],
    ['a part that has to be known', [head, pngPart('PAGE', textOf('<p>')), pixels, end]],
    ['a part whose name has a digit', [head, pngPart('ab1d'), pixels, end]],
    ['a part whose name ends with a blank', [head, pngPart('abc '), pixels, end]],
    ['a head that is too long', [[...pngPart('IHDR', [...head.slice(8, 21), 0])], pixels, end]],
    ['a head that is too short', [pngPart('IHDR', head.slice(8, 20)), pixels, end]],
  ])('with %s is none', (_, parts) => {
    expect(judged(bytesOf(...parts))).toBeNull();
  });

  test('begins with its eight bytes, each of them', () => {
    for (const at of pngSignature.keys()) {
      const other = Uint8Array.from(pngOf());
      other[at] = (pngSignature[at] ?? 0) ^ 1;
      expect(readPng(other)).toBeNull();
    }
  });

  test('cut anywhere is none', () => {
    const whole = bytesOf(head, comment, pixels, end);
    expect(judged(whole)).toBe('3x2 20');
    for (let length = 0; length < whole.length; length += 1) expect(readPng(whole.subarray(0, length))).toBeNull();
  });

  test('with a bit changed in a part, or in the sum of it, is none', () => {
    const whole = bytesOf(head, comment, pixels, end);
    for (let at = pngSignature.length; at < whole.length; at += 1) {
      const other = Uint8Array.from(whole);
      other[at] = (whole[at] ?? 0) ^ 0x20;
      expect(readPng(other)).toBeNull();
    }
  });

  test('loses its remarks, and nothing else', () => {
    const read = readPng(bytesOf(head, comment, colours, clear, pixels, pixels, time, end));
    expect(read).toEqual({
      type: 'image/png',
      width: 3,
      height: 2,
      inflated: 20,
      bytes: bytesOf(head, colours, clear, pixels, pixels, end),
    });
  });

  test('is read where it lies among other bytes', () => {
    const whole = bytesOf(head, pixels, end);
    const among = Uint8Array.from([1, 2, 3, ...whole, 4, 5]).subarray(3, 3 + whole.length);
    expect(judged(among)).toBe('3x2 20');
    expect([...pngPixels(among)]).toEqual([1, 2, 3]);
  });

  test('has the pixels of all its parts, one after the other, and of no other part', () => {
    const more = pngPart('IDAT', [4, 5]);
    expect([...pngPixels(bytesOf(head, colours, pixels, pngPart('IDAT'), more, end))]).toEqual([1, 2, 3, 4, 5]);
  });
});
