import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, type Database } from '../database/open.ts';
import { noPostgres, startPostgres } from '../testing/postgres.ts';
import { linesOf, restoreInPlace } from '../testing/restore-in-place.ts';
import { buildServer, startProcess, type ServerProcess } from '../testing/server-process.ts';

describe.skipIf(noPostgres())('a portal that stood still while its database was restored', () => {
  let url: string;
  let beside: Database;
  let folder: string;
  let server: ServerProcess;
  beforeAll(async () => {
    buildServer();
    const postgres = await startPostgres();
    url = await postgres.newDatabase();
    beside = openServer(await postgres.newDatabase(), () => undefined);
    folder = await mkdtemp(join(tmpdir(), 'connect-restored-'));
    server = startProcess({ DATABASE_URL: url, DATA_DIR: folder, DEMO: 'off', LOG_LEVEL: 'error' });
    await server.url;
  });
  afterAll(async () => {
    server.kill('SIGKILL');
    await server.ended;
    await beside.destroy();
    await rm(folder, { recursive: true, force: true });
  });

  it('ends when it goes on, says why, and has written nothing', async () => {
    server.kill('SIGSTOP');
    const name = new URL(url).pathname.slice(1);
    await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = ${name}`.execute(beside);
    const database = openServer(url, () => undefined);
    await restoreInPlace(database);
    const restored = await linesOf(database);
    server.kill('SIGCONT');
    const { code, out } = await server.ended;
    expect([code, out.match(/the database was restored/g)]).toEqual([1, ['the database was restored']]);
    expect(await linesOf(database)).toEqual(restored);
    await database.destroy();
  });
});
