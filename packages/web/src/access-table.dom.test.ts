import { staffGrants } from '@connect/core/domain/access/staff';
import { permissions } from '@connect/core/domain/access/user';
import type { User } from '@connect/core/domain/access/user';
import { aUser } from '@connect/core/testing';
import { beforeAll, describe, expect, test } from 'vitest';

import { paths } from './shared/page/paths.ts';
import { openRouter } from './testing/open-router.ts';

const { placeOrders, viewOrders, viewInvoices, editUsers, viewCustomers, viewSampleOrders, createSampleOrders } =
  permissions;

/** Who may open a page. */
interface Access {
  readonly who: 'everybody' | 'signed in' | 'customers' | 'account managers' | 'brand managers' | 'staff';
  readonly needs?: string;
  readonly superUsers?: true;
  readonly administrators?: true;
  /** An authentication screen: whoever is signed in is sent on to the dashboard (specification §route-access). */
  readonly sendsOn?: true;
}

const customers: Access = { who: 'customers' };
const managers = (needs?: string): Access => ({ who: 'account managers', ...(needs !== undefined && { needs }) });
const authentication: Access = { who: 'everybody', sendsOn: true };

/** The route table of specification §route-table, in its notation; permissions by specification §permissions and decisions §unnamed-permissions. Written down from there, not from the routes. */
const table: Readonly<Record<string, Access>> = {
  '/connect': { who: 'signed in' },
  '/connect/orders/{page?}': customers,
  '/connect/orders/view/{id}': customers,
  '/connect/invoices/view/{id}': customers,
  '/connect/quick-order': { ...customers, needs: placeOrders },
  '/connect/favourites': customers,
  '/connect/watchlist': customers,
  '/connect/users': { ...customers, needs: editUsers },
  '/connect/users/view/{id}': { ...customers, needs: editUsers },
  '/connect/contact': customers,
  '/connect/help': { who: 'everybody' },
  '/connect/playground': customers,
  '/connect/mfa-settings': customers,
  '/connect/my-profile': managers(),
  '/connect/customers': managers(viewCustomers),
  '/connect/customers/{id}': managers(viewCustomers),
  '/connect/customers/{customerId}/orders': managers(viewOrders),
  '/connect/customers/{customerId}/orders/{orderId}': managers(viewOrders),
  '/connect/customers/{customerId}/invoices': managers(viewInvoices),
  '/connect/customers/{customerId}/invoices/{invoiceId}': managers(viewInvoices),
  '/connect/reports': { ...managers(), superUsers: true },
  '/connect/sample-orders': managers(viewSampleOrders),
  '/connect/sample-orders/{id}': managers(viewSampleOrders),
  '/connect/sample-order': managers(createSampleOrders),
  '/connect/products': { who: 'brand managers' },
  '/connect/register': authentication,
  '/connect/login': authentication,
  '/connect/staff-login': { who: 'everybody', sendsOn: true },
  '/connect/forgot-password': authentication,
  '/connect/password-reset/{token}': authentication,
};
/** Pages of our own beside them. */
const ours: typeof table = {
  '/connect/reports/audit': { ...managers(), superUsers: true },
  '/connect/admin/{part?}': { ...managers(), administrators: true },
  '/connect/favourites/{id}': customers,
  '/connect/logins': { who: 'staff' },
  '/connect/one-time-link': { who: 'everybody', sendsOn: true },
  '/connect/checkout': { ...customers, needs: placeOrders },
  '/connect/approvals': { ...customers, needs: editUsers },
  '/connect/credit-approvals': managers(viewCustomers),
};

/** The router's way to write a path, and an address of it. */
const asRoute = (path: string): string => path.replace(/\{(\w+)\?\}/g, '{-$$$1}').replace(/\{(\w+)\}/g, '$$$1');
const asAddress = (path: string): string => path.replace(/\{\w+\?\}/, '2').replace(/\{\w+\}/g, 'X-1');

const staff = (role: string, fields: Partial<User>): User =>
  aUser({ roles: [role], permissions: [], customerNo: null, ...fields });
