import { ok, refused, type Result } from '@connect/core/domain/result';
import type { Accounts } from './accounts.ts';
import type { ActingSessions } from './acting-sessions.ts';
import type { CheckOwnPassword, OwnPasswordRefusal } from './own-password.ts';

/** Whether somebody signed in with this session, their own, no longer ago than they may have. */
export type SignedInLately = (sessionId: string) => Promise<boolean>;

/** `within` is in milliseconds; null: whenever. */
export const makeSignedInLately =
  (parts: {
    readonly actingSessions: Pick<ActingSessions, 'signedInAt'>;
    readonly within: number | null;
    readonly now: () => Date;
  }): SignedInLately =>
  async (sessionId) => {
    if (parts.within === null) return true;
    const at = await parts.actingSessions.signedInAt(sessionId);
    return at !== null && parts.now().getTime() - at.getTime() <= parts.within;
  };

/**
 * Whether it is still whoever signed in: by their password; staff, who have none, by a sign-in of late. A copied token or an
 * unattended browser ends nobody's sessions (specification §sessions-list).
 */
export type ProveOwner = (
  user: { readonly id: string; readonly sessionId: string },
  password: string | null,
) => Promise<Result<null, OwnPasswordRefusal | { readonly kind: 'signed-in-long-ago' }>>;

export const makeProveOwner =
  (parts: {
    readonly accounts: Accounts;
    readonly checkPassword: CheckOwnPassword;
    readonly signedInLately: SignedInLately;
  }): ProveOwner =>
  async (user, password) => {
    const account = await parts.accounts.active(user.id);
    if (account?.passwordHash !== null) return parts.checkPassword(user.id, password ?? '');
    return (await parts.signedInLately(user.sessionId)) ? ok(null) : refused({ kind: 'signed-in-long-ago' });
  };
