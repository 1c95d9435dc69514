import { managerLinks, quickLinks, sidebarLinks } from '@connect/core/domain/access/navigation';
import type { NavLink, SidebarType } from '@connect/core/domain/access/navigation';
import { permissions } from '@connect/core/domain/access/user';
import { expect, test } from 'vitest';

import { navTexts, pillTexts } from './nav-texts.ts';
import { contactPath, pathOf } from './paths.ts';

const everything = { roles: ['administrator'], permissions: Object.values(permissions), isSuperUser: true };
const drawn = (links: readonly NavLink[], texts: typeof navTexts): string[] =>
  links.flatMap((link) => (link.to === 'logout' ? [] : [`${texts[link.to]} ${pathOf(link)}`]));

test.each<[SidebarType, string[]]>([
  [
    'inner',
    [
      'Dashboard /connect',
      'Orders & Invoices /connect/orders?show=both',
      'Quick Order /connect/quick-order',
      'Favourites /connect/favourites',
      'Watchlist /connect/watchlist',
      'Help /connect/help',
      'Manage Users /connect/users',
    ],
  ],
  [
    'accountManagerInner',
    [
      'Dashboard /connect',
      'My Customers /connect/customers',
      'Order Samples /connect/sample-order',
      'Samples /connect/sample-orders',
      'Reports /connect/reports',
      'Administration /connect/admin',
      'My Profile /connect/my-profile',
    ],
  ],
  ['brandManagerInner', ['Dashboard /connect', 'My Products /connect/products']],
])(
  'the links of the sidebar %s are called and lead as the specification says (specification §sidebars)',
  (sidebar, links) => {
    expect(drawn(sidebarLinks(sidebar, everything), navTexts)).toEqual(links);
  },
);

test('and so are the pills (specification §pills)', () => {
  expect(drawn(quickLinks(everything), pillTexts)).toEqual([
    'Orders & Invoices /connect/orders',
    'Quick Order /connect/quick-order',
    'Favourites /connect/favourites',
    'Watchlist /connect/watchlist',
  ]);
  expect(drawn(managerLinks(everything), pillTexts)).toEqual([
    'My Customers /connect/customers',
    'Order Samples /connect/sample-order',
    'Sample Orders /connect/sample-orders',
  ]);
});

test('the tracking fallback leads to /connect/contact (specification §contact-message), with the number of the page one comes from', () => {
  expect(contactPath('SO-1')).toBe('/connect/contact?order=SO-1');
  expect(contactPath('SO 1&x=2')).toBe('/connect/contact?order=SO%201%26x%3D2');
});

test('without a number the contact page stands alone', () => {
  expect(contactPath(null)).toBe('/connect/contact');
  expect(contactPath('')).toBe('/connect/contact');
});
