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
  test.prop([users, fc.boolean()])('are those of the sidebar and more, no address twice', (user, acting) => {
    const paths = palettePages(user, { acting }).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const { path } of sidebarLinks(sidebarFor('inner', user), user))
      if (path !== null) expect(paths.map((each) => each.split('?')[0])).toContain(path);
  });

  test.prop([users])(
    'of ordering and of users need their permissions; those of the own account nobody has who acts',
    (user) => {
      const paths = palettePages(user, { acting: false }).map(({ path }) => path);
      const isCustomer = user.roles[0] === 'customer';
      const has = (permission: (typeof permissions)[keyof typeof permissions]) => user.permissions.includes(permission);
      expect(paths.includes('/connect/checkout')).toBe(isCustomer && has(permissions.placeOrders));
      expect(paths.includes('/connect/approvals')).toBe(isCustomer && has(permissions.editUsers));
      expect(paths.includes('/connect/mfa-settings')).toBe(isCustomer);
      const acting = palettePages(user, { acting: true }).map(({ path }) => path);
      expect(acting.filter((path) => /checkout|mfa-settings/.test(path))).toEqual([]);
    },
  );
});
