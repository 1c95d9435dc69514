import { expect, test } from 'vitest';

import { documentNoOf } from './number.ts';
import { pdfFileName, pdfFileNames } from './pdf.ts';

test('what a name of a file cannot have becomes a dash, each by itself', () => {
  expect(pdfFileName('order', documentNoOf('SO/1//2'))).toBe('order-SO-1--2.pdf');
});

test('of files in one folder that would be called alike the later ones have a count', () => {
  const documents = ['SI-1', 'SI-1', 'SI/1', 'si.pdf-1', 'SI.PDF-1', 'SI-1'].map((no) => ({
    kind: 'invoice' as const,
    no: documentNoOf(no),
  }));
  expect(pdfFileNames(documents)).toEqual([
    'invoice-SI-1.pdf',
    'invoice-SI-1 (2).pdf',
    'invoice-SI-1 (3).pdf',
    'invoice-SI.PDF-1.pdf',
    'invoice-SI.PDF-1 (2).pdf',
    'invoice-SI-1 (4).pdf',
  ]);
});
