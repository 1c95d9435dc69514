import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

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

/** How many attempts are let through within a window of seconds from the first. */
export interface AttemptLimit {
  readonly attempts: number;
  readonly window: number;
}

// Hashed, so that the table is no list of who tried to sign in from where.
const keyOf = (kind: string, text: string): string =>
  `${kind}:${createHash('sha256').update(text).digest('base64url')}`;

/**
 * Counts an attempt of a kind at something and answers the seconds to wait when there have been too many, else null. The counts live
 * in the database, shared by all processes, and one made at once with others is counted too.
 */
export const countAttempt = async (
  database: Database,
  at: Date,
  { kind, text, limit }: { kind: string; text: string; limit: AttemptLimit },
): Promise<number | null> => {
  const fresh = new Date(at.getTime() + limit.window * 1000);
  const row = await database
    .insertInto('login_limits')
    .values({ key: keyOf(kind, text), failures: 1, resets_at: fresh })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql`case when login_limits.resets_at <= ${at} then 1 else login_limits.failures + 1 end`,
        resets_at: sql`case when login_limits.resets_at <= ${at} then ${fresh} else login_limits.resets_at end`,
      }),
    )
    .returning(['failures', 'resets_at'])
    .executeTakeFirstOrThrow();
  if (row.failures <= limit.attempts) return null;
  return Math.max(1, Math.ceil((row.resets_at.getTime() - at.getTime()) / 1000));
};

/** Starts a count again: an attempt was right. */
export const forgetAttempts = async (
  database: Database,
  { kind, text }: { kind: string; text: string },
): Promise<void> => {
  await database.deleteFrom('login_limits').where('key', '=', keyOf(kind, text)).execute();
};

/** Limits failed sign-ins per account and per address. */
export const createLoginLimiter = (database: Database, now: () => Date, limits: LoginLimits): LoginLimiter => {
  const count = (kind: string, text: string, attempts: number): Promise<number | null> =>
    countAttempt(database, now(), { kind, text, limit: { attempts, window: limits.window } });
  return {
    take: async ({ email, address }) => {
      const waits = [
        await count('account', email, limits.perAccount),
        await count('address', address, limits.perAddress),
      ];
      const longest = Math.max(...waits.map((wait) => wait ?? 0));
      return longest > 0 ? longest : null;
    },
    forgive: async ({ email, address }) => {
      await forgetAttempts(database, { kind: 'account', text: email });
      await database
        .updateTable('login_limits')
        .set({ failures: sql`failures - 1` })
        .where('key', '=', keyOf('address', address))
        .execute();
      await database.deleteFrom('login_limits').where('resets_at', '<=', now()).execute();
    },
  };
};
