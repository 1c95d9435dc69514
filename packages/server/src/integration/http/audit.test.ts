import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openDemoDatabase, type TestDatabase } from '../../testing/demo-database.ts';
import { openIntegration } from '../testing/open-integration.ts';

let data: TestDatabase;
beforeAll(async () => {
  data = await openDemoDatabase();
});
beforeEach(() => data.database.deleteFrom('audit_log').execute());
afterAll(() => data.database.destroy());

it('what a key writes is in the audit log under its name, of a run in parts that it began; what it reads is not', async () => {
  const integration = openIntegration(data.database);
  const run = 'c0a80101-0000-4000-8000-000000000001';
  await integration.put(`/stock?run=${run}&more=true`, '');
  await integration.put(`/stock?run=${run}&from=1`, '');
  await integration.put('/stock?dryRun=perhaps', '');
  await integration.put('/stock', '[{"sku":');
  const hungUp = new ReadableStream<Uint8Array<ArrayBuffer>>({ pull: (body) => body.error(new Error('aborted')) });
  await integration.put('/stock', hungUp);
  await integration.remove('/customers/C0');
  await integration.get('/stock');
  const kept = await data.database.selectFrom('audit_log').selectAll().orderBy('id').execute();
  expect(kept.map(({ actor, method, path, status }) => [actor, method, path, status])).toEqual([
    ['Key test', 'PUT', '/api/integration/v1/stock', 200],
    ['Key test', 'PUT', '/api/integration/v1/stock', 400],
    ['Key test', 'PUT', '/api/integration/v1/stock', 400],
    ['Key test', 'PUT', '/api/integration/v1/stock', 499],
    ['Key test', 'DELETE', '/api/integration/v1/customers/C0', 404],
  ]);
});
