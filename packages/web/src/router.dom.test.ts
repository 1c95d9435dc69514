import { orderNoOf } from '@connect/core/domain/documents/number';
import { aUser } from '@connect/core/testing';
import { describe, expect, test } from 'vitest';

import { documentPath } from './shared/documents/document-path.ts';
import { openRouter as open } from './testing/open-router.ts';

const customer = aUser();
const manager = aUser({ roles: ['account_manager'], customerNo: null });

describe('a route requiring authentication sends a logged-out user to login (specification §route-access)', () => {
  test.each(['/connect', '/connect/orders', '/connect/orders/3?q=SO&show=orders', '/connect/invoices/view/SI-1'])(
    '%s, logged out first, with the way back',
    async (address) => {
      const { href, page, signedOut } = await open(address);
      expect(page()).toBe('/connect/login');
      expect(new URL(href(), 'http://portal.example').searchParams.get('return')).toBe(address);
      expect(signedOut()).toBe(1);
    },
  );

  test('help is public', async () => {
    const { page, signedOut } = await open('/connect/help');
    expect([page(), signedOut()]).toEqual(['/connect/help', 0]);
  });

  test('public pages open without the server, too; others do not send to login for that', async () => {
    expect((await open('/connect/help', { down: true })).page()).toBe('/connect/help');
    const guarded = await open('/connect/orders', { down: true });
    expect([guarded.href(), guarded.signedOut()]).toEqual(['/connect/orders', 0]);
  });

  test('a page that is only loaded ahead logs nobody out', async () => {
    const { router, signedOut } = await open('/connect/help');
    await router.preloadRoute({ to: '/{-$region}/{-$language}/connect' });
    expect(signedOut()).toBe(0);
  });
});

describe('the route table (specification §route-table): path, access, sidebar type, navigation key and page title', () => {
  const everybody = { authentication: false };
  const customers = { authentication: false, role: 'customer' };
  test.each([
    ['/connect', { authentication: true }, 'dashboard', 'dashboard', 'Dashboard'],
    ['/connect/orders', { authentication: true, role: 'customer' }, 'inner', 'orders', expect.any(Function)],
    ['/connect/orders/2', { authentication: true, role: 'customer' }, 'inner', 'orders', expect.any(Function)],
    ['/connect/orders/view/SO-1', customers, 'inner', 'orders', 'View Order'],
    ['/connect/invoices/view/SI-1', customers, 'inner', 'orders', 'View Invoice'],
    ['/connect/help', everybody, 'inner', 'help', 'Help'],
  ])('%s', async (address, rule, sidebar, navKey, title) => {
    const { data } = await open(address, { user: customer });
    expect(data()).toMatchObject({ rule, sidebar, navKey, title });
  });

  test.each([
    ['/connect/customers/C1', 'View Customers', 'View Customer'],
    ['/connect/customers/C1/orders?page=2', 'View Orders', 'Customer Orders'],
    ['/connect/customers/C1/orders/SO-1', 'View Orders', 'Customer Order'],
    ['/connect/customers/C1/invoices', 'View Invoices', 'Customer Invoices'],
    ['/connect/customers/C1/invoices/SI-1', 'View Invoices', 'Customer Invoice'],
  ])('%s', async (address, permission, title) => {
    const { data } = await open(address, { user: manager });
    const rule = { authentication: true, role: 'accountManager', permission };
    expect(data()).toMatchObject({ rule, sidebar: 'accountManagerInner', navKey: 'customers', title });
  });

  test('/connect/login is public and a bare view', async () => {
    const { data } = await open('/connect/login');
    expect(data()).toMatchObject({ rule: everybody, sidebar: 'none', title: 'Account Login' });
  });

  test('every route has a name of its own, among them forgot-password and customer with the parameter id', async () => {
    const { router } = await open('/connect/help');
    const named = Object.values(router.routesById).flatMap(({ id, options }) =>
      options.staticData?.rule ? [[options.staticData.name, id.replace('/{-$region}/{-$language}', '')] as const] : [],
    );
    const byName = new Map(named);
    expect(byName.size).toBe(named.length);
    expect(byName.get('forgot-password')).toBe('/connect/forgot-password');
    expect(byName.get('customer')).toBe('/connect/customers/$id');
  });

  test('only the lists disable scrolling: from page to page they stay where they are', async () => {
    const { router } = await open('/connect/help');
    const keeping = Object.values(router.routesById).filter(({ options }) => options.staticData?.keepScroll);
    expect(keeping.map(({ id }) => id.replace('/{-$region}/{-$language}', '')).toSorted()).toEqual([
      '/connect/customers/$customerId/invoices/',
      '/connect/customers/$customerId/orders/',
      '/connect/orders/{-$page}',
    ]);
  });
});

