import { readdirSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { clippedTexts } from './support/clipped.ts';
import { words } from './support/languages.ts';
import { customerDocumentPages, documentPages, openSettled, settled } from './support/pages.ts';
import { untranslatedTexts } from './support/untranslated.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.ts';

const routes = new URL('../packages/web/src/routes/{-$r}/{-$l}/connect/', import.meta.url);
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
  'playground.tsx': '/connect/playground',
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
};
/** For a brand manager with both sign-offs. */
const brandPages: Pages = {
  'index.tsx, of a brand manager': '/connect',
  'products.tsx': '/connect/products',
};
const visitorPages: Readonly<Record<string, string>> = {
  'login.tsx': '/connect/login',
  'register.tsx': `/connect/register?email=${email}&_sig=some.signature`,
  'register.tsx, incomplete': '/connect/register',
  'forgot-password.tsx': '/connect/forgot-password',
  'staff-login.tsx': '/connect/staff-login',
  'password-reset.$token.tsx': `/connect/password-reset/some-token?email=${email}`,
  'password-reset.$token.tsx, incomplete': '/connect/password-reset/some-token',
  'help.tsx': '/connect/help',
  'not found': '/connect/nonsense',
};
/** How each looks while it loads is part of the gallery. */
const openPage = async (page: Page, address: string): Promise<void> => {
  if (!address.endsWith('/playground')) return openSettled(page, address);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const addressOf = async (page: Pages[string], api: APIRequestContext): Promise<string> =>
  typeof page === 'string' ? page : page(api);

const expectRoom = async (page: Page): Promise<void> => {
  await expectNoSidewaysScroll(page);
  expect(await clippedTexts(page)).toEqual([]);
};

/** Everything has room, narrow and wide, and every text is German. What axe sees, it has seen of the page in English. */
const expectGoodInGerman = async (page: Page, address: string): Promise<void> => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 900 });
  await openPage(page, `/de/de${address}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await test.step(`${width} px`, () => expectRoom(page));
  }
  if (!address.endsWith('/playground')) expect(await untranslatedTexts(page)).toEqual([]);
};

test('every page of the portal is looked at here', () => {
  const files = readdirSync(routes, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const pages = [customerPages, staffPages, brandPages, visitorPages].flatMap(Object.keys);
  expect(files.filter((file) => !pages.includes(file))).toEqual([]);
});

test.describe('no layout breaks in German, for a visitor', () => {
  for (const [name, address] of Object.entries(visitorPages))
    test(name, ({ page }) => expectGoodInGerman(page, address));
});

test.describe('no layout breaks in German, for priya', () => {
  test.use({ account: 'priya' });

  for (const [name, address] of Object.entries(customerPages))
    test(name, async ({ page, api }) => expectGoodInGerman(page, await addressOf(address, api)));

  test('menus and panels', async ({ page }) => {
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

test.describe('no layout breaks in German, for robin', () => {
  test.use({ account: 'robin' });

  for (const [name, address] of Object.entries(staffPages))
    test(name, async ({ page, api }) => expectGoodInGerman(page, await addressOf(address, api)));
});

test.describe('no layout breaks in German, for sasha', () => {
  test.use({ account: 'sasha' });

  for (const [name, address] of Object.entries(brandPages))
    test(name, async ({ page, api }) => expectGoodInGerman(page, await addressOf(address, api)));
});

for (const prefix of ['/pl/pl', '/fr/fr', '/it/it'] as const)
  test.describe(`no layout breaks at 320 px on ${prefix}`, () => {
    test.use({ viewport: { width: 320, height: 900 } });

    test('for a visitor', async ({ page }) => {
      test.slow();
      for (const address of Object.values(visitorPages)) {
        await openPage(page, prefix + address);
        await test.step(address, () => expectRoom(page));
      }
    });

    // Pages of staff are looked at in German and Polish alone, which keeps the whole run short.
    const staff =
      prefix === '/pl/pl'
        ? ([
            ['robin', staffPages],
            ['sasha', brandPages],
          ] as const)
        : [];
    for (const [account, pages] of [['priya', customerPages] as const, ...staff])
      test.describe('', () => {
        test.use({ account });
        test(`for ${account}`, async ({ page, api }) => {
          test.slow();
          for (const address of Object.values(pages)) {
            const path = await addressOf(address, api);
            await openPage(page, prefix + path);
            await test.step(path, () => expectRoom(page));
          }
        });
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
