import { describe, expect, test } from 'vitest';

import { aUser } from '../../testing/examples.ts';
import { quickLinks, sidebarLinks } from './navigation.ts';
import type { NavLink, SidebarType } from './navigation.ts';

const address = ({ path, search }: Exclude<NavLink, { key: 'logout' }>): string =>
  search ? `${path}?show=${search.show}` : path;
const drawn = (links: readonly NavLink[]): string[] =>
  links.map((link) => (link.key === 'logout' ? 'Logout' : `${link.label} ${address(link)}`));
const links = (sidebar: SidebarType, ...permissions: string[]): string[] =>
  drawn(sidebarLinks(sidebar, aUser({ permissions })));
const pills = (...permissions: string[]): string[] => drawn(quickLinks(aUser({ permissions })));

describe('the sidebar', () => {
  test('of the customer dashboard: Manage Users, logout (specification §sidebars)', () => {
    expect(links('dashboard', 'Create and Edit Users')).toEqual(['Manage Users /connect/users', 'Logout']);
  });

  test('of the customer inner pages: all links in the order of specification §sidebars', () => {
    expect(links('inner', 'View Orders', 'Place Orders', 'Create and Edit Users')).toEqual([
      'Dashboard /connect',
      'Orders & Invoices /connect/orders?show=both',
      'Quick Order /connect/quick-order',
      'Favourites /connect/favourites',
      'Watchlist /connect/watchlist',
      'Help /connect/help',
      'Manage Users /connect/users',
      'Logout',
    ]);
  });

  test('of the account manager dashboard: My Profile, logout (specification §sidebars)', () => {
    expect(links('accountManagerDashboard')).toEqual(['My Profile /connect/my-profile', 'Logout']);
  });

  test('of the account manager inner pages: all links in the order of specification §sidebars', () => {
    const user = aUser({ isSuperUser: true });
    expect(drawn(sidebarLinks('accountManagerInner', user))).toEqual([
      'Dashboard /connect',
      'My Customers /connect/customers',
      'Order Samples /connect/sample-order',
      'Samples /connect/sample-orders',
      'Reports /connect/reports',
      'My Profile /connect/my-profile',
      'Logout',
    ]);
  });

  test('of the brand manager dashboard: logout only (specification §sidebars)', () => {
    expect(links('brandManagerDashboard')).toEqual(['Logout']);
  });

  test('of the brand manager inner pages: dashboard, products, logout (specification §sidebars)', () => {
    expect(links('brandManagerInner')).toEqual(['Dashboard /connect', 'My Products /connect/products', 'Logout']);
  });

  test("of type 'none' has no links (specification §sidebars)", () => {
    expect(links('none', 'View Orders')).toEqual([]);
  });
});

describe('a link of the sidebar', () => {
  test.each([
    ['View Orders', 'Orders & Invoices /connect/orders?show=both'],
    ['Place Orders', 'Quick Order /connect/quick-order'],
    ['Create and Edit Users', 'Manage Users /connect/users'],
  ])('that needs %s is shown with it alone (specification §sidebars): %s', (permission, link) => {
    expect(links('inner', permission)).toContain(link);
    expect(links('inner')).not.toContain(link);
  });

  test.each([
    ['View Customers', 'My Customers /connect/customers'],
    ['Create Sample Orders', 'Order Samples /connect/sample-order'],
    ['View Sample Orders', 'Samples /connect/sample-orders'],
  ])('that needs %s is shown with it alone (decisions §unnamed-permissions): %s', (permission, link) => {
    expect(links('accountManagerInner', permission)).toContain(link);
    expect(links('accountManagerInner')).not.toContain(link);
  });

  test('Favourites, Watchlist, Help and Dashboard are shown without a permission check (specification §sidebars)', () => {
    expect(links('inner')).toEqual([
      'Dashboard /connect',
      'Favourites /connect/favourites',
      'Watchlist /connect/watchlist',
      'Help /connect/help',
      'Logout',
    ]);
  });

  test('Reports appears only for a super user (specification §sidebars)', () => {
    const user = aUser({ isSuperUser: false });
    expect(sidebarLinks('accountManagerInner', user).map(({ key }) => key)).not.toContain('reports');
  });

  test('Logout is not for a visitor who is not signed in, whom the help page is open to (decisions §open-help)', () => {
    expect(sidebarLinks('inner', null).map(({ key }) => key)).not.toContain('logout');
  });
});

describe('the quick-link pills of the customer dashboard', () => {
  test('are Orders & Invoices, Quick Order, Favourites, Watchlist (specification §pills)', () => {
    expect(pills('View Orders', 'Place Orders')).toEqual([
      'Orders & Invoices /connect/orders',
      'Quick Order /connect/quick-order',
      'Favourites /connect/favourites',
      'Watchlist /connect/watchlist',
    ]);
  });

  test('are hidden when the user lacks their permission; the last two need none (specification §pills)', () => {
    expect(pills()).toEqual(['Favourites /connect/favourites', 'Watchlist /connect/watchlist']);
    expect(pills('View Orders')).toContain('Orders & Invoices /connect/orders');
    expect(pills('Place Orders')).not.toContain('Orders & Invoices /connect/orders');
  });
});
