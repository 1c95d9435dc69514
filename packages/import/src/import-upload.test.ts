import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { importUpload } from './import-upload.ts';

const map = `files:
  - kind: stock
    file: stock.xlsx
    columns:
      sku: Number
      stock: Stock
`;
const upload = (bytes: Uint8Array) => {
  const asked: string[] = [];
  const call = async (path: string) => {
    asked.push(path);
    return new Response(null, { status: 401 });
  };
  return { asked, done: importUpload({ name: 'stock.xlsx', bytes, kind: null, map, dryRun: true }, call) };
};

/** A workbook with a text of so many letters, all alike: it is packed to a thousandth. */
const workbook = (letters: number): Promise<Uint8Array> =>
  writeXlsx({
    sheets: [
      {
        name: 'Stock',
        rows: [
          ['Number', 'Stock'],
          ['1'.repeat(letters), 1],
        ],
      },
    ],
  });

/** The workbook again, whose directory says that each part has so many bytes (APPNOTE 4.3.12). */
const saying = (bytes: Uint8Array, size: number): Uint8Array => {
  const archive = Buffer.from(bytes);
  const entry = Buffer.from('PK\u0001\u0002');
  for (let at = archive.indexOf(entry); at !== -1; at = archive.indexOf(entry, at + 1))
    archive.writeUInt32LE(size, at + 24);
  return archive;
};

describe('a workbook that is handed over', () => {
  test('is not read where it has more than 20 MB unpacked, however small it is', async () => {
    const bytes = await workbook(21_000_000);
    expect(bytes.length).toBeLessThan(5_000_000);
    const { asked, done } = upload(bytes);
    await expect(done).rejects.toThrow(
      'stock.xlsx: has more than 20 MB unpacked: take `connect import` for it, or save it as CSV (UTF-8)',
    );
    expect(asked).toEqual([]);
  });

  test('is not read either where its directory says less', async () => {
    const { asked, done } = upload(saying(await workbook(21_000_000), 1000));
    await expect(done).rejects.toThrow('stock.xlsx: cannot be read as a workbook');
    expect(asked).toEqual([]);
  });

  test('is read where it has less', async () => {
    const { asked, done } = upload(await workbook(10));
    await expect(done).rejects.toThrow('401');
    expect(asked).not.toEqual([]);
  });
});
