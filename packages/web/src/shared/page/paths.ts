import { securityPath } from './security-path.ts';
import type { NavLink, Page, PageLink } from '@connect/core/domain/access/navigation';

import type { ExistingLinks } from './existing-links.ts';

/** Pages whose path is their name: each is written once, as every page has this. */
const named = [
  'orders',
  'quick-order',
  'favourites',
  'watchlist',
  'help',
  'users',
  'my-profile',
  'customers',
  'sample-order',
  'sample-orders',
  'reports',
  'products',
  'admin',
  'checkout',
  'approvals',
  'contact',
  'logins',
  'credit-approvals',
] as const satisfies readonly Page[];

/** Where the pages are that links of the core name, without base path and storefront pair. */
export const paths: Readonly<Record<Page, string>> = {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Each of the names is there.
  ...(Object.fromEntries(named.map((name) => [name, `/connect/${name}`])) as Record<(typeof named)[number], string>),
  dashboard: '/connect',
  security: securityPath,
  sessions: '/connect/mfa-settings#sessions',
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
