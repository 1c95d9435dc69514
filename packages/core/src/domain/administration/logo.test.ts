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

describe('a logo (specification §branding)', () => {
  test('is known by its bytes, with its size', () => {
    expect([judged(pngOf({ width: 5, height: 4 })), judged(jpegOf({ width: 640, height: 120 }))]).toEqual([
      'image/png 5x4',
      'image/jpeg 640x120',
    ]);
  });

  test('is as large, wide and high as it may be', () => {
    const remark = (length: number): number[] =>
      jpegPart(
        0xfe,
        Array.from({ length: length - 4 }, () => 1),
      );
    const rest = maxLogo - jpegOf().length - 3 * 50_000;
    const most = jpegOf({ beside: [50_000, 50_000, 50_000, rest].map(remark) });
    expect([most.length, judged(most)]).toEqual([maxLogo, 'image/jpeg 8x8']);
    const more = new Uint8Array(maxLogo + 1);
    more.set(most);
    expect(judged(more)).toBe('too_large');
    expect(judged(jpegOf({ width: maxLogoSide, height: maxLogoSide }))).toBe('image/jpeg 2000x2000');
    expect(judged(jpegOf({ width: maxLogoSide + 1 }))).toBe('too_wide');
  });

  test('loses what it says beside the picture', () => {
    const profile = [
      pngPart('tEXt', text(`Comment\0${script}`)),
      pngPart('eXIf', text(script)),
      pngPart('iCCP', text(script)),
    ];
    const answers = [
      jpegPart(0xfe, text(script)),
      jpegPart(0xe1, text(`Exif\0\0${script}`)),
      jpegPart(0xee, text(script)),
    ];
    for (const bytes of [pngOf({ beside: profile }), jpegOf({ beside: answers })]) {
      const read = readLogo(bytes);
      expect([holds(bytes, script), read.ok && holds(read.value.bytes, script)]).toEqual([true, false]);
    }
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
