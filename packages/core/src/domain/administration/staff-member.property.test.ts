import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { staffGrants, staffPositions } from '../access/staff.ts';
import { mayManageCustomers, normalRole, positionOf } from './staff-member.ts';

const positions = fc.constantFrom(...staffPositions);

describe('what a member of staff is (specification §administration)', () => {
  test.prop([positions])('follows from the roles that it comes with, in any order', (position) => {
    expect(positionOf(staffGrants[position].roles.toReversed())).toBe(position);
  });

  test.prop([positions, positions])('two positions together are none, unless one holds the other', (one, other) => {
    const roles = [...new Set([...staffGrants[one].roles, ...staffGrants[other].roles])];
    const found = positionOf(roles);
    if (found !== null) expect([one, other]).toContain(found);
  });

  test.prop([positions, fc.boolean()])(
    'is the same said twice, and only account managers choose super user',
    (position, superUser) => {
      const role = normalRole({ position, superUser });
      expect(normalRole(role)).toEqual(role);
      const chosen: Partial<Record<string, boolean>> = { administrator: true, 'account-manager': superUser };
      expect(role.superUser).toBe(chosen[position] ?? false);
    },
  );

  test.each([
    [[], null],
    [['account_manager'], 'account-manager'],
    [['account_manager', 'brand_manager'], null],
    [['administrator'], null],
    [['administrator', 'account_manager', 'brand_manager'], null],
    [['senior_brand_manager', 'account_manager', 'administrator'], 'administrator'],
    [['brand_manager'], 'brand-manager'],
    [['buyer'], null],
  ])('of the roles %j is %s', (roles, position) => {
    expect(positionOf(roles)).toBe(position);
  });

  test.each([
    ['administrator', false, true],
    ['account-manager', false, false],
    ['account-manager', true, true],
    ['brand-manager', true, false],
    ['senior-brand-manager', true, false],
  ] as const)('makes of %s, super user %s, one that is %s', (position, superUser, expected) => {
    expect(normalRole({ position, superUser })).toEqual({ position, superUser: expected });
  });

  test.prop([fc.option(positions, { nil: null })])('lets nobody without access look after customers', (position) => {
    expect(mayManageCustomers({ active: false, position })).toBe(false);
  });

  test.each([
    ['account-manager', true],
    ['administrator', true],
    [null, true],
    ['brand-manager', false],
  ] as const)('lets %s look after customers: %s', (position, may) => {
    expect(mayManageCustomers({ active: true, position })).toBe(may);
  });
});
