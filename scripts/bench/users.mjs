import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { quantile, table } from './quantiles.mjs';

/** Milliseconds between an answer and the same person's next request: from the least to as much more. */
const thinking = { least: 1000, more: 4000 };

/** How often each is done, of a hundred. */
const mix = {
  'list search': 40,
  'order detail': 25,
  'quick order': 18,
  'invoice PDF': 8,
  'sign-in': 4,
  placing: 5,
};

const password = 'Connect-demo-1';

const choose = () => {
  let left = Math.random() * 100;
  return Object.entries(mix).find(([, share]) => (left -= share) < 0)?.[0] ?? 'list search';
};

/** Processes of a server, itself and those that it started. */
const processesOf = (pid) => {
  try {
    return [
      pid,
      ...execFileSync('pgrep', ['-P', String(pid)])
        .toString()
        .trim()
        .split('\n')
        .map(Number),
    ];
  } catch {
    return [pid];
  }
};
const residentMb = (pid) =>
  processesOf(pid).reduce((sum, each) => {
    const kib = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${each}/status`, 'utf8'))?.[1] ?? 0);
    return sum + kib / 1024;
  }, 0);

/**
 * So many people at once for so many seconds, each with pauses as people make them: what each call took and how many failed, memory
 * at the beginning and end, and how late the server's event loop was. `list` makes a list search, `documents` are numbers to open.
 */
export const userFigures = async ({ url, pid, users, seconds, session, list, documents, metricsToken }) => {
  const agent = new Agent({ keepAlive: true });
  const times = new Map(Object.keys(mix).map((name) => [name, []]));
  const failed = new Map();
  const send = (path, { method = 'GET', headers = session.headers, body } = {}) =>
    new Promise((resolve) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const all = {
        ...headers,
        ...(text && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }),
      };
      const sent = request(new URL(path, url), { agent, method, headers: all, timeout: 30_000 }, (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () => resolve({ status: answer.statusCode, body: Buffer.concat(parts) }));
        answer.on('error', () => resolve({ status: 0 }));
      });
      sent.on('timeout', () => sent.destroy());
      sent.on('error', () => resolve({ status: 0 }));
      sent.end(text);
    });
  const json = async (path, options) => JSON.parse((await send(path, options)).body.toString());
  const matches = (await json('/api/v3/items?q=glv')).data ?? [];
  const skus = matches.map(({ sku }) => sku).slice(0, 10);
  const [{ sku, minimum: quantity }] = matches;
  // Everybody has the same account: baskets are one after the other.
  let placing = Promise.resolve();
  const fillBasket = async () => {
    await send('/api/v3/basket', {
      method: 'PATCH',
      body: { idempotencyKey: randomUUID(), changes: [{ kind: 'set', sku, quantity }] },
    });
    const [basket, checkout] = [await json('/api/v3/basket'), await json('/api/v3/checkout')];
    return {
      idempotencyKey: randomUUID(),
      basketVersion: basket.version,
      totalIncVat: basket.totalIncVat,
      addressId: checkout.addresses[0].id,
      reference: `PO ${randomUUID().slice(0, 8)}`,
      requestedOn: null,
      notes: '',
      storefront: '',
    };
  };
  let turn = 0;
  const measured = async (name, work) => {
    const start = performance.now();
    const { status } = await work();
    times.get(name).push(performance.now() - start);
    if (status !== 200) failed.set(`${name} ${status}`, (failed.get(`${name} ${status}`) ?? 0) + 1);
  };
  const acts = {
    'list search': () => {
      const { url: path, ...options } = list(turn++);
      return send(path, { ...options, body: JSON.parse(options.body) });
    },
    'order detail': () => send(`/api/v3/orders/${documents.order}`),
    'quick order': () => send('/api/v3/items/look-up', { method: 'POST', body: { skus } }),
    'invoice PDF': () => send(`/api/v3/invoices/${documents.invoice}/download`),
    'sign-in': () =>
      send('/api/auth/login', { method: 'POST', headers: {}, body: { email: 'sam@northgate.example', password } }),
  };
  const act = async (name) => {
    if (name !== 'placing') return measured(name, acts[name]);
    placing = placing.then(async () => {
      const body = await fillBasket();
      await measured(name, () => send('/api/v3/orders', { method: 'POST', body }));
    });
    return placing;
  };
  const until = performance.now() + seconds * 1000;
  const before = residentMb(pid);
  const person = async () => {
    await setTimeout(Math.random() * (thinking.least + thinking.more));
    while (performance.now() < until) {
      await act(choose());
      await setTimeout(thinking.least + Math.random() * thinking.more);
    }
  };
  await Promise.all(Array.from({ length: users }, person));
  const after = residentMb(pid);
  const metrics =
    (await send('/metrics', { headers: { Authorization: `Bearer ${metricsToken}` } })).body?.toString() ?? '';
  const lag = (name) =>
    Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds\\S* (\\S+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN) *
    1000;
  agent.destroy();
  const rows = [...times].map(([name, each]) => [
    name,
    each.length,
    ...[0.5, 0.95, 0.99].map((share) => quantile(each, share).toFixed(1)),
  ]);
  const wrong = [...failed].map(([name, count]) => `${count} times ${name}`);
  return [
    table(['call', 'times', 'p50 ms', 'p95 ms', 'p99 ms'], rows),
    `failed: ${wrong.length === 0 ? 'none' : wrong.join(', ')}`,
    `memory ${before.toFixed(0)} MB before and ${after.toFixed(0)} MB after; event loop late by ${lag('p50').toFixed(1)} ms (p50) and ${lag('p99').toFixed(1)} ms (p99)`,
  ].join('\n');
};
