import { describe, expect, test } from 'vitest';

import { safeReturnPath, withBasePath } from './return-path.ts';

describe('after signing in the way leads back (decisions §refused-sessions)', () => {
  test.each([
    '/connect',
    '/connect/orders/2?show=both&q=PO%2088',
    '/connect/help#credit-approval',
    '/us/en/connect/orders',
    '/connect/orders?q=/connect/login',
    '/connect/orders?q=a//b/../c',
  ])('to %s', (path) => {
    expect(safeReturnPath(path, '')).toBe(path);
  });

  test('under the base path', () => {
    expect(safeReturnPath('/shop/connect/orders', '/shop')).toBe('/shop/connect/orders');
    expect(safeReturnPath('/connect/orders', '/shop')).toBeNull();
    expect(safeReturnPath('/shopping/connect/orders', '/shop')).toBeNull();
  });

  test.each([
    'https://elsewhere.example/connect',
    '//elsewhere.example/connect',
    '/\\elsewhere.example/connect',
    '/\t/elsewhere.example/connect',
    'javascript:alert(1)',
    '/connect/../../admin',
    '/connect/%2e%2E/admin',
    '/connect/..',
    '/connect/..//elsewhere.example',
    '/connected',
    '/admin',
    'connect',
    '',
    null,
    undefined,
  ])('but not to %j: a same-site path of the portal only', (path) => {
    expect(safeReturnPath(path, '')).toBeNull();
  });

  test.each(['/connect/login', '/connect/login/', '/us/en/connect/login?next=x'])(
    'nor to %s, the login page',
    (path) => {
      expect(safeReturnPath(path, '')).toBeNull();
    },
  );
});

test('route paths are prefixed with the site base path if it is missing (specification §base-path)', () => {
  expect(withBasePath('/connect/orders', '/shop')).toBe('/shop/connect/orders');
  expect(withBasePath('/shop/connect/orders', '/shop')).toBe('/shop/connect/orders');
  expect(withBasePath('/shopping', '/shop')).toBe('/shop/shopping');
  expect(withBasePath('/connect', '')).toBe('/connect');
});
