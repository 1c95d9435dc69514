import { fc, test } from '@fast-check/vitest';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { openEmbedded, type Database } from './open.ts';

let database: Database;
const queries: string[] = [];
beforeAll(async () => {
  ({ database } = await openEmbedded(undefined, {}, ({ sql: text }) => queries.push(text)));
  await sql`create table portal_settings (name text primary key, value json)`.execute(database);
});
afterAll(() => database.destroy());

describe('who hears of each statement', () => {
  test.prop([fc.uuid(), fc.uuid()])('hears of no value in it', async (name, secret) => {
    queries.length = 0;
    const value = JSON.stringify({ secret });
    await database.insertInto('portal_settings').values({ name, value }).execute();
    await sql`select value from portal_settings where name = ${name} or value ->> 'secret' = ${secret}`.execute(
      database,
    );
    expect(queries).toHaveLength(2);
    expect(queries.join('')).not.toContain(name);
    expect(queries.join('')).not.toContain(secret);
  });
});
