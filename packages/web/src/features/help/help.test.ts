import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { deliveryTopics } from './delivery-topics.ts';
import { invoiceTopics } from './invoice-topics.ts';
import { orderTopics } from './order-topics.ts';
import { orderingTopics } from './ordering-topics.ts';
import { accountTopics, findingTopics } from './portal-topics.ts';
import { filterTopics } from './topic.ts';

const groups = [orderTopics, orderingTopics, invoiceTopics, deliveryTopics, findingTopics, accountTopics];
const topics = groups.flatMap((group) => group.topics);
const same = (text: string): string => text;

test('every anchor of the help page is there once, #credit-approval among them (spec §2)', () => {
  const anchors = [...groups.map(({ id }) => id), ...topics.map(({ id }) => id)];
  expect(new Set(anchors).size).toBe(anchors.length);
  expect(anchors).toContain('credit-approval');
});

test('anchors are words of an address', () => {
  for (const { id } of [...groups, ...topics]) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
});

test('every question is answered', () => {
  expect(topics.length).toBeGreaterThanOrEqual(13);
  for (const { answer } of topics) expect(answer.length).toBeGreaterThan(0);
});

test('the filter keeps the questions that hold every word, whatever its case', () => {
  const found = filterTopics(groups, ' CREDIT  waits ', same).flatMap((group) => group.topics);
  expect(found.map(({ id }) => id)).toContain('credit-approval');
  expect(found.map(({ id }) => id)).not.toContain('keyboard');
  expect(filterTopics(groups, 'no such word anywhere', same)).toEqual([]);
});

/** What explains each screen of a customer, and the words it is called by. */
const explained: Readonly<Record<string, readonly [id: string, ...words: string[]]>> = {
  'index.tsx': ['dashboard', 'Dashboard'],
  'orders/{-$page}.tsx': ['orders-and-invoices', 'Orders & Invoices', 'date range'],
  'orders/view/$id.tsx': ['order-statuses', 'order status'],
  'invoices/view/$id.tsx': ['invoice-statuses', 'invoice status'],
  'quick-order.tsx': ['quick-order', 'Quick Order'],
  'favourites/index.tsx': ['favourites', 'Favourites'],
  'favourites/$id.tsx': ['favourites', 'Favourites', 'list'],
  'watchlist.tsx': ['watchlist', 'Watchlist'],
  'checkout.tsx': ['basket-and-checkout', 'Checkout', 'basket', 'Place Order'],
  'approvals.tsx': ['approvals', 'Approvals'],
  'users/index.tsx': ['manage-users', 'Manage Users'],
  'users/view.$id.tsx': ['manage-users', 'spend limit', 'permissions'],
  'mfa-settings.tsx': ['two-step', 'Multi-factor settings', 'two-step verification'],
  'contact.tsx': ['contact', 'Contact Us'],
};
/** The test page of the design system explains itself. */
const unexplained = new Set(['playground.tsx']);

const routes = join(import.meta.dirname, '../../routes/{-$r}/{-$l}/connect');
const customerScreens = readdirSync(routes, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file === 'index.tsx' ||
    (file.endsWith('.tsx') && readFileSync(join(routes, file), 'utf8').includes("role: 'customer'")),
);

test.each(customerScreens.filter((file) => !unexplained.has(file)))(
  'the screen of %s is found by its words',
  (file) => {
    const [id, ...words] = explained[file] ?? [];
    expect(words).not.toEqual([]);
    for (const word of words)
      expect(filterTopics(groups, word, same).flatMap((group) => group.topics.map((topic) => topic.id))).toContain(id);
  },
);

test.each([
  ['statement', 'Statement of account'],
  ['statement', 'Export'],
  ['palette', 'command palette'],
  ['profile', 'profile'],
  ['withdraw', 'Withdraw order'],
  ['credit-approval', 'spend limit'],
  ['credit-approval', 'blocked account'],
])('%s is found by “%s”', (id, words) => {
  expect(filterTopics(groups, words, same).flatMap((group) => group.topics.map((topic) => topic.id))).toContain(id);
});

test('an empty filter keeps all questions', () => {
  expect(filterTopics(groups, '  ', same)).toEqual(groups);
});

test('the filter looks into the texts of the page’s own language', () => {
  const toGerman = (text: string): string => (text === 'How are credit notes shown?' ? 'Gutschriften' : '');
  const found = filterTopics(groups, 'gutschrift', toGerman).flatMap((group) => group.topics);
  expect(found.map(({ id }) => id)).toEqual(['credits']);
});
