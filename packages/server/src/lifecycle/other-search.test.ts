import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { customerNoOf } from '@connect/core/domain/account/customer-no';
import { orderNoOf } from '@connect/core/domain/documents/number';
import { Meilisearch } from 'meilisearch';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig, type ServerConfig } from '../config.ts';
import { addEvents } from '../database/add-events.ts';
import { startChangeJob, type ChangeJob } from '../indexing/application/change-job.ts';
import { indexes } from '../indexing/application/indexes.ts';
import { openDemoDatabase, testNow, type TestDatabase } from '../testing/demo-database.ts';
import { freePort, searchProgram } from '../testing/search-process.ts';
import { buildServer } from '../testing/server-process.ts';
import { openSearch, type OpenSearch } from './open-search.ts';

// The search service alone stands in for a Meilisearch: killed, frozen and emptied while a portal uses it.

const masterKey = 'a-master-key-of-thirty-two-letters';
const lines: Record<string, unknown>[] = [];
const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });

let data: TestDatabase;
let folder: string;
let port: number;
let config: ServerConfig;
let service: ChildProcess | null = null;
let search: OpenSearch | null = null;
let job: ChangeJob | null = null;

const client = (): Meilisearch =>
  new Meilisearch({ host: `http://127.0.0.1:${port}`, apiKey: masterKey, timeout: 5000 });
const startService = async (): Promise<void> => {
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, MEILI_MASTER_KEY: masterKey };
  service = spawn(process.execPath, [searchProgram], { env, stdio: 'ignore' });
  await expect.poll(() => client().isHealthy(), { timeout: 120_000 }).toBe(true);
};
const killService = async (): Promise<void> => {
  const ended = new Promise((resolve) => service?.once('exit', resolve));
  if (service?.kill('SIGKILL')) await ended;
  service = null;
};
const startPortal = async (): Promise<OpenSearch> => {
  search = await openSearch(config, null, { ...data, log });
  job = startChangeJob(search.takeChanges, log);
  return search;
};

beforeAll(async () => {
  buildServer();
  data = await openDemoDatabase();
});
afterAll(() => data.database.destroy());
beforeEach(async () => {
  lines.length = 0;
  folder = await mkdtemp(join(tmpdir(), 'connect-search-'));
  port = await freePort();
  const read = readConfig({ MEILI_URL: `http://127.0.0.1:${port}`, MEILI_MASTER_KEY: masterKey });
  if (!read.ok) throw new Error(read.refusal);
  config = read.value;
});
afterEach(async () => {
  service?.kill('SIGCONT');
  await job?.close();
  await search?.close();
  await killService();
  await rm(folder, { recursive: true, force: true });
});

let made = 910_000;
/** An order as the portal writes one, with what it says of it. */
const place = async (): Promise<string> => {
  const no = orderNoOf(`SO-${made++}`);
  const order = await data.database.selectFrom('orders').selectAll().limit(1).executeTakeFirstOrThrow();
  await data.database
    .insertInto('orders')
    .values({ ...order, no, sr_no: null, external_reference: null })
    .execute();
  const event = { orderNo: no, customerNo: customerNoOf('C10482') };
  await addEvents(data.database, [{ kind: 'order.withdrawn', at: testNow, data: event }]);
  void job?.nudge();
  return no;
};
const find = async (no: string): Promise<number> => {
  const { hits } = await client().index(indexes.orders).search(no, { matchingStrategy: 'all' });
  return hits.length;
};
/** Within the time that is promised where the machine has it. */
const soon = (no: string) => expect.poll(() => find(no).catch(() => 0), { interval: 50, timeout: 120_000 }).toBe(1);
const said = (text: string): number => lines.filter(({ msg }) => String(msg).includes(text)).length;
const counts = async () => (await search?.counts())?.filter(({ documents, expected }) => documents !== expected);

describe('a search service of its own', () => {
  it('that is killed has every order placed meanwhile once it is back, and nobody waited for it', async () => {
    await startService();
    await startPortal();
    await soon(await place());
    await killService();
    const placed = [await place(), await place(), await place()];
    await expect.poll(() => said('not in the search indexes yet')).toBe(1);
    await startService();
    for (const no of placed) await soon(no);
    expect(said('not in the search indexes yet')).toBe(1);
  });

  it('that is frozen holds up neither an order nor a look at its health', async () => {
    await startService();
    const portal = await startPortal();
    await soon(await place());
    service?.kill('SIGSTOP');
    const started = performance.now();
    const no = await place();
    expect(performance.now() - started).toBeLessThan(1000);
    expect(await portal.ready()).toBe(false);
    service?.kill('SIGCONT');
    await soon(no);
    expect(await portal.ready()).toBe(true);
  });

  it('that is away at the start is filled when it comes', async () => {
    const portal = await startPortal();
    expect([await portal.ready(), said('nothing is found until it is back')]).toEqual([false, 1]);
    await startService();
    await expect.poll(() => portal.ready(), { timeout: 120_000 }).toBe(true);
    expect(await counts()).toEqual([]);
    expect((await client().getKey('5d1f0c3a-8e26-4b7c-9a54-2e6b7d90c418')).key).toBe(portal.key);
  });

  it('that has lost everything is filled again, without an order or after one, and its tokens go on', async () => {
    await startService();
    const portal = await startPortal();
    await killService();
    await rm(folder, { recursive: true });
    await startService();
    await soon(await place());
    await expect.poll(() => portal.ready(), { timeout: 120_000 }).toBe(true);
    expect(await counts()).toEqual([]);
    expect(said('has lost its indexes')).toBe(1);
    expect((await client().getKey('5d1f0c3a-8e26-4b7c-9a54-2e6b7d90c418')).key).toBe(portal.key);
  });

  it('that lost some documents, or its settings, is mended, and searched while it is', async () => {
    await startService();
    await startPortal();
    const no = await place();
    await soon(no);
    await client().index(indexes.orders).deleteDocument(no).waitTask({ timeout: 120_000 });
    await client().index(indexes.customers).updateSettings({ sortableAttributes: [] }).waitTask({ timeout: 120_000 });
    await killService();
    await startService();
    await soon(no);
    await expect
      .poll(async () => (await client().index(indexes.customers).getSettings()).sortableAttributes)
      .not.toEqual([]);
    expect(said('is made anew')).toBe(2);
  });

  it('that refuses the master key ends the start', async () => {
    await startService();
    const wrong = { ...config, meiliMasterKey: 'x'.repeat(32) };
    await expect(openSearch(wrong, null, { ...data, log })).rejects.toThrow(/^Cannot use the search service/);
  });
});
