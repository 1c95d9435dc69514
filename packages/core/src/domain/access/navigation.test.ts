import { describe, expect, test } from 'vitest';

import { aUser } from '../../testing/examples.ts';
import { quickLinks, sidebarLinks } from './navigation.ts';
import type { NavLink, SidebarType } from './navigation.ts';

const drawn = (links: readonly NavLink[]): string[] =>
  links.map((link) => ('show' in link ? `${link.to} show=${link.show}` : link.to));
const links = (sidebar: SidebarType, ...permissions: string[]): string[] =>
  drawn(sidebarLinks(sidebar, aUser({ permissions })));
const pills = (...permissions: string[]): string[] => drawn(quickLinks(aUser({ permissions })));

describe('the sidebar', () => {
  test('of the customer dashboard: Manage Users, logout (specification §sidebars)', () => {
    expect(links('dashboard', 'Create and Edit Users')).toEqual(['users', 'logout']);
  });

  test('of the customer inner pages: all links in the order of specification §sidebars', () => {
    expect(links('inner', 'View Orders', 'Place Orders', 'Create and Edit Users')).toEqual([
      'dashboard',
      'orders show=both',
      'quick-order',
      'favourites',
      'watchlist',
      'help',
      'users',
      'logout',
    ]);
  });

  test('of the account manager dashboard: My Profile, logout (specification §sidebars)', () => {
    expect(links('accountManagerDashboard')).toEqual(['my-profile', 'logout']);
  });

  test('of the account manager inner pages: all links in the order of specification §sidebars', () => {
    const user = aUser({ isSuperUser: true });
    expect(drawn(sidebarLinks('accountManagerInner', user))).toEqual([
      'dashboard',
      'customers',
      'sample-order',
      'sample-orders',
      'reports',
      'my-profile',
      'logout',
    ]);
  });

  test('of administrators: their area in both sidebars of an account manager, for nobody else (specification §administration)', () => {
    const administrator = aUser({ roles: ['administrator', 'account_manager'] });
    for (const sidebar of ['accountManagerDashboard', 'accountManagerInner'] as const) {
      expect(drawn(sidebarLinks(sidebar, administrator))).toContain('admin');
      expect(drawn(sidebarLinks(sidebar, aUser({ roles: ['account_manager'], isSuperUser: true })))).not.toContain(
        'admin',
      );
    }
  });

  test('of the brand manager dashboard: logout only (specification §sidebars)', () => {
    expect(links('brandManagerDashboard')).toEqual(['logout']);
  });

  test('of the brand manager inner pages: dashboard, products, logout (specification §sidebars)', () => {
    expect(links('brandManagerInner')).toEqual(['dashboard', 'products', 'logout']);
  });

  test("of type 'none' has no links (specification §sidebars)", () => {
    expect(links('none', 'View Orders')).toEqual([]);
  });
});

describe('a link of the sidebar', () => {
  test.each([
    ['View Orders', 'orders show=both'],
    ['Place Orders', 'quick-order'],
    ['Create and Edit Users', 'users'],
  ])('that needs %s is shown with it alone (specification §sidebars): %s', (permission, link) => {
    expect(links('inner', permission)).toContain(link);
    expect(links('inner')).not.toContain(link);
  });

  test.each([
    ['View Customers', 'customers'],
    ['Create Sample Orders', 'sample-order'],
    ['View Sample Orders', 'sample-orders'],
  ])('that needs %s is shown with it alone (decisions §unnamed-permissions): %s', (permission, link) => {
    expect(links('accountManagerInner', permission)).toContain(link);
    expect(links('accountManagerInner')).not.toContain(link);
  });

  test('Favourites, Watchlist, Help and Dashboard are shown without a permission check (specification §sidebars)', () => {
    expect(links('inner')).toEqual(['dashboard', 'favourites', 'watchlist', 'help', 'logout']);
  });

  test('Reports appears only for a super user (specification §sidebars)', () => {
    const user = aUser({ isSuperUser: false });
    expect(sidebarLinks('accountManagerInner', user).map(({ to }) => to)).not.toContain('reports');
  });

  test('Logout is not for a visitor who is not signed in, whom the help page is open to (decisions §open-help)', () => {
    expect(sidebarLinks('inner', null).map(({ to }) => to)).not.toContain('logout');
  });
});

describe('the quick-link pills of the customer dashboard', () => {
  test('are Orders & Invoices, Quick Order, Favourites, Watchlist (specification §pills)', () => {
    expect(pills('View Orders', 'Place Orders')).toEqual(['orders', 'quick-order', 'favourites', 'watchlist']);
  });

  test('are hidden when the user lacks their permission; the last two need none (specification §pills)', () => {
    expect(pills()).toEqual(['favourites', 'watchlist']);
    expect(pills('View Orders')).toContain('orders');
    expect(pills('Place Orders')).not.toContain('orders');
  });
});
