import { describe, expect, test } from 'vitest';

import { routeEntry } from './route-access.ts';
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

  test('for administrators sends every other of staff to its fallback, super users too, and a visitor to login (specification §administration)', () => {
    const rule = { authentication: true, role: 'accountManager', administrator: true } as const;
    expect(routeEntry(rule, someone('administrator', 'account_manager'))).toBe('allowed');
    expect(routeEntry(rule, { ...someone('account_manager'), isSuperUser: true })).toBe('fallback');
    expect(routeEntry(rule, someone('administrator'))).toBe('fallback');
    expect(routeEntry({ authentication: false, administrator: true }, null)).toBe('login');
  });

  test('for staff admits whoever is no customer (specification §route-access)', () => {
    const rule = { authentication: true, role: 'staff' } as const;
    for (const role of ['account_manager', 'brand_manager', 'senior_brand_manager'])
      expect(routeEntry(rule, someone(role))).toBe('allowed');
    expect(routeEntry(rule, customer)).toBe('fallback');
  });

  test('sends whoever still needs a second factor to it, but for what is open before (specification §demanded-second-factor)', () => {
    const needing = { ...customer, needsSecondFactor: true as const };
    expect(routeEntry({ authentication: true }, needing)).toBe('second-factor');
    expect(routeEntry({ authentication: true, role: 'accountManager' }, needing)).toBe('second-factor');
    expect(routeEntry({ authentication: true, beforeSecondFactor: true }, needing)).toBe('allowed');
    expect(routeEntry({ authentication: false }, needing)).toBe('allowed');
  });

  test.each(['brand_manager', 'senior_brand_manager'])(
    'for brand managers admits %s (decisions §authentication-first)',
    (role) => {
      expect(routeEntry({ authentication: true, role: 'brandManager' }, someone(role))).toBe('allowed');
    },
  );
});
