import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDocs } from './docs.ts';

const folder = mkdtempSync(join(tmpdir(), 'connect-docs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'secret.txt'), 'secret');

const site = join(folder, 'site');
const docs = openDocs(site);
const get = async (path: string) => {
  const answer = await docs.request(path);
  return [answer.status, answer.headers.get('content-type')?.split(';')[0], await answer.text()] as const;
};

test('until it is built a page says how, then the site is there with its files, and nothing beside it', async () => {
  const [status, type, text] = await get('/docs/');
  expect([status, type]).toEqual([404, 'text/html']);
  expect(text).toContain('run docs');
  expect((await get('/docs/style.css'))[0]).toBe(200);

  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, 'index.html'), '<h1>Connect</h1>');
  writeFileSync(join(site, 'assets/main.js'), 'start()');

  expect((await docs.request('/docs')).headers.get('location')).toBe('/docs/');
  expect(await get('/docs/')).toEqual([200, 'text/html', '<h1>Connect</h1>']);
  expect(await get('/docs/assets/main.js')).toEqual([200, 'text/javascript', 'start()']);
  for (const path of ['/docs/..%2fsecret.txt', '/docs/%2e%2e/secret.txt', '/docs/none.html', '/docs/assets']) {
    const [missing, , page] = await get(path);
    expect([path, missing, page.includes('secret')]).toEqual([path, 404, false]);
  }
});
