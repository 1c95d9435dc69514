import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MASTER_KEY, startService } from '../testing/start-service.ts';
import type { TestService } from '../testing/start-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
  await service.done('PATCH', '/indexes/orders/settings', {
    filterableAttributes: ['b', 'a'],
    sortableAttributes: ['b', 'a'],
  });
  await service.done('POST', '/indexes', { uid: 'bare' });
  await service.done('POST', '/indexes/orders/documents', [{ id: 1, a: 1 }]);
});
afterAll(() => service.remove());

const error = (code: string, message: string, type = 'invalid_request') => ({
  message,
  code,
  type,
  link: `https://docs.meilisearch.com/errors#${code}`,
});

describe('searching', () => {
  const search = (body: unknown) => service.call('POST', '/indexes/orders/search', body);
  const multi = (queries: unknown, federation?: object) =>
    service.call('POST', '/multi-search', { queries, federation });
  const bad = (code: string, message: string) => ({ status: 400, body: error(code, message) });

  it('answers a missing index with 404 in the URL and 400 inside a multi-search', async () => {
    expect(await service.call('POST', '/indexes/none/search', {})).toEqual({
      status: 404,
      body: error('index_not_found', 'Index `none` not found.'),
    });
    expect(await multi([{ indexUid: 'orders' }, { indexUid: 'none' }])).toEqual(
      bad('index_not_found', 'Inside `.queries[1]`: Index `none` not found.'),
    );
  });

  it.each(['limit', 'offset', 'page', 'hitsPerPage'])('refuses %s inside a federated query', async (field) => {
    const { status, body } = await multi([{ indexUid: 'orders', [field]: 1 }], {});
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({
        code: 'invalid_multi_search_query_pagination',
        message: expect.stringMatching(
          new RegExp(
            `^Inside \`.queries\\[0\\]\`: Using pagination options is not allowed in federated queries\\.\n.*\`${field}\`.*\n.*\`federation\\.limit\``,
          ),
        ),
      }),
    ]);
  });

  it('refuses facets inside a federated query, federationOptions without federation, a negative weight', async () => {
    expect((await multi([{ indexUid: 'orders', facets: ['a'] }], {})).body).toMatchObject({
      code: 'invalid_multi_search_query_facets',
    });
    expect((await multi([{ indexUid: 'orders', federationOptions: { weight: 1 } }])).body).toMatchObject({
      code: 'invalid_multi_search_federation_options',
    });
    expect((await multi([{ indexUid: 'orders', federationOptions: { weight: -1 } }], {})).body).toMatchObject({
      code: 'invalid_multi_search_weight',
    });
  });

  it.each([
    [{ sort: ['a:asc'] }, { sort: ['a:desc'] }],
    [{ sort: ['a:asc'] }, {}],
    [{ q: 'x' }, { q: '' }],
    [{ sort: ['a:asc'] }, { q: 'x' }],
  ])('refuses to compare %j with %j', async (first, second) => {
    const answer = await multi(
      [
        { indexUid: 'orders', ...first },
        { indexUid: 'orders', ...second },
      ],
      {},
    );
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_multi_search_query_ranking_rules' } });
  });

  it('refuses filters on what is not filterable and sorts on what is not sortable', async () => {
    expect(await search({ filter: 'c = 1' })).toEqual(
      bad(
        'invalid_search_filter',
        'Index `orders`: Attribute `c` is not filterable. Available filterable attribute patterns are: `a`, `b`.\n2:3 "c" = "1"',
      ),
    );
    expect(await service.call('POST', '/indexes/bare/search', { filter: 'c = 1' })).toEqual(
      bad(
        'invalid_search_filter',
        'Index `bare`: Attribute `c` is not filterable. This index does not have configured filterable attributes.\n2:3 "c" = "1"',
      ),
    );
    expect(await search({ sort: ['c:asc'] })).toEqual(
      bad(
        'invalid_search_sort',
        'Index `orders`: Attribute `c` is not sortable. Available sortable attributes are: `a, b`.',
      ),
    );
    expect(await search({ sort: ['a'] })).toEqual(
      bad(
        'invalid_search_sort',
        'Invalid syntax for the sort parameter: expected expression ending by `:asc` or `:desc`, found `a`.',
      ),
    );
    expect((await search({ filter: 'a ? 1' })).body).toMatchObject({
      code: 'invalid_search_filter',
      message: expect.stringMatching(/\n1:6 a \? 1$/),
    });
    expect((await multi([{ indexUid: 'orders', filter: 'c = 1' }], {})).body).toMatchObject({
      message: expect.stringMatching(/^Inside `.queries\[0\]`: Index `orders`: Attribute `c` is not filterable/),
    });
  });

  it.each([
    [
      { limit: 'x' },
      'invalid_search_limit',
      'Invalid value type at `.limit`: expected a positive integer, but found a string: `"x"`',
    ],
    [
      { offset: -1 },
      'invalid_search_offset',
      'Invalid value type at `.offset`: expected a positive integer, but found a negative integer: `-1`',
    ],
    [{ q: 5 }, 'invalid_search_q', 'Invalid value type at `.q`: expected a string, but found a positive integer: `5`'],
    [
      { sort: 'a:asc' },
      'invalid_search_sort',
      'Invalid value type at `.sort`: expected an array, but found a string: `"a:asc"`',
    ],
    [
      { sort: [1.5] },
      'invalid_search_sort',
      'Invalid value type at `.sort[0]`: expected a string, but found a number: `1.5`',
    ],
    [
      { attributesToHighlight: {} },
      'invalid_search_attributes_to_highlight',
      'Invalid value type at `.attributesToHighlight`: expected an array, but found an object: `{}`',
    ],
    [
      { showMatchesPosition: 'yes' },
      'invalid_search_show_matches_position',
      'Invalid value type at `.showMatchesPosition`: expected a boolean, but found a string: `"yes"`',
    ],
    [
      { matchingStrategy: 'some' },
      'invalid_search_matching_strategy',
      'Unknown value `some` at `.matchingStrategy`: expected one of `last`, `all`, `frequency`',
    ],
    [{ nonsense: 1 }, 'bad_request', 'Unknown field `nonsense`'],
    [[], 'bad_request', 'Invalid value type: expected an object, but found an array: `[]`'],
  ])('names the field of the wrong type in %j', async (body, code, message) => {
    expect(await search(body)).toEqual(bad(code, message));
  });

  it('names the place of a wrong field inside a multi-search, and missing fields', async () => {
    expect(await multi([{ indexUid: 'orders', q: 1 }])).toEqual(
      bad(
        'invalid_search_q',
        'Invalid value type at `.queries[0].q`: expected a string, but found a positive integer: `1`',
      ),
    );
    expect(await service.call('POST', '/multi-search', {})).toEqual(bad('bad_request', 'Missing field `queries`'));
    expect(await multi([{ q: 'x' }])).toEqual(
      bad('missing_index_uid', 'Missing field `indexUid` inside `.queries[0]`'),
    );
  });

  it('refuses bodies that are not JSON', async () => {
    expect((await search('{"q":')).body).toMatchObject({ code: 'malformed_payload' });
    expect((await search('')).body).toMatchObject({ code: 'missing_payload' });
    // As deep as a query may be it is asked for, and deeper nothing goes through it.
    for (const depth of [120, 130, 10_000, 30_000])
      expect([
        depth,
        (await search(`{"q":"[[","filter":${'['.repeat(depth)}${']'.repeat(depth)}}`)).body,
      ]).toMatchObject([depth, { code: depth < 128 ? 'invalid_search_filter' : 'malformed_payload' }]);
    const form = await service.service().app.request('/indexes/orders/search', {
      method: 'POST',
      headers: { Authorization: `Bearer ${MASTER_KEY}`, 'Content-Type': 'text/plain' },
      body: '{}',
    });
    expect([form.status, await form.json()]).toEqual([415, expect.objectContaining({ code: 'invalid_content_type' })]);
  });

  it('refuses a document, task or key that is not there: 404', async () => {
    expect(await service.call('GET', '/indexes/orders/documents/9')).toMatchObject({
      status: 404,
      body: { code: 'document_not_found' },
    });
    expect(await service.call('GET', '/tasks/999')).toMatchObject({ status: 404, body: { code: 'task_not_found' } });
    expect(await service.call('GET', '/keys/none')).toMatchObject({ status: 404, body: { code: 'api_key_not_found' } });
    expect(await service.call('GET', '/indexes/none')).toMatchObject({
      status: 404,
      body: { code: 'index_not_found' },
    });
    expect(await service.call('GET', '/nowhere')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('lets no page call it but those of the origin that it is told, and nobody keep an answer', async () => {
    const { headers } = await service.service().app.request('/health');
    expect([headers.get('Access-Control-Allow-Origin'), headers.get('Cache-Control')]).toEqual([null, 'no-store']);
    const search = '/indexes/items/search?q=';
    const found = await service.service().app.request(search, { headers: { Authorization: `Bearer ${MASTER_KEY}` } });
    expect(found.headers.get('Cache-Control')).toBe('no-store');
    const named = await startService({ origin: 'https://portal.example.com' });
    const preflight = await named.service().app.request('/multi-search', {
      method: 'OPTIONS',
      headers: { Origin: 'https://portal.example.com', 'Access-Control-Request-Method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('https://portal.example.com');
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toBe('GET,POST');
    await named.remove();
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe(
      'Authorization,Content-Type,X-Meilisearch-Client',
    );
  });
});

describe('other bodies', () => {
  it.each([
    ['POST', '/indexes', {}, 'missing_index_uid'],
    ['POST', '/indexes', { uid: 'bad uid' }, 'invalid_index_uid'],
    ['POST', '/indexes', { uid: 'x', primaryKey: 5 }, 'invalid_index_primary_key'],
    ['GET', '/indexes?limit=x', undefined, 'invalid_index_limit'],
    ['GET', '/indexes/bad%20uid', undefined, 'invalid_index_uid'],
    ['PATCH', '/indexes/orders', { uid: 'y' }, 'bad_request'],
    ['POST', '/indexes/orders/documents', [5], 'malformed_payload'],
    ['POST', '/indexes/orders/documents/delete', {}, 'missing_document_filter'],
    ['POST', '/indexes/orders/documents/delete', { filter: '' }, 'invalid_document_filter'],
    ['POST', '/indexes/orders/documents/delete-batch', { ids: [] }, 'malformed_payload'],
    ['POST', '/indexes/orders/documents/fetch', { filter: 'c = 1' }, 'invalid_document_filter'],
    ['POST', '/indexes/orders/documents/fetch', { limit: -1 }, 'invalid_document_limit'],
    ['GET', '/indexes/orders/documents?offset=-1', undefined, 'invalid_document_offset'],
    ['PATCH', '/indexes/orders/settings', { nonsense: 1 }, 'bad_request'],
    ['PATCH', '/indexes/orders/settings', { searchableAttributes: 'a' }, 'invalid_settings_searchable_attributes'],
    ['PATCH', '/indexes/orders/settings', { rankingRules: ['nonsense'] }, 'invalid_settings_ranking_rules'],
    ['PATCH', '/indexes/orders/settings', { pagination: { maxTotalHits: 'x' } }, 'invalid_settings_pagination'],
    [
      'PATCH',
      '/indexes/orders/settings/typo-tolerance',
      { minWordSizeForTypos: { oneTypo: 9, twoTypos: 5 } },
      'invalid_settings_typo_tolerance',
    ],
    ['PATCH', '/indexes/orders/settings', { synonyms: { a: ['b'] } }, 'invalid_settings_synonyms'],
    ['PUT', '/indexes/orders/settings/sortable-attributes', {}, 'invalid_settings_sortable_attributes'],
    ['GET', '/tasks/x', undefined, 'bad_request'],
    ['GET', '/tasks?uids=1,x', undefined, 'invalid_task_uids'],
    ['POST', '/keys', {}, 'missing_api_key_actions'],
    ['POST', '/keys', { actions: ['fly'], indexes: ['*'], expiresAt: null }, 'invalid_api_key_actions'],
    ['POST', '/keys', { actions: ['*'], indexes: ['a b'], expiresAt: null }, 'invalid_api_key_indexes'],
    ['POST', '/keys', { actions: ['*'], indexes: ['*'] }, 'missing_api_key_expires_at'],
    ['POST', '/keys', { actions: ['*'], indexes: ['*'], expiresAt: '2001-01-01' }, 'invalid_api_key_expires_at'],
    ['POST', '/keys', { uid: 'x', actions: ['*'], indexes: ['*'], expiresAt: null }, 'invalid_api_key_uid'],
  ])('%s %s with %j is refused: %s', async (method, path, body, code) => {
    expect(await service.call(method, path, body)).toMatchObject({ status: 400, body: { code } });
  });

  it('lets only the name and the description of a key change', async () => {
    const { results } = (await service.call('GET', '/keys')).body as { results: { uid: string }[] };
    expect((await service.call('PATCH', `/keys/${results[0]?.uid}`, { actions: ['*'] })).body).toEqual(
      error('immutable_api_key_actions', 'Immutable field `actions`: expected one of `description`, `name`'),
    );
  });
});
