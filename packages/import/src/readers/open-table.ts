import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { openCsv } from './csv.ts';
import { beginningOf, beginningText } from './encoding.ts';
import { isArray } from './json-array.ts';
import { openNdjson } from './ndjson.ts';
import { type Dialect, type Table, UnreadableFile } from './table.ts';
import { compound, openXlsx, saveAs } from './xlsx.ts';

export type Format = 'csv' | 'xlsx' | 'ndjson' | 'other';

const formats: Readonly<Record<string, Format>> = {
  '.csv': 'csv',
  '.tsv': 'csv',
  '.txt': 'csv',
  '.xlsx': 'xlsx',
  '.xlsm': 'xlsx',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
  '.json': 'ndjson',
  '.xls': 'other',
  '.xlsb': 'other',
  '.ods': 'other',
};

/** Whether a file is one that is read, or would be if it were saved as another, by its name. */
export const isReadable = (path: string): boolean => extname(path).toLowerCase() in formats;

/** How a ZIP archive begins (APPNOTE 4.3.7). */
const packed = Buffer.from('PK\u0003\u0004');

/** What a file is: a workbook by its first bytes, whatever it is called; else by its name, or by its text where the name says nothing. */
export const formatOf = async (path: string): Promise<Format> => {
  const first = (await beginningOf(path)).subarray(0, 4);
  const named = formats[extname(path).toLowerCase()];
  const isWorkbook = [packed, compound].some((mark) => first.equals(mark.subarray(0, 4)));
  if (isWorkbook && named !== 'other') return 'xlsx';
  if (named) return named;
  const beginning = await beginningText(path);
  return /^\s*\{/.test(beginning) || isArray(beginning) ? 'ndjson' : 'csv';
};

const openOther = async (path: string): Promise<never> => {
  throw new UnreadableFile(path, `is a workbook that is not read: save it as ${saveAs}`);
};

const readers = { csv: openCsv, xlsx: openXlsx, ndjson: openNdjson, other: openOther } as const;

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'may not be read by the user of this command: change its permissions',
  EPERM: 'may not be read by the user of this command: change its permissions',
  ENOENT: 'is not there',
};

/** What the system says of a file is why it cannot be read; all else stays what it is. */
export const unreadable = (path: string, error: unknown): unknown => {
  if (!(error instanceof Error && 'syscall' in error && 'code' in error)) return error;
  return new UnreadableFile(path, reasons[String(error.code)] ?? `cannot be read: ${error.message}`);
};

/** The bytes of a file that has some. Throws UnreadableFile. */
export const sizeOf = async (path: string): Promise<number> => {
  try {
    const found = await stat(path);
    if (!found.isFile()) throw new UnreadableFile(path, 'is not a file');
    if (found.size === 0) throw new UnreadableFile(path, 'is empty (0 bytes)');
    await beginningOf(path);
    return found.size;
  } catch (error) {
    throw unreadable(path, error);
  }
};

/** A file's headings and rows. Throws UnreadableFile where there are none. */
export const openTable = async (path: string, dialect: Dialect = {}): Promise<Table> => {
  await sizeOf(path);
  return readers[await formatOf(path)](path, dialect);
};
