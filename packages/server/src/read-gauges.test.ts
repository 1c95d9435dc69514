import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenSearch } from './lifecycle/open-search.ts';
import { readGauges } from './read-gauges.ts';
import { openDemoDatabase, testNow } from './testing/demo-database.ts';

describe('what /metrics says of queues', () => {
  let data: Awaited<ReturnType<typeof openDemoDatabase>>;
  beforeAll(async () => {
    data = await openDemoDatabase();
  });
  afterAll(() => data?.database.destroy());
  const read = async (behind: OpenSearch['behind']) => readGauges(data.database, { behind }, testNow);

  it('has what the search has not taken over yet, and for how long', async () => {
    const since = new Date(testNow.getTime() - 3000);
    const { waiting, seconds } = await read(async () => ({ waiting: 7, since }));
    expect([waiting['changes for search'], seconds['changes for search']]).toEqual([7, 3]);
    expect(waiting).toHaveProperty('mails');
  });

  it.each([
    ['refuses', () => Promise.reject(new Error('ECONNREFUSED'))],
    ['hangs', () => new Promise<never>(() => undefined)],
  ])('has all else where the search %s', async (_, behind) => {
    const { waiting } = await read(behind);
    expect(waiting).toHaveProperty('mails');
    expect(waiting).not.toHaveProperty('changes for search');
  });
});
