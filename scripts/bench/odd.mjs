import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { quantile, table } from './quantiles.mjs';

/** Milliseconds between two bytes of a sender that wants to be waited for. */
const pause = 500;

/** A connection that begins with a text; resolves to what came back until it ended, and after how long. */
const open = ({ port, hostname }, first = '') => {
  const start = performance.now();
  const socket = connect(Number(port), hostname, () => socket.write(first));
  let came = '';
  socket.on('data', (chunk) => (came += chunk.toString('latin1')));
  socket.on('error', () => {});
  const ended = new Promise((resolve) =>
    socket.on('close', () => resolve({ seconds: (performance.now() - start) / 1000, came })),
  );
  return { socket, ended };
};

const statusOf = (came) => /^HTTP\/1\.1 (\d+)/.exec(came)?.[1] ?? 'closed';

/** Sends a text a byte at a time until the other end has enough of it. */
const trickle = (address, first) => {
  const { socket, ended } = open(address, first);
  const timer = setInterval(() => socket.writable && socket.write('a'), pause);
  return { socket, ended: ended.finally(() => clearInterval(timer)) };
};

const head = (address, call, lines = '') => `${call} HTTP/1.1\r\nHost: ${address.host}\r\n${lines}`;

/** What is tried: how many connections at a time, and what each does. */
const attacks = (address) => [
  ['headers, a byte each half second', 200, () => trickle(address, head(address, 'GET /health', 'X-Slow: '))],
  [
    'a body, a byte each half second',
    200,
    () =>
      trickle(
        address,
        head(address, 'POST /api/auth/login', 'Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n'),
      ),
  ],
  ['connections on which nothing comes', 500, () => open(address)],
  [
    'a header of 20 kB',
    200,
    () => open(address, head(address, 'GET /health', `X-Large: ${'a'.repeat(20_000)}\r\n\r\n`)),
  ],
  [
    '300 headers of 50 bytes',
    200,
    () =>
      open(
        address,
        head(address, 'GET /health', `Connection: close\r\n${`X-A: ${'a'.repeat(43)}\r\n`.repeat(300)}\r\n`),
      ),
  ],
  [
    '100 MB of zeros, packed to 100 kB',
    20,
    () => {
      const { socket, ended } = open(
        address,
        head(
          address,
          'POST /api/auth/login',
          `Connection: close\r\nContent-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n\r\n`,
        ),
      );
      socket.write(bomb);
      return { socket, ended };
    },
  ],
];
const bomb = gzipSync(Buffer.alloc(100_000_000));

/** Milliseconds of another buyer's list searches, one each twentieth of a second, until it is stopped. */
const buyer = (next) => {
  const times = [];
  let isOver = false;
  const work = (async () => {
    for (let turn = 0; !isOver; turn++) {
      const { url, ...options } = next(turn);
      const start = performance.now();
      const answer = await fetch(url, options);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`a list search was answered with ${answer.status}`);
      times.push(performance.now() - start);
      await setTimeout(50);
    }
  })();
  return async () => {
    isOver = true;
    await work;
    return quantile(times, 0.95);
  };
};

/**
 * Senders that are odd on purpose: what they are answered and after how long, and the p95 of another buyer's list search meanwhile. None is waited for
 * longer than `patience` seconds; those that wait are together.
 */
export const oddSenders = async (url, next, patience) => {
  const address = new URL(url);
  const quiet = buyer(next);
  await setTimeout(5000);
  const rows = [['nobody odd', '', '', '', (await quiet()).toFixed(1)]];
  for (const [name, count, start] of attacks(address)) {
    const stop = buyer(next);
    const all = Array.from({ length: count }, start);
    const over = setTimeout(patience * 1000, null, { ref: false });
    const answers = await Promise.all(all.map(({ ended }) => Promise.race([ended, over])));
    for (const { socket } of all) socket.destroy();
    const ended = answers.filter((answer) => answer !== null);
    const seconds = ended.map((answer) => answer.seconds);
    const statuses = [...new Set(ended.map(({ came }) => statusOf(came)))].join(', ');
    rows.push([
      name,
      count,
      ended.length === 0
        ? `still open after ${patience} s`
        : `${statuses}${ended.length < count ? `, ${count - ended.length} still open` : ''}`,
      seconds.length === 0 ? '' : `${quantile(seconds, 0.5).toFixed(1)} to ${Math.max(...seconds).toFixed(1)}`,
      (await stop()).toFixed(1),
    ]);
  }
  return table(['what comes', 'at once', 'is answered', 'after s', 'another’s p95 ms'], rows);
};

/** What calls are answered when the server's clock jumps: `set` moves it by so many milliseconds, `signIn` opens a session. */
export const clockFigures = async (url, { set, signIn }) => {
  const status = async ({ headers }) => (await fetch(`${url}/api/v3/search/credentials`, { headers })).status;
  const attempt = async () => {
    const session = await signIn().catch(() => null);
    return session ? status(session) : 'refused';
  };
  const before = await signIn();
  const hour = 3_600_000;
  const rows = [];
  for (const [name, shift] of [
    ['right', 0],
    ['an hour back', -hour],
    ['right again', 0],
    ['a day on', 24 * hour],
    ['right again', 0],
  ]) {
    set(shift);
    await setTimeout(500);
    const health = (await fetch(`${url}/health`)).status;
    rows.push([name, health, await status(before), await attempt()]);
  }
  return table(['clock', 'health', 'session of before', 'a new session'], rows);
};

/** List searches through a proxy that keeps each answer until all of it is there, as some do; their p95 in ms. */
export const bufferedFigures = async (url, next) => {
  const proxy = createServer((incoming, outgoing) => {
    const body = [];
    incoming.on('data', (chunk) => body.push(chunk));
    incoming.on('end', () => {
      const sent = request(url + incoming.url, { method: incoming.method, headers: incoming.headers }, (answer) => {
        const parts = [];
        answer.on('data', (chunk) => parts.push(chunk));
        answer.on('end', () =>
          outgoing
            .writeHead(answer.statusCode, { 'Content-Type': answer.headers['content-type'] ?? '' })
            .end(Buffer.concat(parts)),
        );
      });
      sent.end(Buffer.concat(body));
    });
  });
  await new Promise((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const stop = buyer((turn) => {
    const asked = next(turn);
    const through = new URL(asked.url);
    through.port = String(proxy.address().port);
    return { ...asked, url: through.href };
  });
  await setTimeout(5000);
  const p95 = await stop();
  proxy.close();
  proxy.closeAllConnections();
  return p95;
};
