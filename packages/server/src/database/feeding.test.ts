import { spawn } from 'node:child_process';
import { afterAll, expect, it } from 'vitest';
import { noPostgres, startPostgres } from '../testing/postgres.ts';
import { buildServer } from '../testing/server-process.ts';
import { openFeeding, type Feeding } from './feeding.ts';

const inItsOwnProcess = (url: string) => {
  const feeding = new URL('../../dist/database/feeding.js', import.meta.url).href;
  const program = `const { openFeeding } = await import(${JSON.stringify(feeding)});
    const feeding = openFeeding(${JSON.stringify(url)}, () => undefined, { shared: true });
    setInterval(async () => console.log(await feeding.isOurs()), 100);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let last = '';
  child.stdout.on('data', (text) => (last = String(text).trim().split('\n').at(-1) ?? ''));
  return { child, isOurs: () => last === 'true' };
};

let feeding: Feeding | null = null;
afterAll(() => feeding?.close());

it.skipIf(noPostgres())(
  'is another process’s within ten seconds of its standing still, and stays so when it goes on',
  async () => {
    buildServer();
    const url = await (await startPostgres()).newDatabase();
    const { child, isOurs } = inItsOwnProcess(url);
    await expect.poll(isOurs).toBe(true);
    const other = (feeding = openFeeding(url, () => undefined, { shared: true }));
    expect(await other.isOurs()).toBe(false);
    child.kill('SIGSTOP');
    await expect.poll(() => other.isOurs(), { timeout: 11_000, interval: 200 }).toBe(true);
    child.kill('SIGCONT');
    await expect.poll(isOurs).toBe(false);
    expect(await other.isOurs()).toBe(true);
    child.kill('SIGKILL');
  },
);
