import { staffPositions } from '@connect/core/domain/access/staff';
import type {
  IntegrationKey as CoreKey,
  KeyList as CoreKeyList,
  NewKey as CoreNewKey,
} from '@connect/core/domain/administration/integration-key';
import type { PortalHealth as CoreHealth } from '@connect/core/domain/administration/portal-health';
import type {
  StaffForm as CoreForm,
  StaffLink as CoreLink,
  StaffMember as CoreMember,
} from '@connect/core/domain/administration/staff-member';
import * as v from 'valibot';
import { EmailAddress, PersonName } from './auth.ts';
import { call } from './call.ts';
import { KeyForm } from './operator/keys.ts';
import { typed } from './typed.ts';
import { listOf, type SchemaInto, type SchemaOf } from './values.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const PortalHealth: SchemaOf<CoreHealth> = v.object({
  version: v.string(),
  database: v.string(),
  search: v.object({
    isThere: v.boolean(),
    host: v.nullable(v.string()),
    problem: v.nullable(v.string()),
    waiting: Count,
    lagSeconds: v.number(),
  }),
  mails: v.object({
    areSent: v.boolean(),
    host: v.nullable(v.string()),
    waiting: Count,
    failing: Count,
    problem: v.nullable(v.string()),
  }),
  signIn: v.object({ host: v.nullable(v.string()), problem: v.nullable(v.string()) }),
  webhooks: v.object({ endpoints: Count, failing: Count, waiting: Count, dead: Count }),
  imports: v.object({ running: Count, waiting: Count }),
  keysEndingSoon: v.array(v.string()),
  lastBackupAt: v.nullable(v.string()),
});

export const portalHealth = call({
  method: 'GET',
  path: '/api/v3/admin/health',
  summary: 'How the portal is: database, search, mails, sign-in provider, webhooks, imports, keys and the last backup',
  access: 'administrator',
  answer: PortalHealth,
});

const Position = v.picklist(staffPositions, `must be one of ${staffPositions.join(', ')}`);

const StaffMember: SchemaOf<CoreMember> = v.object({
  email: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  position: v.nullable(Position),
  superUser: v.boolean(),
  active: v.boolean(),
  lastSignedInAt: v.nullable(v.string()),
  customers: Count,
  isYou: v.boolean(),
});
const StaffLink: SchemaOf<CoreLink> = v.object({ link: v.string(), expiresAt: v.string() });

const StaffName = v.pipe(
  PersonName,
  v.minLength(1, 'is required'),
  v.regex(/^\P{Cc}*$/u, 'has characters that are not text'),
);
const StaffForm: SchemaInto<CoreForm> = v.object({
  email: EmailAddress,
  firstName: StaffName,
  lastName: StaffName,
  position: Position,
  superUser: v.boolean(),
});
/** Of whom a call is: never in an address, which logs keep. */
const Whom = v.object({ email: EmailAddress });

export const staffMembers = call({
  method: 'GET',
  path: '/api/v3/admin/staff',
  summary: 'Every member of staff by email, those without access too',
  access: 'administrator',
  answer: listOf(StaffMember),
});

export const addStaffMember = call({
  method: 'POST',
  path: '/api/v3/admin/staff',
  summary: 'Add a member of staff; the one-time link they first sign in with is answered this once',
  access: 'administrator',
  body: StaffForm,
  answer: StaffLink,
  refusals: [409],
});

export const setStaffRole = call({
  method: 'PUT',
  path: '/api/v3/admin/staff-roles',
  summary: 'Change what a member of staff is, from what they were said to be; never the last administrator',
  access: 'administrator',
  body: v.object({
    email: EmailAddress,
    position: Position,
    superUser: v.boolean(),
    was: v.object({ position: v.nullable(Position), superUser: v.boolean() }),
  }),
  answer: 'none',
  refusals: [404, 409, 422],
});

export const linkStaffMember = call({
  method: 'POST',
  path: '/api/v3/admin/staff-links',
  summary: 'Make a one-time link that signs a member of staff in; it ends those of before',
  access: 'administrator',
  body: Whom,
  answer: StaffLink,
  refusals: [404],
});

export const removeStaffMember = call({
  method: 'POST',
  path: '/api/v3/admin/staff-departures',
  summary: 'End the access of a member of staff whose email was typed, at once; never that of the last administrator',
  access: 'administrator',
  body: v.object({ email: EmailAddress, typed }),
  answer: 'none',
  refusals: [404, 422],
});

/** As many as one looks through. */
export const mostCustomers = 500;

export const staffCustomers = call({
  method: 'POST',
  path: '/api/v3/admin/staff-customers',
  reads: true,
  summary: `The customers that a member of staff looks after, by name: the first ${mostCustomers}`,
  access: 'administrator',
  body: Whom,
  answer: v.object({
    data: v.pipe(v.array(v.object({ no: v.string(), name: v.string() })), v.maxLength(mostCustomers)),
  }),
  refusals: [404],
});

export const restoreStaffMember = call({
  method: 'POST',
  path: '/api/v3/admin/staff-returns',
  summary: 'Give a member of staff access again, as what they were',
  access: 'administrator',
  body: Whom,
  answer: 'none',
  refusals: [404],
});

const IntegrationKey: SchemaOf<CoreKey> = v.object({
  id: v.string(),
  name: v.string(),
  scopes: v.array(v.string()),
  addresses: v.array(v.string()),
  createdAt: v.string(),
  createdBy: v.string(),
  expiresAt: v.nullable(v.string()),
  lastUsedAt: v.nullable(v.string()),
  revokedAt: v.nullable(v.string()),
});
const KeyList: SchemaOf<CoreKeyList> = v.object({ keys: v.array(IntegrationKey), scopes: v.array(v.string()) });
const NewKey: SchemaOf<CoreNewKey> = v.object({ key: IntegrationKey, text: v.string() });

export const integrationKeys = call({
  method: 'GET',
  path: '/api/v3/admin/keys',
  summary: 'Every integration key, the last made first, and the scopes there are to give',
  access: 'administrator',
  answer: KeyList,
});

export const createIntegrationKey = call({
  method: 'POST',
  path: '/api/v3/admin/keys',
  summary: 'Make an integration key; its text is answered this once',
  access: 'administrator',
  body: KeyForm,
  answer: NewKey,
  refusals: [409],
});

export const revokeIntegrationKey = call({
  method: 'POST',
  path: '/api/v3/admin/keys/{id}/revocation',
  summary: 'Revoke an integration key whose name was typed: it opens nothing from now on',
  access: 'administrator',
  params: v.object({ id: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/, 'is not the id of a key')) }),
  body: v.object({ typed }),
  answer: IntegrationKey,
  refusals: [404, 422],
});
