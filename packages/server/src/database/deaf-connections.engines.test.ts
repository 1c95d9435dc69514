import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isAway } from '../http/is-away.ts';
import { noPostgres, startPostgres } from '../testing/postgres.ts';
import { openWay } from '../testing/way.ts';
import { openServer, type Database } from './open.ts';

const patience = 300;

describe.skipIf(noPostgres())('a connection to PostgreSQL', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>;
  let way: Awaited<ReturnType<typeof openWay>>;
  let database: Database;
  beforeAll(async () => {
    server = await startPostgres();
  });
  beforeEach(async () => {
    const url = new URL(await server.newDatabase());
    way = await openWay(Number(url.port));
    url.port = String(way.port);
    database = openServer(url.href, () => undefined, undefined, undefined, patience);
  });
  afterEach(async () => {
    await database.destroy();
    await way.cut();
  });

  it('whose answers get lost breaks, and the next one is asked', async () => {
    await sql`select 1`.execute(database);
    way.deafen();
    const lost = sql`select 1`.execute(database);
    const error: unknown = await lost.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: expect.stringContaining('Its answers get lost') });
    expect(isAway(error)).toBe(true);
    expect((await sql`select 1 as one`.execute(database)).rows).toEqual([{ one: 1 }]);
  });

  it('with a statement that takes long is let be, and one in the midst of a transaction', async () => {
    const [slow] = await Promise.all([
      sql`select pg_sleep(${(patience * 6) / 1000}), 1 as one`.execute(database),
      database.transaction().execute(async (transaction) => {
        await new Promise((resolve) => setTimeout(resolve, patience * 4));
        await sql`select 1`.execute(transaction);
      }),
    ]);
    expect(slow.rows).toMatchObject([{ one: 1 }]);
  });
});
