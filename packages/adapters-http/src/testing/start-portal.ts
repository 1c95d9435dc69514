import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface RunningPortal {
  readonly url: string;
  close(): Promise<void>;
}

const main = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));

/** Starts the built server on a free port, with little demo data in a folder of its own. */
export const startPortal = async (): Promise<RunningPortal> => {
  const folder = await mkdtemp(join(tmpdir(), 'connect-contracts-'));
  const server = spawn(process.execPath, [main, '--scale', '0.1'], {
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
        await rm(folder, { recursive: true, force: true });
      },
    };
  }
  throw new Error('The server ended before it was ready. Is it built? `tsc -b packages/server` does that.');
};
