import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { seedDemo } from '../demo/seed.ts';
import { openBareDatabase, openEmptyDatabase, testNow } from '../testing/demo-database.ts';
import { NewerSchema, prepareDatabase } from './prepare.ts';

describe('preparing a database', () => {
  it('leaves nothing of a seeding that was cut short, and seeds at the next start', async () => {
    const database = await openBareDatabase();
    const cutShort = prepareDatabase(database, async (trx) => {
      await seedDemo({ now: testNow, scale: 0.02 })(trx);
      throw new Error('killed');
    });
    await expect(cutShort).rejects.toThrow('killed');
    const shared = await prepareDatabase(database, seedDemo({ now: testNow, scale: 0.02 }));
    expect(shared.demo).toBe(true);
    const users = await database.selectFrom('users').selectAll().execute();
    expect(users).toHaveLength(11);
    // Again, as at every start after that: the same keys, the same data set.
    expect(await prepareDatabase(database, seedDemo({ now: testNow, scale: 0.02 }))).toEqual(shared);
    await database.destroy();
  });

  it('takes in a migration that came after one with a later number', async () => {
    const { database, shared } = await openEmptyDatabase();
    await sql`alter table customers drop column second_factor_demanded`.execute(database);
    await sql`delete from kysely_migration where name = '105-demanded-second-factor'`.execute(database);
    expect(await prepareDatabase(database, null)).toEqual(shared);
    expect(await database.selectFrom('customers').select('second_factor_demanded').execute()).toEqual([]);
    await database.destroy();
  });

  it('says which migration failed, and of what', async () => {
    const { database } = await openEmptyDatabase();
    await sql`delete from kysely_migration where name = '118-request-ids'`.execute(database);
    await expect(prepareDatabase(database, null)).rejects.toThrow(
      /^migration 118-request-ids: column "request_id" of relation "mail_jobs" already exists$/,
    );
    await database.destroy();
  });

  it('without demo data has the schema, and neither accounts nor keys', async () => {
    const database = await openBareDatabase();
    const shared = await prepareDatabase(database, null);
    expect(shared.demo).toBe(false);
    expect(await database.selectFrom('users').selectAll().execute()).toEqual([]);
    const secrets = await database.selectFrom('secrets').select('name').orderBy('name').execute();
    expect(secrets.map(({ name }) => name)).toEqual(['data-kind', 'data-set']);
    await database.destroy();
  });

  it('goes on with a database whose migrations were kept in a table of their own, and refuses one of a newer version', async () => {
    const { database, shared } = await openEmptyDatabase();
    await sql`alter table kysely_migration rename to migrations`.execute(database);
    await sql`alter table migrations drop column timestamp`.execute(database);
    expect(await prepareDatabase(database, null)).toEqual(shared);
    await sql`insert into kysely_migration values ('999-of-tomorrow', '9999')`.execute(database);
    await expect(prepareDatabase(database, null)).rejects.toThrow(new NewerSchema('it has 999-of-tomorrow'));
    await database.destroy();
  });
});
