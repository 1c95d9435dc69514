import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';

import { permissionSets, users } from '../../testing/arbitraries/account.ts';
import { quickLinks, sidebarLinks } from './navigation.ts';
import type { SidebarType } from './navigation.ts';

const sidebars = fc.constantFrom<SidebarType>('dashboard', 'inner', 'accountManagerDashboard', 'accountManagerInner');

test.prop([sidebars, users, permissionSets])('a further permission never takes a link away', (sidebar, user, more) => {
  const before = sidebarLinks(sidebar, user);
  const after = sidebarLinks(sidebar, { ...user, permissions: [...user.permissions, ...more] });
  expect(after).toEqual(expect.arrayContaining([...before]));
});

test.prop([sidebars, users])('no link stands twice in a sidebar, and Logout is last', (sidebar, user) => {
  const keys = sidebarLinks(sidebar, user).map(({ to }) => to);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.at(-1)).toBe('logout');
});

test.prop([users])('every pill leads where a link of the inner sidebar leads, for the same users', (user) => {
  const pages = sidebarLinks('inner', user).map(({ to }) => to);
  expect(pages).toEqual(expect.arrayContaining(quickLinks(user).map(({ to }) => to)));
});
