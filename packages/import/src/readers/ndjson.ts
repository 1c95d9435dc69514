import { writeFile } from 'node:fs/promises';
import { checkEncoding, encode, guessEncoding, wrongBytes } from './encoding.ts';
import { type Cell, type Dialect, type ReadOptions, type Row, type Table } from './table.ts';
import { chosenText, linesOf, longestLine, textOf } from './text.ts';

export interface JsonLine {
  readonly line: number;
  readonly value: unknown;
  /** Why it cannot be read, and which of its fields if it is one. */
  readonly broken?: { readonly column: string; readonly reason: string };
}

/** The first of the texts within a value that is not as it should be, by its path. */
const pathOf = (value: unknown, isWrong: (text: string) => boolean, path: readonly string[] = []): string | null => {
  if (typeof value === 'string') return isWrong(value) ? path.join('.') : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, each] of Object.entries(value)) {
    const found = pathOf(each, isWrong, [...path, name]);
    if (found !== null) return found;
  }
  return null;
};

const read = (line: number, text: string | null, encoding: string): JsonLine => {
  const broken = (reason: string, column = ''): JsonLine => ({ line, value: undefined, broken: { column, reason } });
  if (text === null) return broken(`is longer than ${longestLine} characters`);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return broken(`is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
  const reason = wrongBytes(text, encoding);
  if (reason === null) return { line, value };
  return broken(reason, pathOf(value, (each) => wrongBytes(each, encoding) !== null) ?? '');
};

/** Each line of a file that is not empty, parsed. */
export async function* jsonLines(path: string, encoding: string, options: ReadOptions = {}): AsyncGenerator<JsonLine> {
  for await (const { line, text } of linesOf(textOf(path, encoding, options)))
    if (text?.trim() !== '') yield read(line, text, encoding);
}

/** The fields of an object, those within others by their path: `shipTo.name`. Lists are left as they are not cells. */
const flat = (value: object, before = ''): readonly (readonly [string, Cell])[] =>
  Object.entries(value).flatMap(([name, field]: [string, unknown]) => {
    if (typeof field === 'object' && field !== null && !Array.isArray(field)) return flat(field, `${before}${name}.`);
    const isCell = field === null || ['string', 'number', 'boolean'].includes(typeof field);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return isCell ? [[`${before}${name}`, field as Cell] as const] : [];
  });

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const rowOf = ({ line, value, broken }: JsonLine, headings: ReadonlyMap<string, number>): Row => {
  if (!isObject(value))
    return { line, lastLine: line, cells: [], broken: broken ?? { column: '', reason: 'is not an object' } };
  const cells: Cell[] = Array.from({ length: headings.size }, () => null);
  for (const [name, cell] of flat(value)) {
    const at = headings.get(name);
    if (at !== undefined) cells[at] = cell;
  }
  return { line, lastLine: line, cells };
};

async function* chosenLines(path: string, encoding: string, isWanted: (line: number) => boolean) {
  for await (const text of chosenText(textOf(path, encoding, {}), isWanted)) yield encode(text, encoding, false);
}

/** A file with an object in each line; the headings are the fields of the first ones, since later ones may leave some out. */
export const openNdjson = async (path: string, named: Dialect): Promise<Table> => {
  const encoding = named.encoding ?? (await guessEncoding(path));
  checkEncoding(path, encoding);
  const headings = new Map<string, number>();
  let seen = 0;
  for await (const { value } of jsonLines(path, encoding)) {
    if (isObject(value)) for (const [name] of flat(value)) headings.set(name, headings.get(name) ?? headings.size);
    if ((seen += 1) === 1000) break;
  }
  return {
    path,
    headings: [...headings.keys()],
    guessed: named.encoding === undefined ? encoding : null,
    copy: (isWanted, to) => writeFile(to, chosenLines(path, encoding, isWanted)),
    async *rows(options = {}) {
      for await (const each of jsonLines(path, encoding, options)) yield rowOf(each, headings);
    },
  };
};
