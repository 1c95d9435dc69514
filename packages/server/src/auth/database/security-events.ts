import type { SignInEvent, SignInEventKind, SignInMeans } from '@connect/core/domain/access/sign-in-event';
import { sql } from 'kysely';
import { createHmac } from 'node:crypto';
import { daysAfter } from '../../calendar.ts';
import type { Database } from '../../database/open.ts';
import { keepSecurityEventsDays, type NotedEvent, type SecurityEvents } from '../application/security-events.ts';
import { maxUserAgent } from '../application/sessions.ts';
import { derivedKey, type KeyRing } from '../../key-ring.ts';

/** How many of a user are shown. */
const most = 30;
/** How many of everybody at a time. */
const page = 50;
/** Milliseconds in which it is written down once that somebody has to wait. */
const limitedEvery = 60 * 60 * 1000;

const toEvent = (row: {
  readonly id: string;
  readonly at: Date;
  readonly kind: SignInEventKind;
  readonly means: SignInMeans | null;
  readonly address: string | null;
  readonly user_agent: string | null;
}): SignInEvent => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: row.kind,
  means: row.means,
  address: row.address,
  userAgent: row.user_agent,
});

interface Parts {
  readonly database: Database;
  readonly keys: KeyRing;
  readonly now: () => Date;
}

export const createSecurityEvents = ({ database, keys, now }: Parts): SecurityEvents => {
  const key = derivedKey(keys[0], 'unknown email');
  const hashOf = (email: string): string => createHmac('sha256', key).update(email).digest('base64url');
  const whose = ({ userId, email }: Pick<NotedEvent, 'userId' | 'email'>) => ({
    user_id: userId,
    email_hash: userId === null && email !== undefined ? hashOf(email) : null,
  });
  const note: SecurityEvents['note'] = async ({ kind, means, ...who }, { address, userAgent }) => {
    await database
      .insertInto('security_events')
      .values({
        at: now(),
        kind,
        means,
        ...whose(who),
        address,
        user_agent: userAgent?.slice(0, maxUserAgent) ?? null,
      })
      .execute();
  };
  return {
    note,
    noteLimited: async (who, origin) => {
      const { user_id: userId, email_hash: emailHash } = whose(who);
      const noted = await database
        .selectFrom('security_events')
        .select('id')
        .where((row) => (userId === null ? row('email_hash', '=', emailHash) : row('user_id', '=', userId)))
        .where('kind', '=', 'limited')
        .where('address', '=', origin.address)
        .where('at', '>', new Date(now().getTime() - limitedEvery))
        .executeTakeFirst();
      if (!noted) await note({ ...who, kind: 'limited', means: null }, origin);
    },
    placesOf: async (userId, { address, userAgent }) => {
      const row = await database
        .selectFrom('security_events')
        .select(({ fn, eb }) => [
          fn.countAll<string>().as('all'),
          fn
            .countAll<string>()
            .filterWhere(
              eb.and([
                eb('address', '=', address),
                eb('user_agent', 'is not distinct from', userAgent?.slice(0, maxUserAgent) ?? null),
              ]),
            )
            .as('known'),
        ])
        .where('user_id', '=', userId)
        .where('kind', '=', 'signed-in')
        .executeTakeFirstOrThrow();
      return { isFirst: Number(row.all) === 0, isKnown: Number(row.known) > 0 };
    },
    knowsAddress: async (email, address) => {
      const row = await database
        .selectFrom('security_events')
        .innerJoin('users', 'users.id', 'security_events.user_id')
        .select('security_events.id')
        .where('users.email', '=', email)
        .where('kind', '=', 'signed-in')
        .where('address', '=', address)
        .executeTakeFirst();
      return row !== undefined;
    },
    ofUser: async (userId) => {
      const rows = await database
        .selectFrom('security_events')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('id', 'desc')
        .limit(most)
        .execute();
      return rows.map(toEvent);
    },
    ofAll: async ({ email, before }) => {
      let query = database
        .selectFrom('security_events as event')
        .leftJoin('users', 'users.id', 'event.user_id')
        .selectAll('event')
        .select(['users.email', 'users.first_name', 'users.last_name']);
      if (email !== '')
        query = query.where(({ eb, or }) => or([eb('users.email', '=', email), eb('email_hash', '=', hashOf(email))]));
      if (before !== undefined) query = query.where('event.id', '<', before);
      const rows = await query
        .orderBy('event.id', 'desc')
        .limit(page + 1)
        .execute();
      const data = rows.slice(0, page).map(({ email: of, first_name: firstName, last_name: lastName, ...row }) => ({
        ...toEvent(row),
        account: of === null ? null : { email: of, firstName: firstName ?? '', lastName: lastName ?? '' },
      }));
      return { data, next: rows.length > page ? (data.at(-1)?.id ?? null) : null };
    },
    forgetOld: async () => {
      const before = daysAfter(now(), -keepSecurityEventsDays);
      await sql`select forget_security_events(${before})`.execute(database);
    },
  };
};
