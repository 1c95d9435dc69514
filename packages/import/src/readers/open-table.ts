import { extname } from 'node:path';
import { openCsv } from './csv.ts';
import { beginningOf } from './encoding.ts';
import { openNdjson } from './ndjson.ts';
import type { Dialect, Table } from './table.ts';
import { openXlsx } from './xlsx.ts';

export type Format = 'csv' | 'xlsx' | 'ndjson';

const formats: Readonly<Record<string, Format>> = {
  '.csv': 'csv',
  '.tsv': 'csv',
  '.txt': 'csv',
  '.xlsx': 'xlsx',
  '.xlsm': 'xlsx',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
};

/** Whether a file is one that is read, by its name. */
export const isReadable = (path: string): boolean => extname(path).toLowerCase() in formats;

/** What a file is by its name; by its first bytes where the name says nothing. */
export const formatOf = async (path: string): Promise<Format> => {
  const named = formats[extname(path).toLowerCase()];
  if (named) return named;
  const beginning = await beginningOf(path);
  if (beginning.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) return 'xlsx';
  return /^\s*\{/.test(beginning.toString()) ? 'ndjson' : 'csv';
};

const readers = { csv: openCsv, xlsx: openXlsx, ndjson: openNdjson } as const;

/** A file's headings and rows. Throws UnreadableFile where there are none. */
export const openTable = async (path: string, dialect: Dialect = {}): Promise<Table> =>
  readers[await formatOf(path)](path, dialect);
