import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn, test } from './test.ts';

const main = new URL('../../packages/server/dist/main.js', import.meta.url).pathname;

/** Starts a server on a free port with a little demo data of its own; answers its origin and how to stop it. */
const startServer = async (environment: Readonly<Record<string, string>>) => {
  const folder = await mkdtemp(join(tmpdir(), 'connect-journey-'));
  const child = spawn(process.execPath, [main, '--scale', '0.02'], {
    env: { ...process.env, LOG_LEVEL: 'warn', ...environment, PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text) => {
      said += String(text);
      const [, port] = /ready on http:\/\/localhost:(\d+)/.exec(said) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    void ended.then(() => reject(new Error(`The server did not start: ${said}`)));
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  return { origin, stop };
};

/** Tests against a server with a configuration of its own; keep them in one worker, so that it is started once. */
export const testOn = (environment: Readonly<Record<string, string>>) =>
  test.extend<object, { readonly origin: string }>({
    origin: [
      async ({}, use) => {
        const server = await startServer(environment);
        await use(server.origin);
        await server.stop();
      },
      { scope: 'worker', timeout: 60_000 },
    ],
    baseURL: ({ origin }, use) => use(origin),
    // A token may hold for seconds there: each journey has its own.
    jwt: async ({ account, origin }, use) => use(account && (await signIn(origin, account))),
  });
