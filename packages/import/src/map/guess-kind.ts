import { columnsOf, type Column } from '@connect/contract/integration/described';
import { kinds, type Kind } from '@connect/contract/integration/kinds';
import type { Cell } from '../readers/table.ts';
import { documentNumbers, fileNames, type Synonyms, synonyms, taxes } from './synonyms.ts';

/** What is seen of a file: its name, headings, and some of its rows. */
export interface Seen {
  readonly name: string;
  readonly headings: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
  /** The line of the headings, where it is not the first. */
  readonly heading?: number;
  /** What its text was taken for, where nothing said so. */
  readonly encoding?: string | null;
}

/** What a file seems to hold, and the headings by the columns of the model that they are taken for. */
export interface Guess {
  readonly seen: Seen;
  readonly kind: Kind;
  readonly columns: ReadonlyMap<string, string>;
  readonly lists: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Columns that it needs and has not. */
  readonly missing: readonly string[];
  readonly score: number;
}

/** A file of the lines of documents: it has their number, and little else of them. */
export interface Lines {
  readonly seen: Seen;
  readonly kind: Kind;
  readonly key: string;
  readonly columns: ReadonlyMap<string, string>;
}

/** Letters and digits alone, so that `E-Mail`, `E_MAIL` and `Email` are one, and `Währung`, `Waehrung` and `WAHRUNG`; `VAT %` is no `VAT`, and `…nummer` is `…nr`. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll('°', 'o')
    .replaceAll('%', 'percent')
    .replaceAll('ł', 'l')
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll(/([aou])e/g, '$1')
    .replaceAll('nummer', 'nr');

/** The heading that is one of some words, the first of them that there is. */
export const headingFor = (words: string, headings: readonly string[]): string | null => {
  // Of two that are one, the first.
  const known = new Map(headings.map((each) => [folded(each), each] as const).toReversed());
  for (const word of words.split(' ').map(folded)) {
    const heading = known.get(word);
    if (heading !== undefined) return heading;
  }
  return null;
};

/** Columns with their headings, each heading taken once. */
export const matches = (columns: Synonyms, headings: readonly string[]): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const [path, words] of Object.entries(columns)) {
    const heading = headingFor(
      words,
      headings.filter((each) => !taken.has(each)),
    );
    if (heading === null) continue;
    found.set(path, heading);
    taken.add(heading);
  }
  return found;
};

export const listColumns = (kind: Kind, list: string): readonly Column[] =>
  columnsOf(kind).find(({ path }) => path === list)?.columns ?? [];

const requiredOf = (columns: readonly Column[]): readonly string[] =>
  columns.filter(({ required, holds }) => required && holds !== 'list').map(({ path }) => path);

/** How much of a file's name speaks for a kind. */
const hint = (kind: Kind, name: string): number => {
  const file = folded(name.replace(/\.[^.]*$/, ''));
  return Math.max(...fileNames[kind].split(' ').map((word) => (file.includes(folded(word)) ? word.length : 0)));
};

/** A share of one, 0.19, is not what a rate is in the model. */
const isPercent = (text: string): boolean => /^(100|\d{1,2})([.,]\d+)?$/.test(text) && !/^0[.,]\d*[1-9]/.test(text);

/**
 * Without the headings whose cells show that they are something else. Account managers are known by their emails: names and codes of them
 * are for a table. A long text is not the code of terms, but says what they are; a number alone says nothing to whoever reads it.
 */
