import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noPostgres, startPostgres } from '../testing/postgres.ts';
import { restoreInPlace } from '../testing/restore-in-place.ts';
import { createDataSetWatch } from './data-set.ts';
import { openFeeding } from './feeding.ts';
import { openServer, type Database } from './open.ts';
import { prepareDatabase } from './prepare.ts';

describe.skipIf(noPostgres())('a process whose connections were cut', () => {
  let url: string;
  let beside: Database;
  beforeAll(async () => {
    const server = await startPostgres();
    url = await server.newDatabase();
    beside = openServer(await server.newDatabase(), () => undefined);
  });
  afterAll(() => beside.destroy());

  const cut = () =>
    sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = ${new URL(url).pathname.slice(1)}`.execute(beside);
  const inItsPlace = async (): Promise<void> => {
    const database = openServer(url, () => undefined);
    await restoreInPlace(database);
    await database.destroy();
  };

  it('asks nothing of the data that were put there meanwhile, and goes on where they are the same', async () => {
    const heard: string[] = [];
    const watch = createDataSetWatch(() => heard.push('other'));
    const database = openServer(url, () => undefined, undefined, watch.check);
    watch.expect((await prepareDatabase(database, null)).dataSetId);
    const users = () => sql`select count(*) from users`.execute(database);
    await cut();
    await expect.poll(() => users().then(() => 'answered', String)).toBe('answered');
    expect(heard).toEqual([]);
    await cut();
    await inItsPlace();
    await expect(users()).rejects.toThrow('other data');
    expect(heard).toEqual(['other']);
    await database.destroy();
  });

  it('listens for no changes of other data either', async () => {
    const database = openServer(url, () => undefined);
    const heard: string[] = [];
    const watch = createDataSetWatch(() => heard.push('other'));
    watch.expect((await prepareDatabase(database, null)).dataSetId);
    await database.destroy();
    const feeding = openFeeding(url, () => heard.push('change'), { shared: true, check: watch.check });
    await expect.poll(() => feeding.isOurs()).toBe(true);
    heard.length = 0;
    // The one that restores would be refused by one that connects a second after it is cut.
    await cut();
    const other = openServer(url, () => undefined);
    await sql`update secrets set value = 'other' where name = 'data-set'`.execute(other);
    await other.destroy();
    await expect.poll(() => heard, { timeout: 5000 }).toContain('other');
    expect(await feeding.isOurs()).toBe(false);
    expect(heard).not.toContain('change');
    await feeding.close();
  });
});
