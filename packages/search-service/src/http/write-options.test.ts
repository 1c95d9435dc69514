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

describe('parameters of documents that are not supported', () => {
  it.each([
    ['POST', 'documents?csvDelimiter=,'],
    ['PUT', 'documents?skipcreation=true'],
    ['GET', 'documents?retrieveVectors=true'],
    ['GET', 'documents/1?attributes=a'],
    ['DELETE', 'documents/1?force=1'],
  ])('are refused, not passed over: %s %s', async (method, path) => {
    const body = method === 'GET' || method === 'DELETE' ? undefined : [];
    expect(await service.call(method, `/indexes/orders/${path}`, body)).toMatchObject({
      status: 400,
      body: { code: 'bad_request', message: expect.stringMatching(/^Unknown parameter `\w+`: expected one of/) },
    });
    expect(await all()).toHaveLength(1);
  });
});

describe('a parameter that is given twice', () => {
  it.each([
    ['GET', '/indexes/orders/search?limit=1&limit=2'],
    ['GET', '/indexes/orders/documents?fields=a&fields=b'],
    ['GET', '/tasks?limit=1&limit=1'],
    ['POST', '/indexes/orders/documents?primaryKey=id&primaryKey=a'],
    ['PUT', '/indexes/orders/documents?customMetadata=a&customMetadata=b'],
  ])('is refused, as one of them would be passed over: %s %s', async (method, path) => {
    expect(await service.call(method, path, method === 'GET' ? undefined : [])).toMatchObject({
      status: 400,
      body: { code: 'bad_request', message: expect.stringMatching(/^Parameter `\w+` is given more than once/) },
    });
  });
});

describe('parts of searching that are not supported', () => {
  it.each([
    [{ attributesToCrop: ['a'] }, 'invalid_search_attributes_to_crop'],
    [{ cropLength: 5 }, 'invalid_search_crop_length'],
    [{ cropMarker: '…' }, 'invalid_search_crop_marker'],
  ])('are refused, not passed over: %j', async (asked, code) => {
    for (const [path, body] of [
      ['/indexes/orders/search', asked],
      ['/multi-search', { queries: [{ indexUid: 'orders', ...asked }] }],
    ] as const)
      expect(await service.call('POST', path, body)).toMatchObject({ status: 400, body: { code } });
    const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]));
    expect(await service.call('GET', `/indexes/orders/search?${query}`)).toMatchObject({ status: 400, body: { code } });
  });

  it('may be sent switched off', async () => {
    const off = { attributesToCrop: null, cropLength: null, cropMarker: null };
    expect(await service.call('POST', '/indexes/orders/search', off)).toMatchObject({ status: 200 });
  });
});

describe('experimental features', () => {
  const change = (body: unknown) => service.call('PATCH', '/experimental-features', body);

  it('are all off: what is sent is answered where it switches none on', async () => {
    expect(await change({ metrics: false, vectorStoreSetting: null })).toEqual({
      status: 200,
      body: { metrics: false, vectorStoreSetting: null },
    });
    expect(await change({})).toEqual({ status: 200, body: {} });
  });

  it.each([
    [{ metrics: true }, 'Invalid value at `.metrics`: this search service does not support it.'],
    [{ metrics: false, network: 'on' }, 'Invalid value at `.network`: this search service does not support it.'],
    [[], 'Invalid value type: expected an object, but found an array: `[]`'],
  ])('are refused, not passed over, where one is switched on: %j', async (body, message) => {
    expect(await change(body)).toMatchObject({ status: 400, body: { code: 'bad_request', message } });
  });
});

describe('parameters of other calls that are not supported', () => {
  it.each([
    ['GET', '/tasks?afterEnqueuedAt=2026-01-01'],
    ['GET', '/tasks?canceledBy=1'],
    ['GET', '/tasks/0?limit=1'],
    ['GET', '/keys?from=1'],
    ['GET', '/indexes?page=1'],
    ['GET', '/indexes/orders?limit=1'],
    ['GET', '/indexes/orders/settings?verbose=true'],
    ['GET', '/stats?showInternalDatabaseSizes=true'],
    ['POST', '/indexes/orders/search?limit=1'],
    ['POST', '/multi-search?limit=1'],
    ['DELETE', '/indexes/orders?force=true'],
  ])('are refused, not passed over: %s %s', async (method, path) => {
    expect(await service.call(method, path, method === 'POST' ? {} : undefined)).toMatchObject({
      status: 400,
      body: { code: 'bad_request', message: expect.stringMatching(/^Unknown (parameter|field) `\w+`: expected /) },
    });
  });

  it('is what a task is told, wherever one is made', async () => {
    expect(await service.done('PATCH', '/indexes/orders/settings?customMetadata=by%20hand', {})).toMatchObject({
      customMetadata: 'by hand',
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
