import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { customerNoOf } from '@connect/core/domain/account/customer-no';
import { orderNoOf } from '@connect/core/domain/documents/number';
import { demoPassword } from '@connect/demo/accounts';
import { Meilisearch } from 'meilisearch';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { addEvents } from '../database/add-events.ts';
import { openServer, type Database } from '../database/open.ts';
import { indexes } from '../indexing/application/indexes.ts';
import { createIndexedRows } from '../indexing/database/indexed-rows.ts';
import { countIndexes } from '../indexing/search/count-indexes.ts';
import { noPostgres, startPostgres, twoRoles } from '../testing/postgres.ts';
import { findOperatorAccess } from './operator-file.ts';
import { buildServer, startProcess, type ServerProcess } from '../testing/server-process.ts';
import { testNow } from '../testing/demo-database.ts';
import { codeFor, openBrowser } from '../testing/staff-browser.ts';
import { freePort, searchProgram } from '../testing/search-process.ts';

const masterKey = 'a-master-key-of-thirty-two-letters';
let ownerUrl: string;
let url: string;
let database: Database;
let folder: string;
const processes: ServerProcess[] = [];

const start = (name: string, environment: Record<string, string> = {}): ServerProcess => {
  const started = startProcess({
    DATABASE_URL: url,
    DATABASE_OWNER_URL: ownerUrl,
    DATA_DIR: join(folder, name),
    MEILI_MASTER_KEY: masterKey,
    TOKEN_KEYS_FILE: join(folder, 'keys.json'),
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
/** A buyer's order, over HTTP from an empty basket: its number. */
const buy = async (portal: string): Promise<string> => {
  const ask = async (method: string, path: string, body?: object, token?: string): Promise<Record<string, unknown>> => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
    const sent = { method, headers, signal: AbortSignal.timeout(60_000), ...(body && { body: JSON.stringify(body) }) };
    return v.parse(v.record(v.string(), v.unknown()), await (await fetch(`${portal}/api${path}`, sent)).json());
  };
  const login = { email: 'priya@northgate.example', password: demoPassword };
  const token = String((await ask('POST', '/auth/login', login))['token']);
  const of = (answer: Record<string, unknown>, name: string) => v.parse(v.array(v.looseObject({})), answer[name])[0];
  const item = of(await ask('GET', '/v3/items?q=glv', undefined, token), 'data');
  const changes = [{ kind: 'set', sku: item?.['sku'], quantity: item?.['minimum'] }];
  await ask('PATCH', '/v3/basket', { idempotencyKey: randomUUID(), changes }, token);
  const { version, totalIncVat } = await ask('GET', '/v3/basket', undefined, token);
  const address = of(await ask('GET', '/v3/checkout', undefined, token), 'addresses');
  const form = { basketVersion: version, totalIncVat, addressId: address?.['id'], reference: 'PO 4711' };
  const rest = { idempotencyKey: randomUUID(), requestedOn: null, notes: '', storefront: '' };
  return String((await ask('POST', '/v3/orders', { ...form, ...rest }, token))['no']);
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
    ({ ownerUrl, url } = await twoRoles(await (await startPostgres()).newDatabase()));
    folder = await mkdtemp(join(tmpdir(), 'connect-several-'));
    const first = start('first');
    await first.url;
    await stopAll();
    database = openServer(url, () => undefined);
  });
  afterAll(async () => {
    await stopAll();
    await database.destroy();
    await rm(folder, { recursive: true, force: true });
  });

  let both: Promise<{ readonly two: ServerProcess; readonly hosts: readonly string[] }> | null = null;
  /** Two processes that are reached at the same address, for the tests that do not end them. */
  const startTwo = () =>
    (both ??= (async () => {
      const [one, two] = ['first', 'second'].map((name) => start(name, { PUBLIC_URL: 'http://localhost' }));
      if (!one || !two) throw new Error('There are two of them');
      return { two, hosts: await Promise.all([one.url, two.url]) };
    })());

  it('each have an index of their own in which orders of all are found, after a pause of one, too', async () => {
    const { two, hosts: portals } = await startTwo();
    const hosts = portals.map((host) => `${host}/search`);
    const took = await foundAfter(hosts, await place());
    onTestFinished(() => two.kill('SIGCONT'));
    two.kill('SIGSTOP');
    const no = await place();
    await foundAfter(hosts.slice(0, 1), no);
    two.kill('SIGCONT');
    const tookAfterPause = await foundAfter(hosts, no);
    // Two seconds are promised; a machine that does other things meanwhile has more time.
    expect(Math.max(took, tookAfterPause)).toBeLessThan(10_000);
  });

  it('let staff go on with a sign-in at another than it began at, step by step', async () => {
    const { hosts } = await startTwo();
    let asked = 0;
    const portal = {
      fetch: (path: string, init?: RequestInit) =>
        fetch(`${hosts[asked++ % hosts.length]}${path}`, { ...init, redirect: 'manual' }),
    };
    for (const first of [0, 1]) {
      asked = first;
      expect(await codeFor(openBrowser(portal), 'morgan@connect.example')).not.toBe('');
    }
    await stopAll();
  });

  it('are killed in turn while orders are placed, and have all of them in the end', async () => {
    onTestFinished(stopAll);
    const names = ['first', 'second', 'third'];
    const all = names.map((name) => start(name));
    await Promise.all(all.map(({ url: ready }) => ready));
    const load = new AbortController();
    const placed: string[] = [];
    const placing = (async () => {
      while (!load.signal.aborted) {
        placed.push(await place());
        await setTimeout(20);
      }
    })();
    for (const [at, name] of names.entries()) {
      all[at]?.kill('SIGKILL');
      await all[at]?.ended;
      await setTimeout(200);
      all[at] = start(name);
      await all[at].url;
    }
    load.abort();
    await placing;
    expect(placed.length).toBeGreaterThan(20);
    const rows = createIndexedRows(database);
    for (const { url: ready } of all) {
      const client = new Meilisearch({ host: `${await ready}/search`, apiKey: masterKey });
      await expect
        .poll(
          async () =>
            (await countIndexes(client, rows, 'second-names')).filter(
              ({ documents, expected: due }) => documents !== due,
            ),
          { timeout: 100_000 },
        )
        .toEqual([]);
      const { results } = await client.index(indexes.orders).getDocuments({ limit: 100_000, fields: ['number'] });
      const found = new Set(results.map(({ number }) => number));
      expect(placed.filter((no) => !found.has(no))).toEqual([]);
    }
  });

  it('serve behind one port, come back when they are killed, and answer what is under way when they are stopped', async () => {
    const server = startProcess(
      {
        DATABASE_URL: url,
        DATA_DIR: join(folder, 'several'),
        MEILI_MASTER_KEY: masterKey,
        TOKEN_KEYS_FILE: join(folder, 'keys.json'),
      },
      ['--scale', '0.02', '--workers', '2'],
    );
    processes.push(server);
    const host = await server.url;
    const served = (): string[] =>
      execFileSync('pgrep', ['-P', String(server.pid)])
        .toString()
        .trim()
        .split('\n');
    const before = served();
    expect(before).toHaveLength(2);
    const [killed = ''] = before;
    process.kill(Number(killed), 'SIGKILL');
    await expect
      .poll(async () => await fetch(`${host}/health`, { signal: AbortSignal.timeout(2000) }).catch(String), {
        timeout: 30_000,
      })
      .toMatchObject({ status: 200 });
    await expect
      .poll(served, { timeout: 60_000 })
      .toSatisfy((pids: string[]) => pids.length === 2 && !pids.includes(killed));
    const asked = Array.from({ length: 20 }, async () => (await fetch(`${host}/api/v3/nothing`)).status);
    server.kill('SIGTERM');
    expect(new Set(await Promise.all(asked))).toEqual(new Set([404]));
    expect(await server.ended).toMatchObject({ code: 0, error: '' });
    for (const pid of before) expect(() => process.kill(Number(pid), 0)).toThrow();
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
      const urls = await Promise.all(all.map((each) => each.url));
      // With all of its data elsewhere, a portal is found by commands all the same.
      expect(findOperatorAccess(join(folder, 'third'))?.url.split(':').at(-1)).toBe(urls[2]?.split(':').at(-1));
      const added = async (): Promise<number> => {
        const { results } = await client.tasks.getTasks({ limit: 1000, indexUids: [indexes.customers] });
        return results.filter(({ type }) => type === 'documentAdditionOrUpdate').length;
      };
      expect(await added()).toBe(1);
      await foundAfter([host], await place());
      // Whoever feeds holds a lock, which no order waits for. It has the number after the last one.
      made += 1;
      await foundAfter([host], await buy((await all[2]?.url) ?? ''));
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
