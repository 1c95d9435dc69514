import { maxImportFile } from '@connect/core/domain/administration/file-import';
import { fc, test } from '@fast-check/vitest';
import * as v from 'valibot';
import { describe, expect } from 'vitest';
import { importFile } from './administration-imports.ts';
import { LoginBody } from './auth.ts';
import { base64, CustomerNumber, Day, OrderNumber } from './values.ts';

describe('a document number', () => {
  test.each(['SO-204918', 'SI-118204', 'SR004417', 'a', 'A_1', 'SO/1', '2026/0042.1', ' SO-1\n'])(
    '%s is one',
    (text) => {
      expect(v.is(OrderNumber, text)).toBe(true);
    },
  );
  test.each(['', '-1', '../x', 'SO  1', '/SO', '%00', 'x'.repeat(41), '..'])('%j is none', (text) => {
    expect(v.is(OrderNumber, text)).toBe(false);
  });
});

test('a number is read however it was typed into an address', () => {
  expect(v.parse(OrderNumber, ' so-204918 ')).toBe('SO-204918');
  expect(v.parse(CustomerNumber, 'c10482')).toBe('C10482');
});

describe('a day', () => {
  test.each(['2026-11-20', '2024-02-29', '1994-01-01'])('%s is one', (text) => {
    expect(v.is(Day, text)).toBe(true);
  });
  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '20/11/2026', '2026-11-20T00:00', ''])('%j is none', (text) => {
    expect(v.is(Day, text)).toBe(false);
  });
});

test('a login needs an email and a password; the email is trimmed', () => {
  expect(v.parse(LoginBody, { email: ' a@b.example ', password: ' p ' })).toEqual({
    email: 'a@b.example',
    password: ' p ',
  });
  expect(v.is(LoginBody, { email: '  ', password: 'p' })).toBe(false);
  expect(v.is(LoginBody, { email: 'a@b.example' })).toBe(false);
});

describe('bytes as base64', () => {
  const Bytes = v.pipe(v.string(), base64('is not base64'));
  test.prop([fc.uint8Array({ maxLength: 300 })])('are any that were written as it', (bytes) => {
    expect(v.is(Bytes, Buffer.from(bytes).toString('base64'))).toBe(true);
  });
  test.each(['abc', 'a===', 'ab=d', '====', 'ab c', 'ab-_', 'abcd\n'])('are none of %j', (text) => {
    expect(v.is(Bytes, text) && Buffer.from(text, 'base64').toString('base64') === text).toBe(false);
  });
  // The pattern of the library ran out of stack on it, and the answer was 500.
  test('are those of a file as large as any may be, and none that is larger', () => {
    const file = (size: number) => ({
      name: 'stock.ndjson',
      kind: null,
      map: null,
      dryRun: true,
      content: Buffer.alloc(size, 'x').toString('base64'),
    });
    expect(v.is(importFile.body, file(maxImportFile))).toBe(true);
    expect(v.is(importFile.body, file(maxImportFile + 3))).toBe(false);
  });
});
