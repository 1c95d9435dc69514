// @vitest-environment happy-dom
import { aCustomer, aUser } from '@connect/core/testing';
import type { User } from '@connect/core/domain/access/user';
import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';

import { createCurrentSession } from './composition/current-session.ts';
import { createPortalRouter } from './router.tsx';
import type { Services } from './services.ts';
import { fakeServices } from './testing/fake-services.ts';

const never = (): never => {
  throw new Error('No screen is drawn here');
};
const searched = async () => ({ hits: [], total: 0 });

interface Plan {
  readonly user?: User | null;
  readonly basePath?: string;
  readonly down?: boolean;
}

/** A router at an address, with whoever is signed in, after its first load. */
const open = async (address: string, { user = null, basePath = '', down = false }: Plan = {}) => {
  let current = user;
  let signedOut = 0;
  const session = createCurrentSession(
    async () => {
      if (down) throw new Error('out of reach');
      return current && { user: current, customer: aCustomer(), impersonating: false };
    },
    { session: () => null },
  );
  const services: Services = {
    ...fakeServices(),
    config: {
      basePath,
      staffLoginUrl: null,
      imageHost: '',
      currency: 'GBP',
      dpdTrackingUrl: '',
      mailbox: null,
      demo: null,
    },
    clock: { now: () => 0, today: () => '2026-11-20', startOf: () => 0, endOf: () => 0 },
    session,
    preferences: { rememberedEmail: () => null },
    signIn: never,
    signOut: async () => {
      signedOut += 1;
      current = null;
      session.reset();
    },
    stopImpersonating: never,
    loadPaymentDue: async () => null,
    loadOrderHistory: async () => null,
    chooseBanner: async () => null,
    listCriteria: () => ({ text: '', range: { from: '2026-08-22', to: '2026-11-20' }, view: 'both' }),
    keepListChoices: () => undefined,
    listDocuments: searched,
    recentDocuments: searched,
    searchDocuments: searched,
    viewOrder: { cached: () => null, load: async () => ({ ok: false, refusal: 'unavailable' }) },
    viewInvoice: { cached: () => null, load: async () => ({ ok: false, refusal: 'unavailable' }) },
    downloadPdf: async () => undefined,
    trackParcel: async () => null,
  };
  const router = createPortalRouter(services, createMemoryHistory({ initialEntries: [address] }));
  await router.load();
  return {
    router,
    href: () => router.state.location.publicHref,
    data: () => router.state.matches.at(-1)?.staticData,
    page: () => router.state.matches.at(-1)?.routeId.replace('/{-$r}/{-$l}', '') ?? null,
    /** The innermost match is the frame alone. */
    isNotFound: () => router.state.matches.at(-1)?.staticData.rule === undefined,
    signedOut: () => signedOut,
    lose: () => {
      current = null;
      session.lose();
    },
  };
};
const customer = aUser();
const manager = aUser({ roles: ['account_manager'], customerNo: null });

describe('a route requiring authentication sends a logged-out user to login (spec §4)', () => {
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
    await router.preloadRoute({ to: '/{-$r}/{-$l}/connect' });
    expect(signedOut()).toBe(0);
  });
});

describe('the route table (spec §2): path, access, sidebar type, navigation key and page title', () => {
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

  test('/connect/login is public and a bare view', async () => {
    const { data } = await open('/connect/login');
    expect(data()).toMatchObject({ rule: everybody, sidebar: 'none', title: 'Account Login' });
  });

  test('only the list disables scrolling: from page to page it stays where it is', async () => {
    const { router } = await open('/connect/help');
    const keeping = Object.values(router.routesById).filter(({ options }) => options.staticData?.keepScroll);
    expect(keeping.map(({ id }) => id)).toEqual(['/{-$r}/{-$l}/connect/orders/{-$page}']);
  });
});

describe('who is signed in', () => {
  test('of the wrong role is redirected to the fallback, the dashboard (spec §2)', async () => {
    const { href } = await open('/connect/orders', { user: manager });
    expect(href()).toBe('/connect');
  });

  test('is sent on from the login page to /connect (spec §2)', async () => {
    const { href } = await open('/connect/login', { user: customer });
    expect(href()).toBe('/connect');
  });

  test.each([
    ['/connect/orders/view/SO-1?x=1', '/connect/orders/view/SO-1?x=1'],
    ['https://evil.example/connect', '/connect'],
    ['//evil.example/connect', '/connect'],
    ['/connect/login', '/connect'],
  ])('with the way back %s is sent to %s (decisions 22)', async (back, expected) => {
    const { href } = await open(`/connect/login?${new URLSearchParams({ return: back }).toString()}`, {
      user: customer,
    });
    expect(href()).toBe(expected);
  });

  test('and loses the session goes to login, with the way back (decisions 22)', async () => {
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

describe('the storefront pair (decisions 17)', () => {
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

describe('the base path is put before every route (spec §2)', () => {
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
