import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join } from 'node:path';
import { noPostgres, startPostgres } from '../testing/postgres.ts';
import { buildServer, startProcess, type ServerProcess } from '../testing/server-process.ts';

const listenOn = (server: Server, port: number): Promise<number> =>
  new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });

/** A way to a server that can be cut, and mended. */
const openWay = async (target: number) => {
  const sockets = new Set<Socket>();
  const open = (): Server =>
    createServer((near) => {
      const far = connect(target, '127.0.0.1');
      for (const socket of [near, far]) {
        sockets.add(socket);
        socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
      }
      near.pipe(far).pipe(near);
    });
  let server = open();
  const port = await listenOn(server, 0);
  return {
    port,
    cut: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    mend: async () => {
      server = open();
      await listenOn(server, port);
    },
  };
};

describe.skipIf(noPostgres())('a portal whose database goes away', () => {
  let way: Awaited<ReturnType<typeof openWay>>;
  let server: ServerProcess;
  let folder: string;
  beforeAll(async () => {
    buildServer();
    const database = new URL(await (await startPostgres()).newDatabase());
    way = await openWay(Number(database.port));
    database.port = String(way.port);
    folder = await mkdtemp(join(tmpdir(), 'connect-away-'));
    server = startProcess({ DATABASE_URL: database.href, DATA_DIR: folder });
    await server.url;
  });
  afterAll(async () => {
    server.kill('SIGKILL');
    await server.ended;
    await way.cut();
    await rm(folder, { recursive: true, force: true });
  });

  it('says so with 503, when to come again, and what is away; and is back by itself', async () => {
    const url = await server.url;
    const signIn = () =>
      fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'priya@northgate.example', password: 'Connect-demo-1' }),
      });
    expect((await signIn()).status).toBe(200);
    await way.cut();
    const away = await signIn();
    expect([away.status, away.headers.get('Retry-After')]).toEqual([503, '1']);
    expect(await away.json()).toMatchObject({ code: 'unavailable' });
    const health = await fetch(`${url}/health`);
    expect([health.status, await health.json()]).toMatchObject([
      503,
      { status: 'unavailable', message: 'No answer from the database.', database: false, search: true },
    ]);
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    await way.mend();
    await expect.poll(async () => (await signIn()).status, { timeout: 10_000 }).toBe(200);
    expect((await fetch(`${url}/health`)).status).toBe(200);
  });
});
