import { makeTakeBegun } from '@connect/adapters-http/begun-calls';
import { createMemoryStorage } from '@connect/adapters-storage/memory-storage';
import { describe, expect, test } from 'vitest';

import { beginCalls } from './begin-calls.ts';
import type { FoundList } from './begin-calls.ts';

const calls = {
  me: '/api/auth/me',
  customer: '/api/v3/customer',
  managerProfile: '/api/v3/account-manager',
  credentials: '/api/v3/search/credentials',
  order: '/api/v3/orders/{id}',
  invoice: '/api/v3/invoices/{id}',
};
const credentials = { host: '/search', token: 'search-1', indexes: { orders: 'o', invoices: 'i' } };
const tokenOf = (claims: object): string => `h.${btoa(JSON.stringify(claims))}.s`;
const priya = tokenOf({ sid: '1', sub: 'priya', kind: 'customer', permissions: ['View Orders', 'View Invoices'] });

/** A page opened at an address: what it asks, and what it begins. */
const open = async (path: string, { token = priya, stored = {}, isDown = false } = {}) => {
  const asked: { url: string; authorization: string | null; body: unknown }[] = [];
  const storage = createMemoryStorage();
  for (const [key, value] of Object.entries(stored)) storage.setItem(key, String(value));
  const url = new URL(path, 'https://portal.example');
  const found: FoundList[] = [];
  const begun = beginCalls({
    calls,
    apiHost: '',
    token,
    storage,
    location: url,
    language: 'de-DE',
    onList: (list) => {
      found.push(list);
      void Promise.allSettled([list.answer, list.kinds, list.customer]);
    },
    fetch: async (input, init = {}) => {
      if (isDown) throw new TypeError('No line');
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
      asked.push({
        url: typeof input === 'string' ? input : '',
        authorization: new Headers(init.headers).get('authorization'),
        body,
      });
      return Response.json(credentials);
    },
  });
  await Promise.allSettled(begun.map(({ answer }) => answer));
  return { asked, begun, found, urls: asked.map((each) => each.url) };
};
const everywhere = ['/api/auth/me', '/api/v3/customer', '/api/v3/search/credentials'];

describe('what a page asks before its code has come', () => {
  test.each([
    ['/connect/help', everywhere],
    ['/connect/orders/view/so-201', [...everywhere, '/api/v3/orders/SO-201']],
    ['/de/de/connect/invoices/view/SI-118', [...everywhere, '/api/v3/invoices/SI-118']],
    ['/connect/orders/2', [...everywhere, 'https://portal.example/search/multi-search']],
    ['/connect', [...everywhere, 'https://portal.example/search/multi-search']],
  ])('%s', async (path, urls) => {
    expect((await open(path)).urls).toEqual(urls);
  });

  test('the list is searched as its address and the stored choices say, by the credentials that came', async () => {
    const range = { date_from: '2026-01-05', date_to: '2026-01-06' };
    const { asked } = await open('/connect/orders/3?show=orders&q=gloves', {
      stored: { 'picker-range': JSON.stringify(range) },
    });
    expect(asked.at(-1)).toMatchObject({
      authorization: 'Bearer search-1',
      body: { federation: { offset: 20, limit: 10 }, queries: [{ indexUid: 'o', q: 'gloves' }] },
    });
  });

  test('what its list is found by is told, of the list’s page alone', async () => {
    const { found } = await open('/connect/orders');
    expect(found).toHaveLength(1);
    expect(await found[0]?.answer).toEqual(credentials);
    expect(await found[0]?.kinds).toEqual(
      new Map([
        ['o', 'order'],
        ['i', 'invoice'],
      ]),
    );
    expect((await open('/connect')).found).toEqual([]);
  });

  test('whoever may see orders alone has no invoices searched', async () => {
    const sam = tokenOf({ sid: '2', sub: 'sam', kind: 'customer', permissions: ['View Orders'] });
    const { asked } = await open('/connect', { token: sam });
    expect(asked.at(-1)?.url).toBe('https://portal.example/search/indexes/o/search');
  });

  test('staff: who they are, and nothing of a customer', async () => {
    const morgan = tokenOf({ sid: '3', sub: 'morgan', kind: 'account-manager', permissions: [] });
    expect((await open('/connect/orders', { token: morgan })).urls).toEqual([
      '/api/auth/me',
      '/api/v3/account-manager',
      '/api/v3/search/credentials',
    ]);
    expect((await open('/connect', { token: 'junk' })).urls).toEqual(['/api/auth/me', '/api/v3/search/credentials']);
  });

  test('what fails is told to whoever takes it, and to nobody else', async () => {
    const { begun } = await open('/connect/orders', { isDown: true });
    const take = makeTakeBegun(begun, Date.now);
    await expect(take({ question: '/api/auth/me', token: priya, language: 'de-DE' })).rejects.toThrow('No line');
    expect(take({ question: '/api/v3/customer', token: 'another', language: 'de-DE' })).toBeNull();
  });
});
