import { appendFile, readdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataFolderError } from '../store/files.ts';
import { startService } from '../testing/start-service.ts';
import type { TestService } from '../testing/start-service.ts';
import { keptTasks } from './task.ts';

let service: TestService;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.remove());

const allDocuments = async (uid = 'orders'): Promise<unknown> =>
  ((await service.call('GET', `/indexes/${uid}/documents?limit=1000`)).body as { results: unknown }).results;

describe('a task', () => {
  it('is answered with 202 at once and can be looked up until it is done', async () => {
    const { status, body } = await service.call('POST', '/indexes/orders/documents', [{ id: 1 }]);
    expect([status, body]).toEqual([
      202,
      {
        taskUid: 0,
        indexUid: 'orders',
        status: 'enqueued',
        type: 'documentAdditionOrUpdate',
        enqueuedAt: expect.any(String),
      },
    ]);
    expect(await service.done('POST', '/indexes/orders/documents', [{ id: 2 }, { id: 2 }])).toEqual({
      uid: 1,
      batchUid: 1,
      indexUid: 'orders',
      status: 'succeeded',
      type: 'documentAdditionOrUpdate',
      canceledBy: null,
      details: { receivedDocuments: 2, indexedDocuments: 2 },
      error: null,
      duration: expect.stringMatching(/^PT[\d.]+S$/),
      enqueuedAt: expect.any(String),
      startedAt: expect.any(String),
      finishedAt: expect.any(String),
    });
  });

  it.each([
    [[{ id: 1 }, { name: 'x' }], 'missing_document_id'],
    [[{ id: 'SO/1 2' }], 'invalid_document_id'],
    [[{ id: 1.5 }], 'invalid_document_id'],
    [[{ name: 'x' }], 'index_primary_key_no_candidate_found'],
    [[{ orderId: 1, sku_id: 2 }], 'index_primary_key_multiple_candidates_found'],
  ])('fails as a whole with %j', async (documents, code) => {
    expect(await service.done('POST', '/indexes/orders/documents', documents)).toMatchObject({
      status: 'failed',
      error: { code },
      details: { indexedDocuments: 0 },
    });
    expect(await allDocuments()).toEqual([]);
  });

  it.each([
    ['DELETE', '/indexes/none', undefined, 'index_not_found'],
    ['DELETE', '/indexes/none/documents', undefined, 'index_not_found'],
    ['DELETE', '/indexes/none/settings', undefined, 'index_not_found'],
    ['PATCH', '/indexes/none', { primaryKey: 'id' }, 'index_not_found'],
  ])('takes %s %s in with 202 and fails later', async (method, path, body, code) => {
    expect(await service.done(method, path, body)).toMatchObject({ status: 'failed', error: { code } });
  });

  it('fails to make an index twice or to change the primary key of documents', async () => {
    await service.done('POST', '/indexes', { uid: 'orders', primaryKey: 'no' });
    expect(await service.done('POST', '/indexes', { uid: 'orders' })).toMatchObject({
      error: { code: 'index_already_exists' },
    });
    await service.done('POST', '/indexes/orders/documents', [{ no: 1 }]);
    expect(await service.done('PATCH', '/indexes/orders', { primaryKey: 'id' })).toMatchObject({
      error: { code: 'index_primary_key_already_exists' },
    });
  });

  it('is listed newest first, by status, type, index and uid, page by page', async () => {
    for (const uid of ['a', 'b', 'c']) await service.done('POST', '/indexes', { uid });
    await service.done('DELETE', '/indexes/none');
    const list = async (query: string) => (await service.call('GET', `/tasks?${query}`)).body;
    expect(await list('limit=2')).toMatchObject({
      results: [{ uid: 3 }, { uid: 2 }],
      total: 4,
      limit: 2,
      from: 3,
      next: 1,
    });
    expect(await list('from=1&limit=5')).toMatchObject({ results: [{ uid: 1 }, { uid: 0 }], from: 1, next: null });
    expect(await list('statuses=failed')).toMatchObject({ results: [{ uid: 3 }], total: 1 });
    expect(await list('types=indexDeletion&indexUids=none')).toMatchObject({ total: 1 });
    expect(await list('uids=0,2')).toMatchObject({ results: [{ uid: 2 }, { uid: 0 }] });
    expect(await list('statuses=odd')).toMatchObject({ code: 'invalid_task_statuses' });
  });
});

