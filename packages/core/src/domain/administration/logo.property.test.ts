import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jpegOf, pngOf } from '../../testing/pictures.ts';
import { maxLogoSide, readLogo } from './logo.ts';

const judged = (bytes: Uint8Array): string => {
  const read = readLogo(bytes);
  return read.ok ? `${read.value.type} ${read.value.width}x${read.value.height}` : read.refusal;
};

const sides = fc.integer({ min: 1, max: 12 });
const pngs = fc
  .record({ width: sides, height: sides, colour: fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)) })
  .map(pngOf);
const jpegs = fc
  .record({ width: fc.integer({ min: 1, max: maxLogoSide }), height: sides, components: fc.constantFrom(1, 3) })
  .map(jpegOf);
const pictures = fc.oneof(pngs, jpegs);

describe('a logo (specification §branding)', () => {
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
});
