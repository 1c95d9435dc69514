import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../testing/start-service.ts';

let service: TestService;
beforeEach(async () => {
  service = await startService();
  await service.done('POST', '/indexes/orders/documents?primaryKey=id', [{ id: 1, a: 1, b: 1 }]);
});
afterEach(() => service.remove());

const all = async () =>
  ((await service.call('GET', '/indexes/orders/documents')).body as { results: unknown[] }).results;

describe('documents that are sent with skipCreation', () => {
  it.each([
    ['PUT', { id: 1, a: 2, b: 1 }],
    ['POST', { id: 1, a: 2 }],
  ])('change those there are and make none (%s)', async (method, changed) => {
    const sent = [
      { id: 1, a: 2 },
      { id: 2, a: 2 },
    ];
    expect(await service.done(method, '/indexes/orders/documents?skipCreation=true', sent)).toMatchObject({
      status: 'succeeded',
      details: { receivedDocuments: 2, indexedDocuments: 1 },
    });
    expect(await all()).toEqual([changed]);
    await service.done(method, '/indexes/orders/documents?skipCreation=false', sent);
    expect(await all()).toHaveLength(2);
  });

  it('are refused where it is neither true nor false', async () => {
    expect(await service.call('PUT', '/indexes/orders/documents?skipCreation=yes', [])).toMatchObject({
      status: 400,
      body: { code: 'invalid_skip_creation' },
    });
  });
});

describe('what a task is told of its sender', () => {
  it('is shown with the task, also after a new start, and left out where there was nothing', async () => {
    const path = '/indexes/orders/documents?customMetadata=import%2042';
    const { uid } = (await service.done('PUT', path, [{ id: 1 }])) as { uid: number };
    await service.reopen();
    expect((await service.call('GET', `/tasks/${uid}`)).body).toMatchObject({ customMetadata: 'import 42' });
    expect(await service.done('PUT', '/indexes/orders/documents', [])).not.toHaveProperty('customMetadata');
    expect(await service.done('DELETE', '/indexes/orders/documents?customMetadata=end')).toMatchObject({
      customMetadata: 'end',
    });
  });
});

describe('a filter of documents by what cannot be filtered by', () => {
  const refusal = 'Attribute `a` is not filterable. This index does not have configured filterable attributes.';

  it('is refused with the place where it is named', async () => {
    const fetched = (filter: unknown) => service.call('POST', '/indexes/orders/documents/fetch', { filter });
    expect((await fetched('a = 1')).body).toMatchObject({ message: `${refusal}\n1:2 a = 1` });
    expect((await fetched(['id = 1 OR "a" > 1'])).body).toMatchObject({
      message: expect.stringMatching(/^Attribute `id`.*\n1:3 id = 1 OR "a" > 1$/s),
    });
    expect(await service.done('POST', '/indexes/orders/documents/delete', { filter: 'a = 1' })).toMatchObject({
      status: 'failed',
      error: { message: `Index \`orders\`: ${refusal}\n1:2 a = 1`, code: 'invalid_document_filter' },
    });
  });
});
