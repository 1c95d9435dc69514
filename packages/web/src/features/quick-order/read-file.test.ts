import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';

import { maxFileSize, maxUnpacked, readFile } from './read-file.ts';
import { templateOf } from './template.ts';

const fileOf = (...parts: BlobPart[]): File => new File(parts, 'order.csv');
const line = { sku: 'BÖT-1', quantity: '12' };

describe('a file', () => {
  test.each([
    ['UTF-8', new TextEncoder().encode('BÖT-1;12')],
    ['UTF-8 with a mark', new TextEncoder().encode('\uFEFFBÖT-1;12')],
    ['UTF-16', new Uint8Array([0xff, 0xfe, ...[...'BÖT-1;12'].flatMap((c) => [c.charCodeAt(0), 0])])],
    ['Windows', Uint8Array.from([...'BÖT-1;12'], (c) => c.charCodeAt(0))],
  ])('in %s is read', async (_, bytes) => {
    const list = { lines: [line], heading: null };
    expect(await readFile(fileOf(bytes))).toEqual({ ok: true, value: [{ name: 'order.csv', list }] });
  });

  test.each([
    ['too-big', 'A'.repeat(maxFileSize * 1_000_000 + 1)],
    ['too-long', 'A 1\n'.repeat(5001)],
    ['empty', ' \n\n'],
    ['empty', 'SKU,Quantity\n'],
    ['unreadable', 'PK\u0003\u0004 but no archive'],
    ['unreadable', '\u0000\u0001\u0002'],
  ])('is refused as %s', async (failure, text) => {
    expect(await readFile(fileOf(text))).toEqual({ ok: false, refusal: failure });
  });
});

test.each([
  ['a part of it', { 'xl/worksheets/sheet1.xml': new Uint8Array(maxUnpacked * 1_000_000 + 1) }],
  ['all parts', { 'a.xml': new Uint8Array(maxUnpacked * 600_000), 'b.xml': new Uint8Array(maxUnpacked * 600_000) }],
])('a workbook is refused that is small, and far too much unpacked: %s', async (_, parts) => {
  const file = fileOf(zipSync(parts, { level: 9 }));
  expect(file.size).toBeLessThan(100_000);
  expect(await readFile(file)).toEqual({ ok: false, refusal: 'too-much' });
});

test.each([
  ['en-GB', 'SKU', 'Quantity'],
  ['fr-FR', 'Réf. article', 'Quantité'],
  ['it-IT', 'Codice articolo', 'Quantità'],
  ['pl-PL', 'Kod produktu', 'Ilość'],
  ['de-DE', 'Artikelnummer', 'Menge'],
] as const)('a template that is filled in is read again: %s', async (locale, ...headings) => {
  const template = templateOf(headings, locale);
  const separator = template.includes(';') ? ';' : ',';
  const answer = await readFile(fileOf(template, `BÖT-1${separator}12\r\n`));
  expect(answer.ok && answer.value[0]?.list.lines).toEqual([line]);
  expect(answer.ok && answer.value[0]?.list.heading).toBe(headings.join(separator));
});
