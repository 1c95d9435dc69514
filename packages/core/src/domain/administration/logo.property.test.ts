import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jpegOf, jpegPart, pngOf, pngPart } from '../../testing/pictures.ts';
import { maxLogo, maxLogoSide, readLogo } from './logo.ts';

const text = (words: string): number[] => [...words].map((each) => each.charCodeAt(0));
const bytesOf = (words: string): Uint8Array => Uint8Array.from(text(words));
const judged = (bytes: Uint8Array): string => {
  const read = readLogo(bytes);
  return read.ok ? `${read.value.type} ${read.value.width}x${read.value.height}` : read.refusal;
};
const holds = (bytes: Uint8Array, words: string): boolean => Buffer.from(bytes).includes(Buffer.from(words, 'latin1'));
const script = '<script>alert(1)</script>';

const sides = fc.integer({ min: 1, max: 12 });
const pngs = fc
  .record({ width: sides, height: sides, colour: fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)) })
  .map(pngOf);
const jpegs = fc
  .record({ width: fc.integer({ min: 1, max: maxLogoSide }), height: sides, components: fc.constantFrom(1, 3) })
  .map(jpegOf);
const pictures = fc.oneof(pngs, jpegs);

describe('a logo (specification §branding)', () => {
  test('is known by its bytes, with its size', () => {
    expect([judged(pngOf({ width: 5, height: 4 })), judged(jpegOf({ width: 640, height: 120 }))]).toEqual([
      'image/png 5x4',
      'image/jpeg 640x120',
    ]);
  });

  test('is as large, wide and high as it may be', () => {
    const rest = maxLogo - jpegOf().length;
    const remark = (length: number): number[] =>
      jpegPart(
        0xfe,
        Array.from({ length: length - 4 }, () => 1),
      );
    const [most, more] = [0, 1].map((by) =>
      jpegOf({ beside: [50_000, 50_000, 50_000, rest - 150_000 + by].map(remark) }),
    );
    expect(most?.length).toBe(maxLogo);
    expect([most, more].map((each) => each && judged(each))).toEqual(['image/jpeg 8x8', 'too_large']);
    expect(judged(jpegOf({ width: maxLogoSide, height: maxLogoSide }))).toBe('image/jpeg 2000x2000');
    expect(judged(jpegOf({ width: maxLogoSide + 1 }))).toBe('too_wide');
  });

  test('is the same when it is judged again: nothing is left to take out', () => {
    fc.assert(
      fc.property(pictures, (bytes) => {
        const read = readLogo(bytes);
        expect(read.ok && readLogo(read.value.bytes)).toEqual(read);
      }),
    );
  });

  test('with anything behind its end is none, nor is one that is cut', () => {
    fc.assert(
      fc.property(pictures, fc.uint8Array({ minLength: 1, maxLength: 40 }), fc.nat(), (bytes, more, cut) => {
        expect(judged(Uint8Array.from([...bytes, ...more]))).toBe('broken');
        const short = bytes.subarray(0, cut % bytes.length);
        expect(readLogo(short).ok).toBe(false);
      }),
    );
  });

  test('loses what it says beside the picture', () => {
    const profile = [
      pngPart('tEXt', text(`Comment\0${script}`)),
      pngPart('eXIf', text(script)),
      pngPart('iCCP', text(script)),
    ];
    const said = [
      jpegPart(0xfe, text(script)),
      jpegPart(0xe1, text(`Exif\0\0${script}`)),
      jpegPart(0xee, text(script)),
    ];
    for (const bytes of [pngOf({ beside: profile }), jpegOf({ beside: said })]) {
      const read = readLogo(bytes);
      expect([holds(bytes, script), read.ok && holds(read.value.bytes, script)]).toEqual([true, false]);
    }
  });

  test('with one of its bytes changed is refused, or a picture without anything else', () => {
    fc.assert(
      fc.property(pictures, fc.nat(), fc.integer({ min: 1, max: 255 }), (bytes, at, by) => {
        const changed = Uint8Array.from(bytes);
        changed[at % bytes.length] = ((changed[at % bytes.length] ?? 0) + by) % 256;
        const read = readLogo(changed);
        if (read.ok) expect(readLogo(read.value.bytes)).toEqual(read);
      }),
    );
  });

  test('is no text, whatever it says and however long it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (words) => {
        expect(readLogo(Buffer.from(words)).ok).toBe(false);
      }),
    );
  });

  test.each([
    ['a script', bytesOf('alert(1)'), 'no_picture'],
    ['a page', bytesOf(`<!doctype html><html>${script}</html>`), 'no_picture'],
    ['a GIF that is a script', bytesOf('GIF89a/*\0\0*/=1;alert(1)'), 'no_picture'],
    ['an SVG', bytesOf(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`), 'svg'],
    ['an SVG after a mark and blanks', bytesOf('\u00ef\u00bb\u00bf \n<?xml version="1.0"?><svg/>'), 'svg'],
    ['an SVG that begins at once', bytesOf('<svg/>'), 'svg'],
    ['an SVG in capitals', bytesOf('<SVG/>'), 'svg'],
    ['an SVG with its type', bytesOf('<!DOCTYPE svg><svg/>'), 'svg'],
    ['an SVG behind a remark', bytesOf('\n\n<!-- by hand --><svg/>'), 'svg'],
    ['a text about an SVG', bytesOf('see <svg/>'), 'no_picture'],
    ['a WebP', bytesOf('RIFF\0\0\0\0WEBPVP8 '), 'convert'],
    ['a sound', bytesOf('RIFF\0\0\0\0WAVEfmt '), 'no_picture'],
    ['a text that ends as a WebP begins', bytesOf('....\0\0\0\0WEBPVP8 '), 'no_picture'],
    ['the half of a JPEG’s first bytes', Uint8Array.from([0xff, 0xd9, ...jpegOf().subarray(2)]), 'no_picture'],
    ['the other half of them', Uint8Array.from([0xfe, 0xd8, ...jpegOf().subarray(2)]), 'no_picture'],
    ['a PNG with another first byte', Uint8Array.from([0x88, ...pngOf().subarray(1)]), 'broken'],
    ['nothing', new Uint8Array(), 'empty'],
    [
      'the first bytes of a PNG with a page behind them',
      Uint8Array.from([0x89, ...text(`PNG\r\n\u001a\n${script}`)]),
      'broken',
    ],
    [
      'the first bytes of a JPEG with a script behind them',
      Uint8Array.from([0xff, 0xd8, 0xff, ...text('/*alert(1)*/')]),
      'broken',
    ],
    ['an interlaced PNG', pngOf({ interlace: 1 }), 'convert'],
    ['a PNG with a part that nobody knows', pngOf({ beside: [pngPart('HTML', text(script))] }), 'broken'],
    ['a PNG without a head', Uint8Array.from([...pngOf().subarray(0, 8), ...pngPart('IEND')]), 'broken'],
    [
      'a PNG with two heads',
      pngOf({
        beside: [
          pngPart(
            'IHDR',
            Array.from({ length: 13 }, () => 1),
          ),
        ],
      }),
      'broken',
    ],
    ['a JPEG of four colours', jpegOf({ components: 4 }), 'broken'],
    ['a PNG that says it is wide', pngOf({ width: maxLogoSide + 1, height: 1 }), 'too_wide'],
    ['a JPEG that says it is high', jpegOf({ height: maxLogoSide + 1 }), 'too_wide'],
    ['a large file', Uint8Array.from([...jpegOf(), ...Array.from({ length: maxLogo }, () => 0)]), 'too_large'],
  ] as const)('%s is none', (_, bytes, problem) => {
    expect(judged(bytes)).toBe(problem);
  });
});
