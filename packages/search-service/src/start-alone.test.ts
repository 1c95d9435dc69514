import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAlone } from './start-alone.ts';

const masterKey = 'a-master-key-of-thirty-two-letters';
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'connect-search-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const start = (env: Record<string, string>) =>
  startAlone({ PORT: '0', DATA_DIR: join(folder, 'new'), ...env }, () => undefined);

describe('the search service alone', () => {
  it('starts on an empty folder, answers, and closes cleanly', async () => {
    const running = await start({ MEILI_MASTER_KEY: masterKey });
    const address = `http://127.0.0.1:${running.port}`;
    expect(await (await fetch(`${address}/health`)).json()).toEqual({ status: 'available' });
    expect((await fetch(`${address}/indexes`)).status).toBe(401);
    await running.close();
    await expect(fetch(`${address}/health`)).rejects.toThrow();
  });

  it('leaves its folder and what is in it to their owner alone, though it was open to others', async () => {
    await (await start({ MEILI_MASTER_KEY: masterKey })).close();
    await chmod(join(folder, 'new'), 0o777);
    await chmod(join(folder, 'new', 'keys.json'), 0o666);
    await (await start({ MEILI_MASTER_KEY: masterKey })).close();
    const paths = ['', ...(await readdir(join(folder, 'new')))].map((name) => join(folder, 'new', name));
    for (const path of paths) expect((await stat(path)).mode & 0o077).toBe(0);
  });

  it('is open to nobody without a master key: it makes one with the first start, for its owner alone', async () => {
    const first = await start({});
    const address = `http://127.0.0.1:${first.port}`;
    for (const [method, path] of [
      ['GET', 'indexes'],
      ['DELETE', 'indexes/any'],
      ['GET', 'keys'],
    ] as const)
      expect((await fetch(`${address}/${path}`, { method })).status).toBe(401);
    const file = join(folder, 'new', 'master-key');
    expect([first.keyFile, (await stat(file)).mode & 0o777]).toEqual([file, 0o600]);
    await first.close();
    const key = await readFile(file, 'utf8');
    expect(key).toMatch(/^[0-9a-f]{64}\n$/);
    const again = await start({});
    const headers = { Authorization: `Bearer ${key.trim()}` };
    expect((await fetch(`http://127.0.0.1:${again.port}/keys`, { headers })).status).toBe(200);
    await again.close();
    expect(await readFile(file, 'utf8')).toBe(key);
  });

  it('refuses a master key that can be guessed', async () => {
    await expect(start({ MEILI_MASTER_KEY: 'letmein' })).rejects.toThrow(
      'MEILI_MASTER_KEY has to be at least 32 characters',
    );
  });

  it('lets pages of the portal call it, and no others', async () => {
    const running = await start({ PUBLIC_URL: 'https://portal.example.com/trade' });
    const { headers } = await fetch(`http://127.0.0.1:${running.port}/health`);
    expect(headers.get('Access-Control-Allow-Origin')).toBe('https://portal.example.com');
    await running.close();
    await expect(start({ PUBLIC_URL: 'portal' })).rejects.toThrow('PUBLIC_URL has to be');
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
