import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backup } from '@connect/contract/operator/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOperatorAccess } from './operator-file.ts';
import { buildServer, startProcess, type ServerProcess } from '../testing/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'connect-disk-'));
/** A small disk of its own, where this machine lets a test have one. */
const mounted = ((): boolean => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

const filling = join(folder, '.filling');
/** Leaves so many bytes of the disk. */
const leave = (bytes: number): void => {
  rmSync(filling, { force: true });
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(filling, Buffer.alloc(Math.max(0, bavail * bsize - bytes)));
};
const megabyte = 1024 * 1024;

describe.skipIf(!mounted)('a portal on a disk that is full', () => {
  let server: ServerProcess;
  const start = async (): Promise<string> => (server = startProcess({ DATA_DIR: folder })).url;
  beforeAll(() => buildServer());
  afterAll(async () => {
    server.kill('SIGKILL');
    await server.ended;
    execFileSync('umount', [folder]);
    rmSync(folder, { recursive: true });
  });

  it('does not start with too little room for its data, says why, and that nothing is lost', async () => {
    leave(8 * megabyte);
    const { code, error } = await startProcess({ DATA_DIR: folder }).ended;
    expect([code, error]).toEqual([1, expect.stringMatching(/^There is no space left .* nothing is lost/)]);
    rmSync(filling);
  });

  it('makes no copy that would fill it, refuses what would be written, whole, goes on reading, and is back by itself', async () => {
    const url = await start();
    const call = async (method: string, path: string, token?: string, body?: object): Promise<Response> =>
      fetch(url + path, {
        method,
        headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
        ...(body && { body: JSON.stringify(body) }),
      });
    const priya = { email: 'priya@northgate.example', password: 'Connect-demo-1' };
    const signIn = async (): Promise<string> =>
      ((await (await call('POST', '/api/auth/login', undefined, priya)).json()) as { token: string }).token;
    leave(90 * megabyte);
    const operator = findOperatorAccess(folder)?.token;
    expect(await (await call(backup.method, backup.path, operator)).json()).toMatchObject({
      code: 'disk_full',
      message: expect.stringMatching(
        /^There is no room to copy the database: it needs \d+ MB in the data folder, which has 90 MB\.$/,
      ),
    });
    leave(20 * megabyte);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const token = await signIn();
    const list = { name: 'Gloves', shared: false };
    const refused = await call('POST', '/api/v3/favourites', token, list);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '30']);
    expect(await refused.json()).toMatchObject({ code: 'disk_full' });
    expect((await call('GET', '/api/v3/search/credentials', token)).status).toBe(200);
    // What the engine could not write ends it, however little that is.
    leave(8 * megabyte);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const late = await call('POST', '/api/auth/login', undefined, priya);
    expect([late.status, await late.json()]).toEqual([503, expect.objectContaining({ code: 'disk_full' })]);
    rmSync(filling);
    await expect
      .poll(async () => (await call('POST', '/api/v3/favourites', token, list)).status, { timeout: 5000 })
      .toBeLessThan(300);
    server.kill('SIGKILL');
    await server.ended;
    leave(1 * megabyte);
    // What it has on the disk already may be enough to start.
    const nearlyFull = (server = startProcess({ DATA_DIR: folder }));
    const message = await Promise.race([nearlyFull.ended.then(({ error }) => error), nearlyFull.url.catch(() => '')]);
    expect(message).not.toMatch(/delete/i);
    nearlyFull.kill('SIGKILL');
    await nearlyFull.ended;
    rmSync(filling);
    expect(await start()).toMatch(/^http/);
  });
});
