import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { safeReturnPath, withBasePath } from './return-path.ts';

const site = 'https://portal.example';
const basePaths = fc.constantFrom('', '/shop', '/a/b');

/** Addresses made of the pieces that mislead: they hold a portal path, and now and then lead out of it. */
const pieces = fc.constantFrom(
  '/',
  '//',
  '\\',
  '.',
  '..',
  '%2e',
  '%2E%2e',
  '\t',
  ' ',
  '@',
  ':',
  '?',
  '#',
  'https:',
  'elsewhere.example',
  'connect',
  '/connect',
  '/connect/',
  'orders',
  'login',
  '/us/en',
  '/shop',
);
const tricky = fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));
const addresses = fc.oneof(
  tricky,
  fc.string(),
  fc.webUrl(),
  tricky.map((text) => `/connect/${text}`),
);

test.prop([addresses, basePaths], { numRuns: 2000 })('safeReturnPath never leaves the site', (address, basePath) => {
  const path = safeReturnPath(address, basePath);
  if (path !== null) expect(new URL(path, site).origin).toBe(site);
});

test.prop([addresses, basePaths], { numRuns: 2000 })('safeReturnPath never leaves the portal', (address, basePath) => {
  const path = safeReturnPath(`${basePath}${address}`, basePath);
  if (path === null) return;
  const { pathname } = new URL(path, site);
  expect(pathname.slice(0, basePath.length)).toBe(basePath);
  expect(pathname.slice(basePath.length)).toMatch(/^(\/us\/en)?\/connect(\/|$)/);
});

test.prop([addresses, basePaths])('safeReturnPath changes nothing of an address that it takes', (address, basePath) => {
  expect([address, null]).toContain(safeReturnPath(address, basePath));
});

test.prop([fc.webPath(), basePaths])('a base path is put before a path once, however often', (path, basePath) => {
  const once = withBasePath(path, basePath);
  expect(withBasePath(once, basePath)).toBe(once);
  expect(once.endsWith(path)).toBe(true);
});
