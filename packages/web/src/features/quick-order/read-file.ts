import { maxQuickLines, readList, readSheet } from '@connect/core/domain/ordering/quick-order-paste';
import type { SheetCell } from '@connect/core/domain/ordering/quick-order-paste';
import type { Sheet } from '@connect/core/domain/ordering/quick-order-sheets';
import { ok, refused } from '@connect/core/domain/result';
import type { Result } from '@connect/core/domain/result';

/** Why a file was not taken. */
export type FileFailure = 'several' | 'too-big' | 'too-much' | 'too-long' | 'unreadable' | 'empty' | 'not-loaded';

/** Far more than 5,000 lines need; in megabytes. */
export const maxFileSize = 2;

/** So much a workbook may be unpacked, in megabytes: reading it stops the page for as long as it takes. */
export const maxUnpacked = 20;

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

/** How large a workbook's parts say that they are together, in bytes; nothing is unpacked for it. */
const unpackedSize = async (archive: Uint8Array): Promise<number> => {
  const { unzipSync } = await import('fflate');
  let size = 0;
  unzipSync(archive, {
    filter: ({ originalSize }) => {
      size += originalSize;
      return false;
    },
  });
  return size;
};

/** The sheets of a workbook; null when it is none. */
const sheetsOf = async (file: File): Promise<readonly Sheet[] | null> => {
  // The part for browsers reads in a worker of its own making, which the portal's content policy forbids.
  const { default: readWorkbook } = await import('read-excel-file/universal');
  try {
    const sheets = await readWorkbook(file);
    return sheets.map(({ sheet, data }) => ({ name: sheet, list: readSheet(data.map((row) => row.map(cellOf))) }));
  } catch {
    return null;
  }
};

const isArchive = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/** Reads the sheets of an XLSX file that have lines, or a CSV file, which is one of them; what it is its content tells. */
export const readFile = async (file: File): Promise<Result<readonly Sheet[], FileFailure>> => {
  if (file.size > maxFileSize * 1_000_000) return refused('too-big');
  let sheets: readonly Sheet[] | null;
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isArchive(bytes)) {
      const size = await unpackedSize(bytes).catch(() => 0);
      if (size > maxUnpacked * 1_000_000) return refused('too-much');
      sheets = await sheetsOf(file);
    } else {
      const text = textOf(bytes);
      sheets = text.includes('\u0000') ? null : [{ name: file.name, list: readList(text) }];
    }
  } catch {
    return refused('not-loaded');
  }
  if (sheets === null) return refused('unreadable');
  const filled = sheets.filter(({ list }) => list.lines.length > 0);
  if (filled.length === 0) return refused('empty');
  const fitting = filled.filter(({ list }) => list.lines.length <= maxQuickLines);
  return fitting.length === 0 ? refused('too-long') : ok(fitting);
};