const withoutOthers = (
  kind: Kind,
  columns: ReadonlyMap<string, string>,
  { headings, rows }: Seen,
): ReadonlyMap<string, string> => {
  const fitting = new Map(columns);
  const textsIn = (path: string): readonly string[] => {
    const at = headings.indexOf(columns.get(path) ?? '');
    return at < 0 ? [] : rows.map((row) => String(row[at] ?? '').trim()).filter(Boolean);
  };
  const managers = textsIn('accountManager');
  if (managers.length > 0 && !managers.some((text) => text.includes('@'))) fitting.delete('accountManager');
  if (!textsIn('vatPercent').every(isPercent)) fitting.delete('vatPercent');
  const shown = columns.get('terms.description');
  const numbers = textsIn('terms.description');
  if (shown !== undefined && numbers.length > 0 && numbers.every((text) => /^\d+$/.test(text))) {
    fitting.delete('terms.description');
    fitting.set('terms.code', columns.get('terms.code') ?? shown);
  }
  const terms = columns.get('terms.code');
  const longest = columnsOf(kind).find(({ path }) => path === 'terms.code')?.longest ?? Infinity;
  if (terms !== undefined && textsIn('terms.code').some((text) => text.length > longest)) {
    fitting.delete('terms.code');
    fitting.set('terms.description', columns.get('terms.description') ?? terms);
  }
  return fitting;
};

/** By what columns of a kind are known: those that no system has a name of its own for by what the model calls them. */
const knownBy = (kind: Kind): Synonyms => ({
  ...synonyms[kind].columns,
  ...Object.fromEntries(
    columnsOf(kind).flatMap(({ path, holds }) =>
      holds === 'list' || path in synonyms[kind].columns ? [] : [[path, path]],
    ),
  ),
});

const guessKind = (kind: Kind, seen: Seen): Guess => {
  const { headings } = seen;
  const columns = withoutOthers(kind, matches(knownBy(kind), headings), seen);
  const taken = new Set(columns.values());
  const left = headings.filter((heading) => !taken.has(heading));
  const lists = new Map(
    Object.entries(synonyms[kind].lists ?? {}).flatMap(([list, words]) => {
      const found = matches(words, left);
      return requiredOf(listColumns(kind, list)).every((path) => found.has(path)) ? [[list, found] as const] : [];
    }),
  );
  const isKnownOtherwise = (path: string): boolean =>
    path === 'slug' ||
    path === 'regions' ||
    (path === 'currency' && kind === 'customers') ||
    (path === 'totalIncVat' && headingFor(taxes, headings) !== null);
  const required = requiredOf(columnsOf(kind)).filter((path) => !isKnownOtherwise(path));
  const missing = required.filter((path) => !columns.has(path));
  const score =
    (columns.size + 3 * (required.length - missing.length)) / (1 + missing.length) + 2 * hint(kind, seen.name);
  return { seen, kind, columns, lists, missing, score };
};

/** The kinds whose documents a file has lines of, or whole, by what only lines have: a quantity and a price, with a document's number. */
const kindsOf = ({ headings }: Seen): readonly Kind[] => {
  const isOfLines = (kind: Kind): boolean => {
    const found = matches(synonyms[kind].lists?.['lines'] ?? {}, headings);
    return found.has('quantity') && found.has('unitPrice');
  };
  const ofLines = headingFor(documentNumbers, headings) === null ? [] : kinds.filter(isOfLines);
  return ofLines.length > 0 ? ofLines : kinds;
};

/** The kind that a file is likeliest of. */
export const bestGuess = (seen: Seen): Guess =>
  kindsOf(seen)
    .map((kind) => guessKind(kind, seen))
    .reduce((one, other) => (other.score > one.score ? other : one));

/** The same as lines of documents, where it can be nothing more. */
export const linesOfGuess = ({ seen, kind, missing }: Guess): Lines | null => {
  const key = headingFor(documentNumbers, seen.headings);
  const words = synonyms[kind].lists?.['lines'];
  // Half of what the document itself needs may be repeated in its lines.
  const needed = requiredOf(columnsOf(kind)).length - 1;
  if (key === null || !words || missing.filter((path) => path !== 'no').length * 2 < needed) return null;
  const columns = matches(
    words,
    seen.headings.filter((heading) => heading !== key),
  );
  return requiredOf(listColumns(kind, 'lines')).every((path) => columns.has(path))
    ? { seen, kind, key, columns }
    : null;
};
