import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { suppliersNumbers } from '../../testing/arbitraries/documents.ts';
import { canonicalNumber, documentNoOf, maxNumberLength, numberPattern } from './number.ts';
import { pdfFileName, pdfFileNames } from './pdf.ts';

test.prop([suppliersNumbers])('what suppliers write is a number, and is one as the portal has it', (written) => {
  expect(canonicalNumber(` ${written} `)).toMatch(numberPattern);
});

test.prop([fc.string({ unit: 'grapheme' })])(
  'a number is the same however often it is read, and in small letters',
  (text) => {
    const number = canonicalNumber(text);
    expect(canonicalNumber(number)).toBe(number);
    if (numberPattern.test(number)) expect(canonicalNumber(number.toLowerCase())).toBe(number);
  },
);

test.prop([
  suppliersNumbers,
  fc.constantFrom('|', '"', "'", '  ', '\\', '<', '*', '\n', '\u200b', '\u00a0', '%', '?', ';'),
])('what parts keys, ends texts or is not seen is in no number', (written, sign) => {
  expect(canonicalNumber(`${written}${sign}1`)).not.toMatch(numberPattern);
});

test.each([
  ['ϴ-1', 'Θ-1'],
  ['ẞ-1', 'SS-1'],
  ['İ-1', 'İ-1'],
])('%s is %s, as it is in small letters', (written, number) => {
  expect([written, written.toLowerCase()].map(canonicalNumber)).toEqual([number, number]);
});

test('a number begins with a letter or digit, does not end with a blank, and is no longer than it may be', () => {
  for (const none of ['', '.', '..', '#1', '-1', '(1)', ' A', 'A ', 'A'.repeat(maxNumberLength + 1)])
    expect(none).not.toMatch(numberPattern);
  expect('A'.repeat(maxNumberLength)).toMatch(numberPattern);
});

test.prop([suppliersNumbers])('a file is named after any number: of signs that no system refuses', (written) => {
  expect(pdfFileName('order', documentNoOf(written))).toMatch(/^order-[^\\/:*?"<>|]+\.pdf$/);
});

/** Numbers that are told apart by what a name cannot have, or by case, as often as not. */
const alike = fc.array(fc.constantFrom('1/2', '1:2', '1-2', 'A1', 'a1', 'A1 (2)', 'B'), { maxLength: 9 });

test.prop([alike])(
  'files in one folder have names of their own, and the one that has none like it the usual',
  (numbers) => {
    const documents = numbers.map((no) => ({ kind: 'invoice' as const, no: documentNoOf(no) }));
    const names = pdfFileNames(documents);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(numbers.length);
    documents.forEach(({ kind, no }, at) => {
      const usual = pdfFileName(kind, no);
      const isFirst = names.slice(0, at).every((name) => name.toLowerCase() !== usual.toLowerCase());
      expect(names[at]?.startsWith(usual.replace('.pdf', isFirst ? '.pdf' : ' ('))).toBe(true);
    });
  },
);
