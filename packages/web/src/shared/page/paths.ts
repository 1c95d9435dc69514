import { securityPath } from './security-path.ts';
import type { NavLink, Page, PageLink } from '@connect/core/domain/access/navigation';

import type { ExistingLinks } from './existing-links.ts';

/** Where the pages are that links of the core name, without base path and storefront pair. */
export const paths: Readonly<Record<Page, string>> = {
  dashboard: '/connect',
  orders: '/connect/orders',
  'quick-order': '/connect/quick-order',
  favourites: '/connect/favourites',
  watchlist: '/connect/watchlist',
  help: '/connect/help',
  users: '/connect/users',
  'my-profile': '/connect/my-profile',
  customers: '/connect/customers',
  'sample-order': '/connect/sample-order',
  'sample-orders': '/connect/sample-orders',
  reports: '/connect/reports',
  products: '/connect/products',
  admin: '/connect/admin',
  checkout: '/connect/checkout',
  approvals: '/connect/approvals',
  contact: '/connect/contact',
  security: securityPath,
  passkeys: '/connect/passkeys',
  sessions: '/connect/mfa-settings#sessions',
  'credit-approvals': '/connect/credit-approvals',
  'audit-log': '/connect/reports/audit',
};

/** The path that a link leads to. */
export const pathOf = ({ to, show }: PageLink): string =>
  show === undefined ? paths[to] : `${paths[to]}?show=${show}`;

/** The links whose page exists; an action such as logout always does. */
export const onlyExisting = (links: readonly NavLink[], existing: ExistingLinks): readonly NavLink[] =>
  links.filter(({ to }) => to === 'logout' || existing.has(paths[to]));

/** The contact page's path; the number of the order or invoice one comes from is filled in there (specification §contact-message). */
export const contactPath = (documentNo: string | null): string =>
  documentNo ? `${paths.contact}?order=${encodeURIComponent(documentNo)}` : paths.contact;
