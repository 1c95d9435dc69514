import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNotedTracer } from '../testing/noted-tracer.ts';
import { inTrace } from '../under-way.ts';
import { reasonOf } from './start-error.ts';
import { awayReason, clientOf, isAway, sayingWhy } from './search-client.ts';

let server: Server;
let url: string;
const asked: (string | undefined)[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(String(request.headers['traceparent']));
    const refusal = { message: 'no', code: 'invalid_api_key', type: 'auth', link: '' };
    if (request.url === '/health') response.end('{"status":"available"}');
    else if (request.url === '/stats') return;
    else if (request.url === '/version') response.writeHead(502).end('<h1>Bad Gateway</h1>');
    else response.writeHead(403).end(JSON.stringify(refusal));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const thrown = (error: unknown): unknown => error;

describe('a client of another search service', () => {
  it('tells it what its call is part of, where that is measured', async () => {
    asked.length = 0;
    const client = clientOf(url, 'key', 5000);
    const { tracer, traceparent } = createNotedTracer();
    expect(await inTrace(tracer, 'job', () => client.isHealthy())).toBe(true);
    expect(await client.isHealthy()).toBe(true);
    expect(asked).toEqual([traceparent, 'undefined']);
  });

  it('tells one that refuses the key from one that is away, and says what either answers', async () => {
    const there = clientOf(url, 'key', 5000);
    const away = clientOf('http://nobody.invalid', 'key', 5000);
    const errors = await Promise.all(
      [there.getKeys(), there.getVersion(), away.getKeys()].map((of) => of.catch(thrown)),
    );
    expect(errors.map((error) => [isAway(error), awayReason(error)])).toEqual([
      [false, 'it answers 403: no'],
      [true, 'it answers 502'],
      [true, expect.stringContaining('nobody.invalid')],
    ]);
    expect(errors.map((error) => reasonOf(sayingWhy(error)))).toEqual([
      'the search service cannot be used (it answers 403: no)',
      'the search service cannot be used (it answers 502)',
      expect.stringContaining('nobody.invalid'),
    ]);
    const database = new Error('the database is away');
    expect(sayingWhy(database)).toBe(database);
  });

  it('says of one that hangs that it took too long', async () => {
    const hanging = clientOf(url, 'key', 50);
    expect(awayReason(await hanging.getStats().catch(thrown))).toMatch(/timed out after 50ms/);
  });
});
