import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fc, test } from '@fast-check/vitest';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTracing } from '../lifecycle/start-tracing.ts';
import { createLog } from '../log.ts';
import type { TraceSettings } from '../trace-settings.ts';
import { openTraceReceiver, type TraceReceiver } from '../testing/trace-receiver.ts';
import { inRequest, inSpan, inTrace, recordSpan } from '../under-way.ts';
import { openTracing, type OpenTracing } from './open-tracing.ts';

const warned: unknown[] = [];
const log = { warn: (...line: unknown[]) => void warned.push(line) };
let receiver: TraceReceiver | null = null;
let tracing: OpenTracing | null = null;
afterEach(async () => {
  warned.length = 0;
  await tracing?.close();
  await receiver?.close();
  [tracing, receiver] = [null, null];
});

const settings = { headers: {}, serviceName: 'trade', sampler: 'parentbased_always_on', ratio: 1 } as const;
const open = (url: string, others: Partial<TraceSettings> = {}): OpenTracing =>
  (tracing = openTracing({ url, ...settings, ...others }, log));
const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => {
    server.once('listening', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
};
const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};
const many = (name: string): void => {
  for (let count = 0; count < 1200; count++) tracing?.tracer.begin(name).end();
};

describe('a receiver that does not take what it is sent', () => {
  it('and answers 500: the log says so once, and once that it takes them again; nothing is thrown', async () => {
    let status = 500;
    receiver = await openTraceReceiver((response) => void response.writeHead(status).end('{"message":"secret"}'));
    open(receiver.url);
    for (const times of [1, 2, 3]) {
      many('first');
      await vi.waitFor(() => expect(receiver?.count()).toBeGreaterThanOrEqual(times), { timeout: 10_000 });
    }
    await vi.waitFor(() => expect(warned).toHaveLength(1));
    expect(JSON.stringify(warned)).toContain('answers 500');
    status = 200;
    many('second');
    await vi.waitFor(() => expect(warned).toHaveLength(2), { timeout: 10_000 });
    expect(JSON.stringify(warned)).toContain('again');
    expect(JSON.stringify(warned)).not.toContain('secret');
  });

  it('is named by its host, and nothing else of its address', async () => {
    const lines: string[] = [];
    receiver = await openTraceReceiver((response) => void response.writeHead(403).end());
    const traces = { ...settings, url: `${receiver.url}/v1/traces?key=secret` };
    const started = await startTracing(
      { traces },
      createLog('warn', { write: (line: string) => void lines.push(line) }),
    );
    started.tracer?.begin('work').end();
    await started.close();
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { host: new URL(receiver.url).host, error: 'answers 403', msg: 'traces are not taken, and are left out' },
    ]);
    expect(lines.join('')).not.toContain('secret');
  });

  it('and is away: nothing waits for it, and the end but two seconds', async () => {
    const { tracer } = open(`http://127.0.0.1:${await freePort()}/v1/traces`);
    const took = await timeOf(() => inTrace(tracer, 'work', async () => undefined));
    expect(took).toBeLessThan(200);
    many('more');
    expect(await timeOf(() => tracing?.close() ?? Promise.resolve())).toBeLessThan(2500);
  });

  it('and is slow: work goes on meanwhile, so many spans wait and no more, and the end waits two seconds', async () => {
    receiver = await openTraceReceiver(() => undefined);
    const { tracer } = open(receiver.url);
    const before = process.memoryUsage().heapUsed;
    const took = await timeOf(async () => {
      for (let count = 0; count < 60_000; count++) tracer.begin('work').end();
    });
    expect(took).toBeLessThan(10_000);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(150_000_000);
    expect(await timeOf(() => tracing?.close() ?? Promise.resolve())).toBeLessThan(2500);
  });
});

describe('what is measured', () => {
  it('has what happened within it, with the kind of what went wrong and never its text', async () => {
    receiver = await openTraceReceiver();
    const { tracer } = open(receiver.url);
    const failing = inTrace(tracer, 'job', () =>
      inSpan('step', async () => {
        recordSpan('select orders', { kind: 'client', since: 5 }, '23505');
        throw new TypeError('the secret');
      }),
    );
    await expect(failing).rejects.toThrow(TypeError);
    await tracing?.close();
    const [query, step, job] = receiver.spans;
    expect([query, step, job].map((span) => [span?.name, span?.attributes['error.type'], span?.status.code])).toEqual([
      ['select orders', '23505', 2],
      ['step', 'TypeError', 2],
      ['job', 'TypeError', 2],
    ]);
    expect([query?.parentSpanId, step?.parentSpanId, job?.parentSpanId]).toEqual([
      step?.spanId,
      job?.spanId,
      undefined,
    ]);
    expect(Number(query?.endTimeUnixNano) - Number(query?.startTimeUnixNano)).toBeGreaterThan(4_900_000);
    expect(receiver.text()).not.toContain('the secret');
  });

  it('has no more pieces than a thousand, says how many are left out, and none that come after it is over', async () => {
    receiver = await openTraceReceiver();
    const { tracer } = open(receiver.url);
    const span = tracer.begin('many');
    inRequest(
      'id',
      () => {
        for (let count = 0; count < 1500; count++) recordSpan('insert orders', {});
      },
      span,
    );
    span.end();
    inRequest('id', () => recordSpan('too late', {}), span);
    await tracing?.close();
    expect(receiver.spans).toHaveLength(1001);
    expect(receiver.spans.at(-1)?.attributes['connect.spans_left_out']).toBe(500);
  });
});

const hex = (length: number) =>
  fc.string({ minLength: length, maxLength: length, unit: fc.constantFrom(...'0123456789abcdef') });

describe('a traceparent of somebody else', () => {
  test.prop([hex(32), hex(16), fc.boolean()])('is gone on with, told or not', (traceId, spanId, isRecording) => {
    fc.pre(/[^0]/.test(traceId) && /[^0]/.test(spanId));
    const { tracer } = open('http://127.0.0.1:1');
    const span = tracer.begin('work', { parent: `00-${traceId}-${spanId}-${isRecording ? '01' : '00'}` });
    expect(span.isRecording).toBe(isRecording);
    expect(span.traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-${isRecording ? '01' : '00'}$`));
  });

  test.prop([fc.oneof(fc.string(), fc.constantFrom('00-0-0-00', `00-${'0'.repeat(32)}-${'1'.repeat(16)}-01`))])(
    'that is none begins a trace of our own',
    (parent) => {
      const { tracer } = open('http://127.0.0.1:1');
      expect(tracer.begin('work', { parent }).traceparent).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    },
  );
});

test.prop([hex(32), hex(16), fc.double({ min: 0, max: 1, noNaN: true })])(
  'what a trace caused is told of if it is, whatever part of all is told of',
  (traceId, spanId, ratio) => {
    fc.pre(/[^0]/.test(traceId) && /[^0]/.test(spanId));
    const { tracer } = open('http://127.0.0.1:1', { sampler: 'parentbased_traceidratio', ratio });
    for (const isRecording of [true, false]) {
      const cause = `00-${traceId}-${spanId}-${isRecording ? '01' : '00'}`;
      expect(tracer.begin('mail', { causes: [cause] }).isRecording).toBe(isRecording);
    }
  },
);
