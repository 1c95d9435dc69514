import { randomUUID } from 'node:crypto';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { IsKnownPassword } from './known-passwords.ts';
import { invitationIdOf, type InvitationSignatures } from './invitation-signature.ts';
import { passwordProblem, type PasswordProblem } from '../domain/new-password.ts';
import { hashPassword } from './passwords.ts';
import type { KeptInvitation, Registrations } from './registrations.ts';
import type { UserAccount } from '../../identity.ts';

export interface RegistrationForm {
  readonly email: string;
  readonly password: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly signature: string;
}

/** What is wrong with a field; `required` goes for the names. */
export interface FieldProblem {
  readonly field: 'first_name' | 'last_name' | 'password';
  readonly problem: 'required' | PasswordProblem;
}

export type RegistrationRefusal =
  | { readonly kind: 'invalid-invitation' }
  | { readonly kind: 'invalid-form'; readonly problems: readonly FieldProblem[] };

const invalidInvitation = refused({ kind: 'invalid-invitation' } as const);

// PostgreSQL has no text with a zero character in it, and no name has a line break.
const nameOf = (text: string): string => text.replace(/\p{Cc}/gu, '').trim();

const problemsOf = (form: RegistrationForm, company: string, isKnown: boolean): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  for (const field of ['first_name', 'last_name'] as const)
    if (form[field] === '') problems.push({ field, problem: 'required' });
  const owner = { email: form.email, firstName: form.first_name, lastName: form.last_name, company };
  const problem = passwordProblem(form.password, owner, isKnown);
  if (problem) problems.push({ field: 'password', problem });
  return problems;
};

interface RegistrationParts {
  readonly registrations: Registrations;
  readonly signatures: InvitationSignatures;
  readonly now: () => Date;
}

type InvitationLink = Pick<RegistrationForm, 'email' | 'signature'>;

/** Whether an invitation is one of a link's: it was neither used nor taken back, and its time is not over. */
const makeIsGood =
  ({ signatures, now }: Pick<RegistrationParts, 'signatures' | 'now'>) =>
  (invitation: KeptInvitation, { email, signature }: InvitationLink): boolean =>
    signatures.matches(signature, invitation) &&
    invitation.email === email &&
    invitation.isOpen &&
    invitation.expiresAt > now();

/** Whether an account can be made by a link (specification §registration); why not is told to nobody. */
export const makeCheckInvitation = (parts: RegistrationParts) => {
  const isGood = makeIsGood(parts);
  return async ({ email, signature }: InvitationLink): Promise<boolean> => {
    const id = invitationIdOf(signature);
    const found = id === null ? null : await parts.registrations.find(id);
    return found ? isGood(found, { email: email.toLowerCase(), signature }) : false;
  };
};

/**
 * Makes the account an invitation was sent for, with the permissions and limit it names (specification §registration). The invitation is signed, for one
 * email, single-use and expires; every way in which it is not good is refused alike, and so is an email that has an account.
 */
export const makeRegister = (parts: RegistrationParts & { readonly isKnownPassword: IsKnownPassword }) => {
  const { registrations, now } = parts;
  const isGood = makeIsGood(parts);

  return async (given: RegistrationForm): Promise<Result<UserAccount, RegistrationRefusal>> => {
    const form = {
      ...given,
      email: given.email.toLowerCase(),
      first_name: nameOf(given.first_name),
      last_name: nameOf(given.last_name),
    };
    const id = invitationIdOf(form.signature);
    if (id === null) return invalidInvitation;
    const found = await registrations.find(id);
    if (!found || !isGood(found, form)) return invalidInvitation;
    const problems = problemsOf(form, found.company, await parts.isKnownPassword(form.password));
    if (problems.length > 0) return refused({ kind: 'invalid-form', problems });
    const user = await registrations.register(id, (invitation) => isGood(invitation, form), {
      id: randomUUID(),
      firstName: form.first_name,
      lastName: form.last_name,
      passwordHash: await hashPassword(form.password),
      at: now(),
    });
    return user ? ok(user) : invalidInvitation;
  };
};
