import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { users } from '../../testing/arbitraries/account.ts';
import { routeEntry } from './route-access.ts';
import { permissions } from './user.ts';

const routeRoleNames = ['customer', 'accountManager', 'brandManager'] as const;

test.prop([users])('of the three roles of a route, every user has exactly one', (user) => {
  const entries = routeRoleNames.map((role) => routeEntry({ authentication: true, role }, user));
  expect(entries.toSorted()).toEqual(['allowed', 'fallback', 'fallback']);
});

const rules = fc.record(
  {
    authentication: fc.boolean(),
    role: fc.constantFrom(...routeRoleNames),
    permission: fc.constantFrom(...Object.values(permissions)),
    superUser: fc.constant(true as const),
    administrator: fc.constant(true as const),
  },
  { requiredKeys: ['authentication'] },
);

test.prop([rules, users])(
  'a permission asked for only ever keeps people out: exactly those without it',
  (rule, user) => {
    const { permission, ...without } = rule;
    const held = permission === undefined || user.permissions.includes(permission);
    expect(routeEntry(rule, user)).toBe(held ? routeEntry(without, user) : 'fallback');
    expect(routeEntry(rule, null)).toBe(permission === undefined ? routeEntry(without, null) : 'login');
  },
);

test.prop([rules, users])('what is for super users keeps exactly the others out', (rule, user) => {
  const { superUser, ...without } = rule;
  expect(routeEntry(rule, user)).toBe(!superUser || user.isSuperUser ? routeEntry(without, user) : 'fallback');
  expect(routeEntry(rule, null)).toBe(superUser ? 'login' : routeEntry(without, null));
});

test.prop([rules, users])('what is for administrators keeps exactly the others out', (rule, user) => {
  const { administrator, ...without } = rule;
  const isOne = user.roles.includes('administrator');
  expect(routeEntry(rule, user)).toBe(!administrator || isOne ? routeEntry(without, user) : 'fallback');
  expect(routeEntry(rule, null)).toBe(administrator ? 'login' : routeEntry(without, null));
});
