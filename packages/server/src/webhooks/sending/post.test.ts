import { createServer, type RequestListener } from 'node:http';
import { createServer as createSocketServer, type Server } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPost, type OpenPost } from './post.ts';
import { isPublic, isWithin } from './public-address.ts';

const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;
const older = `whsec_${Buffer.alloc(32, 2).toString('base64')}`;
const message = {
  requestId: null,
  traceparent: null,
  id: 'event',
  at: new Date(),
  body: '{"a":"€"}',
  secrets: [secret],
};
const deadline = 600;
/** What a busy machine may take beside it. */
const aWhile = 3000;

const servers: Server[] = [];
let sender: OpenPost;
beforeEach(() => {
  sender = openPost({ allowsPrivate: true, deadline });
});
afterEach(() => {
  sender.close();
  for (const server of servers.splice(0)) server.close();
});

const open = async (server: Server): Promise<string> => {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/hook`;
};
const receiver = (answer: RequestListener) => open(createServer(answer));
const post = async (url: string) => {
  const begun = performance.now();
  const answer = await sender.post({ ...message, url });
  return { ...answer, took: performance.now() - begun };
};

describe('a message', () => {
  it('names the request that it came of', async () => {
    const requestId = '0d3c6f62-6d0b-4c0e-9a55-0d7c8a1b2c3d';
    let named: unknown;
    const url = await receiver((request, response) => {
      named = request.headers['x-request-id'];
      response.writeHead(204).end();
    });
    await sender.post({ ...message, url, requestId });
    expect(named).toBe(requestId);
  });

  it('is signed by each secret, as the library of the specification checks it', async () => {
    const heard: { body: string; headers: Record<string, string> }[] = [];
    const url = await receiver((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        heard.push({ body: Buffer.concat(chunks).toString(), headers: request.headers as Record<string, string> });
        response.writeHead(204).end();
      });
    });
    expect(await sender.post({ ...message, url, secrets: [secret, older] })).toEqual({
      taken: true,
      gone: false,
      outcome: 'answered 204',
    });
    const [{ body, headers } = { body: '', headers: {} }] = heard;
    expect(body).toBe(message.body);
    expect(headers).not.toHaveProperty('x-request-id');
    for (const each of [secret, older]) expect(new Webhook(each).verify(body, headers)).toEqual({ a: '€' });
    expect(() => new Webhook(`whsec_${Buffer.alloc(32, 3).toString('base64')}`).verify(body, headers)).toThrow();
    expect(() => new Webhook(secret).verify(`${body} `, headers)).toThrow();
  });

  it.each([
    [200, { taken: true, gone: false, outcome: 'answered 200' }],
    [500, { taken: false, gone: false, outcome: 'answered 500' }],
    [410, { taken: false, gone: true, outcome: 'answered 410' }],
  ])('is answered %i', async (status, answer) => {
    expect(await post(await receiver((_, response) => response.writeHead(status).end()))).toMatchObject(answer);
  });

  it('is not sent where an answer says to go', async () => {
    let asked = 0;
    const elsewhere = await receiver((_, response) => {
      asked += 1;
      response.end();
    });
    const url = await receiver((_, response) => response.writeHead(307, { Location: elsewhere }).end());
    expect(await post(url)).toMatchObject({ taken: false, outcome: 'answered 307, and is not followed elsewhere' });
    expect(asked).toBe(0);
  });

  it('whose receiver never answers is given up in time', async () => {
    const { took, ...answer } = await post(await receiver(() => undefined));
    expect(answer).toEqual({ taken: false, gone: false, outcome: 'did not answer within 0.6 s' });
    expect(took).toBeLessThan(deadline + aWhile);
  });

  it('is broken off where it is no longer this process that sends', async () => {
    const brokenOff = new AbortController();
    const url = await receiver(() => brokenOff.abort());
    expect(await sender.post({ ...message, url }, brokenOff.signal)).toMatchObject({
      taken: false,
      gone: false,
      outcome: expect.stringContaining('ABORT'),
    });
  });

  it('whose receiver writes its headers byte by byte is given up in time', async () => {
    const url = await open(
      createSocketServer((socket) => {
        socket.on('error', () => undefined);
        void (async () => {
          for (const byte of `HTTP/1.1 200 OK\r\nX-Long: ${'x'.repeat(1000)}`) {
            if (socket.destroyed) return;
            socket.write(byte);
            await setTimeout(20);
          }
        })();
      }),
    );
    const { took, taken } = await post(url);
    expect(taken).toBe(false);
    expect(took).toBeLessThan(deadline + aWhile);
  });

  it('is taken by the status, however slow or long the text after it is', async () => {
    let written = 0;
    const long = await receiver((_, response) => {
      response.on('error', () => undefined);
      const write = (): void => {
        while (!response.destroyed && written < 50_000_000 && response.write('x'.repeat(65_536))) written += 65_536;
      };
      response.on('drain', write);
      write();
    });
    // This one is about what is read: a machine that is busy has time enough for the status.
    const patient = openPost({ allowsPrivate: true });
    expect(await patient.post({ ...message, url: long })).toMatchObject({ taken: true });
    patient.close();
    await setTimeout(100);
    expect(written).toBeLessThan(20_000_000);
    const slow = await receiver((_, response) => {
      response.write('x');
      const timer = setInterval(() => response.write('x'), 50);
      response.on('close', () => clearInterval(timer));
    });
    const { took, taken } = await post(slow);
    expect(taken).toBe(true);
    expect(took).toBeLessThan(deadline + aWhile);
  });

  it('says why nobody was reached', async () => {
    const url = await receiver(() => undefined);
    await new Promise((resolve) => servers.pop()?.close(resolve));
    expect(await post(url)).toMatchObject({ taken: false, outcome: 'cannot be reached: ECONNREFUSED' });
    const broken = await receiver((request) => request.socket.destroy());
    expect(await post(broken)).toMatchObject({ taken: false, outcome: 'cannot be reached: ECONNRESET' });
  });
});

describe('where a message may go', () => {
  it.each([
    ['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1'],
    [
      '255.255.255.255',
      '192.0.2.1',
      '198.18.0.1',
      '240.0.0.1',
      '::',
      '::1',
      'fe80::1',
      'fd00::1',
      'fec0::1',
      'ff02::1',
    ],
    [
      '::ffff:10.0.0.1',
      '::ffff:7f00:1',
      '::7f00:1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '2001:db8::1',
      'localhost',
      '',
    ],
  ])('not to %s', (...addresses) => {
    for (const address of addresses) expect([address, isPublic(address)]).toEqual([address, false]);
  });

  it('to any out in the Internet', () => {
    for (const address of ['93.184.216.34', '::ffff:93.184.216.34', '2606:4700::1111'])
      expect(isPublic(address)).toBe(true);
  });

  it.each([
    ['127.0.0.1', true],
    ['[::1]', true],
    ['169.254.169.254', true],
    ['localhost', true],
    ['printer.local', true],
    ['metadata.google.internal.', true],
    ['localhost.example', false],
    ['erp.example', false],
    ['93.184.216.34', false],
  ])('%s is written as one within: %s', (host, within) => {
    expect(isWithin(new URL(`https://${host}`).hostname)).toBe(within);
  });

  it.each(['127.0.0.1', '[::1]', '0x7f.1', '2130706433', 'localhost', '[::ffff:127.0.0.1]'])(
    'not to %s, however it is written, and nobody there hears of it',
    async (host) => {
      let connections = 0;
      const url = new URL(await receiver(() => undefined));
      servers[0]?.on('connection', () => (connections += 1));
      const strict = openPost({ allowsPrivate: false, deadline });
      const outcome = 'has a private address, which is not allowed';
      expect(await strict.post({ ...message, url: `https://${host}:${url.port}/` })).toMatchObject({
        taken: false,
        outcome,
      });
      expect(connections).toBe(0);
      expect(await strict.post({ ...message, url: 'http://example.com/' })).toMatchObject({ outcome: 'is not https' });
      strict.close();
    },
  );
});
