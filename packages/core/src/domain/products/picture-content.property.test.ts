import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { pictureFileProblem, pictureFormat, signatureBytes } from './picture-content.ts';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const starts = fc.constantFrom(
  ['PNG', '\u0089PNG\r\n\u001A\n'] as const,
  ['JPEG', '\u00FF\u00D8\u00FF'] as const,
  ['GIF', 'GIF89a'] as const,
  ['WebP', 'RIFF\0\0\0\0WEBP'] as const,
  ['AVIF', '\0\0\0\u0020ftypavif'] as const,
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg">'] as const,
);
const rests = fc.uint8Array({ maxLength: 5000 });
const joined = (start: string, rest: Uint8Array) => Uint8Array.from([...bytesOf(start), ...rest]);
const files = fc.oneof(
  rests,
  fc.tuple(starts, rests).map(([[, start], rest]) => joined(start, rest)),
);

test.prop([starts, rests])('a picture is what it begins as, whatever follows', ([format, start], rest) => {
  expect(pictureFormat(joined(start, rest))).toBe(format);
});

test.prop([files, rests])('what stands beyond its first bytes does not change what a file is', (file, rest) => {
  const first = new Uint8Array(signatureBytes);
  first.set(file.subarray(0, signatureBytes));
  expect(pictureFormat(Uint8Array.from([...first, ...rest]))).toBe(pictureFormat(first));
});

test.prop([files, fc.constantFrom('png', 'jpg', 'webp')])(
  'a drawing is shown under its own name alone, and every other picture under any but that',
  (file, ending) => {
    const format = pictureFormat(file);
    expect(pictureFileProblem('a.svg', file) === null).toBe(format === 'SVG');
    expect(pictureFileProblem(`a.${ending}`, file) === null).toBe(format !== null && format !== 'SVG');
  },
);
