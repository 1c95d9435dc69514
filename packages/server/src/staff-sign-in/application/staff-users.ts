import type { SignInMeans } from '@connect/core/domain/access/sign-in-event';
import { staffGrants, type StaffPosition } from '@connect/core/domain/access/staff';
import { userKind } from '@connect/core/domain/access/user';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { Accounts } from '../../auth/application/accounts.ts';
import { emailKey } from '../../auth/application/email-key.ts';
import type { UserAccount } from '../../identity.ts';
import type { StaffAccount } from './issuer.ts';
import { makeAddStaff, type StaffMembers } from './staff-members.ts';

/** An account at a provider. */
export interface ProviderAccount {
  readonly issuer: string;
  readonly subject: string;
}

/** Whom the accounts at providers are bound to. */
export interface StaffIdentities {
  boundTo(account: ProviderAccount): Promise<UserAccount | null>;
  /** Does nothing for an account, or a user, that is bound already. */
  bind(account: ProviderAccount, userId: string, at: Date): Promise<void>;
}

/** Where a code of staff comes from. */
export type CodeMeans = Extract<SignInMeans, 'provider' | 'link'>;

/** A code of staff that was used. */
export interface UsedCode {
  readonly user: UserAccount;
  readonly means: CodeMeans;
  readonly providerSession: string | null;
}

/** The codes that the return page, and a one-time link, sign members of staff in with. */
export interface StaffCodes {
  /** Makes one for somebody who comes from their provider, with the session there; or one of a link, with its life in milliseconds. */
  make(
    userId: string,
    code?: { readonly providerSession?: string | null } | { readonly means: 'link'; readonly life: number },
  ): Promise<string>;
  /** Somebody's codes of before count no more. */
  forget(userId: string): Promise<void>;
  /** Uses a code up, whether it still counts or not, and answers whose it is; null when it does not, or they are not active. */
  use(code: string): Promise<UsedCode | null>;
}

/** Why whoever signed in at the provider is nobody here. */
export type NotStaff =
  | 'not staff, or kept out'
  | 'not staff by the claim of the provider'
  | 'no email that the provider vouches for'
  | 'bound to another account';

/** Whoever is refused, as far as the portal knows them. */
export interface RefusedStaff {
  readonly reason: NotStaff;
  readonly user: UserAccount | null;
}

export const isStaff = (user: UserAccount): boolean => userKind(user) !== 'customer';

interface FindStaffParts {
  readonly identities: StaffIdentities;
  readonly accounts: Accounts;
  readonly members: StaffMembers;
  readonly now: () => Date;
}

/**
 * Finds the member of staff who an account at the provider is: whoever it was bound to at its first sign-in, whatever email it has by
 * now. An account that is not bound yet becomes that of who has its email, which the provider must vouch for and nobody else be bound
 * by.
 *
 * Where a claim says who is staff, it is the rule: without it nobody is, with it whoever the portal does not know is added, and whoever is
 * something else by now becomes it.
 */
export const makeFindStaff =
  ({ identities, accounts, members, now }: FindStaffParts) =>
  async ({
    email,
    claimed,
    ...account
  }: StaffAccount & ProviderAccount): Promise<Result<UserAccount, RefusedStaff>> => {
    const known = await identities.boundTo(account);
    const withEmail = async () => (email === null ? null : accounts.withEmail(emailKey(email)));
    if (claimed?.position === null)
      return refused({ reason: 'not staff by the claim of the provider', user: known ?? (await withEmail()) });
    const checked = async (user: UserAccount | null): Promise<Result<UserAccount, RefusedStaff>> => {
      if (!user?.active || !isStaff(user)) return refused({ reason: 'not staff, or kept out', user });
      return ok(claimed?.position ? await become(user, claimed.position) : user);
    };
    /** A member of staff as their claim has them; what was given to them beside their position stays while they keep it. */
    const become = async (user: UserAccount, position: StaffPosition): Promise<UserAccount> => {
      const { roles, permissions, isSuperUser } = staffGrants[position];
      if (user.roles.length === roles.length && roles.every((role) => user.roles.includes(role))) return user;
      await members.grant(user.id, staffGrants[position]);
      return { ...user, roles: [...roles], permissions: [...permissions], isSuperUser: isSuperUser };
    };
    if (known) return checked(known);
    if (email === null) return refused({ reason: 'no email that the provider vouches for', user: null });
    if (claimed?.position && (await withEmail()) === null) {
      const { position, firstName, lastName } = claimed;
      const named = { firstName: firstName || (email.split('@')[0] ?? ''), lastName };
      await makeAddStaff(members)({ email, ...named, position, superUser: false, categories: [] });
    }
    const found = await checked(await withEmail());
    if (!found.ok) return found;
    await identities.bind(account, found.value.id, now());
    // Somebody else may have been quicker: what stands counts.
    const user = await identities.boundTo(account);
    return user ? checked(user) : refused({ reason: 'bound to another account', user: found.value });
  };
