import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

export interface LoginLimits {
  /** Failed sign-ins to one account before it has to wait. */
  readonly perAccount: number;
  /** Failed sign-ins from one address before it has to wait. */
  readonly perAddress: number;
  /** Seconds after the first failure at which the count starts again. */
  readonly window: number;
}

export const loginLimits: LoginLimits = { perAccount: 5, perAddress: 40, window: 60 };

export interface LoginLimiter {
  /**
   * Counts an attempt before its password is looked at, so that attempts made at once are counted too. Answers the seconds to wait
   * when there have been too many, else null.
   */
  take(attempt: LoginAttempt): Promise<number | null>;
  /** Takes a count back: the attempt was right. */
  forgive(attempt: LoginAttempt): Promise<void>;
}

interface LoginAttempt {
  readonly email: string;
  readonly address: string;
}

// Hashed, so that the table is no list of who tried to sign in from where.
const keyOf = (kind: string, text: string): string =>
  `${kind}:${createHash('sha256').update(text).digest('base64url')}`;

/** Limits failed sign-ins per account and per address; the counts live in the database, shared by all processes. */
export const createLoginLimiter = (database: Database, now: () => Date, limits: LoginLimits): LoginLimiter => {
  const count = async (key: string, limit: number): Promise<number | null> => {
    const at = now();
    const fresh = new Date(at.getTime() + limits.window * 1000);
    const row = await database
      .insertInto('login_limits')
      .values({ key, failures: 1, resets_at: fresh })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          failures: sql`case when login_limits.resets_at <= ${at} then 1 else login_limits.failures + 1 end`,
          resets_at: sql`case when login_limits.resets_at <= ${at} then ${fresh} else login_limits.resets_at end`,
        }),
      )
      .returning(['failures', 'resets_at'])
      .executeTakeFirstOrThrow();
    if (row.failures <= limit) return null;
    return Math.max(1, Math.ceil((row.resets_at.getTime() - at.getTime()) / 1000));
  };
  return {
    take: async ({ email, address }) => {
      const waits = [
        await count(keyOf('account', email), limits.perAccount),
        await count(keyOf('address', address), limits.perAddress),
      ];
      const longest = Math.max(...waits.map((wait) => wait ?? 0));
      return longest > 0 ? longest : null;
    },
    forgive: async ({ email, address }) => {
      await database.deleteFrom('login_limits').where('key', '=', keyOf('account', email)).execute();
      await database
        .updateTable('login_limits')
        .set({ failures: sql`failures - 1` })
        .where('key', '=', keyOf('address', address))
        .execute();
      await database.deleteFrom('login_limits').where('resets_at', '<=', now()).execute();
    },
  };
};
