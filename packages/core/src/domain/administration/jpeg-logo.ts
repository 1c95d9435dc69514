import { joined, type Logo } from './logo-picture.ts';

/**
 * Frames of browsers, mail programs and papers alike (specification §branding): baseline, extended and progressive (ITU-T T.81, B.1.1.3).
 */
const frames = new Set([0xc0, 0xc1, 0xc2]);
/** Tables and scans, which pixels are made of. */
const kept = new Set([0xc4, 0xda, 0xdb, 0xdd, ...frames]);
/** What programs and people say beside the picture. */
const isBeside = (marker: number): boolean => marker === 0xfe || (marker >= 0xe0 && marker <= 0xef);
/** As that program's own part begins. */
const adobe = [0x41, 0x64, 0x6f, 0x62, 0x65];

/** The place behind the pixels that begin here: at the next marker that is no part of them. */
const endOfScan = (bytes: Uint8Array, from: number): number => {
  for (let at = from; ; at += 1) {
    const next = bytes[at + 1];
    if (next === undefined) return bytes.length;
    if (bytes[at] === 0xff && next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
};

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Reads a JPEG part by part; null for what is none, or is more than one. */
export const readJpeg = (bytes: Uint8Array): Logo | null => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const stays = [bytes.subarray(0, 2)];
  let size: Size | null = null;
  /** The same, once it has pixels. */
  let shown: Size | null = null;
  let at = 2;
  for (;;) {
    // Nor is there one behind the end, where a part may say that it ends.
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) break;
    if (at + 3 >= bytes.length) return null;
    const end = at + 2 + view.getUint16(at + 2);
    if (end < at + 4) return null;
    const isScan = marker === 0xda;
    if (!kept.has(marker) && !isBeside(marker)) return null;
    if (frames.has(marker)) {
      // Once, and of eight bits: grey, or three colours, since papers and screens differ about four.
      const isRead = size === null && end > at + 10 && bytes[at + 4] === 8 && [1, 3].includes(bytes[at + 9] ?? 0);
      if (!isRead) return null;
      size = { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
      if (size.width === 0 || size.height === 0) return null;
    }
    const next = isScan ? endOfScan(bytes, end) : end;
    if (isScan && (size === null || next === end)) return null;
    if (isScan) shown = size;
    // That one says what the three colours are.
    const isAdobe = marker === 0xee && end - at === 16 && adobe.every((byte, index) => bytes[at + 4 + index] === byte);
    if (kept.has(marker) || isAdobe) stays.push(bytes.subarray(at, next));
    at = next;
  }
  if (!shown || at + 2 !== bytes.length) return null;
  return { type: 'image/jpeg', ...shown, bytes: joined([...stays, bytes.subarray(at)]), inflated: null };
};
