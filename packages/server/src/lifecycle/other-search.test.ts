import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { tmpdir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { join } from 'node:path';
import { permissions } from '@connect/core/domain/access/user';
import { customerNoOf } from '@connect/core/domain/account/customer-no';
import { orderNoOf, type OrderNo } from '@connect/core/domain/documents/number';
import { Meilisearch } from 'meilisearch';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig, type ServerConfig } from '../config.ts';
import { isAway } from '../http/is-away.ts';
import { addEvents } from '../database/add-events.ts';
import { startChangeJob, type ChangeJob } from '../indexing/application/change-job.ts';
import { createSearchAccess, keyUid } from '../indexing/application/search-access.ts';
import { indexes } from '../indexing/application/indexes.ts';
import { openDemoDatabase, testNow, type TestDatabase } from '../testing/demo-database.ts';
import { freePort, searchProgram } from '../testing/search-process.ts';
import { buildServer } from '../testing/server-process.ts';
import { openSearch, type OpenSearch } from './open-search.ts';

// The search service alone stands in for a Meilisearch: killed, frozen and emptied while a portal uses it. `pnpm test:meilisearch` tries what can be
// tried from outside on the one of MEILI_URL, which has to be empty.

const given = process.env['MEILI_URL'];
const masterKey = given ? (process.env['MEILI_MASTER_KEY'] ?? '') : 'a-master-key-of-thirty-two-letters';
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
  new Meilisearch({ host: given ?? `http://127.0.0.1:${port}`, apiKey: masterKey, timeout: 5000 });
const indexesNow = async (): Promise<string[]> =>
  (await client().getIndexes({ limit: 1000 })).results.map(({ uid }) => uid);
const startService = async (): Promise<void> => {
  if (given) return;
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, MEILI_MASTER_KEY: masterKey };
  service = spawn(process.execPath, [searchProgram], { env, stdio: 'ignore' });
  await expect.poll(() => client().isHealthy(), { timeout: 120_000 }).toBe(true);
};
const killService = async (): Promise<void> => {
  const ended = new Promise((resolve) => service?.once('exit', resolve));
  if (service?.kill('SIGKILL')) await ended;
  service = null;
};
/** The service without anything in it. */
const emptyService = async (): Promise<void> => {
  if (given) {
    // The key first: with the indexes gone the portal makes both again at once.
    await client()
      .deleteKey(keyUid)
      .catch(() => undefined);
    for (const uid of await indexesNow()) await client().deleteIndex(uid).waitTask({ timeout: 120_000 });
    return;
  }
  await killService();
  await rm(folder, { recursive: true });
  await startService();
};
const startPortal = async (): Promise<OpenSearch> => {
  search = await openSearch(config, null, { ...data, log });
  job = startChangeJob(search.takeChanges, log);
  return search;
};

beforeAll(async () => {
  buildServer();
  if (given)
    expect(await indexesNow(), 'the engine of MEILI_URL has indexes already: try it on an empty one').toEqual([]);
  data = await openDemoDatabase();
  // Products are most of what a service is filled with, which each test does anew; none is looked for here.
  await data.database.deleteFrom('regional_products').where('sku_id', 'not like', 'GLV%').execute();
});
afterAll(() => data.database.destroy());
beforeEach(async () => {
  lines.length = 0;
  folder = await mkdtemp(join(tmpdir(), 'connect-search-'));
  port = await freePort();
  const read = readConfig({ MEILI_URL: given ?? `http://127.0.0.1:${port}`, MEILI_MASTER_KEY: masterKey });
  if (!read.ok) throw new Error(read.refusal);
  config = read.value;
});
afterEach(async () => {
  service?.kill('SIGCONT');
  await job?.close();
  await search?.close();
  if (given) await emptyService();
  await killService();
  await rm(folder, { recursive: true, force: true });
});

