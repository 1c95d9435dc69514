import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOf, type Call } from '@connect/contract/call';
import { calls } from '@connect/contract/calls';
import { operatorCalls } from '@connect/contract/operator/calls';
import { demoPassword } from '@connect/demo/accounts';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { createLog } from '../log.ts';
import { anOrderForm, setInBasket } from '../ordering/testing/order-form.ts';
import { startServer, type RunningServer } from '../start-server.ts';
import { openTraceReceiver, type ReceivedSpan, type TraceReceiver } from '../testing/trace-receiver.ts';

const buyer = 'priya@northgate.example';
const outer = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const key = 'the-key-of-the-receiver';

let folder: string;
let receiver: TraceReceiver;
let hooks: Server;
let smtp: SMTPServer;
let server: RunningServer;
const heard: { headers: IncomingMessage['headers']; body: { type: string; key: string } }[] = [];
const portOf = (server: Server | SMTPServer['server']): number => (server.address() as AddressInfo).port;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'connect-traces-'));
  receiver = await openTraceReceiver();
  hooks = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      heard.push({ headers: request.headers, body: JSON.parse(body) });
      response.writeHead(204).end();
    });
  }).listen(0, '127.0.0.1');
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      stream.resume();
      stream.on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => {
    smtp.listen(0, '127.0.0.1', resolve);
  });
  const config = readConfig(
    {
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'silent',
      PORT: '0',
      PUBLIC_URL: 'http://trade.example',
      PRIVATE_WEBHOOKS: 'on',
      SMTP_URL: `smtp://127.0.0.1:${portOf(smtp.server)}`,
      MAIL_FROM: 'Connect <connect@example.com>',
      SUPPORT_EMAIL: 'support@example.com',
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_EXPORTER_OTLP_HEADERS: `api-key=${encodeURIComponent(key)}`,
      OTEL_SERVICE_NAME: 'trade',
    },
    ['--scale', '0.02'],
  );
  if (!config.ok) throw new Error(config.refusal);
  server = await startServer({ config: config.value, log: createLog('silent') });
});
afterAll(async () => {
  await server?.close();
  await new Promise<void>((resolve) => {
    smtp.close(resolve);
  });
  hooks.close();
  await receiver.close();
  await rm(folder, { recursive: true });
});

