import type { AuditAbout, AuditEntry } from '@connect/core/domain/access/audit';
import { storefronts } from '@connect/core/domain/access/storefront';

import type { Translate } from '../../i18n/translator.ts';

/** What a request names: the parts of its path, its customer, and what else it was about. */
interface Named {
  readonly parts: readonly string[];
  readonly customer: string;
  readonly about: AuditAbout | null;
}
type Words = (t: Translate, named: Named) => string;

const manager = '/api/v3/account-manager';
const operator = '/api/operator/v1';
/** What administrators do in the portal has the words of what the operator does by the command. */
const administrator = '/api/v3/admin';

const signedOff: Words = (t, { about }) => {
  const n = about?.count ?? 1;
  const more = about && about.count > about.skus.length ? ', …' : '';
  const skus = (about?.skus ?? []).join(', ') + more;
  const storefront = storefronts.find(({ indexSuffix }) => indexSuffix === about?.region)?.name ?? '';
  const values = { n, skus, storefront };
  switch (about?.what) {
    case 'second':
      return t(
        'Signed off {n, plural, one {# product} other {# products}} for the second time on {storefront}: {skus}',
        values,
      );
    case 'undo-first':
      return t('Undid the sign-off of {n, plural, one {# product} other {# products}} on {storefront}: {skus}', values);
    case 'undo-second':
      return t(
        'Undid the second sign-off of {n, plural, one {# product} other {# products}} on {storefront}: {skus}',
        values,
      );
    default:
      return t('Signed off {n, plural, one {# product} other {# products}} on {storefront}: {skus}', values);
  }
};

const addedToStaff: Words = (t, { about }) => {
  const values = { person: about?.person ?? '' };
  switch (about?.what) {
    case 'administrator':
      return t('Set {person}’s role: administrator of the portal', values);
    case 'account-manager':
      return t('Set {person}’s role: account manager', values);
    case 'brand-manager':
      return t('Set {person}’s role: brand manager', values);
    case 'senior-brand-manager':
      return t('Set {person}’s role: senior brand manager', values);
    default:
      return t('Added a member of staff');
  }
};

const personOf = (t: Translate, about: AuditAbout | null): string => about?.person ?? t('a user');
const invitedUser: Words = (t, { customer, about }) =>
  about?.person
    ? t('Invited {person} to {customer}', { person: about.person, customer })
    : t('Invited a user to {customer}', { customer });
const removedWebhook: Words = (t, { parts: [id = ''] }) => t('Removed the webhook {id}', { id });
const revokedKey: Words = (t, { parts: [id = ''] }) => t('Revoked the key {id}', { id });
const becameOfSent: Words = (t) => t('Viewed the results of imports through the API');

