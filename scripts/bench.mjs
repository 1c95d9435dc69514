import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { customerCount, customerFigures } from './bench/customers.mjs';
import { fileFigures } from './bench/files.mjs';
import { guessCount, guessFigures } from './bench/guesses.mjs';
import { hostileFigures } from './bench/hostile.mjs';
import { load } from './bench/load.mjs';
import { bufferedFigures, clockFigures, oddSenders } from './bench/odd.mjs';
import { orderingFigures } from './bench/ordering.mjs';
import { measurePages } from './bench/pages.mjs';
import { table } from './bench/quantiles.mjs';
import { reportFigures, reportRows } from './bench/reports.mjs';
import { signOffFigures } from './bench/sign-off.mjs';
import { startProcess } from './bench/start-process.mjs';
import { userFigures } from './bench/users.mjs';
import { conditions, measureVisits } from './bench/visit.mjs';
import { webhookEvents, webhookFigures } from './bench/webhooks.mjs';
import { build } from './build.mjs';
import { requireProject } from './steps.mjs';

const port = Number(process.env.PORT ?? 4373);
const url = `http://127.0.0.1:${port}`;
const clients = 50;

const metricsToken = 'a token of the bench, of 32 letters';
const startServer = (scale, folder, { args = [], env = {} } = {}) =>
  startProcess('server/dist/main.js', {
    args: ['--scale', String(scale), ...args],
    env: {
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      TOKEN_SECONDS: '1800',
      SEARCH_TOKEN_SECONDS: '900',
      METRICS_TOKEN: metricsToken,
      ...env,
    },
    url,
  });

const signIn = async (email = 'priya@northgate.example', portal = url) => {
  const json = async (path, options) => (await fetch(`${portal}${path}`, options)).json();
  const { token } = await json('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'Connect-demo-1' }),
  });
  const headers = { Authorization: `Bearer ${token}` };
  return { token, headers, credentials: await json('/api/v3/search/credentials', { headers }) };
};

// A page of orders and invoices as the list asks for it (specification §list-search), all time so that every document is a candidate.
const listSearch = ({ credentials }, offset, limit = 10) => ({
  url: new URL(`${credentials.host}/multi-search`, url).href,
  method: 'POST',
  headers: { Authorization: `Bearer ${credentials.token}`, 'Content-Type': 'application/json' },
  body: JSON.stringify({
    federation: { limit, offset },
    queries: Object.values(credentials.indexes).map((indexUid) => ({
      indexUid,
      q: '',
      filter: `document_date_sortable >= 757382400 AND document_date_sortable <= ${Math.floor(Date.now() / 1000) + 86400}`,
      sort: ['number_sortable:desc'],
      attributesToHighlight: ['number', 'order_number', 'po_number'],
      matchingStrategy: 'all',
    })),
  }),
});

const findNumbers = async (session) => {
  const { url: address, ...options } = listSearch(session, 0, 100);
  const { hits } = await (await fetch(address, options)).json();
  const of = (prefix) => hits.find(({ number }) => number.startsWith(prefix)).number;
  return { order: of('SO'), invoice: of('SI') };
};

const serverFigures = async (session, { order, invoice }) => {
  let turn = 0;
  const get = (path) => () => ({ url: `${url}${path}`, headers: session.headers });
  const kinds = [
    ['list search', 3000, () => listSearch(session, (turn++ % 20) * 10)],
    ['order detail', 2000, get(`/api/v3/orders/${order}`)],
    ['invoice PDF', 500, get(`/api/v3/invoices/${invoice}/download`)],
  ];
  const rows = [];
  for (const [name, count, next] of kinds) {
    await load({ clients, count, next });
    const { p50, p95, p99, perSecond } = await load({ clients, count, next });
    rows.push([name, ...[p50, p95, p99, perSecond].map((figure) => figure.toFixed(1))]);
  }
  // One request at a time shows what an answer costs, without the queue that 50 clients make on few cores.
  const alone = await load({ clients: 1, count: 500, next: kinds[0][2] });
  rows.push(['list search, 1 client', ...[alone.p50, alone.p95, alone.p99, alone.perSecond].map((f) => f.toFixed(1))]);
  return table(['call', 'p50 ms', 'p95 ms', 'p99 ms', 'per second'], rows);
};

