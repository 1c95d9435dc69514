import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { parse, type CsvError, type Info } from 'csv-parse';
import { beginningOf, checkEncoding, decoderOf, encode, guessEncoding, hasMark } from './encoding.ts';
import { type Dialect, type ReadOptions, type Row, type Table, UnreadableFile } from './table.ts';
import { guessSeparator } from './separator.ts';
import { isEmptyRow, namedOnce } from './headings.ts';
import { lineEnd, linesOf, textOf } from './text.ts';

/** A longer row is none: a quote was opened and never closed. */
const longestRow = 4_000_000;

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
  CSV_QUOTE_NOT_CLOSED: 'opens a quote that is not closed up to the end of the file',
  CSV_MAX_RECORD_SIZE: 'opens a quote that is not closed',
};

/** What csv-parse says with `info` and `raw`. */
interface Parsed {
  readonly info: Info;
  readonly record: string[];
  readonly raw: string;
}

async function* parsed(path: string, dialect: CsvDialect, options: ReadOptions): AsyncGenerator<Row> {
  const skipped: Row[] = [];
  const linesWithin = (raw: string): number => raw.replace(/^[\r\n]+|[\r\n]+$/g, '').match(lineEnd)?.length ?? 0;
  const parser = parse({
    delimiter: dialect.separator,
    quote: dialect.quote,
    escape: dialect.quote,
    record_delimiter: ['\r\n', '\n', '\r'],
    from_line: dialect.heading,
    info: true,
    raw: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: longestRow,
    on_skip: (error: CsvError | undefined, raw: string | undefined) => {
      const last = Number(error?.['lines'] ?? 0);
      const first = last - linesWithin(raw ?? '');
      const read = first < last ? `; rows up to line ${last} were not read` : '';
      skipped.push(broken(first, last, (reasons[error?.code ?? ''] ?? 'is not a row of CSV') + read));
    },
  });
  const source = Readable.from(textOf(path, dialect.encoding, options));
  source.on('error', (error) => parser.destroy(error)).pipe(parser);
  try {
    const rows: AsyncIterable<Parsed> = parser;
    for await (const { info, record, raw } of rows) {
      const line = info.lines - linesWithin(raw);
      // The parser is ahead of what is read of it.
      while (skipped[0] && skipped[0].line < line) yield* skipped.splice(0, 1);
      yield { line, lastLine: info.lines, cells: record };
    }
    yield* skipped;
  } finally {
    source.destroy();
    parser.destroy();
  }
}

const checked = (row: Row, headings: readonly string[], encoding: string): Row => {
  const { line, lastLine, cells } = row;
  if (row.broken) return row;
  const count = cells.length;
  if (count < headings.length || cells.slice(headings.length).some((cell) => cell !== ''))
    return broken(line, lastLine, `has ${count} columns, and the headings are ${headings.length}`);
  const unread = cells.findIndex((cell) => String(cell).includes('\uFFFD'));
  if (unread < 0) return row;
  return broken(
    line,
    lastLine,
    `has bytes that are no text of ${encoding}: name the file's \`encoding\``,
    headings[unread],
  );
};

async function* chosenLines(path: string, dialect: CsvDialect, isWanted: (line: number) => boolean) {
  let mark = await hasMark(path);
  let line = 0;
  for await (const text of linesOf(textOf(path, dialect.encoding, {}))) {
    line += 1;
    if (line > dialect.heading && !isWanted(line)) continue;
    yield encode(/[\r\n]$/.test(text) ? text : `${text}\n`, dialect.encoding, mark);
    mark = false;
  }
}

/** A file of CSV, its encoding and separator guessed where they are not named. Throws UnreadableFile. */
export const openCsv = async (path: string, named: Dialect): Promise<Table> => {
  const encoding = named.encoding ?? (await guessEncoding(path));
  checkEncoding(path, encoding);
  const quote = named.quote === 'none' ? null : (named.quote ?? '"');
  const heading = named.heading ?? 1;
  const beginning = decoderOf(encoding).write(await beginningOf(path));
  const separator = named.separator ?? guessSeparator(beginning, quote, heading);
  const dialect: CsvDialect = { encoding, separator, quote, heading };
  const first = await parsed(path, dialect, {}).next();
  if (first.done) throw new UnreadableFile(path, `has no headings in line ${heading}`);
  if (first.value.broken) throw new UnreadableFile(path, `line ${first.value.line} ${first.value.broken.reason}`);
  const headings = namedOnce(first.value.cells);
  return {
    path,
    headings,
    copy: (isWanted, to) => writeFile(to, chosenLines(path, dialect, isWanted)),
    async *rows(options = {}) {
      let isHeading = true;
      for await (const row of parsed(path, dialect, options)) {
        if (!isHeading && (row.broken || !isEmptyRow(row.cells))) yield checked(row, headings, encoding);
        isHeading = false;
      }
    },
  };
};
