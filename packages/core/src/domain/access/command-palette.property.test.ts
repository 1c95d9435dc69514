import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import { holdsEveryWord } from '../search/words.ts';
import { matchingCommands, palettePages } from './command-palette.ts';
import { sidebarFor, sidebarLinks } from './navigation.ts';
import { permissions } from './user.ts';

const labels = fc.constantFrom(
  'Quick Order',
  'Orders & Invoices',
  'My Customers',
  'Überblick',
  'Order Samples',
  'Help',
);
const queries = fc.oneof(fc.constantFrom('', 'or', 'ord q', 'uber', 'SAMPLES', '&', 'x'), fc.string({ maxLength: 6 }));
const users = fc.record({
  roles: fc.constantFrom(['customer'], ['account_manager'], ['brand_manager'], ['senior_brand_manager']),
  permissions: fc.subarray(Object.values(permissions)),
  isSuperUser: fc.boolean(),
});

describe('the commands of a query', () => {
  test.prop([fc.array(labels), queries])('are those that hold all its words, each once', (all, query) => {
    const commands = all.map((label, index) => ({ label, index }));
    const found = matchingCommands(commands, query);
    expect(found.toSorted((a, b) => a.index - b.index)).toEqual(
      commands.filter(({ label }) => holdsEveryWord(label, query)),
    );
  });

  test.prop([fc.array(labels)])('begin with those that begin with it; equals keep their order', (all) => {
    const commands = all.map((label, index) => ({ label, index }));
    const found = matchingCommands(commands, 'order');
    const begins = ({ label }: { label: string }) => label.toLowerCase().startsWith('order');
    const first = found.findIndex((command) => !begins(command));
    if (first >= 0) expect(found.slice(first).some(begins)).toBe(false);
    for (const label of new Set(all)) {
      const same = found.filter((command) => command.label === label).map(({ index }) => index);
      expect(same).toEqual(same.toSorted((a, b) => a - b));
    }
  });
});

describe('the pages', () => {
  test.prop([users, fc.boolean()])('are those of the sidebar and more, none twice', (user, acting) => {
    const pages = palettePages(user, { acting }).map(({ to }) => to);
    expect(new Set(pages).size).toBe(pages.length);
    for (const { to } of sidebarLinks(sidebarFor('inner', user), user))
      if (to !== 'logout') expect(pages).toContain(to);
  });

  test.prop([users])(
    'of ordering and of users need their permissions; those of the own account nobody has who acts',
    (user) => {
      const pages = palettePages(user, { acting: false }).map(({ to }) => to);
      const isCustomer = user.roles[0] === 'customer';
      const has = (permission: (typeof permissions)[keyof typeof permissions]) => user.permissions.includes(permission);
      expect(pages.includes('checkout')).toBe(isCustomer && has(permissions.placeOrders));
      expect(pages.includes('approvals')).toBe(isCustomer && has(permissions.editUsers));
      expect(pages.includes('security')).toBe(isCustomer);
      expect(pages.includes('logins')).toBe(!isCustomer);
      const acting = palettePages(user, { acting: true }).map(({ to }) => to);
      expect(acting.filter((page) => ['checkout', 'security', 'sessions'].includes(page))).toEqual([]);
    },
  );
});

describe('pages and commands, one by one', () => {
  const at = { acting: false };
  /** Beside those of the sidebar. */
  const further = (user: Parameters<typeof palettePages>[0], around: Parameters<typeof palettePages>[1] = at) => {
    const shown: readonly string[] = sidebarLinks(sidebarFor('inner', user), user).map(({ to }) => to);
    return palettePages(user, around)
      .map(({ to }) => to)
      .filter((to) => !shown.includes(to));
  };
  const user = (role: string, held: readonly string[] = [], isSuperUser = false) => ({
    roles: [role],
    permissions: [...held],
    isSuperUser,
  });

  test.each([
    [user('customer'), at, ['contact', 'security', 'sessions']],
    [user('customer'), { ...at, acting: true }, ['contact']],
    [
      user('customer', [permissions.placeOrders, permissions.editUsers]),
      at,
      ['checkout', 'approvals', 'contact', 'security', 'sessions'],
    ],
    [user('account_manager'), at, ['logins', 'help']],
    [user('account_manager', [], true), at, ['audit-log', 'logins', 'help']],
    [user('account_manager', [permissions.viewCustomers]), at, ['credit-approvals', 'logins', 'help']],
    [user('brand_manager'), at, ['logins', 'help']],
  ] as const)('%j has, with %j, beside its sidebar %j', (who, around, pages) => {
    expect(further(who, around)).toEqual(pages);
  });

  test('the nearest label comes first: one that begins with the query, then one whose words do, then one that holds it', () => {
    const labels_ = ['Reorder quickly', 'Samples: quick order', 'Quick-Order', 'Order Samples', 'Quick Order list'];
    const found = (query: string) =>
      matchingCommands(
        labels_.map((label) => ({ label })),
        query,
      ).map(({ label }) => label);
    expect(found('quick order')).toEqual([
      'Quick-Order',
      'Quick Order list',
      'Samples: quick order',
      'Reorder quickly',
    ]);
    expect(found('order')).toEqual([
      'Order Samples',
      'Samples: quick order',
      'Quick-Order',
      'Quick Order list',
      'Reorder quickly',
    ]);
    expect(found('sam qu')).toEqual(['Samples: quick order']);
  });

  test('nothing leads to the way out', () => {
    for (const role of ['customer', 'account_manager', 'brand_manager'])
      expect(palettePages(user(role), at).map(({ to }) => to)).not.toContain('logout');
  });
});
