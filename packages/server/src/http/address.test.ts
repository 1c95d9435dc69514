import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { makeAddressOf } from './address.ts';
import type { Environment } from './environment.ts';

const addressWith = async (proxies: number, forwarded?: string): Promise<string> => {
  const addressOf = makeAddressOf(proxies);
  const app = new Hono<Environment>().get('/', (context) => context.text(addressOf(context)));
  const headers = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded };
  const bindings = { trace: { id: '', route: '' }, incoming: { socket: { remoteAddress: '192.0.2.1' } } };
  return (await app.request('/', { headers }, bindings)).text();
};

it.each([
  // Without a proxy everything in the header is the caller's own word.
  [0, '203.0.113.9', '192.0.2.1'],
  [1, undefined, '192.0.2.1'],
  [1, '203.0.113.9', '203.0.113.9'],
  [1, '10.1.1.1, 203.0.113.9', '203.0.113.9'],
  [1, '2001:db8::7', '2001:db8::7'],
  // The second proxy wrote down the first, which wrote down the caller.
  [2, '1.1.1.1, 203.0.113.9, 10.0.0.5', '203.0.113.9'],
  [2, '10.0.0.5', '192.0.2.1'],
  [1, 'a'.repeat(3021), '192.0.2.1'],
  [1, '203.0.113.9.evil', '192.0.2.1'],
  [1, '', '192.0.2.1'],
])('with %d proxies in front, "%s" came from %s', async (proxies, forwarded, address) => {
  expect(await addressWith(proxies, forwarded)).toBe(address);
});
