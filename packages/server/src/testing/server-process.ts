import { execFileSync, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));
const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** Compiles the server: what is tested here is the process as it is started. */
export const buildServer = (): void => {
  execFileSync(`${root}node_modules/.bin/tsc`, ['-b', packageFolder], { stdio: 'inherit' });
};

export interface ServerProcess {
  readonly pid: number;
  /** Resolves to its address once it has printed it; rejects when it ends before. */
  readonly url: Promise<string>;
  /** Resolves when it has ended, to its exit code and what it wrote. */
  readonly ended: Promise<{ code: number | null; out: string; error: string }>;
  kill(signal: NodeJS.Signals): void;
}

/** Starts the built server with just this environment, on a free port unless it names one. */
export const startProcess = (
  environment: Record<string, string>,
  args: string[] = ['--scale', '0.02'],
): ServerProcess => {
  // It is gone before code, the database's or its own, that is compiled a second time would pay: that is two fifths of a start.
  const child = spawn(process.execPath, ['--liftoff-only', '--no-opt', `${packageFolder}dist/main.js`, ...args], {
    env: { PATH: process.env['PATH'], ENV_FILE: '', LOG_LEVEL: 'silent', PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, error] = ['', ''];
  child.stderr.on('data', (chunk: Buffer) => (error += chunk.toString()));
  const ended = new Promise<Awaited<ServerProcess['ended']>>((resolve) => {
    child.once('close', (code) => resolve({ code, out, error }));
  });
  const url = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      const address = /ready on (http:\S+)/.exec(out)?.[1];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error(`The server ended before it was ready: ${error}`)));
  });
  // Whoever expects it to end does not ask for its address.
  url.catch(() => undefined);
  return { pid: child.pid ?? 0, url, ended, kill: (signal) => child.kill(signal) };
};
