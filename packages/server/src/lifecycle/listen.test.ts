import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { freeMemory } from './free-memory.ts';
import { listen, type Listener } from './listen.ts';

const here = { host: '127.0.0.1', port: 0 };

it('keeps a connection for longer than those in front of it do', async () => {
  const listener = await listen(() => new Response('Here.'), here);
  const answer = await fetch(`http://127.0.0.1:${listener.port}/`);
  expect([await answer.text(), answer.headers.get('Keep-Alive')]).toEqual(['Here.', 'timeout=75']);
  await listener.close();
});

it('says in one line that its port is taken', async () => {
  const first = await listen(() => new Response(), here);
  await expect(listen(() => new Response(), { host: '127.0.0.1', port: first.port })).rejects.toThrow(
    `Cannot listen: port ${first.port} of 127.0.0.1 is taken. Stop what uses it, or set PORT to another.`,
  );
  await first.close();
});

const ask = ({ port }: Listener, agent: Agent, body?: string): Promise<number | string> =>
  new Promise((resolve) => {
    const sent = request({ port, agent, host: '127.0.0.1', method: body === undefined ? 'GET' : 'POST' }, (answer) => {
      answer.on('error', (error) => resolve(error.message));
      answer.on('end', () => resolve(answer.statusCode ?? 0)).resume();
    });
    sent.on('error', (error) => resolve(error.message));
    sent.end(body);
  });

it('keeps nothing of a request that is answered, however many come over one connection', async () => {
  const requests: WeakRef<object>[] = [];
  const listener = await listen((_, { incoming }) => {
    requests.push(new WeakRef(incoming));
    return new Response('Taken.');
  }, here);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let times = 0; times < 50; times++) expect(await ask(listener, agent, '{}')).toBe(200);
  freeMemory();
  await setTimeout(10);
  freeMemory();
  expect(requests.filter((each) => each.deref()).length).toBeLessThan(10);
  agent.destroy();
  await listener.close();
});

it('waits for headers for a while, and for the next request over a connection longer', async () => {
  const beginning = { headersTimeout: 300, connectionsCheckingInterval: 50 };
  const listener = await listen(() => new Response('Here.'), { ...here, beginning });
  const begin = (text: string) => {
    let came = '';
    const socket = connect(listener.port, '127.0.0.1', () => socket.write(text)).on(
      'data',
      (data) => (came += String(data)),
    );
    return new Promise<string>((resolve) => socket.on('close', () => resolve(came.split('\r\n')[0] ?? '')));
  };
  const refused = 'HTTP/1.1 408 Request Timeout';
  const kept = begin('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(await Promise.all([begin(''), begin('GET / HTTP/1.1\r\nX-Slow: a')])).toEqual([refused, refused]);
  expect(await Promise.race([kept, setTimeout(500, 'still open')])).toBe('still open');
  await listener.close();
});

it.each([300_000, 3_000_000])(
  'answers the next request over a connection whose body of %i bytes nobody read to its end',
  async (size) => {
    // As what looks at the size of a body does: it is begun, and answered.
    const listener = await listen(async (asked) => {
      const body = new Request(asked).body;
      await setTimeout(20);
      return Response.json('', { status: body ? 413 : 200 });
    }, here);
    const socket = connect(listener.port, '127.0.0.1');
    let came = '';
    const answered = (status: string) => expect.poll(() => came.includes(`HTTP/1.1 ${status}`), { timeout: 3000 });
    socket.on('data', (data) => (came += String(data)));
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${size}\r\n\r\n${'x'.repeat(size)}`);
    await answered('413').toBe(true);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await answered('200').toBe(true);
    socket.destroy();
    await listener.close();
  },
);

it.each([
  ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello'],
  ['a length beside pieces', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['pieces named twice', 'Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n'],
  ['a length that is no number', 'Content-Length: 5a\r\n\r\nhello'],
  ['a header broken by a line feed', 'X-Odd: a\nContent-Length: 5\r\n\r\nhello'],
])('a request whose end two servers could see at two places is refused: %s', async (_, rest) => {
  const asked: string[] = [];
  const listener = await listen((request) => {
    asked.push(request.url);
    return new Response('Here.');
  }, here);
  const hidden = 'GET /hidden HTTP/1.1\r\nHost: a\r\n\r\n';
  const socket = connect(listener.port, '127.0.0.1', () =>
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\n${rest}${hidden}`),
  );
  let came = '';
  await new Promise((resolve) => socket.on('data', (data) => (came += String(data))).on('close', resolve));
  expect(came).toMatch(/^HTTP\/1\.1 400 /);
  expect(asked.filter((url) => url.includes('hidden'))).toEqual([]);
  await listener.close();
});

