import type { Page } from '@playwright/test';
import type { Account } from './support/accounts.ts';
import { openAs } from './support/people.ts';
import { expect, signIn, test } from './support/test.ts';

// The pages of specification §route-table by who may open them, but Help, which is everybody's; that no page is missing here the unit tests of the route table see to.
const customers = [
  '/connect/orders',
  '/connect/orders/2',
  '/connect/orders/view/SO-1',
  '/connect/invoices/view/SI-1',
  '/connect/favourites',
  '/connect/favourites/00000000-0000-4000-8000-000000000000',
  '/connect/watchlist',
  '/connect/contact',
  '/connect/playground',
  '/connect/mfa-settings',
];
const buyers = ['/connect/quick-order', '/connect/checkout'];
const administrators = [
  '/connect/users',
  '/connect/users/view/00000000-0000-4000-8000-000000000000',
  '/connect/approvals',
];
const managers = [
  '/connect/my-profile',
  '/connect/customers',
  '/connect/customers/C10482',
  '/connect/credit-approvals',
  '/connect/customers/C10482/orders',
  '/connect/customers/C10482/orders/SO-1',
  '/connect/customers/C10482/invoices',
  '/connect/customers/C10482/invoices/SI-1',
  '/connect/sample-orders',
  '/connect/sample-orders/SO-1',
  '/connect/sample-order',
];
const superUsers = ['/connect/reports', '/connect/reports/audit'];
const portalAdministrators = ['/connect/admin'];
const brandManagers = ['/connect/products'];
const staff = ['/connect/logins'];
const signingIn = ['/connect/login', '/connect/forgot-password'];
// Links out of mails: whoever is signed in is asked whose it shall be.
const links = ['/connect/register?email=x%40y.example&_sig=a.b', '/connect/password-reset/token?email=x%40y.example'];
const guarded = [
  '/connect',
  ...customers,
  ...buyers,
  ...administrators,
  ...managers,
  ...superUsers,
  ...portalAdministrators,
  ...brandManagers,
  ...staff,
];

/** Goes from an address that is none, which is drawn at once, to each address, within the page; answers the path each of them came to. */
const walk = (page: Page, addresses: readonly string[]): Promise<string[]> =>
  page.evaluate(async (all) => {
    const open = async (address: string, isOpen: () => boolean): Promise<string> => {
      history.pushState(null, '', address);
      for (const end = Date.now() + 10_000; !isOpen() && Date.now() < end;)
        await new Promise((resolve) => setTimeout(resolve, 10));
      return location.pathname;
    };
    // A page has its title once the guard has let it in.
    const nothing = 'Page not found · Connect';
    const paths: string[] = [];
    for (const address of all) {
      await open('/connect/nonsense', () => document.title === nothing);
      paths.push(await open(address, () => document.title !== nothing));
    }
    return paths;
  }, addresses);

const pathsOf = (addresses: readonly string[]): string[] => addresses.map((address) => address.split('?')[0] ?? '');

test('a visitor opens what is public, and is sent to the login page by all else', async ({ page }) => {
  await page.goto('/connect/help');
  await expect(page).toHaveTitle('Help · Connect');
  const open = [...signingIn, ...links];
  expect(await walk(page, open)).toEqual(pathsOf(open));
  expect(await walk(page, guarded)).toEqual(guarded.map(() => '/connect/login'));
});

// One account of each kind: what may be reached depends on role and permissions alone.
const reach: readonly (readonly [Account, readonly string[]])[] = [
  ['priya', [...customers, ...buyers, ...administrators]],
  ['sam', customers],
  ['morgan', [...managers, ...staff]],
  ['robin', [...managers, ...staff, ...superUsers]],
  ['ada', [...managers, ...staff, ...superUsers, ...portalAdministrators]],
  ['sasha', [...brandManagers, ...staff]],
];
for (const [account, own] of reach)
  test(`${account} opens their own pages, and is sent to the dashboard by all others`, async ({ page, baseURL }) => {
    test.slow();
    await openAs(page, { token: await signIn(baseURL ?? '', account) }, '/connect/help');
    await expect(page).toHaveTitle('Help · Connect');
    const others = [...guarded, ...signingIn].filter((address) => !own.includes(address));
    expect(await walk(page, [...own, ...links])).toEqual([...own, ...pathsOf(links)]);
    expect(await walk(page, others)).toEqual(others.map(() => '/connect'));
  });
