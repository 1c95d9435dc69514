import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { password } from './support/accounts.ts';
import { complaintsOf } from './support/console.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const example = join(import.meta.dirname, '../examples/plain-page');
let vite: ChildProcess;
let address = '';

test.beforeAll(async ({ baseURL }) => {
  vite = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', '0'], {
    cwd: example,
    env: { ...process.env, CONNECT_URL: baseURL, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  address = await new Promise((resolve, reject) => {
    vite.stdout?.on('data', (text) => {
      const [, ready] = /(http:\/\/127\.0\.0\.1:\d+)/.exec(String(text)) ?? [];
      if (ready) resolve(ready);
    });
    vite.once('exit', () => reject(new Error('Vite ended')));
  });
});
test.afterAll(() => void vite.kill());

test('one page of less than 150 lines has the list, drawn by another view library over the same machine', async ({
  page,
}) => {
  expect((await readFile(join(example, 'index.html'), 'utf8')).trimEnd().split('\n').length).toBeLessThan(150);
  const complaints = complaintsOf(page);
  await page.goto(address);
  await page.getByLabel('Email').fill('priya@northgate.example');
  await page.getByLabel('Password').fill('not it');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toContainText('do not match');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const heading = page.getByRole('heading', { name: 'Orders and invoices' });
  await expect(heading).toBeFocused();

  const rows = page.getByRole('rowheader');
  const status = page.getByRole('status');
  await expect(status).toHaveText(/^Showing 1–10 of \d+$/);
  await expect(rows).toHaveCount(10);
  const newest = await rows.first().innerText();
  await page.getByRole('button', { name: '2', exact: true }).click();
  await expect(status).toHaveText(/^Showing 11–20 of /);
  await page.getByLabel('Search').fill(newest);
  await expect(status).toHaveText('Showing 1–1 of 1');
  await expect(rows).toHaveText([newest]);
  await page.getByLabel('Search').fill('');
  await page.getByLabel('Show').selectOption('invoices');
  await expect(rows.first()).toHaveText(/^SI-/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeFocused();
  // The wrong password.
  expect(complaints.filter((each) => !each.includes('401'))).toEqual([]);
});
