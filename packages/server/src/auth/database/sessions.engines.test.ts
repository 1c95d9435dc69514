import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { engines } from '../../testing/engines.ts';
import { createSessions } from './sessions.ts';

const [, server] = engines;

it.skipIf(server?.missing)('who a session is of is planned once a connection, and found each time', async () => {
  const data = await server?.open();
  if (!data) throw new Error('there is no server');
  const user = await data.database
    .selectFrom('users')
    .selectAll()
    .where('password_hash', 'is not', null)
    .where('active', '=', true)
    .limit(1)
    .executeTakeFirstOrThrow();
  const anyBrowser = { address: '127.0.0.1', userAgent: null };
  await data.database.connection().execute(async (connection) => {
    const sessions = createSessions(connection, () => new Date());
    const opened = await sessions.open({ id: user.id, passwordHash: user.password_hash }, anyBrowser);
    const found = async () => (await sessions.find({ id: opened?.id ?? '' }))?.user.id;
    const another = await sessions.find({ id: '00000000-0000-4000-8000-000000000000' });
    expect([await found(), await found(), another]).toEqual([user.id, user.id, null]);
    const { rows } = await sql<{ uses: string }>`
      select generic_plans + custom_plans as uses from pg_prepared_statements`.execute(connection);
    expect(rows).toEqual([{ uses: '3' }]);
    // A newer version has a column more, while this one goes on.
    await sql`alter table users add column more text`.execute(data.owner);
    expect([await found(), await found()]).toEqual([user.id, user.id]);
  });
  await data.close();
});