const kib = (bytes) => (bytes / 1024).toFixed(0);

const pageFigures = async (session, { order }) => {
  for (const slowdown of [1, 4]) {
    const { loads, changes } = await measurePages({ url, token: session.token, order, slowdown, times: 5 });
    console.log(`\nPages, CPU slow-down ${slowdown}x, medians of 5\n`);
    const rows = loads.map(({ name, bytes, time, blocking, shift, heap }) => [
      name,
      kib(bytes),
      time.toFixed(0),
      blocking.toFixed(0),
      shift.toFixed(3),
      (heap / 1e6).toFixed(1),
    ]);
    console.log(table(['page', 'JS KiB sent', 'content ms', 'blocking ms', 'layout shift', 'heap MB'], rows));
    const changeRows = changes.map(({ name, latency, afterAnswer }) => [
      name,
      latency.toFixed(0),
      afterAnswer.toFixed(0),
    ]);
    console.log(`\n${table(['change', 'latency ms', 'of it after the answer ms'], changeRows)}`);
  }
};

/** A cold visit of the list and a walk to an order; `PEER`, the address of another portal with the demo's accounts, is visited in turns. */
const visitFigures = async ({ token }) => {
  const peer = process.env.PEER;
  const portals = [{ url, token }, ...(peer ? [{ url: peer, token: (await signIn(undefined, peer)).token }] : [])];
  const ms = ['firstPaint', 'readable', 'ready', 'blocking', 'next', 'search', 'head', 'all'];
  const head = [
    'first paint',
    'rows readable',
    'app ready',
    'blocking',
    'next page',
    'search',
    'order’s head',
    'order',
  ];
  for (const condition of conditions) {
    console.log(`\nA cold visit, ${condition.name}, medians of 5, in ms\n`);
    const rows = (await measureVisits(portals, condition, 5)).map((figures, place) => [
      portals[place].url,
      ...ms.map((key) => figures[key].toFixed(0)),
      `${figures.requests} / ${kib(figures.bytes)}`,
      `${figures.walk} / ${kib(figures.walkBytes)}`,
    ]);
    console.log(table(['portal', ...head, 'files / KiB', 'of the walk'], rows));
  }
};

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'connect-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const measureSession = async (server, measure) => {
  try {
    const session = await signIn();
    await measure(session, await findNumbers(session));
  } finally {
    await server.stop();
  }
};