/** What the portal says of an order that was written. */
const addEvent = async (orderNo: OrderNo): Promise<void> => {
  const event = { orderNo, customerNo: customerNoOf('C10482') };
  await addEvents(data.database, [{ kind: 'order.withdrawn', at: testNow, data: event }]);
  void job?.nudge();
};
let made = 910_000;
/** An order as the portal writes one, with what it says of it. */
const place = async (): Promise<OrderNo> => {
  const no = orderNoOf(`SO-${made++}`);
  const order = await data.database.selectFrom('orders').selectAll().limit(1).executeTakeFirstOrThrow();
  await data.database
    .insertInto('orders')
    .values({ ...order, no, sr_no: null, external_reference: null })
    .execute();
  await addEvent(no);
  return no;
};
const change = async (no: OrderNo, row: { external_reference: string }): Promise<void> => {
  await data.database.updateTable('orders').set(row).where('no', '=', no).execute();
  await addEvent(no);
};
const find = async (no: string): Promise<number> => {
  const { hits } = await client().index(indexes.orders).search(no, { matchingStrategy: 'all' });
  return hits.length;
};
/** Within the time that is promised where the machine has it. */
const soon = (no: string) => expect.poll(() => find(no).catch(() => 0), { interval: 50, timeout: 120_000 }).toBe(1);
const logged = (text: string): number => lines.filter(({ msg }) => String(msg).includes(text)).length;
const counts = async () => (await search?.counts())?.filter(({ documents, expected }) => documents !== expected);

