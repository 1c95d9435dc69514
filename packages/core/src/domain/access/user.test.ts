import { describe, expect, test } from 'vitest';

import { may, permissions, userKind } from './user.ts';

describe('permissions are checked by name (specification §permissions):', () => {
  test.each([
    'View Invoices',
    'View Orders',
    'Place Orders',
    'View Balance',
    'Download Invoices',
    'Create and Edit Users',
  ])('%s', (name) => {
    expect(Object.values<string>(permissions)).toContain(name);
  });

  test.each(['View Customers', 'View Sample Orders', 'Create Sample Orders'])(
    '%s (decisions §unnamed-permissions)',
    (name) => {
      expect(Object.values<string>(permissions)).toContain(name);
    },
  );
});

test('unknown or absent means hidden (decisions §unnamed-permissions)', () => {
  expect(may({ permissions: ['View Orders'] }, permissions.viewOrders)).toBe(true);
  expect(may({ permissions: ['view orders', 'View Orders '] }, permissions.viewOrders)).toBe(false);
  expect(may({ permissions: [] }, permissions.viewOrders)).toBe(false);
  expect(may(null, permissions.viewOrders)).toBe(false);
});

describe('the dashboard by user (specification §dashboard-by-user):', () => {
  test('account managers get the account-manager dashboard', () => {
    expect(userKind({ roles: ['account_manager'] })).toBe('account-manager');
  });

  test.each(['brand_manager', 'senior_brand_manager'])('%s gets the brand-manager dashboard', (role) => {
    expect(userKind({ roles: [role] })).toBe('brand-manager');
  });

  test.each([['customer'], ['warehouse'], []])('everyone else, such as %j, gets the customer dashboard', (...roles) => {
    expect(userKind({ roles })).toBe('customer');
  });
});
