import { statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { findOperatorAccess, keepOperatorAccess } from '../lifecycle/operator-file.ts';
import { openTarget } from './target.ts';

let dataDir: string;
const open: Server[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'connect-target-'));
});
afterEach(async () => {
  for (const each of open.splice(0)) each.close();
  await rm(dataDir, { recursive: true });
});

/** A portal that lets in whoever shows this token alone, as each that starts makes one of its own. */
const start = async (token: string): Promise<() => void> => {
  const server = createServer(({ headers }, answer) => {
    answer.writeHead(headers.authorization === `Bearer ${token}` ? 200 : 401).end();
  });
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const forget = keepOperatorAccess(dataDir, { url: `http://127.0.0.1:${port}`, token });
  return () => {
    server.closeAllConnections();
    server.close();
    forget();
  };
};

it('a command goes on with the server that took the place of the one that it began with', async () => {
  const config = readConfig({ DATA_DIR: dataDir }, []);
  if (!config.ok) throw new Error('settings');
  const stop = await start('first');
  const target = await openTarget(config.value, () => undefined);
  const status = async () => (await target.fetch('/health')).status;
  expect(await status()).toBe(200);
  stop();
  await expect(status()).rejects.toThrow('did not answer');
  await start('second');
  expect(await status()).toBe(200);
});

it('a portal that may not write where commands look for it runs all the same, and is not found', () => {
  const file = join(dataDir, 'a-file');
  writeFileSync(file, '');
  const forget = keepOperatorAccess(join(file, 'data'), { url: 'http://127.0.0.1:9', token: 'token' });
  expect(findOperatorAccess(join(file, 'data'))).toBeNull();
  expect(forget).not.toThrow();
});

it.skipIf(process.platform === 'win32')('a folder that is made for it is closed to others, as commands want it', () => {
  const folder = join(dataDir, 'new', 'data');
  keepOperatorAccess(folder, { url: 'http://127.0.0.1:9', token: 'token' })();
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});
