import { expect, test } from 'vitest';
import { staffGrants, staffPermissions, staffPositions } from './staff.ts';

test('each position comes with its roles and permissions, and an administrator with all of staff’s', () => {
  const managing = [
    'View Customers',
    'View Sample Orders',
    'Create Sample Orders',
    'View Orders',
    'View Invoices',
    'Download Invoices',
  ];
  const signingOff = ['Sign Off Products', 'Second Sign Off Products'];
  expect(staffPositions).toEqual(['account-manager', 'brand-manager', 'senior-brand-manager', 'administrator']);
  expect(staffGrants).toEqual({
    'account-manager': { roles: ['account_manager'], permissions: managing, isSuperUser: false },
    'brand-manager': { roles: ['brand_manager'], permissions: signingOff.slice(0, 1), isSuperUser: false },
    'senior-brand-manager': { roles: ['senior_brand_manager'], permissions: signingOff, isSuperUser: false },
    administrator: {
      roles: ['administrator', 'account_manager', 'senior_brand_manager'],
      permissions: [...managing, ...signingOff],
      isSuperUser: true,
    },
  });
  expect(staffPermissions).toEqual([...managing, ...signingOff]);
});
