import type { Refusal } from '../../refusal.ts';
import type { OneTimeLink } from './one-time-links.ts';
import type { StaffMember } from './staff-members.ts';

/** A one-time link as it is answered. */
export const shownLink = ({ link, expiresAt }: OneTimeLink) => ({ link, expiresAt: expiresAt.toISOString() });

/** What everybody who looks after staff is answered of a member; what they are, each says in words of their own. */
export const shownMember = ({ email, firstName, lastName, active, isSuperUser, lastSignedInAt }: StaffMember) => ({
  email,
  firstName,
  lastName,
  active,
  superUser: isSuperUser,
  lastSignedInAt: lastSignedInAt?.toISOString() ?? null,
});

/** Somebody else has the email that a member of staff was to have. */
export const emailTaken = (email: string): Refusal => ({
  message: `${email} is somebody's already.`,
  code: 'email_taken',
  values: { email },
});
