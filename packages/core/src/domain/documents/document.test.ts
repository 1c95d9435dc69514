import { expect, test } from 'vitest';

import { documentNoOf } from './number.ts';
import { cacheEntry, cacheKey, cacheRefusal } from './cached-document.ts';
import { isWebOrder, shipToLines, shownNumber, shownReference } from './document.ts';
import { pdfFileName, pdfLoaderTexts } from './pdf.ts';

test.each(['', '  ', null])(
  "an external_reference of %j is shown as 'Not Provided' (specification §missing-values)",
  (reference) => {
    expect(shownReference(reference)).toBe('Not Provided');
  },
);

test.each(['', '  ', null])("a no of %j is shown as 'Unknown' (specification §missing-values)", (no) => {
  expect(shownNumber(no)).toBe('Unknown');
});

test('what is provided is shown as it is', () => {
  expect([shownReference('PO 88213'), shownNumber('SO-1')]).toEqual(['PO 88213', 'SO-1']);
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

test("the loader says 'We are preparing your invoice for download' (or '...your confirmation for download') (specification §pdf-downloads)", () => {
  expect(pdfLoaderTexts.invoice).toBe('We are preparing your invoice for download');
  expect(pdfLoaderTexts.order).toBe('We are preparing your confirmation for download');
});

test('a document is cached under order:{no} or invoice:{no} (decisions §storage-keys)', () => {
  expect([cacheKey('order', 'SO-1'), cacheKey('invoice', 'SI-1')]).toEqual(['order:SO-1', 'invoice:SI-1']);
});

test.each([
  ['document', cacheEntry(null, 'order', 'SO-1')],
  ['type', cacheEntry({}, undefined, 'SO-1')],
  ['identifier', cacheEntry({}, 'order', '')],
])('saving to the local cache requires a %s (specification §cached-documents)', (_, entry) => {
  expect(entry).toEqual({ ok: false, refusal: cacheRefusal });
});

test("saving without one of them is the error 'Please provide a document, type and identifier' (specification §cached-documents)", () => {
  expect(cacheRefusal).toBe('Please provide a document, type and identifier');
});

test('with all three a document is saved', () => {
  const document = { no: 'SI-1' };
  expect(cacheEntry(document, 'invoice', 'SI-1')).toEqual({ ok: true, value: { key: 'invoice:SI-1', document } });
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
