import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { parse, type CsvError, type Info } from 'csv-parse';
import {
  beginningOf,
  beginningSize,
  checkEncoding,
  decoderOf,
  encode,
  guessEncoding,
  hasMark,
  wrongBytes,
} from './encoding.ts';
import { type Dialect, type ReadOptions, type Row, type Table, UnreadableFile } from './table.ts';
import { guessSeparator, declaredSeparator } from './separator.ts';
import { isEmptyRow, namedOnce } from './headings.ts';
import { chosenText, lineEnd, longestLine, piecesOf, textOf, withLineFeeds } from './text.ts';

interface CsvDialect {
  readonly encoding: string;
  readonly separator: string;
  readonly quote: string | null;
  readonly heading: number;
}

const broken = (line: number, lastLine: number, reason: string, column = ''): Row => ({
  line,
  lastLine,
  cells: [],
  broken: { column, reason },
});

const reasons: Readonly<Record<string, string>> = {
  INVALID_OPENING_QUOTE:
    'has a quote within a text that is not in quotes; write it twice, within quotes, or set `quote: none`',
  CSV_INVALID_CLOSING_QUOTE: 'has a quote that is not closed before the next separator',
  CSV_QUOTE_NOT_CLOSED: 'has a quote that is not closed up to the end of the file',
  CSV_MAX_RECORD_SIZE: `has a quote that is not closed, or is longer than ${longestLine} characters`,
};

/** What csv-parse says with `info` and `raw`. */
interface Parsed {
  readonly info: Info;
  readonly record: string[];
  readonly raw: string;
}

/** A row that cannot be told, and whether those after it were taken for a part of it. */
interface Skipped {
  readonly row: Row;
  readonly hidesOthers: boolean;
}

async function* afterLine(chunks: AsyncIterable<string>, count: number): AsyncGenerator<string> {
  if (count === 0) yield* chunks;
  else for await (const { line, text } of piecesOf(chunks)) if (line > count) yield text;
}

/** Rows after a line, up to one that hides others; gives the line to go on after, or null at the end of the file. */
async function* parsedFrom(
  path: string,
  dialect: CsvDialect,
  after: number,
  options: ReadOptions,
  headings: readonly string[],
): AsyncGenerator<Row, number | null> {
  const skipped: Skipped[] = [];
  let isOver = false;
  let reportedLine = 0;
  const linesWithin = (raw: string): number => raw.replace(/^\n+|\n+$/g, '').split('\n').length - 1;
  const parser = parse({
    delimiter: dialect.separator,
    quote: dialect.quote,
    escape: dialect.quote,
    record_delimiter: '\n',
    info: true,
    raw: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: longestLine,
    on_skip: (error: CsvError | undefined, raw: string | undefined) => {
      if (isOver) return;
      const last = Number(error?.['lines'] ?? 0) + after;
      const line = last - linesWithin(raw ?? '');
      // The parser tells each quote of a row that is none.
      if (line === reportedLine) return;
      reportedLine = line;
      const column = headings[Number(error?.['column'])];
      const row = broken(line, line, reasons[error?.code ?? ''] ?? 'is not a row of CSV', column);
      const hidesOthers = line < last || error?.code === 'CSV_MAX_RECORD_SIZE';
      skipped.push({ row, hidesOthers });
      isOver = hidesOthers;
    },
  });
  const read = async function* () {
    // The parser counts a carriage return within quotes as a line of its own.
    for await (const text of withLineFeeds(afterLine(textOf(path, dialect.encoding, options), after))) {
      // What comes after a quote that hides it is read anew.
      if (isOver) return;
      yield text;
    }
  };
  const source = Readable.from(read());
  source.on('error', (error) => parser.destroy(error)).pipe(parser);
  try {
    const rows: AsyncIterable<Parsed> = parser;
    for await (const { info, record, raw } of rows) {
      const lastLine = info.lines + after;
      const line = lastLine - linesWithin(raw);
      // The parser is ahead of what is read of it.
      for (let [next] = skipped; next && next.row.line < line; [next] = skipped) {
        yield next.row;
        if (next.hidesOthers) return next.row.line;
        skipped.shift();
      }
      yield { line, lastLine, cells: record };
    }
    for (const { row, hidesOthers } of skipped) {
      yield row;
      if (hidesOthers) return row.line;
    }
    return null;
  } finally {
    source.destroy();
    parser.destroy();
  }
}

/** The file is read again from where a quote was opened and not closed, until so many bytes were read in vain. */
const mostReadAgain = 4_000_000_000;