/** What can be measured, each by its name alone, such as `bench customers`. */
const parts = {
  pages: async () =>
    measureSession(await startServer(1, newFolder()), async (session, numbers) => {
      await visitFigures(session);
      await pageFigures(session, numbers);
    }),
  // About 100,000 orders and invoices. Making them is over before the server that is measured starts.
  server: async () => {
    const folder = newFolder();
    await (await startServer(11, folder)).stop();
    await measureSession(await startServer(11, folder), async (session, numbers) => {
      console.log(`\nServer, ${clients} clients, about 100,000 orders and invoices\n`);
      console.log(await serverFigures(session, numbers));
    });
  },
  // 50 and 500 people for `SECONDS` (300), with one process and with four; `USERS` and `WORKERS` name others.
  load: async () => {
    const seconds = Number(process.env.SECONDS ?? 300);
    const numbers = (name, initial) => (process.env[name] ?? initial).split(',').map(Number);
    const { startPostgres } = await import('../packages/server/dist/testing/postgres.js');
    for (const workers of numbers('WORKERS', '1,4'))
      for (const users of numbers('USERS', '50,500')) {
        const several = {
          args: ['--workers', String(workers)],
          env: { DATABASE_URL: await (await startPostgres()).newDatabase() },
        };
        const server = await startServer(1, newFolder(), workers > 1 ? several : {});
        await measureSession(server, async (session, documents) => {
          console.log(
            `\n${users} users for ${seconds} s, ${workers === 1 ? 'one process' : `${workers} processes on PostgreSQL`}, load ${loadavg()[0]?.toFixed(1)}\n`,
          );
          const list = (turn) => listSearch(session, (turn % 20) * 10);
          console.log(
            await userFigures({ url, pid: server.pid, users, seconds, session, list, documents, metricsToken }),
          );
        });
      }
  },
  hostile: async () =>
    measureSession(await startServer(3, newFolder()), async (session) => {
      const emails = ['lee@harbourworks.example', 'kim@quietco.example'];
      const others = await Promise.all(emails.map((email) => signIn(email)));
      const hostile = Array.from({ length: 5 }, (_, at) => {
        const { credentials } = others[at % others.length];
        const { url: address, headers } = listSearch({ credentials }, 0);
        return { address, headers, indexes: Object.values(credentials.indexes) };
      });
      console.log('\nHostile clients: five, of two companies, each with four requests under way\n');
      console.log(await hostileFigures((turn) => listSearch(session, (turn % 20) * 10), hostile));
    }),
  // `SECONDS` (30) is how long an odd sender is waited for: bodies that stand still are ended after 300.
  odd: async () => {
    const folder = newFolder();
    const clock = join(folder, 'clock');
    writeFileSync(clock, '0');
    const shifted = fileURLToPath(new URL('bench/shifted-clock.mjs', import.meta.url));
    const env = { CLOCK_FILE: clock, NODE_OPTIONS: `--import=${shifted}` };
    await measureSession(await startServer(1, join(folder, 'data'), { env }), async (session) => {
      const list = (turn) => listSearch(session, (turn % 20) * 10);
      console.log('\nOdd senders\n');
      console.log(await oddSenders(url, list, Number(process.env.SECONDS ?? 30)));
      console.log(`\nThrough a proxy that buffers: p95 ${(await bufferedFigures(url, list)).toFixed(1)} ms\n`);
      console.log(
        await clockFigures(url, { set: (shift) => writeFileSync(clock, String(shift)), signIn: () => signIn() }),
      );
    });
    const six = `http://[::1]:${port}`;
    const server = await startProcess('server/dist/main.js', {
      args: ['--scale', '1'],
      env: { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn', HOST: '::1' },
      url: six,
    });
    console.log(
      `\nOn ${six}: health ${(await fetch(`${six}/health`)).status}, sign-in ${(await signIn(undefined, six)).token ? 'ok' : 'refused'}`,
    );
    await server.stop();
  },
  guesses: async () => {
    console.log(`\nEmails with and without an account, ${guessCount} tries each\n`);
    console.log(await guessFigures());
  },
  customers: async () => {
    console.log(`\nCustomer search, ${customerCount} customers\n`);
    console.log(await customerFigures());
  },
  ordering: async () =>
    measureSession(await startServer(1, newFolder()), async ({ headers }) => {
      console.log('\nMatching of item numbers, one request at a time\n');
      console.log(await orderingFigures(url, headers));
    }),
  // `SCALE` (5) is how large the demo is, and with it the list that is written.
  files: async () => {
    const server = await startServer(Number(process.env.SCALE ?? 5), newFolder());
    await measureSession(server, async (session, { invoice }) => {
      const other = await signIn('lee@harbourworks.example');
      const next = (turn) => listSearch(other, (turn % 20) * 10);
      console.log('\nFiles: invoices and whole lists made at once\n');
      console.log(await fileFigures({ url, pid: server.pid, session, invoice, next, metricsToken }));
    });
  },
  reports: async () => {
    console.log(`\nReports, ${reportRows.lines} order lines in PostgreSQL, one request at a time\n`);
    console.log(await reportFigures());
  },
  webhooks: async () => {
    console.log(`\nWebhooks, ${webhookEvents.count} events, ${webhookEvents.perSecond} a second, to 3 endpoints\n`);
    console.log(await webhookFigures());
  },
  'sign-off': async () => {
    console.log(
      '\nProduct sign-off by the products of all storefronts, medians of 3, at CPU slow-downs of 1x and 4x\n',
    );
    console.log(await signOffFigures((scale) => startServer(scale, newFolder()), url));
  },
};

const asked = process.argv.slice(2).filter((name) => name !== '--');
const unknown = asked.find((name) => !Object.hasOwn(parts, name));
if (unknown !== undefined) {
  console.error(`There is no ${unknown} to measure, only ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
requireProject();
if (!(await build())) process.exit(1);
console.log(`Node.js ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model})`);
for (const name of asked.length > 0 ? asked : Object.keys(parts)) await parts[name]();
