import { writeFile } from 'node:fs/promises';
import { streamXlsxRows, writeXlsxStream, type CellValue } from 'hucre/xlsx';
import yauzl from 'yauzl';
import { beginningOf } from './encoding.ts';
import { isEmptyRow, namedOnce } from './headings.ts';
import { type Cell, type Dialect, type ReadOptions, type Row, type Table, UnreadableFile } from './table.ts';
import { countsFrom1904, inReadingOrder, onDemand, TooMuchText } from './workbook-stream.ts';

/** What can be read instead of a workbook that cannot. */
export const saveAs = '.xlsx without a password, or as CSV (UTF-8)';

/** How older workbooks begin, and those with a password (MS-CFB 2.2). */
export const compound = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const cellOf = (cell: CellValue | undefined): Cell =>
  cell === undefined || (typeof cell === 'object' && !(cell instanceof Date)) ? null : cell;

interface SheetRow {
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** So many bytes of texts of a workbook are held: half a million of them, which take sixteen times as much memory while they are read. */
const mostTexts = 32 * 1024 * 1024;

/** More columns, which spreadsheets once had, has no file of records: a cell far to the right makes a row of all that are before it. */
const mostColumns = 256;

type SheetOptions = ReadOptions & { readonly mostHeld: number };

/** Rows of a sheet as they are, in constant memory but for the workbook's texts, which its cells point at. */
async function* rowsOf(path: string, sheet: string | undefined, options: SheetOptions): AsyncGenerator<SheetRow> {
  const archive = await yauzl.openPromise(path, { autoClose: false }).catch(async () => {
    const isCompound = (await beginningOf(path)).subarray(0, compound.length).equals(compound);
    const what = isCompound
      ? 'has a password, or is of an Excel before 2007'
      : 'is cut short, or is no workbook (.xlsx)';
    throw new UnreadableFile(path, `${what}: save it as ${saveAs}`);
  });
  const counted = async function* () {
    for await (const chunk of inReadingOrder(archive, options.mostHeld)) {
      options.signal?.throwIfAborted();
      options.onBytes?.(chunk.length);
      yield chunk;
    }
  };
  const read = (stream: ReadableStream<Uint8Array>) => streamXlsxRows(stream, sheet === undefined ? {} : { sheet });
  try {
    for await (const { index, values } of onDemand(counted(), read)) {
      if (values.length > mostColumns)
        throw new UnreadableFile(
          path,
          `has something in column ${values.length} of row ${index + 1}, and ${mostColumns} columns are read: delete it, or save it as CSV (UTF-8)`,
        );
      yield { line: index + 1, cells: values.map(cellOf) };
    }
  } catch (error) {
    if (options.signal?.aborted) throw error;
    if (error instanceof UnreadableFile) throw error;
    if (error instanceof TooMuchText) throw new UnreadableFile(path, error.message);
    const named = sheet === undefined ? '' : ` with a sheet ${sheet}`;
    throw new UnreadableFile(path, `cannot be read as a workbook${named}: ${String(error)}`);
  } finally {
    archive.close();
  }
}

const padded = (cells: readonly Cell[], count: number): readonly Cell[] =>
  cells.length >= count ? cells : [...cells, ...Array.from({ length: count - cells.length }, () => null)];

const toRow = ({ line, cells }: SheetRow, headings: readonly string[]): Row =>
  isEmptyRow(cells.slice(headings.length))
    ? { line, lastLine: line, cells: padded(cells, headings.length) }
    : {
        line,
        lastLine: line,
        cells: [],
        broken: { column: '', reason: `has ${cells.length} columns, and the headings are ${headings.length}` },
      };

/** A sheet of a workbook. Throws UnreadableFile. */
export const openXlsx = async (path: string, { sheet, heading = 1 }: Dialect, mostHeld = mostTexts): Promise<Table> => {
  let headings: readonly string[] = [];
  let found: readonly Cell[] = [];
  for await (const row of rowsOf(path, sheet, { mostHeld })) {
    if (row.line < heading) continue;
    if (row.line === heading) [found, headings] = [row.cells, namedOnce(row.cells)];
    break;
  }
  if (headings.length === 0)
    throw new UnreadableFile(
      path,
      `has no headings in row ${heading}${sheet === undefined ? '' : ` of the sheet ${sheet}`}`,
    );
  const archive = await yauzl.openPromise(path, { autoClose: false });
  const isFrom1904 = await countsFrom1904(archive).finally(() => archive.close());
  return {
    path,
    headings,
    guessed: null,
    isFrom1904,
    async *rows(options = {}) {
      for await (const row of rowsOf(path, sheet, { ...options, mostHeld }))
        if (row.line > heading && !isEmptyRow(row.cells)) yield toRow(row, headings);
    },
    async copy(isWanted, to) {
      const wanted = async function* () {
        for (let line = 1; line < heading; line += 1) yield [];
        yield [...found];
        for await (const row of rowsOf(path, sheet, { mostHeld }))
          if (row.line > heading && isWanted(row.line)) yield [...row.cells];
      };
      const dateSystem = isFrom1904 ? '1904' : '1900';
      const columns = found.map(() => ({}));
      await writeFile(to, writeXlsxStream(wanted(), { name: sheet ?? 'Sheet1', columns, dateSystem }));
    },
  };
};
