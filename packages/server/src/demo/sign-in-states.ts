import { mostStates, type SignInStates } from '@connect/demo/sign-in-provider/store';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

/** What is under way at the demo's provider, in the database: a sign-in that begins at one process may go on at another. */
export const createSignInStates = (database: Database, now: () => Date): SignInStates => ({
  keep: async (key, state, seconds) => {
    const row = { state: JSON.stringify(state), ends_at: new Date(now().getTime() + seconds * 1000) };
    await database
      .insertInto('sign_in_states')
      .values({ key, ...row })
      .onConflict((known) => known.column('key').doUpdateSet(row))
      .execute();
    await database
      .deleteFrom('sign_in_states')
      .where(({ eb, or, selectFrom }) =>
        or([
          eb('ends_at', '<=', now()),
          eb('key', 'in', selectFrom('sign_in_states').select('key').orderBy('ends_at', 'desc').offset(mostStates)),
        ]),
      )
      .execute();
  },
  find: async (key) => {
    const row = await database
      .selectFrom('sign_in_states')
      .select('state')
      .where('key', '=', key)
      .where('ends_at', '>', now())
      .executeTakeFirst();
    return row?.state;
  },
  consume: async (key) => {
    await sql`update sign_in_states set state = state || '{"consumed": true}' where key = ${key}`.execute(database);
  },
  remove: async (key) => {
    await database.deleteFrom('sign_in_states').where('key', '=', key).execute();
  },
  removeGranted: async (grantId) => {
    await sql`delete from sign_in_states where state ->> 'grantId' = ${grantId}`.execute(database);
  },
});
