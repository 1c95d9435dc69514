import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { guessEncoding } from './encoding.ts';

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
