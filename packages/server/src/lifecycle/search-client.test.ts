import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNotedTracer } from '../testing/noted-tracer.ts';
import { inTrace } from '../under-way.ts';
import { clientOf, isAway } from './search-client.ts';

let server: Server;
let url: string;
const asked: (string | undefined)[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(String(request.headers['traceparent']));
    const refusal = { message: 'no', code: 'invalid_api_key', type: 'auth', link: '' };
    if (request.url === '/health') response.end('{"status":"available"}');
    else response.writeHead(403).end(JSON.stringify(refusal));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

describe.each([true, false])('a client of another search service, measured: %j', (isMeasured) => {
  it('tells it what its call is part of, where that is measured', async () => {
    asked.length = 0;
    const client = clientOf(url, 'key', { timeout: 5000, isMeasured });
    const { tracer, traceparent } = createNotedTracer();
    expect(await inTrace(tracer, 'job', () => client.isHealthy())).toBe(true);
    expect(await client.isHealthy()).toBe(true);
    expect(asked).toEqual([isMeasured ? traceparent : 'undefined', 'undefined']);
  });

  it('tells one that refuses the key from one that is away', async () => {
    const refusing = clientOf(url, 'key', { timeout: 5000, isMeasured });
    expect(isAway(await refusing.getKeys().catch((error: unknown) => error))).toBe(false);
    const away = clientOf('http://127.0.0.1:1', 'key', { timeout: 5000, isMeasured });
    expect(isAway(await away.getKeys().catch((error: unknown) => error))).toBe(true);
  });
});
