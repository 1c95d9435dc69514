import { readdirSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { clippedTexts } from './support/clipped.ts';
import { words } from './support/languages.ts';
import { customerDocumentPages, documentPages, goOn, openSettled, settled } from './support/pages.ts';
import { untranslatedTexts } from './support/untranslated.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const routes = new URL('../packages/web/src/routes/{-$region}/{-$language}/connect/', import.meta.url);
const email = 'a.rather.long.address.of.somebody%40northgate.example';

/** A page of each route file, for those who may see it; a function where it depends on the data. */
type Pages = Readonly<Record<string, string | ((api: APIRequestContext) => Promise<string>)>>;

const customerPages: Pages = {
  'index.tsx': '/connect',
  'orders/{-$page}.tsx': '/connect/orders',
  'orders/view/$id.tsx': async (api) => (await documentPages(api)).order,
  'invoices/view/$id.tsx': async (api) => (await documentPages(api)).invoice,
  'favourites/index.tsx': '/connect/favourites',
  'favourites/$id.tsx': async (api) => {
    const { data } = await (await api.get('/api/v3/favourites')).json();
    return `/connect/favourites/${data[0].id}`;
  },
  'watchlist.tsx': '/connect/watchlist',
  'quick-order.tsx': '/connect/quick-order',
  'contact.tsx': '/connect/contact',
  'mfa-settings.tsx': '/connect/mfa-settings',
  'checkout.tsx': '/connect/checkout',
  'approvals.tsx': '/connect/approvals',
  'users/index.tsx': '/connect/users',
  'users/view.$id.tsx': async (api) => {
    const { data } = await (await api.get('/api/v3/users')).json();
    return `/connect/users/view/${data[0].id}`;
  },
  'help.tsx': '/connect/help',
  'not found': '/connect/nonsense',
};
/** For an account manager who is a super user. */
const staffPages: Pages = {
  'index.tsx, of an account manager': '/connect',
  'customers/index.tsx': '/connect/customers',
  'credit-approvals.tsx': '/connect/credit-approvals',
  'customers/$id.tsx': '/connect/customers/C10482',
  'customers/$customerId/orders/index.tsx': '/connect/customers/C10482/orders',
  'customers/$customerId/orders/$orderId.tsx': async (api) => (await customerDocumentPages(api, 'C10482')).order,
  'customers/$customerId/invoices/index.tsx': '/connect/customers/C10482/invoices',
  'customers/$customerId/invoices/$invoiceId.tsx': async (api) => (await customerDocumentPages(api, 'C10482')).invoice,
  'sample-orders/index.tsx': '/connect/sample-orders',
  'sample-orders/$id.tsx': async (api) => {
    const { data } = await (await api.get('/api/v3/account-manager/sample-orders')).json();
    return `/connect/sample-orders/${data[0].no}`;
  },
  'sample-order.tsx': '/connect/sample-order?customer=C10482',
  'reports/index.tsx': '/connect/reports',
  'reports/audit.tsx': '/connect/reports/audit',
  'my-profile.tsx': '/connect/my-profile',
  'logins.tsx': '/connect/logins',
};
/** For an administrator of the portal. */
const adminPages: Pages = {
  'admin/{-$part}.tsx': '/connect/admin',
  'admin/{-$part}.tsx, staff': '/connect/admin/staff',
  'admin/{-$part}.tsx, keys': '/connect/admin/keys',
};
/** For a brand manager with both sign-offs. */
const brandPages: Pages = {
  'index.tsx, of a brand manager': '/connect',
  'products.tsx': '/connect/products',
};
const visitorPages: Readonly<Record<string, string>> = {
  'login.tsx': '/connect/login',
  'register.tsx': `/connect/register?email=${email}&_sig=some.signature`,
  'forgot-password.tsx': '/connect/forgot-password',
  'register.tsx, incomplete': '/connect/register',
  'staff-login.tsx': '/connect/staff-login',
  'one-time-link.tsx': '/connect/one-time-link',
  'password-reset.$token.tsx': `/connect/password-reset/some-token?email=${email}`,
  'help.tsx': '/connect/help',
  'password-reset.$token.tsx, incomplete': '/connect/password-reset/some-token',
  'not found': '/connect/nonsense',
};
const expectRoom = async (page: Page): Promise<void> => {
  await expectNoSidewaysScroll(page);
  expect.soft(await clippedTexts(page)).toEqual([]);
};

/** Looks at one page after the other in a language, narrow at first; the program is loaded for the first alone. */
const walk = async (
  { page, api }: { page: Page; api: APIRequestContext },
  prefix: string,
  pages: Pages,
  look: () => Promise<void>,
): Promise<void> => {
  test.setTimeout(120_000);
  let open = openSettled;
  for (const [name, at] of Object.entries(pages)) {
    const address = typeof at === 'string' ? at : await at(api);
    await test.step(name, async () => {
      await page.setViewportSize({ width: 320, height: 900 });
      await open(page, prefix + address);
      await look();
    });
    open = goOn;
  }
};

test('every page of the portal is looked at here', () => {
  const files = readdirSync(routes, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const pages = [customerPages, staffPages, adminPages, brandPages, visitorPages].flatMap(Object.keys);
  // The gallery shows how loading looks, so that it never settles: it has journeys of its own. The demo has a provider, so that nobody has passkeys
  // of staff on their page of logins: `staff-passkeys.spec.ts` looks at those.
  expect(files.filter((file) => !pages.includes(file)).toSorted()).toEqual(['playground.tsx']);
});

const everybody = [
  [null, visitorPages],
  ['priya', customerPages],
  ['robin', staffPages],
  ['ada', adminPages],
  ['sasha', brandPages],
] as const;

for (const [account, pages] of everybody)
  test.describe(`for ${account ?? 'a visitor'}`, () => {
    test.use({ account });

    test('every text is German, and has room, narrow and wide', ({ page, api }) =>
      walk({ page, api }, '/de/de', pages, async () => {
        await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
        await expectRoom(page);
        await page.setViewportSize({ width: 1440, height: 900 });
        await expectRoom(page);
        expect.soft(await untranslatedTexts(page)).toEqual([]);
      }));

    // Pages of staff are looked at in German and Polish alone, which keeps the whole run short.
    const others = pages === visitorPages || pages === customerPages ? ['/pl/pl', '/fr/fr', '/it/it'] : ['/pl/pl'];
    for (const prefix of others)
      test(`no layout breaks at 320 px on ${prefix}`, ({ page, api }) =>
        walk({ page, api }, prefix, pages, () => expectRoom(page)));
  });

test.describe('menus and panels', () => {
  test.use({ account: 'priya' });

  test('have room in German at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openSettled(page, '/de/de/connect/orders');
    await page.getByRole('button', { name: /^Zeitraum/ }).click();
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    await expectRoom(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Kontomenü' }).click();
    await page.getByRole('menuitem', { name: words['/de/de'].region }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Polska' })).toBeVisible();
    await expectRoom(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await expectRoom(page);
  });
});

test.describe('a page at 200% zoom', () => {
  test.use({ account: 'priya', viewport: { width: 720, height: 450 } });
  test('has room for German, too', async ({ page }) => {
    for (const address of ['/connect', '/connect/orders', '/connect/users']) {
      await page.goto(`/de/de${address}`);
      await settled(page);
      await expectRoom(page);
    }
  });
});
