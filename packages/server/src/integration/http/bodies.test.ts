import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../database/open.ts';
import { openEmptyDatabase } from '../../testing/demo-database.ts';
import { openIntegration, type TestIntegration } from '../testing/open-integration.ts';
import { oneSale } from '../testing/one-sale.ts';

let database: Database;
let integration: TestIntegration;

beforeAll(async () => {
  ({ database } = await openEmptyDatabase());
  integration = openIntegration(database);
});
beforeEach(() => integration.clear());
afterAll(() => database.destroy());

const { of, send } = oneSale(() => integration);

describe('a body', () => {
  it('may be an array, or packed with gzip', async () => {
    const array = await integration.put('/staff', JSON.stringify(of('staff')));
    expect(await array.json()).toMatchObject({ accepted: 1 });
    const fetchGzip = await integration.put('/customers', new Uint8Array(gzipSync(JSON.stringify(of('customers')))), {
      'Content-Encoding': 'gzip',
    });
    expect(await fetchGzip.json()).toMatchObject({ accepted: 3, lines: 3 });
  });

  const packed = { 'Content-Encoding': 'gzip' };
  const staff = () =>
    gzipSync(
      of('staff')
        .map((record) => `${JSON.stringify(record)}\n`)
        .join(''),
    );
  it.each([
    ['no gzip', () => Buffer.from('{}\n'), packed, 400, 'malformed_json', 'broken or cut short'],
    ['gzip that is cut short', () => staff().subarray(0, -4), packed, 400, 'malformed_json', 'broken or cut short'],
    [
      'gzip with more after it',
      () => Buffer.concat([staff(), Buffer.from('x')]),
      packed,
      400,
      'malformed_json',
      'broken',
    ],
    ['a bomb', () => gzipSync(Buffer.alloc(20_000_000, 'x')), packed, 400, 'malformed_json', '200 times as large'],
    [
      'blank lines',
      () => gzipSync(Buffer.alloc(20_000_000, '\n')),
      packed,
      400,
      'malformed_json',
      '200 times as large',
    ],
    ['brotli', staff, { 'Content-Encoding': 'br' }, 415, 'unsupported_body', 'packed with br; gzip is taken'],
    ['two packings', staff, { 'Content-Encoding': 'gzip, br' }, 415, 'unsupported_body', 'packed with gzip, br'],
    [
      'another charset',
      staff,
      { 'Content-Type': 'application/x-ndjson; charset="ISO-8859-1"' },
      415,
      'unsupported_body',
      'is in ISO-8859-1; UTF-8 is taken',
    ],
    ['an array with more after it', () => Buffer.from('[{}]{}'), {}, 400, 'malformed_json', 'broken after record 1'],
    [
      'a record without an end',
      () => Buffer.from(`["${'x'.repeat(5_000_000)}`),
      {},
      400,
      'malformed_json',
      'ends within record 1',
    ],
  ] as const)('of %s is refused, and says why', async (_, body, headers, status, code, message) => {
    const answer = await integration.put('/staff?dryRun=true', new Uint8Array(body()), headers);
    expect([answer.status, await answer.json()]).toMatchObject([
      status,
      { code, message: expect.stringContaining(message) },
    ]);
  });

  it.each(['X-GZIP', 'gzip'])('packed with %s is read, in UTF-8 by any name', async (encoding) => {
    const headers = { 'Content-Encoding': encoding, 'Content-Type': 'application/x-ndjson; charset=utf8' };
    const answer = await integration.put('/staff?dryRun=true', new Uint8Array(staff()), headers);
    expect(await answer.json()).toMatchObject({ lines: 1 });
  });

  it('that is a broken array is taken as far as it goes, and the run says that it broke off', async () => {
    const run = crypto.randomUUID();
    const customers = of('customers').map((record) => JSON.stringify(record));
    await send('staff');
    const answer = await integration.put(`/customers?run=${run}`, `[${customers[0]},${customers[1]},{"no":`);
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'malformed_json', message: expect.stringContaining(`taken by run ${run}, which goes on with line 3`) },
    ]);
    expect(answer.headers.get('Location')).toBe(`/api/integration/v1/runs/${run}`);
    expect(await (await integration.get(`/runs/${run}`)).json()).toMatchObject({
      state: 'interrupted',
      lines: 2,
      accepted: 2,
    });
  });

  it('that is refused is read to its end, unless it has none: then the connection ends', async () => {
    const endless = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (body) => body.enqueue(new TextEncoder().encode(`[{}}${' '.repeat(1_000_000)}`)),
    });
    const cut = await integration.put('/staff?dryRun=true', endless);
    expect([cut.status, cut.headers.get('Connection')]).toEqual([400, 'close']);
    let left = 20;
    const long = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (body) => (left-- > 0 ? body.enqueue(new TextEncoder().encode('[{}}')) : body.close()),
    });
    const read = await integration.put('/staff?dryRun=true', long);
    expect([read.status, read.headers.get('Connection'), left]).toEqual([400, null, -1]);
  });

  it.each([
    ['/nonsense', 404, 'not_found'],
    ['/orders?run=1', 400, 'malformed_request'],
    ['/orders?replace=yes', 400, 'malformed_request'],
    ['/orders?colour=red', 400, 'malformed_request'],
    ['/orders?replace=true&dryRun=true', 400, 'malformed_request'],
  ])('to %s is refused with %i', async (path, status, code) => {
    const answer = await integration.put(path, '');
    expect([answer.status, await answer.json()]).toMatchObject([status, { code }]);
  });
});