/** The headings too, which are its first row; they are named where a row breaks. */
async function* parsed(
  path: string,
  dialect: CsvDialect,
  options: ReadOptions,
  headings: readonly string[] = [],
): AsyncGenerator<Row> {
  let after = yield* parsedFrom(path, dialect, dialect.heading - 1, options, headings);
  let again = 0;
  const counted: ReadOptions = { signal: options.signal, onBytes: (count) => (again += count) };
  while (after !== null) {
    if (again > mostReadAgain) {
      yield broken(
        after + 1,
        after + 1,
        'and all that follows was not read: too many quotes are not closed; say `quote: none`',
      );
      return;
    }
    after = yield* parsedFrom(path, dialect, after, counted, headings);
  }
}

const checked = (row: Row, headings: readonly string[], encoding: string): Row => {
  const { line, lastLine, cells } = row;
  if (row.broken) return row;
  const count = cells.length;
  if (count < headings.length || cells.slice(headings.length).some((cell) => cell !== ''))
    return {
      ...broken(line, lastLine, `has ${count} columns, and the headings are ${headings.length}`, headings[count]),
      cells,
    };
  for (const [at, cell] of cells.entries()) {
    const wrong = wrongBytes(String(cell), encoding);
    if (wrong !== null) return broken(line, lastLine, wrong, headings[at]);
  }
  return row;
};

async function* chosenLines(path: string, { encoding, heading }: CsvDialect, isWanted: (line: number) => boolean) {
  let mark = await hasMark(path);
  const isChosen = (line: number) => line <= heading || isWanted(line);
  for await (const text of chosenText(textOf(path, encoding, {}), isChosen)) {
    yield encode(text, encoding, mark);
    mark = false;
  }
}

/** Whether the headings have a byte of 0, or several rows and more than a tenth of them: a row alone is refused as it is read. */
const isBinary = (text: string, heading: number): boolean => {
  const lines = text.split(lineEnd);
  const odd = lines.flatMap((line, at) => (line.includes('\0') ? [at] : []));
  return odd.some((at) => at < heading) || (odd.length > 1 && odd.length * 10 > lines.length);
};

/** Throws UnreadableFile where a beginning is that of no file of rows: its headings do not end there. */
const checkRows = (path: string, bytes: number, text: string, heading: number): void => {
  if (isBinary(text, heading)) throw new UnreadableFile(path, 'is no text: it has bytes of 0 in it');
  if (bytes === beginningSize && (text.match(lineEnd)?.length ?? 0) < heading)
    throw new UnreadableFile(
      path,
      `is no file of rows: line ${heading} does not end in its first ${beginningSize} bytes`,
    );
};

/** A file of CSV, its encoding and separator guessed where they are not named. Throws UnreadableFile. */
export const openCsv = async (path: string, named: Dialect): Promise<Table> => {
  const encoding = named.encoding ?? (await guessEncoding(path));
  await checkEncoding(path, encoding);
  const quote = named.quote === 'none' ? null : (named.quote ?? '"');
  const bytes = await beginningOf(path);
  const beginning = decoderOf(encoding).write(bytes);
  const declared = declaredSeparator(beginning);
  const heading = Math.max(named.heading ?? 1, declared === null ? 1 : 2);
  checkRows(path, bytes.length, beginning, heading);
  const separator = named.separator ?? declared ?? guessSeparator(beginning, quote, heading);
  const dialect: CsvDialect = { encoding, separator, quote, heading };
  const first = await parsed(path, dialect, {}).next();
  if (first.done) throw new UnreadableFile(path, `has no headings in line ${heading}`);
  if (first.value.broken) throw new UnreadableFile(path, `line ${first.value.line} ${first.value.broken.reason}`);
  const wrong = wrongBytes(first.value.cells.join(), encoding);
  if (wrong !== null) throw new UnreadableFile(path, `line ${first.value.line} ${wrong}`);
  const headings = namedOnce(first.value.cells);
  return {
    path,
    headings,
    guessed: named.encoding === undefined ? encoding : null,
    copy: (isWanted, to) => writeFile(to, chosenLines(path, dialect, isWanted)),
    async *rows(options = {}) {
      let isHeading = true;
      for await (const row of parsed(path, dialect, options, headings)) {
        if (!isHeading && (row.broken || !isEmptyRow(row.cells))) yield checked(row, headings, encoding);
        isHeading = false;
      }
    },
  };
};
