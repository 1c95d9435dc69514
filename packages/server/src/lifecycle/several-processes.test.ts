import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { customerNoOf } from '@connect/core/domain/account/customer-no';
import { orderNoOf } from '@connect/core/domain/documents/number';
import { Meilisearch } from 'meilisearch';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addEvents } from '../database/add-events.ts';
import { openServer, type Database } from '../database/open.ts';
import { prepareDatabase } from '../database/prepare.ts';
import { indexes } from '../indexing/application/indexes.ts';
import { noPostgres, startPostgres } from '../testing/postgres.ts';
import { buildServer, startProcess, type ServerProcess } from '../testing/server-process.ts';
import { testNow } from '../testing/demo-database.ts';
import { freePort, searchProgram } from '../testing/search-process.ts';

const masterKey = 'a-master-key-of-thirty-two-letters';
let url: string;
let database: Database;
let folder: string;
const processes: ServerProcess[] = [];

const start = (name: string, environment: Record<string, string> = {}): ServerProcess => {
  const started = startProcess({
    DATABASE_URL: url,
    DATA_DIR: join(folder, name),
    MEILI_MASTER_KEY: masterKey,
    ...environment,
  });
  processes.push(started);
  return started;
};
const stopAll = async (): Promise<void> => {
  for (const each of processes) each.kill('SIGKILL');
  await Promise.all(processes.splice(0).map(({ ended }) => ended));
};

let made = 920_000;
const place = async (): Promise<string> => {
  const no = orderNoOf(`SO-${made++}`);
  await database.transaction().execute(async (trx) => {
    const order = await trx.selectFrom('orders').selectAll().limit(1).executeTakeFirstOrThrow();
    await trx
      .insertInto('orders')
      .values({ ...order, no, sr_no: null, external_reference: null })
      .execute();
    const event = { orderNo: no, customerNo: customerNoOf('C10482') };
    await addEvents(trx, [{ kind: 'order.withdrawn', at: testNow, data: event }]);
  });
  return no;
};
const findAt = async (host: string, no: string): Promise<number> => {
  const { hits } = await new Meilisearch({ host, apiKey: masterKey })
    .index(indexes.orders)
    .search(no, { matchingStrategy: 'all' });
  return hits.length;
};
/** Milliseconds until an order is found everywhere. */
const foundAfter = async (hosts: readonly string[], no: string): Promise<number> => {
  const started = performance.now();
  for (const host of hosts)
    await expect.poll(() => findAt(host, no).catch(() => 0), { interval: 20, timeout: 120_000 }).toBe(1);
  return performance.now() - started;
};

describe.skipIf(noPostgres())('several processes on one PostgreSQL', () => {
  beforeAll(async () => {
    buildServer();
    url = await (await startPostgres()).newDatabase();
    folder = await mkdtemp(join(tmpdir(), 'connect-several-'));
    const first = start('first');
    await first.url;
    await stopAll();
    database = openServer(url, () => undefined);
    await prepareDatabase(database, null);
  });
  afterAll(async () => {
    await stopAll();
    await database.destroy();
    await rm(folder, { recursive: true, force: true });
  });

  it('each have an index of their own in which orders of all are found, after a pause of one, too', async () => {
    const [one, two] = [start('first'), start('second')];
    const hosts = (await Promise.all([one.url, two.url])).map((host) => `${host}/search`);
    const took = await foundAfter(hosts, await place());
    two.kill('SIGSTOP');
    const no = await place();
    await foundAfter(hosts.slice(0, 1), no);
    two.kill('SIGCONT');
    const tookAfterPause = await foundAfter(hosts, no);
    // Two seconds are promised; a machine that does other things meanwhile has more time.
    expect(Math.max(took, tookAfterPause)).toBeLessThan(10_000);
    await stopAll();
  });

  it('feed a service that they share from one of them, and from another when that is killed', async () => {
    const port = await freePort();
    const host = `http://127.0.0.1:${port}`;
    const env = { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'engine'), MEILI_MASTER_KEY: masterKey };
    const engine = spawn(process.execPath, [searchProgram], { env, stdio: 'ignore' });
    try {
      const client = new Meilisearch({ host, apiKey: masterKey });
      await expect.poll(() => client.isHealthy(), { timeout: 120_000 }).toBe(true);
      const all = ['first', 'second', 'third'].map((name) => start(name, { MEILI_URL: host }));
      await Promise.all(all.map((each) => each.url));
      const added = async (): Promise<number> => {
        const { results } = await client.tasks.getTasks({ limit: 1000, indexUids: [indexes.customers] });
        return results.filter(({ type }) => type === 'documentAdditionOrUpdate').length;
      };
      expect(await added()).toBe(1);
      await foundAfter([host], await place());
      for (const each of all.slice(0, 2)) {
        each.kill('SIGKILL');
        await each.ended;
        expect(await foundAfter([host], await place())).toBeLessThan(20_000);
      }
      const last = await place();
      await foundAfter([host], last);
      expect(await added()).toBe(1);
      const { count } = await database
        .selectFrom('orders')
        .innerJoin('customers', 'customers.no', 'orders.customer_no')
        .where('customers.removed_at', 'is', null)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      expect((await client.index(indexes.orders).getStats()).numberOfDocuments).toBe(Number(count));
    } finally {
      engine.kill('SIGKILL');
    }
  });
});
