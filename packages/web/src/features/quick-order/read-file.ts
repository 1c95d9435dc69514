import { maxQuickLines, readList, readSheet } from '@connect/core/domain/ordering/quick-order-paste';
import type { ReadList, SheetCell } from '@connect/core/domain/ordering/quick-order-paste';
import { ok, refused } from '@connect/core/domain/result';
import type { Result } from '@connect/core/domain/result';

/** Why a file was not taken. */
export type FileFailure = 'several' | 'too-big' | 'too-long' | 'unreadable' | 'empty' | 'not-loaded';

/** Far more than 5,000 lines need; in megabytes. */
export const maxFileSize = 2;

/** Spreadsheets save their text in what encoding they like: a mark at the beginning tells, else what is no UTF-8 is Windows'. */
const textOf = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const cellOf = (value: unknown): SheetCell =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;

/** Null when it is no workbook. */
const workbookOf = async (file: File): Promise<ReadList | null> => {
  // The part for browsers reads in a worker of its own making, which the portal's content policy forbids.
  const library = await import('read-excel-file/universal');
  try {
    const rows = await library.readSheet(file);
    return readSheet(rows.map((row) => row.map(cellOf)));
  } catch {
    return null;
  }
};

const isArchive = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/** Reads the first sheet of an XLSX file, or a CSV file; what it is its content tells. */
export const readFile = async (file: File): Promise<Result<ReadList, FileFailure>> => {
  if (file.size > maxFileSize * 1_000_000) return refused('too-big');
  let list: ReadList | null;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isArchive(bytes)) list = await workbookOf(file);
    else {
      const text = textOf(bytes);
      list = text.includes('\u0000') ? null : readList(text);
    }
  } catch {
    return refused('not-loaded');
  }
  if (list === null) return refused('unreadable');
  if (list.lines.length > maxQuickLines) return refused('too-long');
  return list.lines.length === 0 ? refused('empty') : ok(list);
};
