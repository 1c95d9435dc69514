import { describe, expect, test } from 'vitest';

import { routeEntry, safeReturnPath, withBasePath } from './route-access.ts';
import { permissions } from './user.ts';

const someone = (...roles: string[]) => ({ roles, permissions: [] as string[], isSuperUser: false });
const customer = { ...someone('customer'), permissions: [permissions.viewOrders] };

describe('a route', () => {
  test('without authentication and role is open to everybody (specification §route-access)', () => {
    expect(routeEntry({ authentication: false }, null)).toBe('allowed');
    expect(routeEntry({ authentication: false }, customer)).toBe('allowed');
  });

  test('requiring authentication sends a logged-out visitor to login (specification §route-access)', () => {
    expect(routeEntry({ authentication: true }, null)).toBe('login');
    expect(routeEntry({ authentication: true }, customer)).toBe('allowed');
  });

  test('sends users of the wrong role to its fallback (specification §route-access)', () => {
    expect(routeEntry({ authentication: true, role: 'accountManager' }, customer)).toBe('fallback');
    expect(routeEntry({ authentication: false, role: 'customer' }, someone('brand_manager'))).toBe('fallback');
  });

  test('checks authentication before role (decisions §authentication-first)', () => {
    expect(routeEntry({ authentication: true, role: 'accountManager' }, null)).toBe('login');
    expect(routeEntry({ authentication: false, role: 'customer' }, null)).toBe('login');
  });

  test('with a permission sends whoever lacks it to its fallback, and a visitor to login (specification §route-access)', () => {
    const rule = { authentication: true, role: 'customer', permission: permissions.editUsers } as const;
    expect(routeEntry(rule, { ...customer, permissions: [permissions.editUsers] })).toBe('allowed');
    expect(routeEntry(rule, customer)).toBe('fallback');
    expect(routeEntry(rule, null)).toBe('login');
    expect(routeEntry({ authentication: false, permission: permissions.editUsers }, null)).toBe('login');
    const manager = { ...someone('account_manager'), permissions: [permissions.editUsers] };
    expect(routeEntry(rule, manager)).toBe('fallback');
  });

  test('for super users sends every other to its fallback, and a visitor to login (decisions §unnamed-permissions)', () => {
    const rule = { authentication: true, role: 'accountManager', superUser: true } as const;
    const manager = someone('account_manager');
    expect(routeEntry(rule, { ...manager, isSuperUser: true })).toBe('allowed');
    expect(routeEntry(rule, manager)).toBe('fallback');
    expect(routeEntry(rule, { ...customer, isSuperUser: true })).toBe('fallback');
    expect(routeEntry({ authentication: false, superUser: true }, null)).toBe('login');
  });

  test.each(['brand_manager', 'senior_brand_manager'])(
    'for brand managers admits %s (decisions §authentication-first)',
    (role) => {
      expect(routeEntry({ authentication: true, role: 'brandManager' }, someone(role))).toBe('allowed');
    },
  );
});

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
