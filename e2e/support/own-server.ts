import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { dataFolder } from './server.ts';
import { signIn, test } from './test.ts';

const run = promisify(execFile);
const server = new URL('../../packages/server', import.meta.url).pathname;

/** Starts a server in a folder of its own, with a little demo data unless that is off; answers its origin and how to stop it. */
export const startServer = async (environment: Readonly<Record<string, string>>, folder: string, port = '0') => {
  const cheapPasswords = ['--import', join(server, 'dist/testing/cheap-passwords.js')];
  // It is gone before the database's code, compiled a second time, would pay: that is a third of its work.
  const compiledOnce = '--liftoff-only';
  const child = spawn(
    process.execPath,
    [compiledOnce, ...cheapPasswords, join(server, 'dist/main.js'), '--scale', '0.02'],
    {
      env: { ...process.env, ENV_FILE: '', LOG_LEVEL: 'warn', ...environment, PORT: port, DATA_DIR: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (text) => {
      output += String(text);
      const [, ready] = /ready on http:\/\/localhost:(\d+)/.exec(output) ?? [];
      if (ready) resolve(`http://127.0.0.1:${ready}`);
    });
    void ended.then(() => reject(new Error(`The server did not start: ${output}`)));
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  return { origin, stop };
};

/** The data that each of these servers begins with: to make it takes four times as long as to start on a copy. */
const madeData = `${dataFolder}-of-own-servers`;

/** A folder of its own with the data in it. Workers that begin together may all make it: the same data, and the first one's stays. */
const newFolder = async (): Promise<string> => {
  if (!existsSync(madeData)) {
    await mkdir(dirname(madeData), { recursive: true });
    const making = await mkdtemp(`${madeData}-`);
    await (await startServer({}, making)).stop();
    await rename(making, madeData).catch(() => rm(making, { recursive: true }));
  }
  const folder = await mkdtemp(join(tmpdir(), 'connect-journey-'));
  await cp(madeData, folder, { recursive: true });
  return folder;
};

const statement = `import { PGlite } from '@electric-sql/pglite';
  const database = await PGlite.create(process.argv[1]);
  await database.exec(process.argv[2]);
  await database.close();`;

export interface OwnServer {
  readonly origin: string;
  /** Changes its data in SQL as systems behind the portal do; the server is stopped meanwhile. */
  readonly change: (sql: string) => Promise<void>;
}

const startingOwn = (environment: Readonly<Record<string, string>>) =>
  test.extend<object, { readonly ownServer: OwnServer; readonly origin: string }>({
    ownServer: [
      async ({}, use) => {
        const folder = await newFolder();
        let running = await startServer(environment, folder);
        const { origin } = running;
        const change = async (sql: string): Promise<void> => {
          await running.stop();
          await run(process.execPath, ['--input-type=module', '-e', statement, join(folder, 'db'), sql], {
            cwd: server,
          });
          running = await startServer(environment, folder, new URL(origin).port);
        };
        await use({ origin, change });
        await running.stop();
        await rm(folder, { recursive: true, force: true });
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    origin: [({ ownServer }, use) => use(ownServer.origin), { scope: 'worker' }],
    baseURL: ({ origin }, use) => use(origin),
    // A token may hold for minutes there, or seconds: each journey has its own.
    jwt: async ({ account, origin }, use) => use(account && (await signIn(origin, account))),
  });

const tests = new Map<string, ReturnType<typeof startingOwn>>();

/**
 * Tests against a server with a configuration of its own, that of all tests with these settings: to start one, with a worker and a
 * browser, costs as much as several journeys. Keep those of a file in one worker, so that it is started once.
 */
export const testOn = (environment: Readonly<Record<string, string>>): ReturnType<typeof startingOwn> => {
  const key = JSON.stringify(environment);
  const known = tests.get(key) ?? startingOwn(environment);
  tests.set(key, known);
  return known;
};
