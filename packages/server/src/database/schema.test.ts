import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openEmptyDatabase } from '../testing/demo-database.ts';
import { continueNumbers } from './schema.ts';

it.each(['nestloop', 'hashjoin', 'mergejoin', 'seqscan', 'indexscan'])(
  'numbers go on whatever way the planner takes, such as without %s',
  async (way) => {
    const { database } = await openEmptyDatabase();
    await database.transaction().execute(async (trx) => {
      await sql`create schema aside`.execute(trx);
      await sql`create table aside.theirs (id serial primary key)`.execute(trx);
      await sql`create table ours (id bigint generated always as identity, "And" serial)`.execute(trx);
      await sql`insert into ours overriding system value values (41, 7)`.execute(trx);
      await sql.raw(`set local enable_${way} = off`).execute(trx);
      await continueNumbers(trx);
      const { rows } = await sql<{ id: string; And: number }>`insert into ours default values returning *`.execute(trx);
      expect(rows.map(({ id, And }) => [Number(id), And])).toEqual([[42, 8]]);
    });
    await database.destroy();
  },
);
