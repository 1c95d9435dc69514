import { staffPositions } from '@connect/core/domain/access/staff';
import { maxPermission, maxPersonName } from '@connect/core/domain/access/user';
import { maxNumberLength } from '@connect/core/domain/documents/number';
import * as v from 'valibot';
import { EmailAddress, StorefrontPath } from '../auth.ts';
import { call } from '../call.ts';

const email = EmailAddress;
const Name = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'is required'),
  v.maxLength(maxPersonName, 'is too long'),
  v.regex(/^\P{Cc}*$/u, 'has characters that are not text'),
);
const person = { email, firstName: Name, lastName: Name };

/** The address of a one-time link, which holds a secret, and when it ends: ISO 8601 in UTC. */
const Link = v.object({ link: v.string(), expiresAt: v.string() });

export const addStaff = call({
  method: 'POST',
  path: '/api/operator/v1/staff',
  summary: 'Add a member of staff, with a one-time link to sign in with where it is asked for',
  access: 'operator',
  body: v.object({
    ...person,
    position: v.picklist(staffPositions, `must be one of ${staffPositions.join(', ')}`),
    /** An account manager who sees the reports, and every customer. */
    superUser: v.optional(v.boolean(), false),
    /** What a brand manager signs off: classifications of products. */
    categories: v.optional(
      v.pipe(
        v.array(v.pipe(v.string(), v.trim(), v.minLength(1, 'is empty'), v.maxLength(100, 'is too long'))),
        v.maxLength(200, 'are too many'),
      ),
      [],
    ),
    withLink: v.optional(v.boolean(), false),
  }),
  /** The link and its end are null where none was asked for. */
  answer: v.object({ email: v.string(), link: v.nullable(v.string()), expiresAt: v.nullable(v.string()) }),
  refusals: [409],
});

export const staff = call({
  method: 'GET',
  path: '/api/operator/v1/staff',
  summary: 'Every member of staff by email, those who are kept out too',
  access: 'operator',
  answer: v.object({
    data: v.array(
      v.object({
        email: v.string(),
        firstName: v.string(),
        lastName: v.string(),
        roles: v.array(v.string()),
        superUser: v.boolean(),
        active: v.boolean(),
        /** ISO 8601 in UTC; null for who has not yet. */
        lastSignedInAt: v.nullable(v.string()),
      }),
    ),
  }),
});

export const keepStaffOut = call({
  method: 'POST',
  path: '/api/operator/v1/staff-departures',
  summary: 'Keep a member of staff out: their sessions and links end at once, what they did stays theirs',
  access: 'operator',
  body: v.object({ email }),
  answer: v.object({ email: v.string() }),
  refusals: [404, 409],
});

export const letStaffIn = call({
  method: 'POST',
  path: '/api/operator/v1/staff-returns',
  summary: 'Let a member of staff in again who was kept out, as what they were',
  access: 'operator',
  body: v.object({ email }),
  answer: v.object({ email: v.string() }),
  refusals: [404],
});

export const linkStaff = call({
  method: 'POST',
  path: '/api/operator/v1/staff-links',
  summary: 'Make a one-time link that signs a member of staff in; it ends those of before',
  access: 'operator',
  body: v.object({ email }),
  answer: Link,
  refusals: [404],
});

export const inviteUser = call({
  method: 'POST',
  path: '/api/operator/v1/invitations',
  summary: "Invite somebody into a customer's company by email, its first user too",
  access: 'operator',
  body: v.object({
    customerNo: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'is required'),
      v.maxLength(maxNumberLength, 'is too long'),
    ),
    email,
    permissions: v.array(v.pipe(v.string(), v.maxLength(maxPermission, 'is too long'))),
    storefront: StorefrontPath,
  }),
  /** `hasAccount`: they came with the supplier's records, and were sent a link to their first password. */
  answer: v.object({
    email: v.string(),
    company: v.string(),
    permissions: v.array(v.string()),
    hasAccount: v.boolean(),
  }),
  refusals: [404, 422, 429],
});

export const userData = call({
  method: 'POST',
  path: '/api/operator/v1/user-data',
  summary: 'Everything that the portal has of a person, by tables',
  access: 'operator',
  body: v.object({ email }),
  answer: v.object({ email: v.string(), held: v.record(v.string(), v.array(v.looseObject({}))) }),
  refusals: [404],
});

export const forgetUser = call({
  method: 'POST',
  path: '/api/operator/v1/user-forgettings',
  summary: 'Delete what is a person’s own, and replace their name and email where what they did stays',
  access: 'operator',
  body: v.object({ email }),
  answer: v.object({ id: v.string() }),
  refusals: [404],
});

export const holdUser = call({
  method: 'POST',
  path: '/api/operator/v1/user-holds',
  summary: 'Keep a person’s data from being forgotten, as somebody asked for them by law, or no more',
  access: 'operator',
  body: v.object({ email, held: v.boolean() }),
  answer: v.object({ email: v.string(), held: v.boolean() }),
  refusals: [404],
});
