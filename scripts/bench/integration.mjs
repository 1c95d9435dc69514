import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs, promisify } from 'node:util';
import { quantile, table } from './quantiles.mjs';
import { startProcess } from './start-process.mjs';

/*
 * How fast a supplier's data goes in, and what those who use the portal meanwhile feel of it:
 *   node scripts/bench/integration.mjs [--products 100000] [--order-lines 1000000] [--changes 1000] [--alone]
 * on the embedded database, or on that of DATABASE_URL, which must be empty, with the embedded search or that of MEILI_URL. Prints rows a second, the server's memory before, at each
 * tenth of the time and at most, when the last of some changes was found by search, and the p95 of sign-in and list between parts of the
 * import and during them, in turns, so that what else the machine does falls on both; with --alone nobody signs in meanwhile, which is how a
 * first import goes.
 */

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '100000' },
    'order-lines': { type: 'string', default: '1000000' },
    changes: { type: 'string', default: '1000' },
    alone: { type: 'boolean', default: false },
    port: { type: 'string', default: '4374' },
  },
});
const linesAnOrder = 10;
const [products, orders, changes] = [
  Number(values.products),
  Math.ceil(Number(values['order-lines']) / linesAnOrder),
  Number(values.changes),
];
const url = `http://127.0.0.1:${values.port}`;
const folder = mkdtempSync(join(tmpdir(), 'connect-bench-'));
const environment = { DATA_DIR: folder, LOG_LEVEL: 'warn', PORT: values.port };

const money = (minor) => ({ minor, currency: 'GBP' });
const customerOf = (index) => `B${index % 500}`;

const order = (no, customer, index) => ({
  no,
  customer,
  date: '2026-03-02',
  closed: true,
  total: money(500 * linesAnOrder),
  totalIncVat: money(600 * linesAnOrder),
  lines: Array.from({ length: linesAnOrder }, (_, at) => ({
    sku: `BENCH-${(index * 7 + at) % products}-M`,
    description: 'Bench glove',
    quantity: 2,
    unitPrice: money(250),
    quantityShipped: 2,
  })),
});

const records = {
  customers: function* () {
    for (let index = 0; index < 500; index++)
      yield { no: customerOf(index), name: `Bench customer ${index}`, currency: 'GBP', creditLimit: money(1_000_000) };
  },
  products: function* () {
    for (let index = 0; index < products; index++) {
      const sku = `BENCH-${index}`;
      const variations = ['S', 'M', 'L'].map((size) => ({
        sku: `${sku}-${size}`,
        title: `Bench glove ${index} ${size}`,
      }));
      const product = { sku, title: `Bench glove ${index}`, classification: 'Gloves', slug: `bench-${index}` };
      yield { ...product, regions: ['UK'], variations };
    }
  },
  orders: function* () {
    for (let index = 0; index < orders; index++) yield order(`BO-${index}`, customerOf(index), index);
  },
};

/** Orders of Priya's company, to be found by her. */
const changed = function* () {
  for (let index = 0; index < changes; index++)
    yield { ...order(`BC-${index}`, 'C10482', index), closed: false, reference: 'CHANGED' };
};

const encoded = (all) => {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: (controller) => {
      let text = '';
      for (let count = 0; count < 200; count++) {
        const { value, done } = all.next();
        if (done) {
          if (text) controller.enqueue(encoder.encode(text));
          return controller.close();
        }
        text += `${JSON.stringify(value)}\n`;
      }
      controller.enqueue(encoder.encode(text));
    },
  });
};

const run = promisify(execFile);
const connect = async (...args) => {
  const { stdout } = await run(process.execPath, ['packages/server/dist/connect.js', ...args, '--json'], {
    env: { ...process.env, ...environment },
  });
  return JSON.parse(stdout);
};

/** In MiB; of one that has ended, 0. */
const memoryOf = (pid) => {
  const status = `/proc/${pid}/status`;
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(existsSync(status) ? readFileSync(status, 'utf8') : '') ?? [];
  return Math.round(Number(kilobytes) / 1024);
};

const timed = async (work) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};

const json = (path, body, headers = {}) =>
  fetch(new URL(path, url), {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  }).then((answer) => answer.json());

