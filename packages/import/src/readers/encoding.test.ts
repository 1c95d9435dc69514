import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import iconv from 'iconv-lite';
import { checkEncoding, guessEncoding } from './encoding.ts';

const folder = mkdtempSync(join(tmpdir(), 'connect-encoding-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['two bytes a letter', 'utf-16le', Buffer.from('No;Name\r\n1;Łódź 安全', 'utf16le')],
  ['a file whose end is zeroes alone, as after a crash', 'utf-8', Buffer.from(`No;Name\n${'\0'.repeat(5000)}`)],
  ['an odd number of zeroes', 'utf-8', Buffer.from(`No;Name\n${'\0'.repeat(7)}`)],
])('the encoding of %s is guessed as %s', async (_, encoding, content) => {
  const path = join(folder, 'a.csv');
  writeFileSync(path, content);
  expect(await guessEncoding(path)).toBe(encoding);
});

it('UTF-8 is not read as letters of another encoding, whose own by chance may be of UTF-8, too', async () => {
  const path = join(folder, 'b.csv');
  const check = async (content: Buffer) => {
    writeFileSync(path, content);
    await checkEncoding(path, 'windows-1252');
  };
  for (const text of ['Größe', 'Łódź', 'Ελλάδα', 'Москва', 'L’eau', '5 €'])
    await expect(check(Buffer.from(text))).rejects.toThrow('is UTF-8, and not windows-1252');
  for (const text of ['„Spaß“', '„FÖ“', 'JÉ®', 'Größe', 'plain'])
    await expect(check(iconv.encode(text, 'windows-1252'))).resolves.toBeUndefined();
});
