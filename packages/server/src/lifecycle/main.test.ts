import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { demoPassword } from '@connect/demo/accounts';
import { noPostgres, startPostgres } from '../testing/postgres.ts';
import { buildServer, startProcess, type ServerProcess } from '../testing/server-process.ts';

let folder: string;
let data: string;
const processes: ServerProcess[] = [];

const start = (environment: Record<string, string>, args?: string[]): ServerProcess => {
  const started = startProcess(environment, args);
  processes.push(started);
  return started;
};

beforeAll(() => {
  buildServer();
  folder = mkdtempSync(join(tmpdir(), 'connect-main-'));
  data = join(folder, 'data');
});
afterAll(async () => {
  for (const each of processes) each.kill('SIGKILL');
  await Promise.all(processes.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

it('a command whose reader has enough ends quietly', async () => {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../dist/connect.js', import.meta.url)), '--help']);
  child.stdout.destroy();
  let error = '';
  child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect({ code, error }).toEqual({ code: 0, error: '' });
});

const signIn = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ email: 'priya@northgate.example', password: demoPassword }),
  });
  return ((await answer.json()) as { token: string }).token;
};
const me = async (url: string, token: string): Promise<number> =>
  (await fetch(`${url}/api/auth/me`, { headers: { Authorization: `Bearer ${token}` } })).status;

/** Asks for a mail to Sam. */
const forgot = async (url: string): Promise<number> => {
  const body = JSON.stringify({ email: 'sam@northgate.example' });
  return (await fetch(`${url}/api/auth/password/email`, { method: 'POST', body })).status;
};
const mailbox = (url: string) => fetch(`${url}/dev/mailbox?format=json&to=sam@northgate.example`);

/** Holds a port until it is closed. */
const occupy = (): Promise<{ server: Server; port: number }> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({ server, port: typeof address === 'object' && address ? address.port : 0 });
    });
  });

const neverEndingRequest = ({ hostname, port }: URL): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write('POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{', () =>
      resolve(socket),
    );
  });

const pathsIn = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
];
/** What somebody else than the owner may read or write. */
const openToOthers = (folder: string): string[] =>
  pathsIn(folder).filter((path) => (statSync(path).mode & 0o077) !== 0);

const refusedStart = async (environment: Record<string, string>, line: RegExp, args?: string[]): Promise<void> => {
  const { code, error, out } = await start(environment, args).ended;
  expect(error).toMatch(line);
  expect([code, error.trim().split('\n').length, out]).toEqual([1, 1, '']);
};

describe('a server process', () => {
  let token: string;

  it('that is killed while it makes its database leaves what the next start makes anew', async () => {
    const killed = start({ DATA_DIR: data });
    onTestFinished(() => killed.kill('SIGKILL'));
    await expect.poll(() => existsSync(join(data, 'db/PG_VERSION')), { interval: 1, timeout: 200_000 }).toBe(true);
    killed.kill('SIGKILL');
    await killed.ended;
    expect(existsSync(join(data, 'db.creating'))).toBe(true);
  });

  it('makes its data at the first start, also where one was killed before; says where it is and who may sign in, and closes cleanly on SIGINT', async () => {
    const server = start({ DATA_DIR: data });
    const url = await server.url;
    expect(url).toMatch(/^http:\/\/localhost:\d+$/);
    const health = await fetch(`${url}/health`);
    expect([health.status, await health.json()]).toEqual([200, { status: 'ready', database: true, search: true }]);
    token = await signIn(url);
    server.kill('SIGINT');
    const { code, out, error } = await server.ended;
    expect([code, error]).toEqual([0, '']);
    for (const text of ['priya@northgate.example', 'kim@quietco.example', 'morgan@connect.example', demoPassword])
      expect(out).toContain(text);
    expect(existsSync(join(data, 'lock'))).toBe(false);
    expect(pathsIn(data).length).toBeGreaterThan(100);
    expect(openToOthers(data)).toEqual([]);
  });

  it('loses nothing at the second start: a session of the first goes on; meanwhile nobody else gets its folder or its port, and what was open to others is closed; with an SMTP server it has no mailbox', async () => {
    for (const path of pathsIn(data)) chmodSync(path, 0o777);
    chmodSync(data, 0o755);
    await refusedStart({ DATA_DIR: data }, /^Everyone on this machine can read the data folder .*: chmod -R go= /);
    chmodSync(data, 0o750);
    await refusedStart({ DATA_DIR: data }, /^Everyone of its group can read the data folder .*: chmod -R go= /);
    // As a volume is mounted for one process.
    chmodSync(data, 0o2770);
    const SMTP_URL = 'smtp://portal:secret@127.0.0.1:1';
    const server = start({
      DATA_DIR: data,
      SMTP_URL,
      PUBLIC_URL: 'https://portal.example',
      MAIL_FROM: 'a@b.example',
      SUPPORT_EMAIL: 'c@b.example',
      LOG_LEVEL: 'info',
    });
    const url = await server.url;
    expect(openToOthers(data)).toEqual([]);
    expect(await me(url, token)).toBe(200);
    const { headers } = await fetch(`${url}/health`);
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=63072000; includeSubDomains');
    await refusedStart({ DATA_DIR: data }, new RegExp(`in use by process ${server.pid}`));
    await refusedStart(
      { DATA_DIR: join(folder, 'untouched'), PORT: new URL(url).port },
      /^Cannot listen: port \d+ of 127\.0\.0\.1 is taken/,
    );
    expect(existsSync(join(folder, 'untouched'))).toBe(false);
    expect(await me(url, token)).toBe(200);
    expect(await forgot(url)).toBe(200);
    expect((await mailbox(url)).status).toBe(404);
    server.kill('SIGKILL');
    const { out, error } = await server.ended;
    expect(error).toBe('');
    expect(out).not.toMatch(/secret|sam@northgate\.example[^\n]*"msg"/);
    expect(openToOthers(data)).toEqual([]);
    expect(out).toContain('the data folder was open to others of this machine');
    expect(existsSync(join(data, 'lock'))).toBe(true);
  });

  it('takes over the folder of a process that was killed, with what it held; keeps the mails of the demo, with links to where it is reached; and does not wait for a request that never ends', async () => {
    const server = start({ DATA_DIR: data, BASE_PATH: '/trade' });
    const url = new URL(await server.url);
    expect(await me(url.origin, token)).toBe(200);
    expect(await forgot(url.origin)).toBe(200);
    // What waited for the SMTP server comes, too, with the address of then.
    const link = `${url.origin}/trade/connect/password-reset/`;
    const texts = async (): Promise<string[]> =>
      ((await (await mailbox(url.origin)).json()) as { text: string }[]).map(({ text }) => text);
    while (!(await texts()).some((text) => text.includes(link)));
    const unfinished = await neverEndingRequest(url);
    server.kill('SIGTERM');
    const { code, error } = await server.ended;
    expect([code, error]).toEqual([0, '']);
    unfinished.destroy();
  });

  it('without DEMO does not start on its data, whose accounts have a password that everybody knows', async () => {
    await refusedStart(
      { DATA_DIR: data, DEMO: 'off' },
      /^The data folder .* has the demo's data .* set DATA_DIR to another/,
    );
  });
});