describe('a search service of its own', () => {
  it.skipIf(given)(
    'that is killed has every order placed meanwhile once it is back, and nobody waited for it',
    async () => {
      await startService();
      await startPortal();
      await soon(await place());
      await killService();
      const placed = [await place(), await place(), await place()];
      await expect.poll(() => logged('not in the search indexes yet')).toBe(1);
      await startService();
      for (const no of placed) await soon(no);
      expect(logged('not in the search indexes yet')).toBe(1);
    },
  );

  it.skipIf(given)('that is frozen holds up neither an order nor a look at its health', async () => {
    await startService();
    const portal = await startPortal();
    await soon(await place());
    service?.kill('SIGSTOP');
    const started = performance.now();
    const no = await place();
    expect(performance.now() - started).toBeLessThan(1000);
    expect(await portal.ready()).toBe(false);
    // Nor, for ever, who asks the portal for a list of what it finds: it is told to try again.
    const list = { customerNo: customerNoOf('C10482'), withInvoiced: true, kinds: ['order'] as const };
    const failure: unknown = await portal
      .find({ ...list, text: 'GLV', from: 0, to: 4e9, limit: 10 })
      .catch((error) => error);
    expect([isAway(failure), Math.round((performance.now() - started) / 10_000)]).toEqual([true, 1]);
    service?.kill('SIGCONT');
    await soon(no);
    expect(await portal.ready()).toBe(true);
  });

  it.skipIf(given)('that takes long for every answer has what was placed, and is slow, not away', async () => {
    await startService();
    let delay = 0;
    const slow = createServer((asked, answer) => {
      void setTimeout(delay).then(() => {
        const { method, url: path, headers } = asked;
        const sent = request({ host: '127.0.0.1', port, method, path, headers }, (came) => {
          answer.writeHead(came.statusCode ?? 502, came.headers);
          came.pipe(answer);
        });
        sent.on('error', () => answer.destroy());
        asked.pipe(sent);
      });
    }).listen(0, '127.0.0.1');
    await once(slow, 'listening');
    const address = slow.address();
    const through = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : '';
    if (config.meili) config = { ...config, meili: { ...config.meili, url: through } };
    const portal = await startPortal();
    await soon(await place());
    delay = 1700;
    const no = await place();
    await expect.poll(() => find(no).catch(() => 0), { interval: 100, timeout: 30_000 }).toBe(1);
    await expect.poll(async () => [await portal.ready(), portal.isSlow()], { timeout: 30_000 }).toEqual([true, true]);
    delay = 0;
    await expect.poll(async () => [await portal.ready(), portal.isSlow()], { timeout: 30_000 }).toEqual([true, false]);
    slow.closeAllConnections();
    slow.close();
  });

  it.skipIf(given)('that is away at the start is filled when it comes', async () => {
    const portal = await startPortal();
    expect([await portal.ready(), logged('nothing is found until it is back')]).toEqual([false, 1]);
    await startService();
    await expect.poll(() => portal.ready(), { timeout: 120_000 }).toBe(true);
    expect(await counts()).toEqual([]);
    expect((await client().getKey(keyUid)).key).toBe(portal.key);
  });

  it('that has lost everything is filled again, without an order or after one, and its tokens go on', async () => {
    await startService();
    const portal = await startPortal();
    await emptyService();
    await soon(await place());
    await expect.poll(() => portal.ready(), { timeout: 120_000 }).toBe(true);
    expect(await counts()).toEqual([]);
    expect(logged('has lost its indexes')).toBe(1);
    expect((await client().getKey(keyUid)).key).toBe(portal.key);
  });

  it.skipIf(given)('that goes back to an older copy has what was changed since, though it counts as many', async () => {
    await startService();
    await startPortal();
    const no = await place();
    await soon(no);
    await killService();
    const copy = `${folder}-copy`;
    await cp(folder, copy, { recursive: true });
    await startService();
    const reference = 'SINCE-THE-COPY';
    await change(no, { external_reference: reference });
    await soon(reference);
    await killService();
    await rm(folder, { recursive: true });
    await rename(copy, folder);
    await startService();
    await soon(reference);
    expect(await counts()).toEqual([]);
    expect(logged('is made anew')).toBe(0);
  });

  it.skipIf(given)('that lost some documents, or its settings, is mended, and searched while it is', async () => {
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
    // On a slow machine one of them is looked at once more before it has all.
    expect(logged('is made anew')).toBeGreaterThanOrEqual(2);
    // And again, what went wrong in the same way as before, once it was seen to be right.
    await setTimeout(2000);
    await client().index(indexes.customers).updateSettings({ sortableAttributes: [] }).waitTask({ timeout: 120_000 });
    await killService();
    const late = await place();
    await expect.poll(() => logged('not in the search indexes yet')).toBeGreaterThanOrEqual(1);
    await startService();
    await soon(late);
    await expect
      .poll(async () => (await client().index(indexes.customers).getSettings()).sortableAttributes)
      .not.toEqual([]);
  });

  it('is searched through the portal, within the bounds of the embedded one and as long as a session goes on', async () => {
    await startService();
    const portal = await startPortal();
    await soon(await place());
    const access = createSearchAccess({ ...portal, life: 900, now: () => new Date(), throughPortal: true });
    const user = await data.database
      .selectFrom('users')
      .select('id')
      .where('customer_no', '=', customerNoOf('C10482'))
      .executeTakeFirstOrThrow();
    const sessionId = randomUUID();
    await data.database
      .insertInto('sessions')
      .values({ id: sessionId, user_id: user.id, expires_at: new Date(Date.now() + 900_000) })
      .execute();
    const searcher = {
      id: user.id,
      roles: [],
      permissions: [permissions.viewOrders],
      customerNo: customerNoOf('C10482'),
      sessionId,
    };
    const { token, host } = await access.credentials(searcher, { narrow: false, categories: null });
    const ask = async (body: unknown, path = `/indexes/${indexes.orders}/search`, by = token, signal?: AbortSignal) => {
      const headers = { Authorization: `Bearer ${by}`, 'Content-Type': 'application/json' };
      const answer = await portal.app?.request(host + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
        ...(signal && { signal }),
      });
      const { hits, code } = JSON.parse((await answer?.text()) ?? '{}');
      return [answer?.status, code ?? hits.length];
    };
    expect(await ask({ limit: 3 })).toEqual([200, 3]);
    expect(await ask({ queries: [{ indexUid: indexes.orders }], federation: {} }, '/multi-search')).toEqual([200, 20]);
    expect(await ask({ limit: 101 })).toEqual([400, 'invalid_search_limit']);
    expect(await ask({ q: 'a '.repeat(21) })).toEqual([400, 'invalid_search_q']);
    expect(await ask({ q: 'a'.repeat(65 * 1024) })).toEqual([413, 'payload_too_large']);
    expect(await ask({ filter: `${'('.repeat(12)}a = 1${')'.repeat(12)}` })).toEqual([400, 'invalid_search_filter']);
    expect(
      await ask({ queries: Array.from({ length: 11 }, () => ({ indexUid: indexes.orders })) }, '/multi-search'),
    ).toEqual([400, 'invalid_multi_search_queries']);
    expect(await ask({}, `/indexes/${indexes.customers}/search`)).toEqual([403, 'invalid_api_key']);
    expect(await ask({}, '/keys')).toEqual([404, 'not_found']);
    expect(await ask({}, undefined, masterKey)).toEqual([403, 'invalid_api_key']);
    const gone = new AbortController();
    gone.abort();
    expect(await ask({}, undefined, token, gone.signal)).toEqual([503, 'search_unavailable']);
    if (!given) {
      await killService();
      expect(await ask({})).toEqual([503, 'search_unavailable']);
    }
    await data.database.deleteFrom('sessions').where('id', '=', sessionId).execute();
    expect(await ask({})).toEqual([403, 'invalid_api_key']);
  });

  it('that refuses the master key ends the start', async () => {
    await startService();
    const wrong = { ...config, meiliMasterKey: 'x'.repeat(32) };
    await expect(openSearch(wrong, null, { ...data, log })).rejects.toThrow(/^Cannot use the search service/);
  });
});
