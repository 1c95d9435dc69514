import type { Call } from '@connect/contract/call';
import { calls } from '@connect/contract/calls';
import { backup, operatorCalls } from '@connect/contract/operator/calls';
import { brandingFields, unbranded } from '@connect/core/domain/administration/branding';
import { mailFields } from '@connect/core/domain/administration/mail-template';
import { identityFields } from '@connect/core/domain/administration/supplier-identity';
import { anAuditEntry } from '@connect/core/testing';
import { expect, test } from 'vitest';

import { english } from '../../i18n/translator.ts';
import { changeTexts } from './audit-changes.ts';
import { auditActor, auditResult, auditText } from './audit-text.ts';

const manager = '/api/v3/account-manager';
const entryOf = (method: string, path: string, status: number | null = 200) =>
  anAuditEntry({ request: { method, path, status } });

test.each([
  ['POST', `${manager}/customers/C10482/notes`, 'Added a note about Northgate Site Supplies'],
  ['DELETE', `${manager}/customers/C10482/notes/7f2c`, 'Deleted a note about Northgate Site Supplies'],
  ['PUT', `${manager}/customers/favourites`, 'Reordered their favourite customers'],
  ['PUT', `${manager}/customers/C10482/favourite`, 'Added Northgate Site Supplies to favourites'],
  ['PATCH', `${manager}/sample-orders/SO-1`, 'Changed the follow-up of sample order SO-1 for Northgate Site Supplies'],
  ['GET', '/api/v3/invoices/next-due', 'Viewed the next payment'],
  ['GET', '/api/v3/invoices/SI-1', 'Viewed invoice SI-1'],
  ['GET', '/api/v3/orders/SO-1/download', 'Downloaded the confirmation of SO-1'],
  ['GET', '/api/v3/track/hbl/HB1/SO-1', 'Viewed tracking for SO-1'],
  ['PUT', '/api/integration/v1/credit-notes', 'Sent data through the API: credit-notes'],
  ['DELETE', '/api/integration/v1/customers/C1', 'Removed C1 through the API: customers'],
  ['GET', '/api/integration/v1/stock', 'Viewed data through the API: stock'],
  ['GET', '/api/integration/v1/waiting', 'Viewed the results of imports through the API'],
  ['GET', '/api/integration/v1/runs/5f0c/refusals', 'Viewed the results of imports through the API'],
  ['DELETE', '/api/operator/v1/keys/5f0c', 'Revoked the key 5f0c'],
  ['POST', '/api/operator/v1/webhooks/5f0c/rotate', 'Created a new secret for the webhook 5f0c'],
  ['DELETE', '/api/operator/v1/webhooks/5f0c', 'Removed the webhook 5f0c'],
])('%s %s is “%s”', (method, path, text) => {
  expect(auditText(english.t, entryOf(method, path))).toBe(text);
});

test('a request without words of its own stands there as it was sent', () => {
  expect(auditText(english.t, entryOf('PUT', '/api/v3/new/1'))).toBe('PUT /api/v3/new/1');
  expect(auditText(english.t, entryOf('POST', '/api/v3/orders/SO-1'))).toBe('POST /api/v3/orders/SO-1');
});