describe('a start that cannot be', () => {
  it('says in one line that the port is taken, and touches nothing', async () => {
    const { server, port } = await occupy();
    const untouched = join(folder, 'not-made');
    await refusedStart({ DATA_DIR: untouched, PORT: String(port) }, new RegExp(`port ${port} .* is taken`));
    expect(existsSync(untouched)).toBe(false);
    await new Promise((resolve) => server.close(resolve));
  });

  it('says in one line that the folder cannot be written', async () => {
    writeFileSync(join(folder, 'file'), '');
    await refusedStart({ DATA_DIR: join(folder, 'file', 'data') }, /^Cannot write to the data folder .*\(ENOTDIR\)/);
  });

  it.each([
    ['tables', (path: string) => rmSync(join(path, 'db', 'base'), { recursive: true })],
    ['control', (path: string) => writeFileSync(join(path, 'db', 'global', 'pg_control'), 'x'.repeat(8192))],
  ])('says in one line that a database in use was damaged (%s), and to keep it', async (name, damage) => {
    const damaged = join(folder, `damaged-${name}`);
    cpSync(data, damaged, { recursive: true });
    damage(damaged);
    const before = readdirSync(damaged).toSorted();
    await refusedStart({ DATA_DIR: damaged }, /^The database .* It has been in use: keep it\. .*connect restore/);
    expect(readdirSync(damaged).toSorted()).toEqual(before);
  });

  it('says in one line what is wrong with the configuration', async () => {
    await refusedStart({ DATA_DIR: join(folder, 'x'), PORT: 'http' }, /^PORT must be a whole number\.$/m);
    await refusedStart({ ENV_FILE: join(folder, 'x.env') }, /^ENV_FILE names .*x\.env, which is not there\./);
    await refusedStart({ DATA_DIR: join(folder, 'x') }, /^--scale must be a number/, ['--scale', 'big']);
    await refusedStart(
      { DATABASE_URL: 'postgresql://127.0.0.1:1/none', DATA_DIR: join(folder, 'y') },
      /^Cannot use the database of DATABASE_URL/,
    );
  });
});

const missing = noPostgres();
describe.skipIf(missing)(`two processes on one PostgreSQL${missing ? ` (skipped: ${missing})` : ''}`, () => {
  it('come up together on an empty database with one data set, and share what their users do', async () => {
    const postgres = await startPostgres();
    const DATABASE_URL = await postgres.newDatabase();
    const servers = ['one', 'two'].map((name) =>
      start({ DATABASE_URL, DATA_DIR: join(folder, name), TOKEN_KEYS_FILE: join(folder, 'keys.json') }),
    );
    const [one = '', two = ''] = await Promise.all(servers.map(({ url }) => url));
    const token = await signIn(one);
    expect(await me(two, token)).toBe(200);
    const credentials = await fetch(`${one}/api/v3/search/credentials`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const search = (await credentials.json()) as { token: string };
    const hits = async (url: string): Promise<unknown> => {
      const answer = await fetch(`${url}/search/indexes/customer_orders/search`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${search.token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ sort: ['number_sortable:desc'] }),
      });
      return ((await answer.json()) as { hits: { number: string }[] }).hits.map(({ number }) => number);
    };
    expect(await hits(two)).toEqual(await hits(one));
    await fetch(`${two}/api/auth/logout`, { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
    expect(await me(one, token)).toBe(401);
    for (const server of servers) server.kill('SIGTERM');
    expect((await Promise.all(servers.map(({ ended }) => ended))).map(({ code }) => code)).toEqual([0, 0]);
  });
});
