import type { NavLink } from '@connect/core/domain/access/navigation';

import { msg } from '../../i18n/translator.ts';

/** What the links of the sidebars are called (specification §sidebars). */
export const navTexts: Readonly<Record<NavLink['to'], string>> = {
  dashboard: msg('Dashboard'),
  orders: msg('Orders & Invoices'),
  'quick-order': msg('Quick Order'),
  favourites: msg('Favourites'),
  watchlist: msg('Watchlist'),
  help: msg('Help'),
  users: msg('Manage Users'),
  'my-profile': msg('My Profile'),
  customers: msg('My Customers'),
  'sample-order': msg('Order Samples'),
  'sample-orders': msg('Samples'),
  reports: msg('Reports'),
  products: msg('My Products'),
  admin: msg('Administration'),
  logout: msg('Logout'),
};

/** And those of the quick-link pills (specification §pills). */
export const pillTexts: typeof navTexts = { ...navTexts, 'sample-orders': msg('Sample Orders') };
