/** Pictures for tests, made byte by byte. */

const crcOf = (bytes: readonly number[]): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
};
const wide = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const textBytes = (text: string): number[] => [...text].map((each) => each.charCodeAt(0) & 255);

/** A part of a PNG. */
export const pngPart = (type: string, data: readonly number[] = []): number[] => {
  const named = [...textBytes(type), ...data];
  return [...wide(data.length), ...named, ...wide(crcOf(named))];
};

/** Bytes as zlib holds what it does not compress. */
const stored = (bytes: readonly number[]): number[] => {
  const blocks: number[] = [0x78, 0x01];
  for (let at = 0; at === 0 || at < bytes.length; at += 65_535) {
    const block = bytes.slice(at, at + 65_535);
    const [low, high] = [block.length & 255, block.length >>> 8];
    blocks.push(at + 65_535 >= bytes.length ? 1 : 0, low, high, low ^ 255, high ^ 255, ...block);
  }
  let [one, two] = [1, 0];
  for (const byte of bytes) {
    one = (one + byte) % 65_521;
    two = (two + one) % 65_521;
  }
  return [...blocks, ...wide(two * 65_536 + one)];
};

export const pngSignature: readonly number[] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export interface PngTraits {
  readonly width?: number;
  readonly height?: number;
  readonly depth?: number;
  readonly interlace?: number;
  /** Red, green and blue of all its pixels. */
  readonly colour?: readonly [number, number, number];
  /** Parts between its head and its pixels. */
  readonly beside?: readonly (readonly number[])[];
  /** What is there of its rows, where that is not what it says. */
  readonly rows?: readonly number[];
  /** The same as it is compressed. */
  readonly compressed?: readonly number[];
}

/** A PNG of one colour. */
export const pngOf = ({
  width = 3,
  height = 2,
  depth = 8,
  interlace = 0,
  colour = [11, 79, 74],
  beside = [],
  rows,
  compressed,
}: PngTraits = {}): Uint8Array => {
  const row = [0, ...Array.from({ length: width }, () => colour).flat()];
  const pixels = rows ?? Array.from({ length: height }, () => row).flat();
  return Uint8Array.from([
    ...pngSignature,
    ...pngPart('IHDR', [...wide(width), ...wide(height), depth, 2, 0, 0, interlace]),
    ...beside.flat(),
    ...pngPart('IDAT', compressed ?? stored(pixels)),
    ...pngPart('IEND'),
  ]);
};

/** A segment of a JPEG. */
export const jpegPart = (marker: number, data: readonly number[]): number[] => [
  0xff,
  marker,
  (data.length + 2) >>> 8,
  (data.length + 2) & 255,
  ...data,
];

/** A grey JPEG of eight by eight pixels, as small as there are. */
export const jpegOf = ({
  width = 8,
  height = 8,
  components = 1,
  beside = [],
}: {
  readonly width?: number;
  readonly height?: number;
  readonly components?: number;
  readonly beside?: readonly (readonly number[])[];
} = {}): Uint8Array => {
  const each = Array.from({ length: components }, (_, index) => index + 1);
  const size = [height >>> 8, height & 255, width >>> 8, width & 255];
  // One code of one bit for each table: a difference of nothing, and the end of the block.
  const table = (kind: number): number[] => jpegPart(0xc4, [kind, 1, ...Array.from({ length: 15 }, () => 0), 0]);
  return Uint8Array.from([
    0xff,
    0xd8,
    ...beside.flat(),
    ...jpegPart(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    ...jpegPart(0xc0, [8, ...size, components, ...each.flatMap((id) => [id, 0x11, 0])]),
    ...table(0x00),
    ...table(0x10),
    ...jpegPart(0xda, [components, ...each.flatMap((id) => [id, 0x00]), 0, 63, 0]),
    0x3f,
    0xff,
    0xd9,
  ]);
};
