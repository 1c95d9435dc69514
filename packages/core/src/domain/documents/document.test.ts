import { expect, test } from 'vitest';

import { documentNoOf } from './number.ts';
import { cacheEntry, cacheKey } from './cached-document.ts';
import { isWebOrder, shipToLines, shownValue } from './document.ts';
import { pdfFileName } from './pdf.ts';

test.each(['', '  ', null])('words stand for a value of %j (specification §missing-values)', (value) => {
  expect(shownValue(value, 'Not Provided')).toBe('Not Provided');
});

test('what is provided is shown as it is', () => {
  expect(shownValue(' PO 88213 ', 'Not Provided')).toBe('PO 88213');
});

test.each([
  ['PORTAL', true],
  ['portal', false],
  ['', false],
  [null, false],
])(
  "an order whose globus_reference is %j is a 'Web Order': %s (specification §web-orders)",
  (globusReference, expected) => {
    expect(isWebOrder({ globusReference })).toBe(expected);
  },
);

test('a PDF is saved as order-{no}.pdf or invoice-{no}.pdf (specification §pdf-downloads)', () => {
  expect(pdfFileName('order', documentNoOf('SO-204918'))).toBe('order-SO-204918.pdf');
  expect(pdfFileName('invoice', documentNoOf('SI-118204'))).toBe('invoice-SI-118204.pdf');
});

test('a document is cached under order:{no} or invoice:{no} (decisions §storage-keys)', () => {
  expect([cacheKey('order', 'SO-1'), cacheKey('invoice', 'SI-1')]).toEqual(['order:SO-1', 'invoice:SI-1']);
});

test.each([
  ['document', () => cacheEntry(null, 'order', 'SO-1')],
  ['type', () => cacheEntry({}, undefined, 'SO-1')],
  ['identifier', () => cacheEntry({}, 'order', '')],
])('saving to the local cache requires a %s (specification §cached-documents)', (_, entry) => {
  expect(entry).toThrow('Please provide a document, type and identifier');
});

test('with all three a document is saved', () => {
  const document = { no: 'SI-1' };
  expect(cacheEntry(document, 'invoice', 'SI-1')).toEqual({ key: 'invoice:SI-1', document });
});

test('an order goes to its address line by line, city and county in one, and none that is empty (specification §order-page)', () => {
  const site = { name: 'Bau GmbH', address: 'Weg 1', address2: ' ', postCode: '20095', country: 'Germany' };
  expect(shipToLines({ ...site, city: 'Hamburg', county: '' })).toEqual([
    'Bau GmbH',
    'Weg 1',
    'Hamburg',
    '20095',
    'Germany',
  ]);
  expect(shipToLines({ ...site, city: 'Hull', county: 'East Riding' })[2]).toBe('Hull, East Riding');
});
