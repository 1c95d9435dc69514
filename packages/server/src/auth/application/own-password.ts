import { ok, refused, type Result } from '@connect/core/domain/result';
import type { Accounts } from './accounts.ts';
import type { AttemptLimit, Attempts } from './attempts.ts';
import { verifyPassword } from './passwords.ts';

/** Wrong passwords of one user who is signed in, before they have to wait. */
export const passwordLimit: AttemptLimit = { attempts: 5, window: 5 * 60 };

export type OwnPasswordRefusal =
  | { readonly kind: 'wrong-password' }
  | { readonly kind: 'too-many-attempts'; readonly seconds: number };

/**
 * Whether it is the password of somebody who is signed in: a session alone, of an unattended browser or a copied token, does not
 * change what keeps others out. Whoever has no password, as staff, is always refused.
 */
export type CheckOwnPassword = (userId: string, password: string) => Promise<Result<null, OwnPasswordRefusal>>;

export const makeCheckOwnPassword =
  ({ accounts, attempts }: { accounts: Accounts; attempts: Attempts }): CheckOwnPassword =>
  async (userId, password) => {
    const counted = { kind: 'own-password', text: userId };
    const seconds = await attempts.count({ ...counted, limit: passwordLimit });
    if (seconds !== null) return refused({ kind: 'too-many-attempts', seconds });
    const user = await accounts.active(userId);
    if (!(await verifyPassword(password, user?.passwordHash ?? null))) return refused({ kind: 'wrong-password' });
    await attempts.forget(counted);
    return ok(null);
  };
