import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server that the contract suites share. */
    readonly portalUrl: string;
    /** What whoever runs it sends records with. */
    readonly operatorToken: string;
  }
}

interface RunningPortal {
  readonly url: string;
  close(): Promise<void>;
}

const inServer = (path: string): string => fileURLToPath(new URL(`../../../server/dist/${path}`, import.meta.url));
const node = ['--import', inServer('testing/cheap-passwords.js'), inServer('main.js')];

/** Starts the built server on a free port, on the data of a folder. */
const startOn = async (folder: string, demo: 'on' | 'off' = 'on'): Promise<RunningPortal> => {
  const settings = { PORT: '0', DATA_DIR: folder, DEMO: demo, LOG_LEVEL: 'silent', TOKEN_SECONDS: '1800' };
  const server = spawn(process.execPath, [...node, ...(demo === 'on' ? ['--scale', '0.1'] : [])], {
    env: { ...process.env, NODE_OPTIONS: '', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  for await (const line of createInterface(server.stdout)) {
    const url = /ready on (http\S+)/.exec(line)?.[1];
    if (url === undefined) continue;
    return {
      url,
      close: async () => {
        server.kill('SIGTERM');
        await ended;
      },
    };
  }
  throw new Error('The server ended before it was ready. Is it built? `tsc -b packages/server` does that.');
};

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'connect-contracts-'));

const kept = fileURLToPath(new URL('../../../../.cache/contract-data', import.meta.url));
/** Changes with the day, which the data are relative to, and with what makes them. */
const keyOf = (): string =>
  [
    new Date().toISOString().slice(0, 10),
    ...['core', 'demo', 'server'].map((name) =>
      Math.round(statSync(new URL(`../../../${name}/dist/.tsbuildinfo`, import.meta.url)).mtimeMs),
    ),
  ].join('-');

/**
 * The data that every portal begins with, kept for later runs: to make it takes three times as long as to start on a copy. Runs that
 * begin together may both make it: the same data, and the first one's stays.
 */
const makeData = async (): Promise<string> => {
  const key = keyOf();
  const data = join(kept, key);
  if (existsSync(data)) return data;
  await mkdir(kept, { recursive: true });
  for (const old of await readdir(kept)) if (!old.startsWith(key)) await rm(join(kept, old), { recursive: true });
  const making = await mkdtemp(`${data}-`);
  try {
    await (await startOn(making)).close();
    await rename(making, data);
  } catch (error) {
    await rm(making, { recursive: true });
    if (!existsSync(data)) throw error;
  }
  return data;
};

/** What whoever runs the portal of a folder sends records and makes people with. */
const operatorTokenOf = async (folder: string): Promise<string> => {
  const operator: unknown = JSON.parse(await readFile(join(folder, 'operator.json'), 'utf8'));
  return String(Reflect.get(Object(operator), 'token'));
};

/** Starts the built server once more, empty and without the demo, which alone has a sign-in provider of staff. */
export const startEmptyPortal = async (): Promise<RunningPortal & { readonly operatorToken: string }> => {
  const folder = await newFolder();
  const { url, close } = await startOn(folder, 'off');
  return {
    url,
    operatorToken: await operatorTokenOf(folder),
    close: async () => {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};

/** Starts the built server, with little demo data in a folder of its own, for all contract suites together: each works as somebody of its own. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const folder = await newFolder();
  await cp(await makeData(), folder, { recursive: true });
  const { url, close } = await startOn(folder);
  project.provide('portalUrl', url);
  project.provide('operatorToken', await operatorTokenOf(folder));
  return async () => {
    await close();
    await rm(folder, { recursive: true, force: true });
  };
};