test('starts and stops', () => {
  const texts = (['started', 'stopped', 'ran-out', 'purged'] as const).map((kind) =>
    auditText(english.t, anAuditEntry({ kind, request: null })),
  );
  expect(texts).toEqual([
    'Started acting for Northgate Site Supplies',
    'Stopped acting for Northgate Site Supplies',
    'The time to act for Northgate Site Supplies ran out',
    'Deleted Northgate Site Supplies and their documents after the time set',
  ]);
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

test('the operator’s command is said to be it', () => {
  expect(auditActor(english.t, anAuditEntry({ actor: 'Operator', actorEmail: '' }))).toBe('Operator’s command');
  expect(auditActor(english.t, anAuditEntry({ actor: 'Back office', actorEmail: '' }))).toBe('Back office');
});

const about = { document: null, skus: [], count: 0, region: null, person: null, what: null, changes: [], reason: null };
const ada = { ...about, person: 'ada@supplier.example', what: 'administrator' as const };

test.each([
  [
    `POST ${manager}/sample-orders`,
    { ...about, document: 'SO-9' },
    'Ordered samples for Northgate Site Supplies: SO-9',
  ],
  [
    `POST ${manager}/sample-orders/SO-9/basket`,
    { ...about, document: 'SO-9' },
    'Prepared a basket for Northgate Site Supplies from sample order SO-9',
  ],
  [
    `POST ${manager}/approvals/SO-9`,
    { ...about, document: 'SO-9', what: 'reject' as const },
    'Rejected order SO-9 of Northgate Site Supplies',
  ],
  [
    `POST ${manager}/approvals/SO-9`,
    { ...about, document: 'SO-9', what: 'approve' as const },
    'Approved order SO-9 of Northgate Site Supplies',
  ],
  ['POST /api/operator/v1/staff', ada, 'Set ada@supplier.example’s role: administrator of the portal'],
  [
    'POST /api/operator/v1/staff',
    { ...ada, what: 'account-manager' as const },
    'Set ada@supplier.example’s role: account manager',
  ],
  ['POST /api/operator/v1/staff-links', ada, 'Created a login link for ada@supplier.example'],
  ['POST /api/operator/v1/staff-departures', ada, 'Ended the access of ada@supplier.example'],
  ['POST /api/operator/v1/staff-returns', ada, 'Restored the access of ada@supplier.example'],
  ['POST /api/operator/v1/invitations', ada, 'Invited ada@supplier.example to Northgate Site Supplies'],
  ['POST /api/operator/v1/staff', about, 'Added a member of staff'],
  ['PUT /api/v3/admin/help-articles', about, 'Saved a help article'],
  ['POST /api/v3/admin/import-files', about, 'Imported a file, or checked one'],
  ['PUT /api/v3/admin/rules', about, 'Changed the rules of the portal'],
  ['POST /api/v3/admin/imports/*/stop', about, 'Stopped an import'],
  ['PUT /api/v3/admin/customers/*/manager', about, 'Changed the account manager of Northgate Site Supplies'],
  ['POST /api/v3/admin/staff', ada, 'Set ada@supplier.example’s role: administrator of the portal'],
  [
    'PUT /api/v3/admin/staff-roles',
    { ...ada, what: 'brand-manager' as const },
    'Set ada@supplier.example’s role: brand manager',
  ],
  [
    'POST /api/brand-manager/sign-off',
    { ...about, skus: ['GLV-1'], count: 1, region: 'fr_fr', what: 'first' as const },
    'Signed off 1 product on FR: GLV-1',
  ],
  [
    'POST /api/brand-manager/sign-offs',
    { ...about, skus: ['GLV-1', 'GLV-2'], count: 7, region: 'fr_fr', what: 'undo-second' as const },
    'Undid the second sign-off of 7 products on FR: GLV-1, GLV-2, …',
  ],
])('%s says what it was about', (request, of, text) => {
  const [method = '', path = ''] = request.split(' ');
  expect(auditText(english.t, anAuditEntry({ request: { method, path, status: 200 }, about: of }))).toBe(text);
});

test('what was changed is said with what it was', () => {
  const changes = [
    { field: 'position', before: '', after: 'administrator' },
    { field: 'superUser', before: 'false', after: 'true' },
    { field: 'something else', before: 'a', after: 'b' },
    { field: 'article', before: 'returns|de', after: 'returns|de' },
    { field: 'body', before: '', after: 'x'.repeat(300) },
    { field: 'logUntil', before: '', after: '2026-05-04T12:00:00.000Z' },
  ];
  const moment = (iso: string) => `at ${iso}`;
  expect(changeTexts(english.t, anAuditEntry({ about: { ...ada, changes } }), moment)).toEqual([
    'Role: – → Administrator',
    'Super user: No → Yes',
    'something else: a → b',
    'Help article: returns (de)',
    `Text: – → ${'x'.repeat(200)}…`,
    'Log level until: – → at 2026-05-04T12:00:00.000Z',
  ]);
  expect(changeTexts(english.t, anAuditEntry(), moment)).toEqual([]);
});

test('every call that staff or the operator write with has words of its own', () => {
  const writing = [...Object.values(calls), ...Object.values(operatorCalls), backup].filter(
    ({ method, access, ...row }: Call) =>
      method !== 'GET' && access !== 'public' && !row.reads && (access !== 'customer' || !row.ownOnly),
  );
  expect(writing.length).toBeGreaterThan(15);
  const raw = writing
    .map((row) => [row.method, row.path.replace(/\{\w+\}/g, 'X-1')] as const)
    .filter(([method, path]) => auditText(english.t, entryOf(method, path)) === `${method} ${path}`);
  expect(raw).toEqual([]);
});

test('each field of the supplier, its look and its mails is called by its name on the page', () => {
  const account = { currency: 'EUR', bank: 'B', accountName: 'A', sortCode: '1', accountNo: '2', iban: '3', bic: '4' };
  const support = { supportEmail: 's', supportPhone: '4' };
  const own = { name: 'N', address: 'A', phone: '1', email: 'e', web: 'w', companyNo: '2', vatNo: '3', terms: 't' };
  const identity = { ...own, ...support, banks: [account, { ...account, currency: '' }] };
  const look = { ...unbranded, storefronts: { UK: 'https://uk.example' } };
  const mail = { subject: 's', title: 't', paragraphs: ['one', 'two'] };
  const fields = [identityFields(identity), brandingFields(look), mailFields(mail)].flatMap(Object.keys);
  const shown = fields.map((field) => {
    const changes = [{ field, before: '', after: 'new' }];
    return changeTexts(english.t, anAuditEntry({ about: { ...ada, changes } }), String)[0]?.replace(/: – → new$/, '');
  });
  expect(shown.filter((text) => text === undefined || /\.|^[a-z]/.test(text))).toEqual([]);
  expect(shown).toEqual(expect.arrayContaining(['Bank account for EUR, IBAN', 'Bank account, IBAN', 'Paragraph 2']));
});
