import { randomUUID } from 'node:crypto';
import type { Database } from '../database/open.ts';
import { hashPassword } from './passwords.ts';
import { toIdentity, type Identity } from './users.ts';

/** However often its token is renewed, a session ends after this many milliseconds. */
export const sessionLife = 12 * 60 * 60 * 1000;

export interface Session {
  readonly id: string;
  readonly expiresAt: Date;
}

export interface Sessions {
  open(userId: string): Promise<Session>;
  /** The session and its user as they are now; null when it has ended. */
  find(id: string): Promise<{ session: Session; user: Identity } | null>;
  close(id: string): Promise<void>;
  /** Sets a user's password and ends all of their sessions. */
  changePassword(userId: string, password: string): Promise<void>;
}

export const createSessions = (database: Database, now: () => Date): Sessions => ({
  open: async (userId) => {
    const session = { id: randomUUID(), expiresAt: new Date(now().getTime() + sessionLife) };
    await database.deleteFrom('sessions').where('expires_at', '<=', now()).execute();
    await database
      .insertInto('sessions')
      .values({ id: session.id, user_id: userId, expires_at: session.expiresAt })
      .execute();
    return session;
  },
  find: async (id) => {
    const row = await database
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .selectAll('users')
      .select('sessions.expires_at')
      .where('sessions.id', '=', id)
      .where('sessions.expires_at', '>', now())
      .executeTakeFirst();
    return row ? { session: { id, expiresAt: row.expires_at }, user: toIdentity(row) } : null;
  },
  close: async (id) => {
    await database.deleteFrom('sessions').where('id', '=', id).execute();
  },
  changePassword: async (userId, password) => {
    const hash = await hashPassword(password);
    await database.transaction().execute(async (trx) => {
      await trx.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute();
      await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
    });
  },
});
