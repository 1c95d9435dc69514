import { calls } from '@connect/contract/calls';
import type { Call } from '@connect/contract/call';
import { pathOf } from '@connect/contract/call';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCallRequests, type CallRequests } from '../testing/call-requests.ts';
import { openDemoDatabase, type TestDatabase } from '../testing/demo-database.ts';
import { createTestPortal, type TestPortal } from '../testing/test-portal.ts';
import { hasAlready, tagOf } from './tags.ts';

let data: TestDatabase;
let portal: TestPortal;
let requests: CallRequests;
beforeAll(async () => {
  data = await openDemoDatabase();
  portal = createTestPortal(data);
  requests = await makeCallRequests(data.database, portal);
});
afterAll(() => data.database.destroy());

const read = (row: Call, name: keyof typeof calls, ifNoneMatch = '') => {
  const { token = requests.tokens.priya, params, query } = requests.good[name];
  const headers = { Authorization: `Bearer ${token}`, ...(ifNoneMatch && { 'If-None-Match': ifNoneMatch }) };
  return portal.fetch(`${pathOf(row, params)}?${new URLSearchParams(query)}`, { headers });
};
const documents = ['order', 'invoice', 'managedOrder', 'managedInvoice', 'sampleOrder'] as const;

it.each(documents)('%s is not sent again to who has it, and is to who has another', async (name) => {
  const row: Call = calls[name];
  const first = await read(row, name);
  const tag = first.headers.get('ETag') ?? '';
  expect([first.status, tag]).toEqual([200, tagOf(await first.text())]);
  const again = await read(row, name, `"other", W/${tag}`);
  expect([again.status, again.headers.get('ETag'), await again.text()]).toEqual([304, tag, '']);
  expect((await read(row, name, '"other"')).status).toBe(200);
});

it('whoever may not have it is refused, whatever they say they have', async () => {
  const { headers } = await read(calls.order, 'order');
  const { params } = requests.good.order;
  const answer = await portal.fetch(pathOf(calls.order, params), {
    headers: { Authorization: `Bearer ${requests.tokens.lee}`, 'If-None-Match': headers.get('ETag') ?? '' },
  });
  expect(answer.status).toBe(404);
});

it('a tag is of what is said, letter by letter', () => {
  expect(tagOf('a')).not.toBe(tagOf('b'));
  expect(hasAlready('"a"', undefined)).toBe(false);
  expect(hasAlready('"a"', '*')).toBe(true);
});
