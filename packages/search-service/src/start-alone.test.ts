import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAlone } from './start-alone.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'connect-search-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const start = (env: Record<string, string>) =>
  startAlone({ PORT: '0', DATA_DIR: join(folder, 'new'), ...env }, () => undefined);

describe('the search service alone', () => {
  it('starts on an empty folder, answers, and closes cleanly', async () => {
    const running = await start({ MEILI_MASTER_KEY: 'a-master-key' });
    const address = `http://127.0.0.1:${running.port}`;
    expect(await (await fetch(`${address}/health`)).json()).toEqual({ status: 'available' });
    expect((await fetch(`${address}/indexes`)).status).toBe(401);
    await running.close();
    await expect(fetch(`${address}/health`)).rejects.toThrow();
  });

  it('leaves its folder and what is in it to their owner alone, though it was open to others', async () => {
    await (await start({ MEILI_MASTER_KEY: 'a-master-key' })).close();
    await chmod(join(folder, 'new'), 0o777);
    await chmod(join(folder, 'new', 'keys.json'), 0o666);
    await (await start({ MEILI_MASTER_KEY: 'a-master-key' })).close();
    const paths = ['', ...(await readdir(join(folder, 'new')))].map((name) => join(folder, 'new', name));
    for (const path of paths) expect((await stat(path)).mode & 0o077).toBe(0);
  });

  it('leaves every route but /keys open without a master key', async () => {
    const running = await start({});
    const address = `http://127.0.0.1:${running.port}`;
    expect((await fetch(`${address}/indexes`)).status).toBe(200);
    expect(await (await fetch(`${address}/keys`)).json()).toMatchObject({ code: 'missing_master_key' });
    await running.close();
  });

  it('says in one line that its port is taken', async () => {
    const first = await start({});
    await expect(start({ PORT: String(first.port), DATA_DIR: join(folder, 'other') })).rejects.toThrow(
      new Error(`Port ${first.port} is taken: choose another with PORT.`),
    );
    await first.close();
  });

  it('says in one line that its folder cannot be written', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(start({ DATA_DIR: join(folder, 'file', 'inside') })).rejects.toThrow(
      /^The folder .* cannot be written: [^\n]*$/,
    );
  });

  it('refuses a port that is none', async () => {
    await expect(start({ PORT: 'http' })).rejects.toThrow('PORT has to be a number from 0 to 65535.');
  });
});
