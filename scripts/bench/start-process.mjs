import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../steps.mjs';

/** What the image sets, so that memory which was used for a moment goes back to the system (ADR 69). */
const memorySettings = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/** Starts a built program, by its path in `packages`, and resolves once `{url}/health` says that it is ready. */
export const startProcess = async (program, { args = [], env, url }) => {
  const child = spawn(
    'node',
    ['--v8-pool-size=1', '--max-semi-space-size=4', join(root, 'packages', program), ...args],
    {
      env: { ...memorySettings, ...process.env, PORT: new URL(url).port, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  /** Its signal or exit code; null as long as it runs. */
  const ended = () => child.signalCode ?? child.exitCode;
  const end = new Promise((resolve) => child.on('exit', resolve));
  const ready = async () => (await fetch(`${url}/health`).catch(() => null))?.ok ?? false;
  while (!(await ready())) {
    if (ended() !== null) throw new Error(`${program} ended with ${ended()} before it was ready.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    pid: child.pid,
    /** Does what needs the process; where that fails as the process is gone, says so. */
    async during(work) {
      try {
        return await work();
      } catch (error) {
        // A connection breaks a moment before it is told who broke it.
        await Promise.race([end, new Promise((resolve) => setTimeout(resolve, 2000))]);
        if (ended() === null) throw error;
        throw new Error(`${program} ended with ${ended()}: see what it wrote above.`, { cause: error });
      }
    },
    async stop() {
      child.kill('SIGTERM');
      await end;
    },
  };
};
