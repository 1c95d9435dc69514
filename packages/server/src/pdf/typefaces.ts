import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { create, type Font, type GlyphRun } from 'fontkit';

export type Weight = 400 | 600;

/** The parts that Geist is published in, the likeliest first, and those of Noto Sans with what it lacks: they are read where a name needs them. */
const parts = [
  'geist-latin',
  'geist-latin-ext',
  'geist-cyrillic',
  'noto-sans-greek',
  'noto-sans-latin-ext',
  'noto-sans-cyrillic-ext',
  'noto-sans-vietnamese',
  'noto-sans-greek-ext',
  'noto-sans-latin',
  'noto-sans-cyrillic',
] as const;
type Part = (typeof parts)[number];

/** A piece of text that one font can set. */
export interface Run {
  readonly font: `${Part}-${Weight}`;
  readonly text: string;
  /** Width at a size of 1. */
  readonly width: number;
}

const require = createRequire(import.meta.url);

/**
 * A WOFF file as the plain font it wraps. fontkit reads WOFF as well, but unpacks a table again for every glyph it
 * takes out of it, which costs more than the rest of a document.
 */
const unwrap = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let index = 0; index < count; index++) {
    const entry = woff.subarray(44 + 20 * index, 64 + 20 * index);
    const start = entry.readUInt32BE(4);
    const length = entry.readUInt32BE(12);
    const stored = woff.subarray(start, start + entry.readUInt32BE(8));
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (stored.length < length ? inflateSync(stored) : stored).copy(table);
    entry.copy(head, 12 + 16 * index, 0, 4);
    entry.copy(head, 16 + 16 * index, 16, 20);
    head.writeUInt32BE(offset, 20 + 16 * index);
    head.writeUInt32BE(length, 24 + 16 * index);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat([head, ...tables]);
};

const cacheLimit = 20_000;

/** Sets every text in tabular figures, and remembers the words it has set: documents repeat them by the thousand. */
const withTabularFigures = (font: Font): Font => {
  const cache = new Map<string, GlyphRun>();
  const layout: Font['layout'] = (text) => {
    const known = cache.get(text);
    if (known) return known;
    if (cache.size >= cacheLimit) cache.clear();
    // Noto takes some composed letters apart (`ccmp`), and would have their marks twice in what is copied.
    const run = font.layout(text, { tnum: true, ccmp: false });
    cache.set(text, run);
    return run;
  };
  return Object.create(font, { layout: { value: layout } });
};

const loaded = new Map<string, Font>();

/** One font of the typefaces, read once a process. */
export const fontNamed = (name: Run['font']): Font => {
  const known = loaded.get(name);
  if (known) return known;
  const typeface = name.startsWith('geist-') ? 'geist' : 'noto-sans';
  const font = create(unwrap(readFileSync(require.resolve(`@fontsource/${typeface}/files/${name}-normal.woff`))));
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts`);
  // A glyph keeps the characters that it was first asked for by: none, if as a part of another, as an E of an É. In every PDF of the
  // process it would then stand for nothing, to whoever copies, searches or listens.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  const tabular = withTabularFigures(font);
  loaded.set(name, tabular);
  return tabular;
};

/** Distance between two baselines, at a size of 1. */
export const lineHeight = 1.36;

const fontOf = (codePoint: number, weight: Weight): Run['font'] | null => {
  const part = parts.find((each) => fontNamed(`${each}-${weight}`).hasGlyphForCodePoint(codePoint));
  return part ? `${part}-${weight}` : null;
};

const widthOf = (font: Run['font'], text: string): number => {
  const face = fontNamed(font);
  let width = 0;
  // Words with the space behind them: the unit pdfkit sets text in, so that what is measured is what is drawn.
  for (const word of text.match(/[^ ]* |[^ ]+$/g) ?? []) width += face.layout(word).advanceWidth;
  return width / face.unitsPerEm;
};

/** Geist has no narrow spaces such as French groups figures with: they are set as ordinary ones that do not break. */
const otherSpaces = /[^\P{Zs} \u00A0]/gu;

/** A text cut into runs of one font each. A character that all typefaces lack becomes `?`; controls and halves of characters disappear. */
export const runsOf = (text: string, weight: Weight): Run[] => {
  const runs: { font: Run['font']; text: string }[] = [];
  const shownText = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cs}\p{Cf}]/gu, '')
    .replace(otherSpaces, '\u00A0');
  for (const character of shownText) {
    const codePoint = character.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const own = fontOf(codePoint, weight);
    const font = own ?? `geist-latin-${weight}`;
    const shown = own ? character : '?';
    if (last?.font === font) last.text += shown;
    else runs.push({ font, text: shown });
  }
  return runs.map((run) => ({ ...run, width: widthOf(run.font, run.text) }));
};
