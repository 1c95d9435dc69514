import { anAuditEntry } from '@connect/core/testing';
import { expect, test } from 'vitest';

import { english } from '../../i18n/translator.ts';
import { auditResult, auditText } from './audit-text.ts';

const manager = '/api/v3/account-manager';
const entryOf = (method: string, path: string, status: number | null = 200) =>
  anAuditEntry({ request: { method, path, status } });

test.each([
  ['POST', `${manager}/customers/C10482/notes`, 'Wrote a note'],
  ['DELETE', `${manager}/customers/C10482/notes/7f2c`, 'Deleted a note'],
  ['PUT', `${manager}/customers/favourites`, 'Sorted the favourites'],
  ['PUT', `${manager}/customers/C10482/favourite`, 'Made the customer a favourite'],
  ['PATCH', `${manager}/sample-orders/SO-1`, 'Changed the follow-up of SO-1'],
  ['GET', '/api/v3/invoices/next-due', 'Looked at the next payment'],
  ['GET', '/api/v3/invoices/SI-1', 'Looked at invoice SI-1'],
  ['GET', '/api/v3/orders/SO-1/download', 'Downloaded the confirmation of SO-1'],
  ['GET', '/api/v3/track/hbl/HB1/SO-1', 'Looked at a parcel of SO-1'],
])('%s %s is “%s”', (method, path, text) => {
  expect(auditText(english.t, entryOf(method, path))).toBe(text);
});

test('a request without words of its own stands there as it was sent', () => {
  expect(auditText(english.t, entryOf('PUT', '/api/v3/new/1'))).toBe('PUT /api/v3/new/1');
  expect(auditText(english.t, entryOf('POST', '/api/v3/orders/SO-1'))).toBe('POST /api/v3/orders/SO-1');
});

test('starts and stops', () => {
  const texts = (['started', 'stopped'] as const).map((kind) =>
    auditText(english.t, anAuditEntry({ kind, request: null })),
  );
  expect(texts).toEqual(['Started acting for the customer', 'Stopped acting for the customer']);
});

test.each([
  [200, 'done'],
  [204, 'done'],
  [403, 'refused'],
  [404, 'refused'],
  [500, 'failed'],
  [null, 'unknown'],
] as const)('an answer of %s is %s', (status, result) => {
  expect(auditResult(entryOf('POST', '/x', status))).toBe(result);
});

test('a start was done', () => {
  expect(auditResult(anAuditEntry({ kind: 'started', request: null }))).toBe('done');
});