interface Asked {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}
const call = (row: Call, { token, body, headers = {} }: Asked = {}): Promise<Response> =>
  fetch(new URL(pathOf(row), server.url), {
    method: row.method,
    headers: {
      ...headers,
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const ask = async (row: Call, asked: Asked) => {
  const answer = await call(row, asked);
  return { id: answer.headers.get('X-Request-Id'), status: answer.status, body: (await answer.json()) as unknown };
};
const asBrowser = { call };
const named = (name: string): ReceivedSpan[] => receiver.spans.filter((span) => span.name === name);
const childrenOf = (parent: ReceivedSpan): ReceivedSpan[] =>
  receiver.spans.filter(({ parentSpanId }) => parentSpanId === parent.spanId);
const below = (parent: ReceivedSpan): ReceivedSpan[] => childrenOf(parent).flatMap((child) => [child, ...below(child)]);

describe('an order, from the call to mail and webhook', () => {
  let placed: Awaited<ReturnType<typeof ask>>;
  let span: ReceivedSpan;
  let token: string;
  let form: Awaited<ReturnType<typeof anOrderForm>>;
  beforeAll(async () => {
    const operator = server.operator.token;
    await ask(operatorCalls.addWebhook, {
      token: operator,
      body: { url: `http://127.0.0.1:${portOf(hooks)}/secret-path?secret=query`, kinds: ['order.placed'] },
    });
    ({ token } = (await ask(calls.login, { body: { email: buyer, password: demoPassword } })).body as {
      token: string;
    });
    await setInBasket(asBrowser, token, 120);
    form = await anOrderForm(asBrowser, token);
    placed = await ask(calls.placeOrder, {
      token,
      headers: { traceparent: `00-${outer.traceId}-${outer.spanId}-01` },
      body: { ...form, notes: 'the secret of a note' },
    });
    await vi.waitFor(
      () => {
        expect(named('webhook order.placed')).not.toEqual([]);
        expect(named('mail order-placed')).not.toEqual([]);
        expect(named(`POST ${calls.placeOrder.path}`)).not.toEqual([]);
      },
      { timeout: 20_000, interval: 100 },
    );
    [span] = named(`POST ${calls.placeOrder.path}`) as [ReceivedSpan];
  });

  it('is a span named by its route within the one of whoever asks, with the id of the request', () => {
    expect(placed.status).toBeLessThan(300);
    expect(span).toMatchObject({
      traceId: outer.traceId,
      parentSpanId: outer.spanId,
      kind: 2,
      status: { code: 0 },
      attributes: {
        'connect.request_id': placed.id,
        'http.request.method': 'POST',
        'http.route': calls.placeOrder.path,
        'http.response.status_code': placed.status,
      },
    });
  });

  it('has its transaction and statements below it, named by what they do and to which table', () => {
    const [transaction] = childrenOf(span).filter(({ name }) => name === 'transaction');
    const names = below(transaction as ReceivedSpan).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['insert orders', 'insert events', 'insert mail_jobs', 'update baskets']),
    );
    for (const child of below(span)) {
      expect(child.traceId).toBe(span.traceId);
      expect(BigInt(child.startTimeUnixNano)).toBeLessThanOrEqual(BigInt(child.endTimeUnixNano));
      expect(BigInt(child.startTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(span.startTimeUnixNano));
    }
  });

  it('is what the spans of its mail and its webhook are linked to, which are traces of their own', () => {
    const link = { traceId: span.traceId, spanId: span.spanId };
    for (const name of ['webhook order.placed', 'mail order-placed', 'job changes for search']) {
      const [caused] = receiver.spans.filter(
        (each) => each.name === name && each.links.some(({ spanId }) => spanId === span.spanId),
      );
      expect(caused?.links).toContainEqual(link);
      expect(caused?.traceId).not.toBe(span.traceId);
      if (!name.startsWith('job')) expect(caused?.attributes['connect.request_id']).toBe(placed.id);
    }
    const [mail] = named('mail order-placed');
    expect(mail && below(mail).map(({ name }) => name)).toEqual(expect.arrayContaining(['make mails', 'send mail']));
  });

  it('goes on at whoever is told: the webhook names its span', () => {
    const [webhook] = named('webhook order.placed');
    const headers = heard[0]?.headers;
    expect(headers?.['traceparent']).toBe(`00-${webhook?.traceId}-${webhook?.spanId}-01`);
    expect(headers?.['x-request-id']).toBe(placed.id);
  });

  it('asks the search within what asks for it', async () => {
    await vi.waitFor(() => {
      const [job] = named('job changes for search');
      expect(job && below(job).some(({ attributes }) => attributes['db.system.name'] === 'meilisearch')).toBe(true);
    });
  });

  it('is sent to the path of traces with the headers of the settings, under the name of the service', () => {
    expect(receiver.headers[0]).toMatchObject({ path: '/v1/traces', 'api-key': key });
    expect([...receiver.services]).toEqual(['trade']);
  });

  it('has nothing secret or personal in it, no query and no address', async () => {
    await fetch(new URL(`/api/auth/secret-of-path?token=secret-of-query`, server.url), {
      headers: { Authorization: `Bearer ${token}`, Cookie: 'secret-of-cookie', 'User-Agent': 'secret-of-agent' },
    });
    await ask(calls.login, { body: { email: 'secret-name@northgate.example', password: 'secret-password' } });
    const before = receiver.count();
    await vi.waitFor(() => expect(receiver.count()).toBeGreaterThan(before), { timeout: 10_000 });
    const orderNo = heard[0]?.body.key ?? '';
    expect(orderNo).not.toBe('');
    const exported = receiver.text();
    const secrets = ['secret-', 'secret of', 'priya', 'Priya', 'northgate', demoPassword, token, key, form.reference];
    expect([...secrets, orderNo].filter((secret) => exported.includes(secret))).toEqual([]);
  });
});