/** Requests by method and path, in which `*` stands for one part. */
const known: readonly (readonly [request: string, words: Words])[] = [
  ['GET /api/auth/me', (t) => t('Opened the portal')],
  ['POST /api/auth/logout', (t) => t('Logged out')],
  ['POST /api/v3/sessions/end', (t) => t('Logged out everywhere')],
  ['POST /api/v3/sessions/*/end', (t) => t('Ended one of their own sessions')],
  ['POST /api/v3/mfa/setup', (t) => t('Began setting up two-step verification')],
  ['POST /api/v3/mfa/confirm', (t) => t('Turned on two-step verification')],
  ['POST /api/v3/mfa/recovery-codes', (t) => t('Created new recovery codes')],
  ['POST /api/v3/mfa/disable', (t) => t('Turned off two-step verification')],
  ['POST /api/v3/staff-passkeys/begin', (t) => t('Began adding a passkey')],
  ['POST /api/v3/staff-passkeys', (t) => t('Added a passkey to their own login')],
  ['POST /api/v3/staff-passkeys/*/removal', (t) => t('Removed a passkey from their own login')],
  ['PUT /api/v3/password', (t) => t('Changed their own password')],
  [`PATCH ${manager}/me`, (t) => t('Changed their own name')],
  [`PUT ${manager}/customers/favourites`, (t) => t('Reordered their favourite customers')],
  [`PUT ${manager}/customers/*/favourite`, (t, { customer }) => t('Added {customer} to favourites', { customer })],
  [
    `DELETE ${manager}/customers/*/favourite`,
    (t, { customer }) => t('Removed {customer} from favourites', { customer }),
  ],
  [`POST ${manager}/customers/*/notes`, (t, { customer }) => t('Added a note about {customer}', { customer })],
  [`DELETE ${manager}/customers/*/notes/*`, (t, { customer }) => t('Deleted a note about {customer}', { customer })],
  [`POST ${manager}/customers/*/impersonate`, (t, { customer }) => t('Asked to act for {customer}', { customer })],
  ['DELETE /api/v3/impersonation', (t, { customer }) => t('Asked to stop acting for {customer}', { customer })],
  [
    `POST ${manager}/sample-orders`,
    (t, { customer, about }) =>
      about?.document
        ? t('Ordered samples for {customer}: {no}', { customer, no: about.document })
        : t('Ordered samples for {customer}', { customer }),
  ],
  [
    `PATCH ${manager}/sample-orders/*`,
    (t, { customer, parts: [no = ''] }) =>
      t('Changed the follow-up of sample order {no} for {customer}', { no, customer }),
  ],
  [
    `POST ${manager}/sample-orders/*/basket`,
    (t, { customer, parts: [no = ''] }) =>
      t('Prepared a basket for {customer} from sample order {no}', { no, customer }),
  ],
  [
    `POST ${manager}/approvals/*`,
    (t, { customer, about, parts: [no = ''] }) =>
      about?.what === 'reject'
        ? t('Rejected order {no} of {customer}', { no, customer })
        : t('Approved order {no} of {customer}', { no, customer }),
  ],
  ['POST /api/brand-manager/sign-off', signedOff],
  ['POST /api/brand-manager/sign-offs', signedOff],
  ['GET /api/v3/customer', (t) => t('Viewed the account')],
  ['GET /api/v3/invoices/next-due', (t) => t('Viewed the next payment')],
  ['GET /api/v3/orders-count', (t) => t('Viewed the order history')],
  ['GET /api/v3/banners', (t) => t('Viewed the dashboard')],
  ['GET /api/v3/search/credentials', (t) => t('Searched for documents')],
  ['GET /api/v3/orders/*', (t, { parts: [no = ''] }) => t('Viewed order {no}', { no })],
  ['GET /api/v3/orders/*/download', (t, { parts: [no = ''] }) => t('Downloaded the confirmation of {no}', { no })],
  ['GET /api/v3/invoices/*', (t, { parts: [no = ''] }) => t('Viewed invoice {no}', { no })],
  ['GET /api/v3/invoices/*/download', (t, { parts: [no = ''] }) => t('Downloaded invoice {no}', { no })],
  ['GET /api/v3/track/hbl/*/*', (t, { parts: [, no = ''] }) => t('Viewed tracking for {no}', { no })],
  ['POST /api/v3/items/look-up', (t) => t('Looked items up')],
  [
    'POST /api/v3/contact',
    (t, { customer }) => t('Sent a message to customer service on behalf of {customer}', { customer }),
  ],
  ['PUT /api/integration/v1/*', (t, { parts: [kind = ''] }) => t('Sent data through the API: {kind}', { kind })],
  [
    'DELETE /api/integration/v1/*/*',
    (t, { parts: [kind = '', key = ''] }) => t('Removed {key} through the API: {kind}', { key, kind }),
  ],
  ['GET /api/integration/v1/runs', becameOfSent],
  ['GET /api/integration/v1/waiting', becameOfSent],
  ['GET /api/integration/v1/runs/*', becameOfSent],
  ['GET /api/integration/v1/runs/*/*', becameOfSent],
  ['GET /api/integration/v1/*', (t, { parts: [kind = ''] }) => t('Viewed data through the API: {kind}', { kind })],
  [`POST ${operator}/staff`, addedToStaff],
  [`PUT ${operator}/staff-roles`, addedToStaff],
  [
    `POST ${operator}/staff-links`,
    (t, { about }) =>
      about?.person
        ? t('Created a login link for {person}', { person: about.person })
        : t('Created a login link for a member of staff'),
  ],
  [
    `POST ${operator}/staff-departures`,
    (t, { about }) =>
      about?.person
        ? t('Ended the access of {person}', { person: about.person })
        : t('Ended the access of a member of staff'),
  ],
  [
    `POST ${operator}/staff-returns`,
    (t, { about }) =>
      about?.person
        ? t('Restored the access of {person}', { person: about.person })
        : t('Restored the access of a member of staff'),
  ],
  [`POST ${operator}/invitations`, invitedUser],
  [`POST ${operator}/customers/*/invitations`, invitedUser],
  [
    `POST ${operator}/customers/*/users/*/lock`,
    (t, { customer, about }) => t('Locked {person} of {customer}', { person: personOf(t, about), customer }),
  ],
  [
    `POST ${operator}/customers/*/users/*/unlock`,
    (t, { customer, about }) => t('Unlocked {person} of {customer}', { person: personOf(t, about), customer }),
  ],
  [
    `POST ${operator}/customers/*/users/*/second-factor-reset`,
    (t, { customer, about }) =>
      t('Reset two-step verification for {person} of {customer}', { person: personOf(t, about), customer }),
  ],
  [
    `PUT ${operator}/customers/*/sign-in`,
    (t, { customer }) => t('Changed whether {customer} must use two-step verification', { customer }),
  ],
  [
    `PUT ${operator}/customers/*/manager`,
    (t, { customer }) => t('Changed the account manager of {customer}', { customer }),
  ],
  [
    `PUT ${operator}/customers/*/rules`,
    (t, { customer }) => t('Changed the rules for orders of {customer}', { customer }),
  ],
  [
    `POST ${operator}/customers/*/users/*/password-link`,
    (t, { customer, about }) =>
      t('Sent {person} of {customer} a password link', { person: personOf(t, about), customer }),
  ],
  [
    `POST ${operator}/customers/*/users/*/sign-out`,
    (t, { customer, about }) =>
      t('Logged {person} of {customer} out everywhere', { person: personOf(t, about), customer }),
  ],
  [`PUT ${operator}/rules`, (t) => t('Changed the rules of the portal')],
  [`POST ${operator}/imports/*/stop`, (t) => t('Stopped an import')],
  [`POST ${operator}/import-files`, (t) => t('Imported a file, or checked one')],
  [`PUT ${operator}/banners`, (t) => t('Saved a banner')],
  [`POST ${operator}/banner-removals`, (t) => t('Removed a banner')],
  [`PUT ${operator}/help-articles`, (t) => t('Saved a help article')],
  [`POST ${operator}/help-article-removals`, (t) => t('Removed a help article')],
  [`PUT ${operator}/mail-templates/*/*`, (t) => t('Saved an email’s text')],
  [`POST ${operator}/mail-templates/*/*/removal`, (t) => t('Removed an email’s own text')],
  [`POST ${operator}/mail-templates/*/*/test`, (t) => t('Sent themselves a test email')],
  [`PUT ${operator}/texts/*`, (t) => t('Changed a text of the portal')],
  [`PUT ${operator}/log`, (t) => t('Changed what is logged')],
  [`PUT ${operator}/supplier`, (t) => t('Changed the supplier’s details')],
  [`PUT ${operator}/branding`, (t) => t('Changed the portal’s branding')],
  [`POST ${operator}/branding/removal`, (t) => t('Went back to the portal’s built-in look or logo')],
  [`POST ${operator}/user-data`, (t) => t('Exported a user’s personal data')],
  [`POST ${operator}/user-forgettings`, (t) => t('Erased a user’s personal data')],
  [`POST ${operator}/user-holds`, (t) => t('Changed the legal hold on a user’s data')],
  [`POST ${operator}/backup`, (t) => t('Made a backup')],
  [`POST ${operator}/reindex`, (t) => t('Rebuilt the search indexes')],
  [`POST ${operator}/keys`, (t) => t('Created a key for another program')],
  [`POST ${operator}/webhooks`, (t) => t('Added a webhook')],
  [`POST ${operator}/webhooks/*/test`, (t, { parts: [id = ''] }) => t('Tested the webhook {id}', { id })],
  [
    `POST ${operator}/webhooks/*/rotate`,
    (t, { parts: [id = ''] }) => t('Created a new secret for the webhook {id}', { id }),
  ],
  [`POST ${operator}/webhooks/*/pause`, (t, { parts: [id = ''] }) => t('Paused the webhook {id}', { id })],
  [`POST ${operator}/webhooks/*/resume`, (t, { parts: [id = ''] }) => t('Resumed the webhook {id}', { id })],
  [
    `POST ${operator}/webhooks/*/resend`,
    (t, { parts: [id = ''] }) => t('Sent events again to the webhook {id}', { id }),
  ],
  [`DELETE ${operator}/webhooks/*`, removedWebhook],
  [`POST ${operator}/webhooks/*/removal`, removedWebhook],
  [
    `PUT ${operator}/webhooks/*/events`,
    (t, { parts: [id = ''] }) => t('Changed the events that the webhook {id} gets', { id }),
  ],
  [`DELETE ${operator}/keys/*`, revokedKey],
  [`POST ${operator}/keys/*/revocation`, revokedKey],
];

