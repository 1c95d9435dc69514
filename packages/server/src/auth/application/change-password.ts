import { ok, refused, type Result } from '@connect/core/domain/result';
import { passwordProblem, type PasswordOwner, type PasswordProblem } from '../domain/new-password.ts';
import type { Accounts } from './accounts.ts';
import type { IsKnownPassword } from './known-passwords.ts';
import type { CheckOwnPassword, OwnPasswordRefusal } from './own-password.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

export interface PasswordChanges {
  /** Null when there is no such user. */
  ownerOf(userId: string): Promise<PasswordOwner | null>;
  /**
   * Sets the password, ends the user's sessions but one and open links to a new password, and lets them know by mail, as a whole.
   * False when it is not the password of `from` any more, or the user is kept out since.
   */
  change(
    userId: string,
    change: { readonly from: string; readonly to: string; readonly sessionId: string; readonly storefront: string },
  ): Promise<boolean>;
}

interface PasswordChange {
  readonly password: string;
  readonly newPassword: string;
  readonly storefront: string;
}

export type PasswordChangeRefusal =
  | OwnPasswordRefusal
  | { readonly kind: 'invalid-password'; readonly problem: PasswordProblem };

/**
 * Changes the password of somebody who is signed in, with the one of before (specification §new-passwords). Who asks once more, as
 * after an answer that was lost, has changed it.
 */
export const makeChangePassword =
  (parts: {
    accounts: Accounts;
    changes: PasswordChanges;
    checkPassword: CheckOwnPassword;
    isKnownPassword: IsKnownPassword;
  }) =>
  async (
    user: { readonly id: string; readonly sessionId: string },
    { password, newPassword, storefront }: PasswordChange,
  ): Promise<Result<null, PasswordChangeRefusal>> => {
    const [checked, account, owner] = [
      await parts.checkPassword(user.id, password),
      await parts.accounts.active(user.id),
      await parts.changes.ownerOf(user.id),
    ];
    const from = account?.passwordHash ?? null;
    if (!checked.ok) {
      const isDone = checked.refusal.kind === 'wrong-password' && (await verifyPassword(newPassword, from));
      return isDone ? ok(null) : checked;
    }
    if (from === null || owner === null) return refused({ kind: 'wrong-password' });
    const problem = passwordProblem(newPassword, owner, await parts.isKnownPassword(newPassword));
    if (problem) return refused({ kind: 'invalid-password', problem });
    const change = { from, to: await hashPassword(newPassword), sessionId: user.sessionId, storefront };
    return (await parts.changes.change(user.id, change)) ? ok(null) : refused({ kind: 'wrong-password' });
  };
