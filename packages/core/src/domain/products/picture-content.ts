export type PictureFormat = 'AVIF' | 'GIF' | 'JPEG' | 'PNG' | 'SVG' | 'WebP';

/** How many of a file's first bytes are looked at to find its format: an SVG may begin with a licence. */
export const signatureBytes = 4096;

const textOf = (bytes: Uint8Array, from = 0, to = bytes.length): string =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, signatureBytes)));

/** A drawing begins with its own element, after what a file of XML may begin with; without its namespace no browser draws it. */
const isDrawing = (text: string): boolean => {
  const root =
    /^(?:\u00EF\u00BB\u00BF)?\s*(?:<\?[\s\S]*?\?>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE[^>[]*(?:\[[\s\S]*?\]\s*)?>\s*)*<(?:\w+:)?svg\s([\s\S]*)/i;
  return /^[^>]*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(root.exec(text)?.[1] ?? '');
};

const starts: readonly (readonly [PictureFormat, (bytes: Uint8Array) => boolean])[] = [
  ['PNG', (bytes) => textOf(bytes, 0, 8) === '\u0089PNG\r\n\u001A\n'],
  ['JPEG', (bytes) => textOf(bytes, 0, 3) === '\u00FF\u00D8\u00FF'],
  ['GIF', (bytes) => ['GIF87a', 'GIF89a'].includes(textOf(bytes, 0, 6))],
  ['WebP', (bytes) => textOf(bytes, 0, 4) === 'RIFF' && textOf(bytes, 8, 12) === 'WEBP'],
  // Its brand, or one of those that it is compatible with.
  ['AVIF', (bytes) => textOf(bytes, 4, 8) === 'ftyp' && /^(?:.{4})*avi[fs]/s.test(textOf(bytes, 8, 64))],
  ['SVG', (bytes) => isDrawing(textOf(bytes))],
];

/** What a file is by its first bytes; null for what no browser shows as a picture. */
export const pictureFormat = (bytes: Uint8Array): PictureFormat | null =>
  starts.find(([, isOne]) => isOne(bytes))?.[0] ?? null;

/**
 * Why a file is no picture, by its name and its first bytes (specification §pictures); null for one that is. Browsers look at the bytes
 * of pictures of pixels, whatever they are called, but draw a drawing only as what its name says.
 */
export const pictureFileProblem = (name: string, bytes: Uint8Array): string | null => {
  if (bytes.length === 0) return 'is empty';
  const format = pictureFormat(bytes);
  if (format === null)
    return /^\s*<(?:!doctype html|html)/i.test(textOf(bytes, 0, 64))
      ? 'is a page of HTML, and no picture'
      : 'is no picture by its first bytes: it is none of AVIF, GIF, JPEG, PNG, SVG with its namespace, WebP';
  const isNamedDrawing = /\.svg$/i.test(name);
  return isNamedDrawing === (format === 'SVG') ? null : `is ${format}, which is not shown under that name`;
};
