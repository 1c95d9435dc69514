import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createKeyManagement } from '../../keys/application/manage-keys.ts';
import { createKeyRepository } from '../../keys/database/key-repository.ts';
import { withKeys } from '../../portal/serve-integration.ts';
import { openDemoDatabase, testNow, type TestDatabase } from '../../testing/demo-database.ts';
import { openIntegration } from '../testing/open-integration.ts';

let data: TestDatabase;
beforeAll(async () => {
  data = await openDemoDatabase();
});
beforeEach(() => sql`truncate audit_log`.execute(data.database));
afterAll(() => data.database.destroy());

const kept = async () => {
  const rows = await data.database.selectFrom('audit_log').selectAll().orderBy('id').execute();
  return rows.map(({ actor, method, path, status }) => [actor, method, path, status]);
};

it('what a key does is in the audit log under its name, of a run in parts its begin and end', async () => {
  const integration = openIntegration(data.database);
  const run = 'c0a80101-0000-4000-8000-000000000001';
  await integration.put(`/stock?run=${run}&more=true`, '');
  await integration.put(`/stock?run=${run}&from=1&more=true`, '[{}]');
  await integration.put(`/stock?run=${run}&from=2&more=true`, '[{}]');
  await integration.put(`/stock?run=${run}`, '');
  await integration.put('/stock?dryRun=perhaps', '');
  await integration.put('/stock', '[{"sku":');
  const hungUp = new ReadableStream<Uint8Array<ArrayBuffer>>({ pull: (body) => body.error(new Error('aborted')) });
  await integration.put('/stock', hungUp);
  await integration.remove('/customers/C0');
  await integration.get('/stock');
  for (const path of ['runs', 'waiting', `runs/${run}`]) await integration.get(`/${path}`);
  expect(await kept()).toEqual([
    ['Key test', 'PUT', '/api/integration/v1/stock', 200],
    ['Key test', 'PUT', '/api/integration/v1/stock', 200],
    ['Key test', 'PUT', '/api/integration/v1/stock', 200],
    ['Key test', 'PUT', '/api/integration/v1/stock', 400],
    ['Key test', 'PUT', '/api/integration/v1/stock', 400],
    ['Key test', 'PUT', '/api/integration/v1/stock', 499],
    ['Key test', 'DELETE', '/api/integration/v1/customers/C0', 404],
    ['Key test', 'GET', '/api/integration/v1/stock', 200],
    ['Key test', 'GET', '/api/integration/v1/runs', 200],
    ['Key test', 'GET', '/api/integration/v1/waiting', 200],
    ['Key test', 'GET', `/api/integration/v1/runs/${run}`, 200],
  ]);
});

it('what is refused of a key is there, too, with where it came from, once a minute for each reason', async () => {
  let now = testNow;
  const clock = () => now;
  const management = createKeyManagement({ keys: createKeyRepository(data.database), now: clock });
  const made = await management.create(
    { name: 'ERP', scopes: ['write:stock'], addresses: [], expiresAt: null },
    'Operator',
  );
  if (!made.ok) throw new Error(made.refusal.kind);
  const integration = openIntegration(data.database, { authenticate: withKeys(data.database, clock) });
  const use = async (text: string) => {
    const answer = await integration.put('/orders', '', { Authorization: `Bearer ${text}` });
    return answer.status;
  };
  const [right, wrong] = [made.value.text, 'ck_of_nobody'];
  const statuses: number[] = [];
  for (const text of [right, wrong, right, wrong]) statuses.push(await use(text));
  await management.revoke(made.value.key.id);
  for (const text of [right, right]) statuses.push(await use(text));
  now = new Date(now.getTime() + 60_000);
  statuses.push(await use(right));
  expect(statuses).toEqual([403, 401, 403, 401, 401, 401, 401]);
  const tried = (who: string, status: number) => [`${who} from 192.0.2.1`, 'PUT', '/api/integration/v1/orders', status];
  expect(await kept()).toEqual([
    tried('Key ERP', 403),
    tried('Unknown key', 401),
    tried('Key ERP', 401),
    tried('Key ERP', 401),
  ]);
});
