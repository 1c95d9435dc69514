import type { AuditEntry } from '@connect/core/domain/access/audit';

import type { Translate } from '../../i18n/translator.ts';

type Request = NonNullable<AuditEntry['request']>;
/** What a request is in words, given the parts of its path that name something. */
type Words = (t: Translate, named: readonly string[]) => string;

const manager = '/api/v3/account-manager';

/** Requests by method and path, in which `*` stands for one part. */
const known: readonly (readonly [request: string, words: Words])[] = [
  ['GET /api/auth/me', (t) => t('Opened the portal')],
  ['POST /api/auth/logout', (t) => t('Signed out')],
  ['DELETE /api/v3/sessions', (t) => t('Signed out everywhere')],
  ['DELETE /api/v3/sessions/*', (t) => t('Ended a session')],
  [`PATCH ${manager}/me`, (t) => t('Changed their own name')],
  [`PUT ${manager}/customers/favourites`, (t) => t('Sorted the favourites')],
  [`PUT ${manager}/customers/*/favourite`, (t) => t('Made the customer a favourite')],
  [`DELETE ${manager}/customers/*/favourite`, (t) => t('Made the customer no favourite any more')],
  [`POST ${manager}/customers/*/notes`, (t) => t('Wrote a note')],
  [`DELETE ${manager}/customers/*/notes/*`, (t) => t('Deleted a note')],
  [`POST ${manager}/customers/*/impersonate`, (t) => t('Asked to act for the customer')],
  ['DELETE /api/v3/impersonation', (t) => t('Asked to stop acting for the customer')],
  [`POST ${manager}/sample-orders`, (t) => t('Ordered samples')],
  [`PATCH ${manager}/sample-orders/*`, (t, [no = '']) => t('Changed the follow-up of {no}', { no })],
  ['GET /api/v3/customer', (t) => t('Looked at the account')],
  ['GET /api/v3/invoices/next-due', (t) => t('Looked at the next payment')],
  ['GET /api/v3/orders-count', (t) => t('Looked at the order history')],
  ['GET /api/v3/banners', (t) => t('Looked at the dashboard')],
  ['GET /api/v3/search/credentials', (t) => t('Searched for documents')],
  ['GET /api/v3/orders/*', (t, [no = '']) => t('Looked at order {no}', { no })],
  ['GET /api/v3/orders/*/download', (t, [no = '']) => t('Downloaded the confirmation of {no}', { no })],
  ['GET /api/v3/invoices/*', (t, [no = '']) => t('Looked at invoice {no}', { no })],
  ['GET /api/v3/invoices/*/download', (t, [no = '']) => t('Downloaded invoice {no}', { no })],
  ['GET /api/v3/track/hbl/*/*', (t, [, no = '']) => t('Looked at a parcel of {no}', { no })],
  ['POST /api/v3/contact', (t) => t('Sent a message to customer service')],
];

/** The parts of a request that stand where a pattern has `*`; null when it is another request. */
const namedIn = (request: string, pattern: string): readonly string[] | null => {
  const [parts, expected] = [request.split('/'), pattern.split('/')];
  const isSame =
    parts.length === expected.length && expected.every((part, index) => part === '*' || part === parts[index]);
  return isSame ? parts.filter((_, index) => expected[index] === '*') : null;
};

const requestText = (t: Translate, { method, path }: Request): string => {
  const request = `${method} ${path}`;
  for (const [pattern, words] of known) {
    const named = namedIn(request, pattern);
    if (named) return words(t, named);
  }
  return request;
};

/** What was done, in words; a request that has none as it was sent. */
export const auditText = (t: Translate, { kind, request }: AuditEntry): string => {
  if (request) return requestText(t, request);
  return kind === 'stopped' ? t('Stopped acting for the customer') : t('Started acting for the customer');
};

export type AuditResult = 'done' | 'refused' | 'failed' | 'unknown';

/** What became of it. Starts and stops are noted when they happen. */
export const auditResult = ({ request }: AuditEntry): AuditResult => {
  const status = request === null ? 204 : request.status;
  if (status === null) return 'unknown';
  if (status < 400) return 'done';
  return status < 500 ? 'refused' : 'failed';
};
