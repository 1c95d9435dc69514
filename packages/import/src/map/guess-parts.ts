import { columnsOf } from '@connect/contract/integration/described';
import type { Kind } from '@connect/contract/integration/kinds';
import type { Cell } from '../readers/table.ts';
import { textOf } from '../records/values.ts';
import { looseTypeHeadings, meaningOf, typeHeadings } from './document-types.ts';
import { folded, type Guess, headingFor, type Lines, type Seen } from './guess-kind.ts';

/** An entry of a map: of some rows of a file, where it has documents of several kinds. */
export interface Part {
  readonly guess: Guess;
  readonly lines: Lines | undefined;
  /** The column that tells which rows count. */
  readonly where: {
    readonly heading: string;
    readonly codes: readonly string[];
    /** Nobody knows what they stand for. */
    readonly unknown: readonly string[];
    /** They are neither this kind nor another one. */
    readonly left: readonly string[];
  } | null;
}

/** The cells of a column. */
export const cellsUnder = ({ headings, rows }: Seen, heading: string | undefined): readonly Cell[] => {
  const at = heading === undefined ? -1 : headings.indexOf(heading);
  return at < 0 ? [] : rows.map((row) => row[at] ?? null);
};

/** What is below 0, however its sign is written. */
export const isBelowZero = (cell: Cell): boolean => {
  if (typeof cell === 'number') return cell < 0;
  return typeof cell === 'string' && /[1-9]/.test(cell) && (/^\D*[-−(]\D*\d/.test(cell) || /[-−]\D*$/.test(cell));
};

const rowsOf = (seen: Seen, heading: string, values: ReadonlySet<string>): Seen => {
  const at = seen.headings.indexOf(heading);
  return { ...seen, rows: seen.rows.filter((row) => values.has(textOf(row[at]))) };
};

/** What is guessed of some rows of a file for another kind of document. */
const partOf = (kind: Kind, guess: Guess, lines: Lines | undefined, heading: string, codes: readonly string[]) => {
  const known = new Set(columnsOf(kind).map(({ path }) => path));
  const pick = <Value>(all: ReadonlyMap<string, Value>) => new Map([...all].filter(([path]) => known.has(path)));
  const seen = rowsOf(guess.seen, heading, new Set(codes));
  const numbers = new Set(cellsUnder(seen, guess.columns.get('no')).map(textOf));
  return {
    guess: { ...guess, kind, seen, columns: pick(guess.columns), lists: pick(guess.lists) },
    lines: lines && { ...lines, seen: rowsOf(lines.seen, lines.key, numbers) },
  };
};

/** The parts of a file of documents: invoices and credit notes that are told apart by the type of each; all of it where nothing tells. */
export const partsOf = (guess: Guess, lines: Lines | undefined): readonly Part[] => {
  const { kind, seen } = guess;
  const whole: Part = { guess, lines, where: null };
  if (kind !== 'invoices' && kind !== 'credit-notes' && kind !== 'orders') return [whole];
  const strict = headingFor(typeHeadings, seen.headings);
  const heading = strict ?? headingFor(looseTypeHeadings, seen.headings);
  if (heading === null) return [whole];
  const codes = [...new Set(cellsUnder(seen, heading).map(textOf))];
  const meanings = new Map(codes.map((code) => [code, meaningOf(folded(heading), folded(code), folded)]));
  const meant = (meaning: string | null) => codes.filter((code) => meanings.get(code) === meaning);
  const kinds = kind === 'orders' ? (['orders'] as const) : (['invoices', 'credit-notes'] as const);
  const isType = kinds.some((each) => meant(each).length > 0);
  if (codes.length === 0 || (strict === null && !isType)) return [whole];
  const unknown = meant(null);
  const left = codes.filter((code) => ![null, ...kinds].some((each) => each === meanings.get(code)));
  const parts = kinds.filter((each) => meant(each).length > 0 || (!isType && each === kind));
  return parts.map((each) => ({
    // What is known tells how signs and dates are written.
    ...partOf(each, guess, lines, heading, isType ? meant(each) : unknown),
    where: { heading, codes: meant(each), unknown, left },
  }));
};
