import { userKind } from '@connect/core/domain/access/user';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { Accounts } from '../../auth/application/accounts.ts';
import { emailKey } from '../../auth/application/email-key.ts';
import type { UserAccount } from '../../identity.ts';
import type { StaffAccount } from './issuer.ts';

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

/** The codes that the return page, and a one-time link, sign members of staff in with. */
export interface StaffCodes {
  /** Makes one for somebody, with a life in milliseconds: a return page's unless it says another. */
  make(userId: string, life?: number): Promise<string>;
  /** Somebody's codes of before count no more. */
  forget(userId: string): Promise<void>;
  /** Uses a code up, whether it still counts or not, and answers whose it is; null when it does not, or they are not active. */
  use(code: string): Promise<UserAccount | null>;
}

/** Why whoever signed in at the provider is nobody here. */
export type NotStaff = 'not staff, or kept out' | 'no email that the provider vouches for' | 'bound to another account';

export const isStaff = (user: UserAccount): boolean => userKind(user) !== 'customer';

/**
 * Finds the member of staff who an account at the provider is: whoever it was bound to at its first sign-in, whatever email it has by
 * now. An account that is not bound yet becomes that of who has its email, which the provider must vouch for and nobody else be bound
 * by.
 */
export const makeFindStaff =
  ({ identities, accounts, now }: { identities: StaffIdentities; accounts: Accounts; now: () => Date }) =>
  async ({ email, ...account }: StaffAccount & ProviderAccount): Promise<Result<UserAccount, NotStaff>> => {
    const checked = (user: UserAccount | null): Result<UserAccount, NotStaff> =>
      user?.active && isStaff(user) ? ok(user) : refused('not staff, or kept out');
    const known = await identities.boundTo(account);
    if (known) return checked(known);
    if (email === null) return refused('no email that the provider vouches for');
    const found = checked(await accounts.withEmail(emailKey(email)));
    if (!found.ok) return found;
    await identities.bind(account, found.value.id, now());
    // Somebody else may have been quicker: what stands counts.
    const user = await identities.boundTo(account);
    return user ? checked(user) : refused('bound to another account');
  };
