import { randomUUID } from 'node:crypto';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { InvitationsTable } from '../../database/tables.ts';
import { invitationIdOf, type InvitationSignatures } from './invitation-signature.ts';
import { passwordProblem, type PasswordProblem } from './new-password.ts';
import { hashPassword } from './passwords.ts';
import type { UserRow } from '../../identity.ts';

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

const problemsOf = (form: RegistrationForm): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  for (const field of ['first_name', 'last_name'] as const)
    if (form[field] === '') problems.push({ field, problem: 'required' });
  const problem = passwordProblem(form.password, form.email);
  if (problem) problems.push({ field: 'password', problem });
  return problems;
};

/** Whether an account may be made with an invitation: it was neither used nor taken back, and its time is not over. */
const isOpen = (invitation: Selectable<InvitationsTable>, now: Date): boolean =>
  invitation.used_at === null && invitation.revoked_at === null && invitation.expires_at > now;

interface RegistrationParts {
  readonly database: Database;
  readonly signatures: InvitationSignatures;
  readonly now: () => Date;
}

/**
 * Makes the account an invitation was sent for, with the permissions and limit it names (specification §registration). The invitation is signed, for one
 * email, single-use and expires; every way in which it is not good is refused alike, and so is an email that has an account.
 */
export const makeRegister = ({ database, signatures, now }: RegistrationParts) => {
  const isGood = (invitation: Selectable<InvitationsTable>, form: RegistrationForm): boolean =>
    signatures.matches(form.signature, invitation) && invitation.email === form.email && isOpen(invitation, now());

  return async (given: RegistrationForm): Promise<Result<UserRow, RegistrationRefusal>> => {
    const form = {
      ...given,
      email: given.email.toLowerCase(),
      first_name: nameOf(given.first_name),
      last_name: nameOf(given.last_name),
    };
    const id = invitationIdOf(form.signature);
    if (id === null) return invalidInvitation;
    const found = await database.selectFrom('invitations').selectAll().where('id', '=', id).executeTakeFirst();
    if (!found || !isGood(found, form)) return invalidInvitation;
    const problems = problemsOf(form);
    if (problems.length > 0) return refused({ kind: 'invalid-form', problems });
    const passwordHash = await hashPassword(form.password);

    return database.transaction().execute(async (trx) => {
      // The company first, as whoever edits its users does, or the two could wait for each other.
      await trx.selectFrom('customers').select('no').where('no', '=', found.customer_no).forUpdate().execute();
      // Looked at once more under a lock: of two registrations at once, the second finds it used.
      const invitation = await trx
        .selectFrom('invitations')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (!invitation || !isGood(invitation, form)) return invalidInvitation;
      const user = await trx
        .insertInto('users')
        .values({
          id: randomUUID(),
          email: invitation.email,
          first_name: form.first_name,
          last_name: form.last_name,
          roles: ['customer'],
          permissions: invitation.permissions,
          is_super_user: false,
          customer_no: invitation.customer_no,
          password_hash: passwordHash,
          spend_limit: invitation.spend_limit,
          last_signed_in_at: null,
        })
        .onConflict((conflict) => conflict.column('email').doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!user) return invalidInvitation;
      await trx.updateTable('invitations').set({ used_at: now() }).where('id', '=', id).execute();
      await trx
        .insertInto('activity')
        .values({
          customer_no: invitation.customer_no,
          at: now(),
          kind: 'joined',
          actor_id: user.id,
          actor: `${user.first_name} ${user.last_name}`,
          subject: user.email,
          added: [],
          removed: [],
          spend_limit: null,
        })
        .execute();
      return ok(user);
    });
  };
};
