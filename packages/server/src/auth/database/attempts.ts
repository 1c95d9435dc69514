import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';
import type { Attempts } from '../application/attempts.ts';

// Hashed, so that the table is no list of who tried to sign in from where.
const keyOf = ({ kind, text }: { kind: string; text: string }): string =>
  `${kind}:${createHash('sha256').update(text).digest('base64url')}`;

export const createAttempts = (database: Database, now: () => Date): Attempts => ({
  count: async ({ limit, ...attempt }) => {
    const at = now();
    const fresh = new Date(at.getTime() + limit.window * 1000);
    const row = await database
      .insertInto('login_limits')
      .values({ key: keyOf(attempt), failures: 1, resets_at: fresh })
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
  },
  forget: async (attempt) => {
    await database.deleteFrom('login_limits').where('key', '=', keyOf(attempt)).execute();
  },
  takeBack: async (attempt) => {
    await database
      .updateTable('login_limits')
      .set({ failures: sql`failures - 1` })
      .where('key', '=', keyOf(attempt))
      .execute();
  },
  forgetOld: async () => {
    await database.deleteFrom('login_limits').where('resets_at', '<=', now()).execute();
  },
});
