import { toDateTime } from '@connect/core/domain/calendar/date-time';
import type { Day } from '@connect/core/domain/calendar/day';
import { arrayBuffer } from 'node:stream/consumers';
import { setImmediate as readMessages } from 'node:timers/promises';
import { csvOf } from '@connect/core/domain/export/csv';
import type { ExportFormat } from '@connect/core/domain/export/file-names';
import { inMajor } from '@connect/core/domain/money/major';
import { isMoney } from '@connect/core/domain/money/money';
import { GivenUp } from '../../gate.ts';
import { exportColumns, type ExportRow } from './rows.ts';
import type { ExportTexts } from './texts.ts';

/** So many rows are written before it is looked whether anybody still waits for them. */
const turn = 500;

/** What is said of a list beside its rows. */
export interface ExportedList {
  readonly format: ExportFormat;
  readonly titles: ExportTexts['columns'];
}

type Titles = ExportTexts['columns'];
type Rows = Iterable<ExportRow>;

/** The rows, for as long as anybody waits for them. */
async function* wanted(rows: Rows, signal: AbortSignal | undefined): AsyncGenerator<ExportRow> {
  let count = 0;
  for (const row of rows) {
    yield row;
    if (++count % turn === 0) await readMessages();
    if (signal?.aborted) throw new GivenUp();
  }
}

/** What stands in a file: an amount in major units, in the account's own currency, which files do not name. */
const cellOf = (cell: ExportRow[keyof ExportRow]): string | number | null => (isMoney(cell) ? inMajor(cell) : cell);

const csvFile = async (titles: Titles, rows: AsyncIterable<ExportRow>): Promise<Uint8Array> => {
  // Spreadsheets take it for Unicode by the mark at its beginning.
  const parts = [`\uFEFF${csvOf([exportColumns.map((column) => titles[column])])}`];
  for await (const row of rows) parts.push(csvOf([exportColumns.map((column) => cellOf(row[column]))]));
  return Buffer.from(parts.join(''));
};

const day = { width: 14, numFmt: 'yyyy-mm-dd' };
const amount = { width: 18, numFmt: '#,##0.00' };
const looks: Record<keyof ExportRow, { readonly width: number; readonly numFmt?: string }> = {
  numbers: { width: 26 },
  reference: { width: 24 },
  created: day,
  accepted: day,
  status: { width: 26 },
  total: amount,
  dueDate: day,
  remaining: amount,
};

const isDayOf = (column: keyof ExportRow, cell: string | number | null): cell is Day =>
  cell !== null && looks[column] === day;

/** Texts stay texts there, whatever they start with; days and amounts can be reckoned with. */
const xlsxFile = async (titles: Titles, rows: AsyncIterable<ExportRow>): Promise<Uint8Array> => {
  const { writeXlsxStream } = await import('hucre/xlsx');
  const cells = async function* () {
    for await (const row of rows)
      yield exportColumns.map((column) => {
        const cell = cellOf(row[column]);
        return isDayOf(column, cell) ? toDateTime(cell).toJSDate() : cell;
      });
  };
  const columns = exportColumns.map((column) => ({ header: titles[column], ...looks[column] }));
  const stream = writeXlsxStream(cells(), { name: 'Connect', columns, freezePane: { rows: 1 } });
  return new Uint8Array(await arrayBuffer(stream));
};

const writers = { csv: csvFile, xlsx: xlsxFile } as const satisfies Record<ExportFormat, unknown>;

/** The rows of an export as a file, its titles first. Rejects where the signal says that nobody waits for it any more. */
export const exportFile = ({ format, titles }: ExportedList, rows: Rows, signal?: AbortSignal): Promise<Uint8Array> =>
  writers[format](titles, wanted(rows, signal));