describe('documents', () => {
  it('are replaced by POST and merged by PUT, keeping their place', async () => {
    await service.done('POST', '/indexes/orders/documents', [{ id: 1, a: 1, b: { c: 1 } }, { id: 2 }]);
    await service.done('PUT', '/indexes/orders/documents', [
      { id: 1, b: { d: 2 } },
      { id: '1', e: 3 },
    ]);
    expect(await allDocuments()).toEqual([{ id: '1', a: 1, b: { d: 2 }, e: 3 }, { id: 2 }]);
    await service.done('POST', '/indexes/orders/documents', [{ id: 1, z: 1 }]);
    expect(await allDocuments()).toEqual([{ id: 1, z: 1 }, { id: 2 }]);
  });

  it('are deleted by id, by list, by filter and all together', async () => {
    await service.done('PATCH', '/indexes/orders/settings', { filterableAttributes: ['n'], sortableAttributes: ['n'] });
    await service.done(
      'POST',
      '/indexes/orders/documents',
      [1, 2, 3, 4, 5, 6].map((n) => ({ id: n, n })),
    );
    await service.done('DELETE', '/indexes/orders/documents/1');
    await service.done('POST', '/indexes/orders/documents/delete-batch', [2, '3', 99]);
    expect(await service.done('POST', '/indexes/orders/documents/delete', { filter: 'n = 4' })).toMatchObject({
      details: { deletedDocuments: 1, originalFilter: '"n = 4"' },
    });
    expect(
      (await service.call('POST', '/indexes/orders/documents/fetch', { sort: ['n:desc'], fields: ['n'], limit: 1 }))
        .body,
    ).toEqual({
      results: [{ n: 6 }],
      offset: 0,
      limit: 1,
      total: 2,
    });
    await service.done('DELETE', '/indexes/orders/documents');
    expect(await allDocuments()).toEqual([]);
  });

  it('survive closing and opening again: every change, in the same order', async () => {
    const change = fc.oneof(
      fc.record({
        method: fc.constantFrom('POST', 'PUT'),
        docs: fc.array(fc.record({ id: fc.integer({ min: 0, max: 9 }), text: fc.string({ unit: 'binary' }) }), {
          maxLength: 5,
        }),
      }),
      fc.record({ method: fc.constant('DELETE'), id: fc.integer({ min: 0, max: 9 }) }),
    );
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 6 }), async (changes) => {
        const path = `/indexes/run-${(run += 1)}/documents`;
        await service.done('POST', path, [{ id: 5 }]);
        for (const one of changes) {
          if ('id' in one) await service.done('DELETE', `${path}/${one.id}`);
          else await service.done(one.method, path, one.docs);
        }
        const before = await allDocuments(`run-${run}`);
        await service.reopen();
        expect(await allDocuments(`run-${run}`)).toEqual(before);
      }),
      { numRuns: 5 },
    );
  });

  it('are written to a new log when most of the old one is out of date', async () => {
    for (let round = 0; round < 4; round += 1) {
      await service.done(
        'POST',
        '/indexes/orders/documents',
        [...Array(400).keys()].map((id) => ({ id, round })),
      );
    }
    for (let round = 0; round < 2; round += 1)
      await service.done(
        'POST',
        '/indexes/orders/documents',
        [...Array(400).keys()].map((id) => ({ id, round })),
      );
    const [folder] = await readdir(join(service.folder, 'indexes'));
    const files = await readdir(join(service.folder, 'indexes', folder ?? ''));
    expect(files.toSorted()).toEqual(['documents-2.jsonl', 'index.json']);
    await service.reopen();
    expect(await service.call('GET', '/indexes/orders/documents/399')).toMatchObject({ body: { id: 399, round: 1 } });
  });
});

