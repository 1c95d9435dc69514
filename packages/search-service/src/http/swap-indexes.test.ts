import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startService } from '../testing/start-service.ts';
import type { TestService } from '../testing/start-service.ts';

let test: TestService;
beforeEach(async () => {
  test = await startService();
  await test.done('POST', '/indexes/orders/documents', [{ id: 1 }, { id: 2 }]);
  await test.done('POST', '/indexes/orders_new/documents', [{ id: 3 }]);
});
afterEach(() => test.remove());

const idsIn = async (uid: string): Promise<unknown> => {
  const { body } = await test.call('POST', `/indexes/${uid}/search`, {});
  return (body as { hits: { id: number }[] }).hits.map(({ id }) => id);
};
const swap = { indexes: ['orders', 'orders_new'] };

describe('two indexes that exchange their names', () => {
  it('are found by each other’s from then on, after a start too', async () => {
    expect(await test.done('POST', '/swap-indexes', [{ ...swap, rename: false }])).toMatchObject({
      status: 'succeeded',
      type: 'indexSwap',
      indexUid: null,
      details: { swaps: [swap] },
    });
    expect([await idsIn('orders'), await idsIn('orders_new')]).toEqual([[3], [1, 2]]);
    expect((await test.call('POST', '/indexes/orders/search', { filter: 'id = 1' })).body).toMatchObject({
      message: expect.stringContaining('Index `orders`'),
    });
    await test.reopen();
    expect([await idsIn('orders'), await idsIn('orders_new')]).toEqual([[3], [1, 2]]);
  });

  it('have them both where a crash came in between', async () => {
    await test.done('POST', '/swap-indexes', [swap]);
    const root = join(test.folder, 'indexes');
    const files = (await readdir(root)).map((name) => join(root, name, 'index.json'));
    for (const file of files) {
      const meta = JSON.parse(await readFile(file, 'utf8')) as { uid: string };
      const before = { ...meta, uid: 'orders', exchange: undefined };
      if (meta.uid === 'orders_new') await writeFile(file, JSON.stringify(before));
    }
    await test.reopen();
    expect([await idsIn('orders'), await idsIn('orders_new')]).toEqual([[3], [1, 2]]);
  });

  it('stay as they are where one is missing', async () => {
    expect(await test.done('POST', '/swap-indexes', [{ indexes: ['orders', 'none'] }])).toMatchObject({
      status: 'failed',
      error: { code: 'index_not_found' },
    });
    expect(await idsIn('orders')).toEqual([1, 2]);
  });

  it.each([
    [[{ indexes: ['orders', 'orders'] }], 'invalid_swap_duplicate_index_found'],
    [[{ indexes: ['orders'] }], 'invalid_swap_indexes'],
    [[{ ...swap, rename: true }], 'invalid_swap_indexes'],
    [{}, 'invalid_swap_indexes'],
  ])('are refused as %j', async (body, code) => {
    expect(await test.call('POST', '/swap-indexes', body)).toMatchObject({ status: 400, body: { code } });
  });
});
