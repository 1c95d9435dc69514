import { ok, refused, type Result } from '../result.ts';
import { readJpeg } from './jpeg-logo.ts';
import type { Logo } from './logo-picture.ts';
import { readPng } from './png-logo.ts';

/** So many bytes, and pixels a side, a logo has at most (specification §branding). */
export const maxLogo = 200_000;
export const maxLogoSide = 2000;

/** Why something is no logo; of what is to be converted a page makes a plain PNG first. */
export const logoProblems = ['empty', 'too_large', 'too_wide', 'svg', 'convert', 'no_picture', 'broken'] as const;
export type LogoProblem = (typeof logoProblems)[number];

const textAt = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length));

/** Which mail programs and papers do not take. */
const isWebp = (bytes: Uint8Array): boolean => textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP';

/** A document of marks, which may hold scripts, whatever it is called. */
const isSvg = (bytes: Uint8Array): boolean => /^[^\w]*<(\?xml|!--|!doctype svg|svg)/i.test(textAt(bytes, 0, 200));

/**
 * Judges what is to be a logo by its bytes alone: a PNG or a JPEG from its first byte to its last, of parts that are pictures' own. What it
 * says beside the picture, such as comments, places and profiles, is left out of what comes back; anything after its end is refused.
 */
export const readLogo = (bytes: Uint8Array): Result<Logo, LogoProblem> => {
  if (bytes.length === 0) return refused('empty');
  if (isSvg(bytes)) return refused('svg');
  if (isWebp(bytes)) return refused('convert');
  const isPng = textAt(bytes, 1, 3) === 'PNG';
  if (!isPng && !(bytes[0] === 0xff && bytes[1] === 0xd8)) return refused('no_picture');
  if (bytes.length > maxLogo) return refused('too_large');
  const logo = isPng ? readPng(bytes) : readJpeg(bytes);
  if (!logo || logo === 'convert') return refused(logo ?? 'broken');
  return Math.max(logo.width, logo.height) > maxLogoSide ? refused('too_wide') : ok(logo);
};
