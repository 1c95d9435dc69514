import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { userKinds } from '@connect/core/domain/access/user';
import type { UserKind } from '@connect/core/domain/access/user';
import { describe, expect, test } from 'vitest';

import { readCatalogue } from '../../i18n/read-catalogue.ts';
import { helpSections } from './help-groups.ts';
import { filterTopics } from './topic.ts';

const same = (text: string): string => text;
const groupsOf = (kind: UserKind | null) => helpSections(kind).flatMap(({ groups }) => groups);
/** The anchors of the questions that somebody's search finds. */
const foundBy = (kind: UserKind | null, words: string, translate = same): readonly string[] =>
  filterTopics(groupsOf(kind), words, translate).flatMap((group) => group.topics.map(({ id }) => id));

describe.each(userKinds)('the questions of a %s', (kind) => {
  const groups = groupsOf(kind);
  const topics = groups.flatMap((group) => group.topics);

  test('have every anchor once, and anchors are words of an address', () => {
    const anchors = [...groups.map(({ id }) => id), ...topics.map(({ id }) => id)];
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('are answered', () => {
    expect(topics.length).toBeGreaterThan(5);
    for (const { answer } of topics) expect(answer.length).toBeGreaterThan(0);
  });

  test('are all kept by an empty filter', () => {
    expect(filterTopics(groups, '  ', same)).toEqual(groups);
  });
});

test('#credit-approval is there for all who see orders (specification §help-page)', () => {
  for (const kind of [null, 'customer', 'account-manager'] as const)
    expect(foundBy(kind, '')).toContain('credit-approval');
});

test('a visitor reads what customers do, and nobody else’s questions come before one’s own', () => {
  expect(groupsOf(null)).toEqual(groupsOf('customer'));
  expect(foundBy('account-manager', '')[0]).toBe('staff-dashboard');
  expect(foundBy('brand-manager', '')[0]).toBe('my-products');
});

test('the filter keeps the questions that hold every word, whatever its case', () => {
  expect(foundBy('customer', ' CREDIT  waits ')).toContain('credit-approval');
  expect(foundBy('customer', ' CREDIT  waits ')).not.toContain('keyboard');
  expect(foundBy('customer', 'no such word anywhere')).toEqual([]);
});

test('the filter looks into the texts of the page’s own language', () => {
  const toGerman = (text: string): string => (text === 'How are credit notes shown?' ? 'Gutschriften' : '');
  expect(foundBy('customer', 'gutschrift', toGerman)).toEqual(['credits']);
});

/** What explains the screen of a route, and words it is called by beside its title. */
const explained: Readonly<Record<string, readonly [id: string, ...words: string[]]>> = {
  'orders/{-$page}.tsx': ['orders-and-invoices', 'Orders & Invoices', 'date range'],
  'orders/view/$id.tsx': ['view-order', 'shipment'],
  'invoices/view/$id.tsx': ['view-order'],
  'quick-order.tsx': ['quick-order', 'upload'],
  'favourites/index.tsx': ['favourites'],
  'favourites/$id.tsx': ['favourites', 'list'],
  'watchlist.tsx': ['watchlist', 'back in stock'],
  'checkout.tsx': ['basket-and-checkout', 'basket', 'Place Order'],
  'approvals.tsx': ['approvals'],
  'users/index.tsx': ['manage-users', 'invitation'],
  'users/view.$id.tsx': ['manage-users', 'spend limit', 'permissions'],
  'mfa-settings.tsx': ['two-step', 'two-step verification'],
  'contact.tsx': ['contact'],
  'login.tsx': ['password', 'sign in'],
  'forgot-password.tsx': ['password'],
  'password-reset.$token.tsx': ['password'],
  'register.tsx': ['invitation', 'invited'],
  'customers/index.tsx': ['my-customers', 'Near credit limit', 'favourite'],
  'customers/$id.tsx': ['view-customer', 'Notes', 'contacts'],
  'customers/$customerId/orders/index.tsx': ['customer-documents'],
  'customers/$customerId/orders/$orderId.tsx': ['customer-documents'],
  'customers/$customerId/invoices/index.tsx': ['customer-documents'],
  'customers/$customerId/invoices/$invoiceId.tsx': ['customer-documents'],
  'credit-approvals.tsx': ['credit-approvals', 'reject'],
  'sample-order.tsx': ['order-samples', 'reason'],
  'sample-orders/index.tsx': ['sample-orders', 'Samples'],
  'sample-orders/$id.tsx': ['sample-orders'],
  'reports/index.tsx': ['reports', 'Sales', 'CSV'],
  'reports/audit.tsx': ['audit-log'],
  'admin/{-$part}.tsx': ['portal-health', 'Administration', 'backup'],
  'my-profile.tsx': ['my-profile', 'favourite customers'],
  'products.tsx': ['my-products', 'sign off'],
};
/** Of a page of several kinds of user, each one's own. */
const dashboards: Readonly<Record<UserKind, string>> = {
  customer: 'dashboard',
  'account-manager': 'staff-dashboard',
  'brand-manager': 'my-products',
};
/** These explain themselves: Help, the test page of the design system, and the page of a link that signs in by itself. */
const unexplained = new Set(['help.tsx', 'one-time-link.tsx', 'playground.tsx']);

const routes = join(import.meta.dirname, '../../routes/{-$region}/{-$language}/connect');
const kindsByRole = { customer: 'customer', accountManager: 'account-manager', brandManager: 'brand-manager' } as const;

interface Screen {
  readonly file: string;
  readonly kind: UserKind;
  readonly id: string;
  readonly words: readonly string[];
}

/** Each route with whom it is for, the title of its page among its words. */
const screens = readdirSync(routes, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !unexplained.has(file))
  .flatMap((file): Screen[] => {
    const source = readFileSync(join(routes, file), 'utf8');
    const title = /\btitle: (?:msg\()?'([^']+)'/.exec(source)?.[1];
    const titles = title === undefined ? [] : [title];
    if (file === 'index.tsx') return userKinds.map((kind) => ({ file, kind, id: dashboards[kind], words: titles }));
    const ofStaff = { 'staff-login.tsx': 'staff-login', 'logins.tsx': 'staff-logins' }[file];
    if (ofStaff !== undefined)
      return (['account-manager', 'brand-manager'] as const).map((kind) => ({
        file,
        kind,
        id: ofStaff,
        words: titles,
      }));
    const role = /\brole: '(customer|accountManager|brandManager)'/.exec(source)?.[1] as
      | keyof typeof kindsByRole
      | undefined;
    const [id = 'none', ...words] = explained[file] ?? [];
    return [{ file, kind: role ? kindsByRole[role] : 'customer', id, words: [...titles, ...words] }];
  });

test('the route table is read', () => {
  expect(screens.length).toBeGreaterThan(33);
  for (const { file, words } of screens) expect([file, words.length > 0]).toEqual([file, true]);
});

test.each(screens)('$kind: the screen of $file is found by its words', ({ kind, id, words }) => {
  for (const word of words) expect([word, foundBy(kind, word)]).toEqual([word, expect.arrayContaining([id])]);
});

test.each(['de', 'fr', 'it', 'pl'] as const)('in %s each screen is found by its title, too', async (language) => {
  const catalogue = await readCatalogue(language);
  const translate = (text: string): string => catalogue.get(text) ?? text;
  const missed = screens.flatMap(({ file, kind, id, words: [title = ''] }) =>
    foundBy(kind, translate(title), translate).includes(id) ? [] : [`${file} (${kind}): ${translate(title)}`],
  );
  expect(missed).toEqual([]);
});

test.each([
  ['customer', 'statement', 'Statement of account'],
  ['customer', 'statement', 'Export'],
  ['customer', 'palette', 'command palette'],
  ['customer', 'profile', 'profile'],
  ['customer', 'withdraw', 'Withdraw order'],
  ['customer', 'credit-approval', 'spend limit'],
  ['customer', 'credit-approval', 'blocked account'],
  ['customer', 'invitation', 'invitation'],
  ['customer', 'roles', 'role'],
  ['customer', 'roles', 'permissions'],
  ['customer', 'sessions', 'session'],
  ['customer', 'sessions', 'devices'],
  ['customer', 'sessions', 'Active sessions'],
  ['customer', 'pack-sizes', 'pack size'],
  ['customer', 'pack-sizes', 'minimum order quantity'],
  ['customer', 'prepared-basket', 'prepared basket'],
  ['customer', 'discontinued', 'discontinued'],
  ['customer', 'two-step', 'authentication code'],
  ['customer', 'language', 'language'],
  ['account-manager', 'offline', 'offline'],
  ['brand-manager', 'language', 'language'],
  ['customer', 'sessions', 'signed in'],
  ['account-manager', 'staff-login', 'signed in'],
  ['account-manager', 'impersonate', 'stop impersonating'],
  ['account-manager', 'audit-log', 'activity'],
  ['brand-manager', 'staff-login', 'authentication code'],
  ['brand-manager', 'my-products', 'category'],
  ['brand-manager', 'my-products', 'discontinued'],
  ['brand-manager', 'sign-off-regions', 'country'],
  ['customer', 'watchlist', 'watchlist'],
  ['customer', 'favourites', 'favourites'],
  ['account-manager', 'reports', 'reports'],
  ['account-manager', 'reports', 'sign off'],
  ['account-manager', 'audit-log', 'audit'],
  ['account-manager', 'credit-approvals', 'credit approvals'],
  ['account-manager', 'my-customers', 'customers'],
  ['account-manager', 'impersonate', 'impersonate'],
  ['account-manager', 'follow-up', 'follow-up'],
  ['account-manager', 'make-basket', 'prepare a basket'],
  ['brand-manager', 'my-products', 'sign off'],
  ['brand-manager', 'second-sign-off', 'second sign-off'],
  ['brand-manager', 'undo-sign-off', 'undo'],
  ['brand-manager', 'sign-off-history', 'history'],
  ['brand-manager', 'sign-off-regions', 'region'],
] as const)('for a %s %s is found by “%s”', (kind, id, words) => {
  expect(foundBy(kind, words)).toContain(id);
});

/** Headings, columns and buttons that stand on somebody's screens. */
const onScreens: Readonly<Record<UserKind, readonly string[]>> = {
  customer: [
    'Fulfilled',
    'Order History',
    'Unit Price',
    'Document Numbers',
    'Paste a list',
    'Download template',
    'Decision',
    'Expires',
    'Set up',
    'Payment Due in',
    'Last login',
    'Clear all lines',
    'Placed by',
    'Reason for approval',
    'Account menu',
    'Need Help?',
  ],
  'account-manager': [
    'Order History',
    'Document Numbers',
    'Decision',
    'Request',
    'Units',
    'New note',
    'Appearance and language',
    'My top customers',
    'Account menu',
    'Need Help?',
  ],
  'brand-manager': ['Logout', 'Image', 'SKU', 'Select this page', 'Previous', 'Account menu', 'Need Help?'],
};
test.each(['en', 'de', 'fr', 'it', 'pl'] as const)('in %s words of screens lead to a topic', async (language) => {
  const catalogue = language === 'en' ? new Map<string, string>() : await readCatalogue(language);
  const translate = (text: string): string => catalogue.get(text) ?? text;
  const missed = userKinds.flatMap((kind) =>
    onScreens[kind]
      .filter((word) => foundBy(kind, translate(word), translate).length === 0)
      .map((word) => [kind, word]),
  );
  expect(missed).toEqual([]);
});

test.each([
  ['customer', 'two-step', 'Bestätigungscode'],
  ['customer', 'discontinued', 'Auslaufartikel'],
  ['customer', 'discontinued', 'ausgelaufen'],
  ['customer', 'discontinued', 'eingestellt'],
] as const)('in German, for a %s %s is found by “%s”', async (kind, id, words) => {
  const catalogue = await readCatalogue('de');
  expect(foundBy(kind, words, (text) => catalogue.get(text) ?? text)).toContain(id);
});