const managerPermissions = [viewCustomers, viewSampleOrders, createSampleOrders, viewOrders, viewInvoices];
/** The demo's accounts (specification §demo-accounts), and a visitor; account managers who may do less beside them. */
const visitors: Readonly<Record<string, User | null>> = {
  'a visitor': null,
  priya: aUser(),
  sam: aUser({ email: 'sam@northgate.example', permissions: [viewOrders] }),
  lee: aUser({ email: 'lee@harbourworks.example', customerNo: 'C20915' }),
  kim: aUser({ email: 'kim@quietco.example', customerNo: 'C30007' }),
  morgan: staff('account_manager', { permissions: managerPermissions }),
  robin: staff('account_manager', { permissions: managerPermissions, isSuperUser: true }),
  brook: staff('brand_manager', { permissions: [permissions.signOff] }),
  sasha: staff('senior_brand_manager', { permissions: [permissions.signOff, permissions.secondSignOff] }),
  ada: aUser({ ...staffGrants.administrator, email: 'ada@connect.example', customerNo: null }),
  'an account manager without permissions': staff('account_manager', {}),
  'an account manager who acts for a customer': aUser({
    email: 'morgan@connect.example',
    permissions: Object.values(permissions).filter((permission) => permission !== editUsers),
  }),
};

const kindOf = ({ roles }: User): Access['who'] => {
  if (roles.includes('account_manager')) return 'account managers';
  return roles.some((role) => role.endsWith('brand_manager')) ? 'brand managers' : 'customers';
};

/** Where somebody who opens a page comes to. */
const outcome = (path: string, access: Access, user: User | null): string => {
  if (access.who === 'everybody') return user && access.sendsOn ? '/connect' : asAddress(path);
  if (!user) return '/connect/login';
  const isStaff = access.who === 'staff' && kindOf(user) !== 'customers';
  const isTheirs = access.who === 'signed in' || isStaff || access.who === kindOf(user);
  const may = !access.needs || user.permissions.includes(access.needs);
  const isOfStaff =
    (!access.superUsers || user.isSuperUser) && (!access.administrators || user.roles.includes('administrator'));
  return isTheirs && may && isOfStaff ? asAddress(path) : '/connect';
};

describe('the routes', () => {
  test('are those of the table, and each of ours is in it', async () => {
    const { router } = await openRouter('/connect/help');
    const found = Object.values(router.routesById)
      .filter(({ children }) => !children)
      .map(({ fullPath }) => fullPath.replace('/{-$region}/{-$language}', '').replace(/\/$/, ''))
      // A storefront's own address only leads into its portal.
      .filter((path) => path !== '');
    const expected = Object.keys({ ...table, ...ours });
    expect(found.toSorted()).toEqual(expected.map(asRoute).toSorted());
  });

  test.each(Object.entries(paths))('have the page that the core calls %s at %s', async (_, path) => {
    const { router } = await openRouter('/connect/help');
    expect(router.options.context.links.has(path)).toBe(true);
  });
});

// The first visit to a page fetches its code.
describe.each(Object.entries(visitors))('%s', { timeout: 20_000 }, (_, user) => {
  let visit: (address: string) => Promise<string>;
  beforeAll(async () => {
    const { router } = await openRouter('/connect/help', { user });
    visit = async (address) => {
      await router.navigate({ href: address });
      return router.state.location.pathname;
    };
  }, 30_000);

  test.each(Object.entries({ ...table, ...ours }))('who opens %s', async (path, access) => {
    expect(await visit('/connect/help')).toBe('/connect/help');
    expect(await visit(asAddress(path))).toBe(outcome(path, access, user));
  });
});

test('by the table: staff open none of the customers’ pages, nor customers, brand managers and visitors any of staff', () => {
  const opened = (who: Access['who'], name: string): number =>
    Object.entries(table).filter(
      ([path, access]) => access.who === who && outcome(path, access, visitors[name] ?? null) === asAddress(path),
    ).length;
  for (const name of ['morgan', 'robin', 'brook', 'sasha', 'a visitor']) expect(opened('customers', name)).toBe(0);
  for (const name of ['priya', 'sam', 'lee', 'kim', 'brook', 'sasha', 'a visitor'])
    expect(opened('account managers', name)).toBe(0);
  expect([opened('customers', 'priya'), opened('account managers', 'robin')]).toEqual([11, 11]);
});
