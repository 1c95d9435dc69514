import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { openServer, type Database } from '../database/open.ts';
import { createLog } from '../log.ts';
import { noPostgres, startPostgres } from '../testing/postgres.ts';
import { openDatabase } from './open-database.ts';
import { StartError } from './start-error.ts';

const missing = noPostgres();
const keys = `2026a:${randomBytes(32).toString('base64url')}`;

describe.skipIf(missing)('a start with two roles of the database (ADR 163)', () => {
  let owner: URL;
  let portal: URL;
  let asOwner: Database;
  beforeAll(async () => {
    const made = new URL(await (await startPostgres()).newDatabase());
    const administrator = openServer(made.href, () => undefined);
    for (const statement of [
      'create role start_owner login',
      'create role start_portal login',
      `alter database ${made.pathname.slice(1)} owner to start_owner`,
    ])
      await sql.raw(statement).execute(administrator);
    await administrator.destroy();
    [owner, portal] = [new URL(made), new URL(made)];
    [owner.username, portal.username] = ['start_owner', 'start_portal'];
    asOwner = openServer(owner.href, () => undefined);
  });
  afterAll(() => asOwner?.destroy());

  const start = (url: URL, ownerUrl: URL | null = owner) => {
    const config = readConfig({
      DATABASE_URL: url.href,
      ...(ownerUrl && { DATABASE_OWNER_URL: ownerUrl.href }),
      DEMO: 'off',
      TOKEN_KEYS: keys,
    });
    if (!config.ok) throw new Error(config.refusal);
    return openDatabase(config.value, null, { log: createLog('silent'), now: () => new Date() });
  };

  it('makes the tables by the one, and works with them as the other; a second one finds all as it is', async () => {
    for (const time of ['first', 'second']) {
      const { database } = await start(portal);
      const { rows } = await sql<{ owner: string; role: string; rights: boolean }>`
        select tableowner as owner, current_user as role, has_table_privilege('audit_log', 'delete') as rights
        from pg_tables where tablename = 'audit_log'`.execute(database);
      expect(rows, time).toEqual([{ owner: 'start_owner', role: 'start_portal', rights: false }]);
      await database.insertInto('secrets').values({ name: time, value: 'x' }).execute();
      await database.destroy();
    }
  });

  it('that has what a migration brings since then gives the portal that, too', async () => {
    await sql`create table brought_later (no integer)`.execute(asOwner);
    const { database } = await start(portal);
    await sql`insert into brought_later values (1)`.execute(database);
    await database.destroy();
    await sql`drop table brought_later`.execute(asOwner);
  });

  it('of one role given twice, or of a portal that owns the tables, is refused by name', async () => {
    await expect(start(owner)).rejects.toThrow(
      new StartError('DATABASE_OWNER_URL must be of another role than DATABASE_URL (start_owner).'),
    );
    const above = new URL(owner);
    above.username = 'postgres';
    await expect(start(above)).rejects.toThrow(/^The role postgres of DATABASE_URL owns the portal's tables/);
  });

  it('without the owner finds a schema that it cannot bring up to date, and says so', async () => {
    await sql`delete from kysely_migration where name = '122-audit-chain-owner'`.execute(asOwner);
    await expect(start(portal, null)).rejects.toThrow(/migration 122-audit-chain-owner: must be owner/);
    const { database } = await start(portal);
    await database.destroy();
  });
});
