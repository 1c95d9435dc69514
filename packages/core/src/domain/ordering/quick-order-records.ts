/** A line of a pasted list as it was written, and the cells it is made of. */
export interface Entry {
  readonly raw: string;
  readonly cells: readonly string[];
  /** The cells are words that may belong together, as in `GLV 8841 12`. */
  readonly areWords: boolean;
}

/** A cell in quotes is looked for no further than this: an inch mark must not swallow the rest of a list. */
const longestQuoted = 1000;

/** Cells in quotes, which may hold separators and line breaks. */
const quoted = /(?<=^|[\t;,])"(?:[^"]|"")*"(?=[\t;,\r\n]|$)/g;

/** What the cells of a text's first line are parted by; null where they are parted by nothing but spaces. */
const separatorOf = (text: string): string | null => {
  const bare = text.replaceAll(quoted, '').replace(/[\r\n].*/s, '');
  const separator = ['\t', ';', ','].find((each) => bare.includes(each)) ?? null;
  // The comma of `GLV-8841 1,000` is the quantity's.
  const isThousands = separator === ',' && !bare.replaceAll(/(?<!\S)\d{1,3}(?:,\d{3})+(?!\S)/g, '').includes(',');
  return isThousands ? null : separator;
};

const unquoted = (cell: string): string => cell.replace(/^"(.*)"$/s, '$1');

/** The cell in quotes that begins at a place, and where it ends; null when nothing closes it before a separator or a line's end. */
const quotedCell = (text: string, start: number, separator: string): { cell: string; end: number } | null => {
  if (text[start] !== '"') return null;
  const last = Math.min(text.length, start + longestQuoted);
  let cell = '';
  for (let at = start + 1; at < last; at++) {
    if (text[at] !== '"') cell += text[at];
    else if (text[at + 1] === '"') cell += text[at++];
    else {
      const next = text[at + 1];
      return next === undefined || next === separator || next === '\r' || next === '\n' ? { cell, end: at + 1 } : null;
    }
  }
  return null;
};

const plainCell = (text: string, start: number, separator: string): { cell: string; end: number } => {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\r' && text[end] !== '\n') end++;
  return { cell: text.slice(start, end), end };
};

/** Reads the cells from a place to the end of their line, which is further down when line breaks stand in quotes. */
const separatedCells = (text: string, start: number, separator: string): { cells: string[]; end: number } => {
  const cells: string[] = [];
  for (let at = start; ;) {
    const { cell, end } = quotedCell(text, at, separator) ?? plainCell(text, at, separator);
    cells.push(unquoted(cell.trim()));
    if (text[end] !== separator) return { cells, end };
    at = end + 1;
  }
};

/** A thin or fixed space between digits groups them; any other part words. */
const words = (line: string): string[] =>
  line
    .replaceAll(/(?<=\d)[\u00A0\u202F](?=\d{3}(?!\d))/g, '')
    .trim()
    .split(/\s+/)
    .map(unquoted);

/**
 * Takes a pasted text apart (specification §quick-order): each line that is not blank is an entry, or part of one where its break
 * stands in quotes. Every line has its own separator; lines whose cells are parted by spaces alone have their words as cells.
 */
export const entriesOf = (text: string): readonly Entry[] => {
  const found: Entry[] = [];
  for (let at = 0; at < text.length;) {
    const whole = plainCell(text, at, '\n').cell;
    const separator = separatorOf(text.slice(at, at + Math.max(whole.length, longestQuoted)));
    const { cells, end } =
      separator === null ? { cells: words(whole), end: at + whole.length } : separatedCells(text, at, separator);
    const raw = text.slice(at, end);
    if (raw.trim() !== '') found.push({ raw, cells, areWords: separator === null && cells.length > 1 });
    at = end + (text.startsWith('\r\n', end) ? 2 : 1);
  }
  return found;
};