describe('the folder', () => {
  const file = async (name: RegExp): Promise<string> => {
    const [folder] = await readdir(join(service.folder, 'indexes'));
    const names = await readdir(join(service.folder, 'indexes', folder ?? ''));
    return join(service.folder, 'indexes', folder ?? '', names.find((candidate) => name.test(candidate)) ?? '');
  };
  const refusal = (): Promise<unknown> =>
    service.reopen().then(
      () => undefined,
      (error: unknown) => error,
    );

  beforeEach(async () => {
    await service.done('POST', '/indexes/orders/documents', [{ id: 1, text: 'kept' }]);
    await service.service().close();
  });

  it('with a log that lost its end is refused in one line', async () => {
    await truncate(await file(/documents/), 5);
    const error = await refusal();
    expect(error).toBeInstanceOf(DataFolderError);
    expect((error as Error).message).toMatch(/documents-1\.jsonl is incomplete: it has 5 of \d+ bytes\.$/);
  });

  it('with half a description is refused', async () => {
    await truncate(await file(/index\.json/), 20);
    expect(await refusal()).toBeInstanceOf(DataFolderError);
  });

  it('with half a key file or half a task log is refused', async () => {
    await truncate(join(service.folder, 'tasks.jsonl'), 20);
    expect(await refusal()).toBeInstanceOf(DataFolderError);
    await writeFile(join(service.folder, 'tasks.jsonl'), '');
    await truncate(join(service.folder, 'keys.json'), 20);
    expect(await refusal()).toBeInstanceOf(DataFolderError);
    await writeFile(join(service.folder, 'keys.json'), '[]');
    await service.reopen();
  });

  it('forgets what an unfinished write left behind, and nothing else', async () => {
    await appendFile(await file(/documents/), '+{"id":2,"te');
    await service.reopen();
    await service.done('POST', '/indexes/orders/documents', [{ id: 3 }]);
    await service.reopen();
    expect(await allDocuments()).toEqual([{ id: 1, text: 'kept' }, { id: 3 }]);
  });

  it('forgets the oldest of very many tasks', async () => {
    const [done] = (await readFile(join(service.folder, 'tasks.jsonl'), 'utf8')).split('\n');
    const lines = [...Array(2 * keptTasks).keys()].map(
      (uid) => `${JSON.stringify({ ...JSON.parse(done ?? ''), uid })}\n`,
    );
    await writeFile(join(service.folder, 'tasks.jsonl'), lines.join(''));
    await service.reopen();
    const listed = async () => (await service.call('GET', '/tasks?limit=1')).body;
    expect(await listed()).toMatchObject({ total: 2 * keptTasks });
    const uid = 2 * keptTasks;
    expect(await service.done('DELETE', '/indexes/orders/documents/99')).toMatchObject({ uid });
    expect(await listed()).toMatchObject({ total: keptTasks, from: uid });
    await service.reopen();
    expect(await listed()).toMatchObject({ total: keptTasks, from: uid });
  });

  it('with a task that was not done goes on with it', async () => {
    const [done] = (await readFile(join(service.folder, 'tasks.jsonl'), 'utf8')).split('\n');
    const task = {
      ...JSON.parse(done ?? ''),
      uid: 1,
      status: 'enqueued',
      details: { receivedDocuments: 1, indexedDocuments: null },
    };
    const work = { type: 'documentAdditionOrUpdate', method: 'replace', primaryKey: null, documents: [{ id: 2 }] };
    await writeFile(join(service.folder, 'pending', '1.json'), JSON.stringify({ task, work }));
    await appendFile(join(service.folder, 'tasks.jsonl'), `{"uid":1,"batch${'x'.repeat(5000)}`);
    await service.reopen();
    expect(await service.done('DELETE', '/indexes/orders/documents/99')).toMatchObject({ uid: 2, status: 'succeeded' });
    await service.reopen();
    expect(await service.call('GET', '/tasks/1')).toMatchObject({ body: { status: 'succeeded' } });
    expect(await allDocuments()).toEqual([{ id: 1, text: 'kept' }, { id: 2 }]);
  });
});
