import { describe, expect, test } from 'vitest';
import { jpegPart } from '../../testing/pictures.ts';
import { readJpeg } from './jpeg-logo.ts';

const textOf = (words: string): number[] => [...words].map((each) => each.charCodeAt(0));
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

interface Frame {
  readonly marker?: number;
  readonly bits?: number;
  readonly width?: number;
  readonly height?: number;
  readonly colours?: number;
  /** Bytes for its colours, three each. */
  readonly ofColours?: readonly number[];
}
const frameOf = ({ marker = 0xc0, bits = 8, width = 640, height = 120, colours = 1, ofColours }: Frame): number[] =>
  jpegPart(marker, [
    bits,
    ...[height, width].flatMap((side) => [side >>> 8, side & 255]),
    colours,
    ...(ofColours ?? zeros(3 * colours)),
  ]);
const scanOf = (...bytes: readonly number[]): number[] => [...jpegPart(0xda, [1, 1, 0, 0, 63, 0]), ...bytes];

const bytesOf = (...parts: readonly (readonly number[])[]): Uint8Array =>
  Uint8Array.from([0xff, 0xd8, ...parts.flat(), 0xff, 0xd9]);
const [frame, table, scan] = [frameOf({}), jpegPart(0xdb, zeros(65)), scanOf(0x3f)];
const adobe = [...textOf('Adobe'), 0, 100, 0, 0, 0, 0, 1];
const judged = (bytes: Uint8Array): string | null => {
  const read = readJpeg(bytes);
  return read && `${read.width}x${read.height}`;
};

describe('a JPEG as a logo (ITU-T T.81; specification §branding)', () => {
  test('is of its size, and its pixels are not inflated', () => {
    const bytes = bytesOf(table, frame, scan);
    expect(readJpeg(bytes)).toEqual({ type: 'image/jpeg', width: 640, height: 120, inflated: null, bytes });
  });

  test.each([
    ['baseline', 0xc0, true],
    ['extended', 0xc1, true],
    ['progressive', 0xc2, true],
    ['lossless', 0xc3, false],
    ['of differences', 0xc5, false],
    ['with arithmetic coding', 0xc9, false],
  ])('%s (%d) is one: %s', (_, marker, isOne) => {
    expect(judged(bytesOf(table, frameOf({ marker }), scan))).toBe(isOne ? '640x120' : null);
  });

  test.each<[string, Frame, string | null]>([
    ['one colour', { colours: 1 }, '640x120'],
    ['three colours', { colours: 3 }, '640x120'],
    ['no colour', { colours: 0 }, null],
    ['two colours', { colours: 2 }, null],
    ['four colours', { colours: 4 }, null],
    ['twelve bits', { bits: 12 }, null],
    ['no width', { width: 0 }, null],
    ['no height', { height: 0 }, null],
    ['one pixel', { width: 1, height: 1 }, '1x1'],
    ['a frame that ends before its first colour', { ofColours: [] }, null],
  ])('of %s, %j, is %j', (_, traits, expected) => {
    expect(judged(bytesOf(frameOf(traits), scan))).toBe(expected);
  });

  test.each([
    ['tables', [jpegPart(0xc4, zeros(17)), table, jpegPart(0xdd, [0, 1]), frame, scan]],
    ['what programs say', [jpegPart(0xe0, textOf('JFIF\0')), jpegPart(0xef, [1]), frame, scan]],
    ['what people say', [jpegPart(0xfe, textOf('by hand')), frame, scan, jpegPart(0xfe, [])]],
    ['pixels in several goes', [frame, scan, table, scan]],
    ['pixels that are 255', [frame, scanOf(0xff, 0x00, 0x3f)]],
    ['marks to begin again at', [frame, scanOf(1, 0xff, 0xd0, 2, 0xff, 0xd3, 3, 0xff, 0xd7, 4)]],
  ])('with %s is one', (_, parts) => {
    expect(judged(bytesOf(...parts))).toBe('640x120');
  });

  test.each([
    ['nothing in it', []],
    ['no frame', [table, scan]],
    ['no pixels', [table, frame]],
    ['pixels before its frame', [scan, frame]],
    ['pixels before and behind its frame', [scan, frame, scan]],
    ['a part that begins with another byte', [[0xfe, 0xfe, 0, 2], frame, scan]],
    ['two frames', [frame, frame, scan]],
    ['a scan without pixels', [frame, scanOf()]],
    ['a second scan without pixels', [frame, scan, scanOf()]],
    ['something between its parts', [frame, [0x00], scan]],
    ['a part that is not known', [jpegPart(0xdf, [1]), frame, scan]],
    ['a part that is reserved', [jpegPart(0xf0, [1]), frame, scan]],
    ['a part of another kind', [jpegPart(0xfd, [1]), frame, scan]],
    ['a mark in its pixels that none begins at', [frame, scanOf(1, 0xff, 0xcf, 2)]],
    ['a beginning within its pixels', [frame, scanOf(1, 0xff, 0xd8, 2)]],
    ['a part that is shorter than its length', [[0xff, 0xfe, 0, 0], frame, scan]],
    ['a scan that says it is of no length', [frame, [0xff, 0xda, 0, 0, 1, 2, 3]]],
    ['a scan that says it is half as long as its length', [frame, [0xff, 0xda, 0, 1, 1, 2, 3]]],
    ['a part that is longer than all', [frame, scan, [0xff, 0xfe, 0xff, 0xff]]],
    ['pixels that are longer than all', [frame, [0xff, 0xda, 0xff, 0xff, 1, 2, 3]]],
  ])('with %s is none', (_, parts) => {
    expect(judged(bytesOf(...parts))).toBeNull();
  });

  test('cut anywhere, or with anything behind it, is none', () => {
    const whole = bytesOf(table, frame, scan, jpegPart(0xfe, textOf('by hand')));
    expect(judged(whole)).toBe('640x120');
    for (let length = 2; length < whole.length; length += 1) expect(readJpeg(whole.subarray(0, length))).toBeNull();
    expect(readJpeg(Uint8Array.from([...whole, 0]))).toBeNull();
  });

  test('without its last byte is none, whatever the byte before it is', () => {
    expect(judged(bytesOf(frame, scan).subarray(0, -1))).toBeNull();
    expect(judged(bytesOf(frame, scan).subarray(0, -2))).toBeNull();
  });

  test('loses what is said beside its picture, but for what its colours are', () => {
    const [program, people, colours] = [
      jpegPart(0xe1, textOf('Exif\0\0')),
      jpegPart(0xfe, textOf('by hand')),
      jpegPart(0xee, adobe),
    ];
    const read = readJpeg(bytesOf(program, people, colours, table, frame, scan, people));
    expect(read?.bytes).toEqual(bytesOf(colours, table, frame, scan));
  });

  test.each([
    ['is longer', jpegPart(0xee, [...adobe, 0])],
    ['is shorter', jpegPart(0xee, adobe.slice(0, -1))],
    ['is of another program', jpegPart(0xee, [...textOf('Adobo'), ...adobe.slice(5)])],
    ['is another part', jpegPart(0xed, adobe)],
  ])('does not keep a part for what its colours are that %s', (_, part) => {
    expect(readJpeg(bytesOf(part, frame, scan))?.bytes).toEqual(bytesOf(frame, scan));
  });

  test('is read where it lies among other bytes', () => {
    const whole = bytesOf(frame, scan);
    const among = Uint8Array.from([1, 2, 3, ...whole, 4]).subarray(3, 3 + whole.length);
    expect(readJpeg(among)?.bytes).toEqual(whole);
  });
});