describe('the page of a document', () => {
  test.each(['RE 2026 001', 'RE#1', 'RÄ1', 'K&S (A)+1,2:3', '2026/0042.1', '%41'])(
    '%s is reached by its number',
    async (no) => {
      const { router } = await open('/connect/help', { user: customer });
      await router.navigate({ href: documentPath('order', orderNoOf(no)) });
      expect(router.state.matches.at(-1)?.params).toMatchObject({ id: no });
      const again = await open(router.state.location.href, { user: customer });
      expect(again.router.state.matches.at(-1)?.params).toMatchObject({ id: no });
    },
  );
});

describe('who is signed in', () => {
  test('of the wrong role is redirected to the fallback, the dashboard (specification §route-access)', async () => {
    const { href } = await open('/connect/orders', { user: manager });
    expect(href()).toBe('/connect');
  });

  test('is sent on from the login page to /connect (specification §route-access)', async () => {
    const { href } = await open('/connect/login', { user: customer });
    expect(href()).toBe('/connect');
  });

  test.each([
    ['/connect/orders/view/SO-1?x=1', '/connect/orders/view/SO-1?x=1'],
    ['https://evil.example/connect', '/connect'],
    ['//evil.example/connect', '/connect'],
    ['/connect/login', '/connect'],
  ])('with the way back %s is sent to %s (decisions §refused-sessions)', async (back, expected) => {
    const { href } = await open(`/connect/login?${new URLSearchParams({ return: back }).toString()}`, {
      user: customer,
    });
    expect(href()).toBe(expected);
  });

  test('and loses the session goes to login, with the way back (decisions §refused-sessions)', async () => {
    const { router, lose, page, href } = await open('/connect/help', { user: customer });
    await router.navigate({ href: '/connect/orders/view/SO-1' });
    const loaded = new Promise((resolve) => router.subscribe('onResolved', resolve));
    lose();
    await Promise.race([loaded, router.invalidate()]);
    await router.load();
    expect(page()).toBe('/connect/login');
    expect(href()).toContain(encodeURIComponent('/connect/orders/view/SO-1'));
  });
});

describe('the storefront pair (decisions §pairs-as-a-whole)', () => {
  test.each(['/de/de', '/us/en', '/row/en', '/fr/fr', ''])('%s is one', async (pair) => {
    const { page, isNotFound } = await open(`${pair}/connect/help`);
    expect([page(), isNotFound()]).toEqual(['/connect/help', false]);
  });

  test.each([
    '/de/connect/help',
    '/de/fr/connect/help',
    '/xx/yy/connect/help',
    '/us/connect',
    '/connect/nope',
    '/nope',
  ])('%s is not found', async (address) => {
    const { href, isNotFound, signedOut } = await open(address);
    expect([href(), isNotFound(), signedOut()]).toEqual([address, true, 0]);
  });

  test('is kept on the way to login and back', async () => {
    const { href } = await open('/de/de/connect');
    expect(href()).toBe('/de/de/connect/login?return=%2Fde%2Fde%2Fconnect');
    expect((await open(href(), { user: customer })).href()).toBe('/de/de/connect');
  });

  test("a storefront's own address leads into its portal", async () => {
    expect((await open('/fr/fr', { user: customer })).href()).toBe('/fr/fr/connect');
    expect((await open('/', { user: customer })).href()).toBe('/connect');
  });
});

describe('the base path is put before every route (specification §base-path)', () => {
  test('on the way to login and back', async () => {
    const { href } = await open('/trade/connect/orders', { basePath: '/trade' });
    expect(href()).toBe('/trade/connect/login?return=%2Ftrade%2Fconnect%2Forders');
    expect((await open(href(), { user: customer, basePath: '/trade' })).href()).toMatch(/^\/trade\/connect\/orders/);
  });

  test('to the fallback', async () => {
    const { href } = await open('/trade/de/de/connect/orders', { user: manager, basePath: '/trade' });
    expect(href()).toBe('/trade/de/de/connect');
  });
});

test('query parameters are plain texts, numbers and booleans too', async () => {
  const { router } = await open('/connect/help?q=123&x=true&y=%22a%22');
  expect(router.state.location.search).toEqual({ q: '123', x: 'true', y: '"a"' });
});
