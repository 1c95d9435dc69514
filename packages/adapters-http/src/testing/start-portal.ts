import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface RunningPortal {
  readonly url: string;
  close(): Promise<void>;
}

const inServer = (path: string): string => fileURLToPath(new URL(`../../../server/dist/${path}`, import.meta.url));
const node = ['--import', inServer('testing/cheap-passwords.js'), inServer('main.js')];

/** Starts the built server on a free port, on the data of a folder. */
const startOn = async (folder: string): Promise<RunningPortal> => {
  const server = spawn(process.execPath, [...node, '--scale', '0.1'], {
    env: { ...process.env, NODE_OPTIONS: '', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' },
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

/** The data that every portal of a worker begins with: to make it takes three times as long as to start on a copy. */
const makeData = async (): Promise<string> => {
  const folder = await newFolder();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await (await startOn(folder)).close();
  return folder;
};
let made: Promise<string> | null = null;

/** The built server with little demo data in a folder of its own. */
export const startPortal = async (): Promise<RunningPortal> => {
  const folder = await newFolder();
  await cp(await (made ??= makeData()), folder, { recursive: true });
  const { url, close } = await startOn(folder);
  return {
    url,
    close: async () => {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