describe('a server that stops', () => {
  it('answers what is under way, however long that takes, and what comes over open connections meanwhile', async () => {
    const listener = await listen(async () => {
      await setTimeout(1500);
      return new Response('Here.');
    }, here);
    const agent = new Agent({ keepAlive: true });
    const slow = ask(listener, agent);
    await setTimeout(100);
    const closed = listener.close();
    expect(await slow).toBe(200);
    await closed;
    agent.destroy();
  });

  it('resets no request of clients that go on asking', async () => {
    const listener = await listen(async () => {
      await setTimeout(5);
      return new Response('Here.');
    }, here);
    const agent = new Agent({ keepAlive: true });
    const ends = new Map<number | string, number>();
    let isOver = false;
    const clients = Array.from({ length: 20 }, async () => {
      while (!isOver) {
        const end = await ask(listener, agent);
        ends.set(end, (ends.get(end) ?? 0) + 1);
        if (end !== 200) return;
      }
    });
    await setTimeout(200);
    const closed = listener.close();
    await setTimeout(300);
    isOver = true;
    await Promise.all(clients);
    await closed;
    agent.destroy();
    // A connection that the port had not taken yet carried no request.
    expect([...ends.keys()].filter((end) => !String(end).startsWith('connect '))).toEqual([200]);
    expect(ends.get(200)).toBeGreaterThan(20);
  });

  it('takes no new connections any more after some seconds, whoever goes on asking, and ends', async () => {
    const listener = await listen(async () => {
      await setTimeout(5);
      return new Response('Here.');
    }, here);
    const agent = new Agent({ keepAlive: true });
    const ends = new Set<number | string>();
    const started = performance.now();
    let isOver = false;
    const clients = Array.from({ length: 40 }, async () => {
      while (!isOver) {
        const end = await ask(listener, agent);
        ends.add(end);
        if (end !== 200) await setTimeout(20);
      }
    });
    await setTimeout(100);
    await listener.close();
    expect(performance.now() - started).toBeLessThan(15_000);
    isOver = true;
    await Promise.all(clients);
    agent.destroy();
    expect([...ends].filter((end) => !/^connect |ECONNREFUSED/.test(String(end)))).toEqual([200]);
  });

  it('waits for a body for as long as it goes on coming', async () => {
    const listener = await listen(async (request) => new Response(await request.text()), here);
    const socket = connect(listener.port, '127.0.0.1');
    let came = '';
    const over = new Promise((resolve) => socket.on('close', resolve));
    socket.on('data', (data) => (came += String(data)));
    socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 40\r\n\r\n');
    await setTimeout(100);
    const closed = listener.close();
    for (let part = 0; part < 40; part++) {
      await setTimeout(100);
      socket.write('x');
    }
    await Promise.all([closed, over]);
    expect(came).toMatch(/^HTTP\/1.1 200 [^]*\r\nConnection: close\r\n[^]*x{40}$/);
  });

  it('does not wait for a request that is never finished, nor for connections on which nothing happens', async () => {
    const listener = await listen(async (request) => new Response(await request.text()), here);
    const silent = connect(listener.port, '127.0.0.1');
    const unfinished = connect(listener.port, '127.0.0.1');
    for (const socket of [silent, unfinished]) socket.on('error', () => undefined);
    unfinished.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{');
    await setTimeout(100);
    const started = performance.now();
    await listener.close();
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

it('a body that is refused before it is read is no reset for whoever sends it', async () => {
  const listener = await listen(() => new Response('Too large.', { status: 413 }), here);
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const body = 'x'.repeat(3_000_000);
  const ends = await Promise.all(Array.from({ length: 60 }, () => ask(listener, agent, body)));
  expect(new Set(ends)).toEqual(new Set([413]));
  agent.destroy();
  await listener.close();
});

it('a body without an end that nobody wanted is read no faster than it has to be, and ended', async () => {
  const refused = { most: 2_000_000, pause: 5 };
  const listener = await listen(() => new Response('Too large.', { status: 413 }), { ...here, refused });
  const socket = connect(listener.port, '127.0.0.1');
  let came = '';
  const over = new Promise((resolve) => socket.on('error', resolve).on('close', resolve));
  socket.on('data', (data) => (came += String(data)));
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n');
  const piece = `10000\r\n${'x'.repeat(65_536)}\r\n`;
  const started = performance.now();
  const timer = setInterval(() => socket.write(piece), 1);
  await over;
  clearInterval(timer);
  expect(came).toMatch(/^HTTP\/1.1 413 /);
  // 30 pieces, at 5 milliseconds each.
  expect(performance.now() - started).toBeGreaterThan(100);
  await listener.close();
});

it('whoever sends a body that is refused over a connection of its own hears so, as well', async () => {
  const listener = await listen(() => new Response('Too large.', { status: 413 }), here);
  const piece = 'x'.repeat(65_536);
  /** Sends pieces as fast as they go, as an upload does, and reads when it has sent them all. */
  const upload = async (pieces: number): Promise<string> => {
    const socket = connect(listener.port, '127.0.0.1');
    const over = new Promise<string>((resolve) => {
      let came = '';
      socket.on('data', (data) => (came += String(data)));
      socket.on('error', ({ message }) => resolve(message)).on('close', () => resolve(came.split('\r\n')[0] ?? ''));
    });
    socket.write(`POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ${pieces * piece.length}\r\n\r\n`);
    for (let sent = 0; sent < pieces && !socket.destroyed; sent += 1) {
      socket.write(piece);
      await setTimeout(1);
    }
    return over;
  };
  const ends = await Promise.all([5, 5, 50, 50, 150, 150].map(async (pieces) => upload(pieces)));
  expect(new Set(ends)).toEqual(new Set(['HTTP/1.1 413 Payload Too Large']));
  await listener.close();
});

describe('a body that takes long', () => {
  /** Sends so many parts of it, one in 50 milliseconds, or none any more where there are fewer than it says. */
  const send = ({ port }: Listener, parts: number): Promise<string> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      let answer = '';
      socket.on('data', (text) => (answer += String(text))).on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
      socket.write('POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 100\r\n\r\n');
      for (let part = 0; part < parts; part += 1)
        void setTimeout(50 * (part + 1)).then(() => socket.write('x'.repeat(10)));
    });
  const open = () =>
    listen(async (request) => new Response(await request.text().catch(() => '')), {
      ...here,
      bodies: { every: 200, bytes: 10 },
    });

  it('is waited for while it goes on coming, and given up when it does not', async () => {
    const listener = await open();
    expect(await Promise.all([send(listener, 10), send(listener, 2)])).toEqual([
      'HTTP/1.1 200 OK',
      'HTTP/1.1 408 Request Timeout',
    ]);
    await listener.close();
  });
});

it('resets no connection that came before the end, while what is under way keeps the process busy', async () => {
  const isBusyFor = (milliseconds: number): void => {
    for (const until = performance.now() + milliseconds; performance.now() < until;);
  };
  // As the embedded database does: piece by piece on this thread, which takes one connection more between two of them.
  const listener = await listen(async () => {
    for (let piece = 0; piece < 12; piece++) {
      isBusyFor(15);
      await setImmediate();
    }
    return new Response('Here.');
  }, here);
  const agent = new Agent({ keepAlive: false });
  const answers = Promise.all(Array.from({ length: 40 }, () => ask(listener, agent)));
  await setTimeout(100);
  await listener.close();
  expect(new Set(await answers)).toEqual(new Set([200]));
});

it('answers those whom it had not taken yet when the end was asked for, as one that did not run for a while', async () => {
  const listener = await listen(() => new Response('Here.'), here);
  const agent = new Agent({ keepAlive: false });
  const answers = Promise.all(Array.from({ length: 40 }, () => ask(listener, agent)));
  await listener.close();
  expect(new Set(await answers)).toEqual(new Set([200]));
});