/** The parts of a request that stand where a pattern has `*`; null when it is another request. */
const namedIn = (request: string, pattern: string): readonly string[] | null => {
  const [parts, expected] = [request.split('/'), pattern.split('/')];
  const isSame =
    parts.length === expected.length && expected.every((part, index) => part === '*' || part === parts[index]);
  return isSame ? parts.filter((_, index) => expected[index] === '*') : null;
};

const requestText = (t: Translate, entry: AuditEntry, { method, path }: { method: string; path: string }): string => {
  const request = `${method} ${path.replace(administrator, operator)}`;
  for (const [pattern, words] of known) {
    const parts = namedIn(request, pattern);
    // A customer who does not exist is who was asked for.
    const isOfCustomer = pattern.includes('/customers/*');
    const customer = entry.customer?.name ?? (isOfCustomer ? parts?.[0] : undefined) ?? t('a customer');
    if (parts) return words(t, { parts, customer, about: entry.about });
  }
  return `${method} ${path}`;
};

/** What was done, in words, to which customer, document or product; a request that has none as it was sent. */
export const auditText = (t: Translate, entry: AuditEntry): string => {
  const { kind, request } = entry;
  if (request) return requestText(t, entry, request);
  const customer = entry.customer?.name ?? t('a customer');
  if (kind === 'purged') return t('Deleted {customer} and their documents after the time set', { customer });
  if (kind === 'ran-out') return t('The time to act for {customer} ran out', { customer });
  return kind === 'stopped'
    ? t('Stopped acting for {customer}', { customer })
    : t('Started acting for {customer}', { customer });
};

/** Who did it: a user, a key by its name, or whoever runs the portal. */
export const auditActor = (t: Translate, { actor, actorEmail }: AuditEntry): string =>
  actor === 'Operator' && actorEmail === '' ? t('Operator’s command') : actor;

export type AuditResult = 'done' | 'refused' | 'failed' | 'unknown';

/** What became of it. Starts and stops are noted when they happen. */
export const auditResult = ({ request }: AuditEntry): AuditResult => {
  const status = request === null ? 204 : request.status;
  if (status === null) return 'unknown';
  if (status < 400) return 'done';
  return status < 500 ? 'refused' : 'failed';
};
