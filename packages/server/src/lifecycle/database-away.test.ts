import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openServer } from '../database/open.ts';
import { noPostgres, startPostgres } from '../testing/postgres.ts';
import { openWay } from '../testing/way.ts';
import { buildServer, startProcess, type ServerProcess } from '../testing/server-process.ts';

const signIn = (url: string) =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'priya@northgate.example', password: 'Connect-demo-1' }),
  });

describe.skipIf(noPostgres())('a portal whose database goes away', () => {
  let way: Awaited<ReturnType<typeof openWay>>;
  let server: ServerProcess;
  let folder: string;
  /** Changes the database for all who connect from then on, and ends what is connected. */
  let alter: (setting: string) => Promise<void>;
  beforeAll(async () => {
    buildServer();
    const postgres = await startPostgres();
    const database = new URL(await postgres.newDatabase());
    const name = database.pathname.slice(1);
    const beside = new URL(await postgres.newDatabase()).href;
    alter = async (setting) => {
      const operator = openServer(beside, () => undefined);
      const how = setting.startsWith('allow') ? `with ${setting}` : `set ${setting}`;
      await sql.raw(`alter database ${name} ${how}`).execute(operator);
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${name}`.execute(operator);
      await operator.destroy();
    };
    way = await openWay(Number(database.port));
    database.port = String(way.port);
    folder = await mkdtemp(join(tmpdir(), 'connect-away-'));
    server = startProcess({ DATABASE_URL: database.href, DATA_DIR: folder });
    await server.url;
  });
  afterAll(async () => {
    server.kill('SIGKILL');
    await server.ended;
    await way.cut();
    await rm(folder, { recursive: true, force: true });
  });

  it('says so with 503, when to come again, and what is away; and is back by itself', async () => {
    const url = await server.url;
    expect((await signIn(url)).status).toBe(200);
    await way.cut();
    const away = await signIn(url);
    expect([away.status, away.headers.get('Retry-After')]).toEqual([503, '1']);
    expect(await away.json()).toMatchObject({ code: 'unavailable' });
    const health = await fetch(`${url}/health`);
    expect([health.status, await health.json()]).toMatchObject([
      503,
      { status: 'unavailable', message: 'No answer from the database.', database: false, search: true },
    ]);
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    await way.mend();
    await expect.poll(async () => (await signIn(url)).status, { timeout: 10_000 }).toBe(200);
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });

  it('waits no longer than some seconds for one that hangs, and is back by itself', async () => {
    const url = await server.url;
    const page = () => fetch(`${url}/connect/`);
    expect((await page()).status).toBe(200);
    way.freeze();
    const answers = await Promise.all([page(), signIn(url)]);
    expect(answers.map(({ status, headers }) => [status, headers.get('Retry-After')])).toEqual([
      [503, '1'],
      [503, '1'],
    ]);
    way.thaw();
    await expect.poll(async () => (await signIn(url)).status, { timeout: 10_000 }).toBe(200);
    expect((await page()).status).toBe(200);
  });

  it.each(['default_transaction_read_only = on', 'allow_connections = false'])(
    'says with 503 that a database is not there with %s, and is back by itself',
    async (setting) => {
      const url = await server.url;
      expect((await signIn(url)).status).toBe(200);
      await alter(setting);
      expect((await fetch(`${url}/health`)).status).toBe(503);
      expect((await signIn(url)).status).toBe(503);
      await alter('default_transaction_read_only = off');
      await alter('allow_connections = true');
      await expect.poll(async () => (await signIn(url)).status, { timeout: 10_000 }).toBe(200);
    },
  );
});
