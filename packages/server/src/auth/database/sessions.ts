import { plannedOnce, type Database } from '../../database/open.ts';
import { isTimeZone } from '../../time-zone.ts';
import { needsSecondFactor } from './needs-second-factor.ts';
import { hashPassword } from '../application/passwords.ts';
import { toAccount, toIdentity, type UserAccount } from '../../identity.ts';
import {
  maxUserAgent,
  newSession,
  seenEvery,
  sessionIdOf,
  sessionLife,
  type Browser,
  type Session,
  type Sessions,
} from '../application/sessions.ts';

/**
 * Sets a user's password, given hashed, and ends all of their sessions but the one that is kept; in a transaction. Answers the user as
 * they are then, null when they are not active.
 */
export const setPassword = async (
  trx: Database,
  userId: string,
  hash: string,
  { keeping = null }: { keeping?: string | null } = {},
): Promise<UserAccount | null> => {
  const user = await trx
    .updateTable('users')
    .set({ password_hash: hash })
    .where('id', '=', userId)
    .where('active', '=', true)
    .returningAll()
    .executeTakeFirst();
  if (user)
    await trx.deleteFrom('sessions').where('user_id', '=', userId).where('id', 'is distinct from', keeping).execute();
  return user ? toAccount(user) : null;
};

/** As `Sessions.open`, in a transaction. */
export const openSession = async (
  trx: Database,
  at: Date,
  user: Pick<UserAccount, 'id' | 'passwordHash'>,
  { address, userAgent, time_zone, providerSession = null }: Browser,
): Promise<Session | null> => {
  const session = newSession(new Date(at.getTime() + sessionLife));
  // One within which somebody acts for a customer is left until the audit log has the end of that.
  await trx
    .deleteFrom('sessions')
    .where('expires_at', '<=', at)
    .where('parent_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('sessions as acting').select('acting.id').whereRef('acting.parent_id', '=', 'sessions.id')),
      ),
    )
    .execute();
  // Locks the user's row: whoever changes the password or deactivates them waits, and then ends this session too.
  const current = await trx
    .updateTable('users')
    .set({ last_signed_in_at: at, ...(isTimeZone(time_zone) && { time_zone }) })
    .where('id', '=', user.id)
    .where('active', '=', true)
    .where('password_hash', 'is not distinct from', user.passwordHash)
    .returning('id')
    .executeTakeFirst();
  if (!current) return null;
  await trx
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: user.id,
      expires_at: session.expiresAt,
      created_at: at,
      last_seen_at: at,
      renewal_used_at: at,
      renewed_at: at,
      user_agent: userAgent?.slice(0, maxUserAgent) ?? null,
      address,
      provider_session: providerSession,
    })
    .execute();
  return session;
};

export const createSessions = (database: Database, now: () => Date): Sessions => ({
  open: (user, browser) => database.transaction().execute((trx) => openSession(trx, now(), user, browser)),
  find: async (named) => {
    const id = 'id' in named ? named.id : sessionIdOf(named.secret);
    const row = await database
      .selectFrom('sessions')
      .modifyFront(plannedOnce)
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .innerJoin('sessions as own', (join) =>
        join.on(({ eb, fn }) => eb('own.id', '=', fn.coalesce('sessions.parent_id', 'sessions.id'))),
      )
      .selectAll('users')
      .select(['sessions.expires_at', 'sessions.last_seen_at', 'sessions.parent_id', 'sessions.acting_for'])
      .select(['own.renewal', 'own.renewal_used_at'])
      .select(needsSecondFactor().as('needs_second_factor'))
      .where('sessions.id', '=', id)
      .where('sessions.expires_at', '>', now())
      .where('users.active', '=', true)
      .executeTakeFirst();
    if (!row) return null;
    return {
      session: { id, expiresAt: row.expires_at },
      user: { ...toIdentity(toAccount(row)), needsSecondFactor: row.needs_second_factor },
      lastSeenAt: row.last_seen_at,
      acting: row.parent_id && row.acting_for ? { parentId: row.parent_id, customerNo: row.acting_for } : null,
      unseenRenewal: row.renewal_used_at === null ? row.renewal : null,
    };
  },
  seen: async (id) => {
    const at = now();
    await database
      .updateTable('sessions')
      .set({ last_seen_at: at })
      .where('id', '=', id)
      .where('last_seen_at', '<=', new Date(at.getTime() - seenEvery))
      .execute();
  },
  sawRenewal: async (id, number) => {
    await database
      .updateTable('sessions')
      .set({ renewal_used_at: now() })
      .where('id', '=', id)
      .where('renewal', '=', number)
      .where('renewal_used_at', 'is', null)
      .execute();
  },
  list: async (userId, currentId) => {
    const rows = await database
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', userId)
      .where('parent_id', 'is', null)
      .where('expires_at', '>', now())
      .orderBy('last_seen_at', 'desc')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      userAgent: row.user_agent,
      address: row.address,
      current: row.id === currentId,
    }));
  },
  close: async (id) => {
    const own = database.selectFrom('sessions').select(({ fn }) => fn.coalesce('parent_id', 'id').as('id'));
    const ended = await database
      .deleteFrom('sessions')
      .where('id', '=', own.where('id', '=', id))
      .returning('id')
      .executeTakeFirst();
    return ended?.id ?? null;
  },
  replace: async (id) => {
    await database
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('sessions as acting').select('acting.id').whereRef('acting.parent_id', '=', 'sessions.id')),
        ),
      )
      .execute();
  },
  end: async (userId, id) => {
    const ended = await database
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('parent_id', 'is', null)
      .returning('id')
      .executeTakeFirst();
    return ended !== undefined;
  },
  endAll: async (userId) => {
    await database.deleteFrom('sessions').where('user_id', '=', userId).execute();
  },
  changePassword: async (userId, password) => {
    const hash = await hashPassword(password);
    await database.transaction().execute((trx) => setPassword(trx, userId, hash));
  },
});
