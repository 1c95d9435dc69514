import { ok, refused, type Result } from '@connect/core/domain/result';
import type { Accounts } from './accounts.ts';
import type { CheckOwnPassword, OwnPasswordRefusal } from './own-password.ts';
import { makeStaleSignIn, type SignedInAt, type StaleSignIn } from './recent-sign-in.ts';

/**
 * Whether it is still whoever signed in: by their password; staff, who have none, by a sign-in of late. A copied token or an
 * unattended browser ends nobody's sessions (specification §sessions-list).
 */
export type ProveOwner = (
  user: { readonly id: string; readonly sessionId: string },
  password: string | null,
) => Promise<Result<null, OwnPasswordRefusal | { readonly kind: StaleSignIn }>>;

/** `within` is in milliseconds; null: staff may have signed in whenever. */
export const makeProveOwner = (parts: {
  readonly accounts: Accounts;
  readonly checkPassword: CheckOwnPassword;
  readonly signedInAt: SignedInAt;
  readonly within: number | null;
  readonly now: () => Date;
}): ProveOwner => {
  const staleSignIn = makeStaleSignIn(parts);
  return async (user, password) => {
    const account = await parts.accounts.active(user.id);
    if (account?.passwordHash !== null) return parts.checkPassword(user.id, password ?? '');
    const stale = parts.within === null ? null : await staleSignIn(user.sessionId, parts.within);
    return stale === null ? ok(null) : refused({ kind: stale });
  };
};
