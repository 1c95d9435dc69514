import { writeFile } from 'node:fs/promises';
import { keyTwice, repeatedKey } from '@connect/contract/integration/repeated-key';
import { elementsOf, isArray } from './json-array.ts';
import { beginningText, checkEncoding, encode, guessEncoding, wrongBytes } from './encoding.ts';
import { type Cell, type Dialect, type ReadOptions, type Row, type Table } from './table.ts';
import { chosenText, linesOf, longestLine, textOf } from './text.ts';

export interface JsonLine {
  /** Of an array of JSON the place of an element in it. */
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

const broken = (line: number, reason: string, column = ''): JsonLine => ({
  line,
  value: undefined,
  broken: { column, reason },
});

const read = (line: number, text: string | null, encoding: string): JsonLine => {
  if (text === null) return broken(line, `is longer than ${longestLine} characters`);
  let value: unknown;
  try {
    value = JSON.parse(text.trim());
  } catch (error) {
    return broken(line, `is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
  const reason = wrongBytes(text, encoding);
  const twice = repeatedKey(text);
  if (reason === null) return twice === null ? { line, value } : broken(line, keyTwice, twice);
  return broken(line, reason, pathOf(value, (each) => wrongBytes(each, encoding) !== null) ?? '');
};

/** The texts of a file's records: the lines of NDJSON, or the elements of an array of JSON. */
async function* textsOf(
  path: string,
  encoding: string,
  options: ReadOptions,
): AsyncGenerator<{ readonly line: number; readonly text: string | null; readonly isCut?: true }> {
  const chunks = textOf(path, encoding, options);
  if (isArray(await beginningText(path)))
    for await (const { place, ...element } of elementsOf(chunks)) yield { line: place, ...element };
  else yield* linesOf(chunks);
}

/** Each record of a file of NDJSON, or of an array of JSON, parsed. */
export async function* jsonLines(path: string, encoding: string, options: ReadOptions = {}): AsyncGenerator<JsonLine> {
  for await (const { line, text, isCut } of textsOf(path, encoding, options))
    if (isCut) yield broken(line, 'is where the array is cut short');
    else if (text?.trim() !== '') yield read(line, text, encoding);
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

const rowOf = ({ line, value, broken: reason }: JsonLine, headings: ReadonlyMap<string, number>): Row => {
  if (!isObject(value))
    return { line, lastLine: line, cells: [], broken: reason ?? { column: '', reason: 'is not an object' } };
  const cells: Cell[] = Array.from({ length: headings.size }, () => null);
  for (const [name, cell] of flat(value)) {
    const at = headings.get(name);
    if (at !== undefined) cells[at] = cell;
  }
  return { line, lastLine: line, cells };
};

async function* chosen(path: string, encoding: string, isWanted: (line: number) => boolean) {
  const chunks = textOf(path, encoding, {});
  if (!isArray(await beginningText(path))) {
    for await (const text of chosenText(chunks, isWanted)) yield encode(text, encoding, false);
    return;
  }
  let before = '[\n';
  for await (const { place, text } of elementsOf(chunks)) {
    if (text === null || !isWanted(place)) continue;
    yield encode(before + text, encoding, false);
    before = ',\n';
  }
  yield encode(before === '[\n' ? '[]\n' : '\n]\n', encoding, false);
}

/** A file with an object in each line, or an array of them; the headings are the fields of the first ones, since later ones may leave some out. */
export const openNdjson = async (path: string, named: Dialect): Promise<Table> => {
  const encoding = named.encoding ?? (await guessEncoding(path));
  await checkEncoding(path, encoding);
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
    copy: (isWanted, to) => writeFile(to, chosen(path, encoding, isWanted)),
    async *rows(options = {}) {
      for await (const each of jsonLines(path, encoding, options)) yield rowOf(each, headings);
    },
  };
};
