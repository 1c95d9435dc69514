import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from '../testing/start-service.ts';

let service: TestService;
// One for all: what is refused changes nothing.
beforeAll(async () => {
  service = await startService();
  await service.done('POST', '/indexes/orders/documents?primaryKey=id', [{ id: 1, a: 1, b: 1 }]);
});
afterAll(() => service.remove());

const all = async () =>
  ((await service.call('GET', '/indexes/orders/documents')).body as { results: unknown[] }).results;

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

describe('places and vectors, of which the service knows nothing', () => {
  it.each([
    [{ _geo: { lat: 53.8, lng: -1.5 } }, 'invalid_document_geo_field', '_geo'],
    [{ _geojson: { type: 'Point', coordinates: [0, 0] } }, 'invalid_document_geo_field', '_geojson'],
    [{ _vectors: { words: [0.1, 0.2] } }, 'invalid_vectors_type', '_vectors'],
  ])('are refused in documents, all that are sent with them: %j', async (fields, code, name) => {
    for (const method of ['POST', 'PUT'])
      expect(await service.done(method, '/indexes/orders/documents', [{ id: 2 }, { id: 3, ...fields }])).toMatchObject({
        status: 'failed',
        error: { code, message: `Document \`3\`: \`${name}\` is not supported by this search service.` },
      });
    expect(await all()).toEqual([{ id: 1, a: 1, b: 1 }]);
  });

  it('may be sent as not given, and other names begin in the same way', async () => {
    const sent = [{ id: 1, _geo: null, _vectors: null, _geography: 'hills' }];
    expect(await service.done('POST', '/indexes/orders/documents', sent)).toMatchObject({ status: 'succeeded' });
  });

  // All attributes, whatever they are called, so that none is refused for the settings alone.
  beforeAll(() =>
    service.done('PATCH', '/indexes/orders/settings', { filterableAttributes: ['*'], sortableAttributes: ['*'] }),
  );

  it.each([
    ['_geoRadius(53.8, -1.5, 2000)', '_geoRadius'],
    ['a = 1 AND NOT _geoBoundingBox([1, 2], [3, 4])', '_geoBoundingBox'],
    ['_geoPolygon([0, 0], [0, 1], [1, 1])', '_geoPolygon'],
    ['_geoPoint(1, 2) OR a = 1', '_geoPoint'],
    ['_geoDistance < 5', '_geoDistance'],
    ['_geo EXISTS', '_geo'],
    ['_vectors.words.userProvided EXISTS', '_vectors'],
  ])('are refused in filters: %s', async (filter, name) => {
    const refusal = { message: expect.stringContaining(`\`${name}\` is not supported by this search service.\n`) };
    expect(await service.call('POST', '/indexes/orders/search', { filter: [filter] })).toMatchObject({
      status: 400,
      body: { code: 'invalid_search_filter', ...refusal },
    });
    for (const call of ['fetch', 'delete'])
      expect(await service.call('POST', `/indexes/orders/documents/${call}`, { filter })).toMatchObject({
        status: 400,
        body: { code: 'invalid_document_filter', ...refusal },
      });
    const rule = { indexUid: 'orders', filter };
    expect(await service.call('POST', '/multi-search', { queries: [rule], federation: {} })).toMatchObject({
      status: 400,
      body: { code: 'invalid_search_filter', ...refusal },
    });
  });

  it('are refused in sorts, settings and rules of ranking', async () => {
    expect(await service.call('POST', '/indexes/orders/search', { sort: ['_geoPoint(53.8, -1.5):asc'] })).toMatchObject(
      {
        status: 400,
        body: { code: 'invalid_search_sort', message: '`_geoPoint` is not supported by this search service.' },
      },
    );
    for (const [setting, value, code] of [
      ['filterableAttributes', ['a', '_geo'], 'invalid_settings_filterable_attributes'],
      ['sortableAttributes', ['_geo'], 'invalid_settings_sortable_attributes'],
      ['rankingRules', ['words', '_geoPoint(53.8, -1.5):asc'], 'invalid_settings_ranking_rules'],
    ] as const)
      expect(await service.call('PATCH', '/indexes/orders/settings', { [setting]: value })).toMatchObject({
        status: 400,
        body: { code, message: expect.stringContaining('`_geo') },
      });
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

describe('a parameter that a call does not know', () => {
  it('is refused by every call but that of a probe', async () => {
    const routes = service.service().app.routes.filter(({ method, path }) => method !== 'ALL' && path !== '/health');
    expect(routes.length).toBeGreaterThan(50);
    for (const { method, path } of routes) {
      const address = path.replace(':uid', path.startsWith('/tasks') ? '0' : 'orders').replace(':id', '1');
      expect(
        await service.call(method, `${address}?unheardOf=1`, method === 'GET' ? undefined : {}),
        path,
      ).toMatchObject({
        status: 400,
        body: { code: 'bad_request', message: expect.stringMatching(/^Unknown (parameter|field) `unheardOf`/) },
      });
    }
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
