import { joined, type Logo } from './logo-picture.ts';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Parts that pixels are made of (specification §branding); all others may be left out (PNG, 3rd edition, 11). */
const kept = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
/** Depths that each kind of colour may have, and its values a pixel. */
const colours: Readonly<Partial<Record<number, { readonly values: number; readonly depths: readonly number[] }>>> = {
  0: { values: 1, depths: [1, 2, 4, 8, 16] },
  2: { values: 3, depths: [8, 16] },
  3: { values: 1, depths: [1, 2, 4, 8] },
  4: { values: 2, depths: [8, 16] },
  6: { values: 4, depths: [8, 16] },
};

const crcTable = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});
const crcOf = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};

/** Reads a PNG part by part; null for what is none, or is more than one, `convert` for one that papers cannot have as it is. */
export const readPng = (bytes: Uint8Array): Logo | 'convert' | null => {
  if (!signature.every((byte, index) => bytes[index] === byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: { readonly type: string; readonly whole: Uint8Array }[] = [];
  let at = signature.length;
  let type: string;
  do {
    if (at + 12 > bytes.length) return null;
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.length) return null;
    type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (/[^A-Za-z]/.test(type) || (/^[A-Z]/.test(type) && !kept.has(type))) return null;
    // There is nothing in an end.
    if (type === 'IEND' && end !== at + 12) return null;
    if (crcOf(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) return null;
    parts.push({ type, whole: bytes.subarray(at, end) });
    at = end;
  } while (type !== 'IEND');
  // A head has 13 bytes.
  if (at !== bytes.length || view.getUint32(signature.length) !== 13) return null;
  const types = parts.map((part) => part.type);
  // Once, once, and in one piece.
  const isOrdered = /^IHDR(?:(?!IDAT|IHDR)\w{4})*(?:IDAT)+(?:(?!IDAT|IHDR|PLTE|tRNS)\w{4})*IEND/.test(types.join(''));
  const isOnce = ['PLTE', 'tRNS'].every((each) => types.filter((other) => other === each).length <= 1);
  if (!isOrdered || !isOnce) return null;
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [depth = 0, colour = 0, compression, filter, interlace = 2] = bytes.subarray(24, 29);
  const kind = colours[colour];
  if (width === 0 || height === 0 || !kind?.depths.includes(depth)) return null;
  if (compression !== 0 || filter !== 0 || interlace > 1) return null;
  if (colour === 3 && !types.includes('PLTE')) return null;
  if (interlace === 1 || depth < 8) return 'convert';
  const stays = [bytes.subarray(0, 8), ...parts.filter((part) => kept.has(part.type)).map(({ whole }) => whole)];
  return {
    type: 'image/png',
    width,
    height,
    bytes: joined(stays),
    // A byte before each row says how it is filtered.
    inflated: height * (1 + (width * kind.values * depth) / 8),
  };
};

/** The compressed pixels of a PNG that was read. */
export const pngPixels = (bytes: Uint8Array): Uint8Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts: Uint8Array[] = [];
  for (let at = signature.length; at < bytes.length; at += 12 + view.getUint32(at))
    if (String.fromCharCode(...bytes.subarray(at + 4, at + 8)) === 'IDAT')
      parts.push(bytes.subarray(at + 8, at + 8 + view.getUint32(at)));
  return joined(parts);
};
