import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MASTER_KEY, startService } from '../testing/start-service.ts';
import type { TestService } from '../testing/start-service.ts';
import { keySecret } from './key-store.ts';

const SEARCH_KEY_UID = '3f0f7f9e-5d6c-4f6f-9a55-0b7d2b3a9c01';
const SEARCH_KEY = keySecret(MASTER_KEY, SEARCH_KEY_UID);
const NOW = 1_900_000_000;

/** A tenant token made by hand, so that it can be wrong in every way. */
function token(payload: object, secret = SEARCH_KEY, header: object = { alg: 'HS256', typ: 'JWT' }): string {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${part(header)}.${part(payload)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}
const tenant = (searchRules: unknown, more: object = {}): string =>
  token({ searchRules, apiKeyUid: SEARCH_KEY_UID, ...more });

let service: TestService;
beforeAll(async () => {
  service = await startService({ now: () => new Date(NOW * 1000) });
  await service.done('PATCH', '/indexes/orders/settings', {
    filterableAttributes: ['b', 'a'],
    sortableAttributes: ['b', 'a'],
  });
  await service.done('POST', '/indexes', { uid: 'bare' });
  await service.done('POST', '/indexes/orders/documents', [{ id: 1, a: 1 }]);
  for (const [uid, actions, indexes, expiresAt] of [
    [SEARCH_KEY_UID, ['search'], ['orders', 'bare'], null],
    ['3f0f7f9e-5d6c-4f6f-9a55-0b7d2b3a9c02', ['documents.*'], ['*'], null],
  ]) {
    await service.call('POST', '/keys', { uid, actions, indexes, expiresAt });
  }
});
afterAll(() => service.remove());

const error = (code: string, message: string, type = 'invalid_request') => ({
  message,
  code,
  type,
  link: `https://docs.meilisearch.com/errors#${code}`,
});
const refusedKey = error('invalid_api_key', 'The provided API key is invalid.', 'auth');

describe('authorization', () => {
  it('asks for a bearer token: 401 missing_authorization_header', async () => {
    const expected = error(
      'missing_authorization_header',
      'The Authorization header is missing. It must use the bearer authorization method.',
      'auth',
    );
    expect(await service.call('GET', '/indexes', undefined, '')).toEqual({ status: 401, body: expected });
    const basic = await service.service().app.request('/indexes', { headers: { Authorization: 'Basic x' } });
    expect([basic.status, await basic.json()]).toEqual([401, expected]);
  });

  it('refuses an unknown key and a key without the action: 403 invalid_api_key', async () => {
    for (const key of ['nonsense', SEARCH_KEY, keySecret(MASTER_KEY, 'f0f7f9e3')]) {
      expect(await service.call('GET', '/indexes', undefined, key)).toEqual({ status: 403, body: refusedKey });
    }
    const documentsKey = keySecret(MASTER_KEY, '3f0f7f9e-5d6c-4f6f-9a55-0b7d2b3a9c02');
    expect(await service.call('POST', '/indexes/orders/search', {}, documentsKey)).toEqual({
      status: 403,
      body: refusedKey,
    });
    expect((await service.call('GET', '/indexes/orders/documents/1', undefined, documentsKey)).status).toBe(200);
  });

  it('answers /health without a key', async () => {
    expect(await service.call('GET', '/health', undefined, '')).toEqual({ status: 200, body: { status: 'available' } });
  });

  it('refuses tenant tokens that expired, are not signed by their key, or cannot be read', async () => {
    const messageOf = async (key: string): Promise<unknown> => {
      const { status, body } = await service.call('POST', '/indexes/orders/search', {}, key);
      expect(status).toBe(403);
      return body;
    };
    expect(await messageOf(tenant(['*'], { exp: NOW - 1 }))).toEqual(
      error(
        'invalid_api_key',
        `Tenant token expired. Was valid up to \`${NOW - 1}\` and we're now \`${NOW}\`.`,
        'auth',
      ),
    );
    const coded = { code: 'invalid_api_key', message: expect.stringMatching(/^Could not decode tenant token, /) };
    expect(await messageOf(token({ searchRules: ['*'], apiKeyUid: SEARCH_KEY_UID }, 'another secret'))).toMatchObject(
      coded,
    );
    expect(await messageOf(token({ searchRules: 5, apiKeyUid: SEARCH_KEY_UID }))).toMatchObject(coded);
    expect(await messageOf(token({ searchRules: ['*'] }, SEARCH_KEY, { alg: 'none' }))).toMatchObject(coded);
    expect(await messageOf(token({ searchRules: ['*'], apiKeyUid: 'unknown' }))).toEqual(refusedKey);
    expect((await service.call('POST', '/indexes/orders/search', {}, tenant(['*'], { exp: NOW }))).status).toBe(200);
  });

  it('takes a tenant token for searching only', async () => {
    expect(await service.call('GET', '/indexes/orders/documents/1', undefined, tenant(['*']))).toEqual({
      status: 403,
      body: refusedKey,
    });
  });

  it('names the index and the sorted list a tenant token allows when the URL asks for another', async () => {
    expect(await service.call('POST', '/indexes/bare/search', {}, tenant({ orders: null, ab: {} }))).toEqual({
      status: 403,
      body: error(
        'invalid_api_key',
        'The provided tenant token cannot access the index `bare`, allowed indexes are ["ab", "orders"].',
        'auth',
      ),
    });
    expect((await service.call('POST', '/indexes/orders/search', {}, tenant([]))).status).toBe(403);
    expect((await service.call('POST', '/indexes/secret/search', {}, tenant(['*']))).body).toMatchObject({
      message: 'The API key used to generate this tenant token cannot access the index `secret`.',
    });
  });

  it('refuses an index of a multi-search that is not allowed, with its place', async () => {
    const body = { queries: [{ indexUid: 'orders' }, { indexUid: 'bare' }] };
    expect(await service.call('POST', '/multi-search', body, tenant(['orders']))).toEqual({
      status: 403,
      body: error('invalid_api_key', 'Inside `.queries[1]`: The provided API key is invalid.', 'auth'),
    });
  });

  it('fails a search whose token has a wrong filter', async () => {
    const { status, body } = await service.call(
      'POST',
      '/indexes/orders/search',
      {},
      tenant({ '*': { filter: 'c = 1' } }),
    );
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'invalid_search_filter' })]);
  });
});