const signIn = () => json('/api/auth/login', { email: 'priya@northgate.example', password: 'Connect-demo-1' });

const start = () => startProcess('server/dist/main.js', { args: ['--scale', '0.1'], env: environment, url });
// Once to make the demo's data, whose memory is not the import's.
await (await start()).stop();
const server = await start();
const { token } = await server.during(signIn);

/** How many documents of Priya's company are found, which needs a token that is not a minute old. */
const foundBy = async (q) => {
  const credentials = await json('/api/v3/search/credentials', null, { Authorization: `Bearer ${token}` });
  const { estimatedTotalHits } = await json(
    `${credentials.host}/indexes/customer_orders/search`,
    { q, limit: 10 },
    { Authorization: `Bearer ${credentials.token}` },
  );
  return estimatedTotalHits;
};

/** So many parts a kind is sent in where somebody signs in meanwhile, and so many milliseconds of rest are between two. */
const [parts, rest] = [values.alone ? 1 : 10, 5000];

/** Adds to `times` what somebody feels who signs in and lists while a work is done, in milliseconds. */
const feltDuring = async (times, work) => {
  let working = true;
  const feel = async () => {
    while (working) {
      times['sign-in'].push(await timed(signIn));
      times.list.push(await timed(() => foundBy('')));
      await setTimeout(200);
    }
  };
  await Promise.all([feel(), work().finally(() => (working = false))]);
};
const newTimes = () => ({ 'sign-in': [], list: [] });
const p95 = (times) => Math.round(quantile(times, 0.95));

/** The next so many of what comes one by one. */
const next = function* (all, count) {
  for (let index = 0; index < count; index++) {
    const { value, done } = all.next();
    if (done) return;
    yield value;
  }
};

const bench = async () => {
  const { text: key } = await connect('key', 'create', '--name', 'Bench', '--scopes', 'write:*');
  const send = async (kind, all) => {
    const answer = await fetch(`${url}/api/integration/v1/${kind}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${key}` },
      body: encoded(all),
      duplex: 'half',
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const rows = [];
  const [alone, during] = [newTimes(), newTimes()];
  const timedSend = async (kind, count, rowsOfOne) => {
    const all = records[kind]();
    let [accepted, refused, took] = [0, 0, 0];
    const sendPart = async () => {
      took += await timed(async () => {
        const run = await send(kind, next(all, Math.ceil(count / parts)));
        accepted += run.accepted;
        refused += run.refused;
      });
    };
    for (let part = 0; part < parts; part++) {
      if (values.alone) await sendPart();
      else {
        await feltDuring(alone, () => setTimeout(rest));
        await feltDuring(during, sendPart);
      }
    }
    rows.push([kind, accepted * rowsOfOne, refused, Math.round(((accepted * rowsOfOne) / took) * 1000)]);
  };
  await send('customers', records.customers());
  const memory = [memoryOf(server.pid)];
  const sampling = setInterval(() => memory.push(memoryOf(server.pid)), 1000);
  await timedSend('products', products, 1);
  await timedSend('orders', orders, linesAnOrder);
  clearInterval(sampling);
  await send('orders', changed());
  const found = await timed(async () => {
    while ((await foundBy('CHANGED')) < changes) await setTimeout(20);
  });
  console.log(table(['what', 'rows', 'refused', 'rows a second'], rows));
  const tenths = Array.from({ length: 11 }, (_, tenth) => memory[Math.floor((tenth * (memory.length - 1)) / 10)]);
  console.log(`\nmemory, MiB: ${tenths.join(' ')}; ${Math.max(...memory)} at most`);
  console.log(`${changes} changes found ${Math.round(found)} ms after their run\n`);
  if (!values.alone)
    console.log(
      table(
        ['p95, ms', 'alone', 'importing', 'times', 'of'],
        Object.keys(alone).map((name) => {
          const [without, within] = [p95(alone[name]), p95(during[name])];
          return [
            name,
            without,
            within,
            (within / without).toFixed(1),
            `${alone[name].length}, ${during[name].length}`,
          ];
        }),
      ),
    );
};

try {
  await server.during(bench);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
