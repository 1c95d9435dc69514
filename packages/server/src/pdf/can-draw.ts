import { inflate } from 'node:zlib';
import type { Logo } from '@connect/core/domain/administration/logo-picture';
import { pngPixels } from '@connect/core/domain/administration/png-logo';

/** The pixels of a PNG; null for more than `length` of them, which would fill the memory, or what is none. */
const inflated = (pixels: Uint8Array, length: number): Promise<Uint8Array | null> =>
  new Promise((resolve) => {
    inflate(pixels, { maxOutputLength: length }, (error, bytes) => resolve(error ? null : bytes));
  });

/** Whether a picture that was read has just the pixels that it says, of kinds that papers can draw. */
export const canDraw = async ({ bytes, height, inflated: length }: Logo): Promise<boolean> => {
  if (length === null) return true;
  const pixels = await inflated(pngPixels(bytes), length);
  if (pixels?.length !== length) return false;
  const row = length / height;
  return Array.from({ length: height }, (_, index) => pixels[index * row] ?? 255).every((filter) => filter <= 4);
};
