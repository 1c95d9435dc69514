import type { Page } from '@playwright/test';
import { complaintsOf } from './support/console.ts';
import { apiItems, kindsOf, least, must } from './support/demo-items.ts';
import { expectGoodState } from './support/good-page.ts';
import { settled } from './support/pages.ts';
import { apiAs, openAs } from './support/people.ts';
import { quickOrderPage, quickOrderWords } from './support/quick-order-page.ts';
import { inOneOf } from './support/languages.ts';
import { expect, test } from './support/test.ts';

const languages = {
  '': {
    banner: 'Impersonation',
    stop: 'Stop',
    quickOrder: 'Prices are theirs, but only they can add to their basket. Your lines are kept',
    checkout: 'Every user has their own basket, so you can’t check out',
    alone: 'Every user has their own page, so you can’t see this',
  },
  '/de/de': {
    banner: 'Zugriff im Namen eines Kunden',
    stop: 'Beenden',
    quickOrder: 'nur er kann etwas in seinen Warenkorb legen. Ihre Positionen bleiben',
    checkout: 'Jeder Benutzer hat einen eigenen Warenkorb.',
    alone: 'Jeder Benutzer hat seine eigene Seite.',
  },
} as const;

test.use({ account: 'morgan' });

for (const prefix of inOneOf(['', '/de/de'] as const, 0)) {
  const text = languages[prefix];
  const words = quickOrderWords[prefix];

  test(`staff who act for a customer are told what is the customer's alone, and lose no line they type ${prefix}`, async ({
    page,
    api,
    jwt,
    baseURL,
  }) => {
    test.slow();
    const act = async (no: string): Promise<string> =>
      (await (await api.post(`/api/v3/account-manager/customers/${no}/impersonate`)).json()).token;
    const own = jwt ?? '';
    const open = async (token: string, path: string) => {
      await page.goto('/distr/icon.svg');
      await page.evaluate((mine) => localStorage.setItem('impersonator_jwt', mine), own);
      await openAs(page, { token }, `${prefix}/connect/${path}`);
    };
    const main = page.getByRole('main');
    const banner = page.getByRole('region', { name: text.banner });
    const complaints = complaintsOf(page);
    const northgate = await act('C10482');
    const theirs = await apiAs(baseURL ?? '', northgate);
    const { good } = kindsOf(await apiItems(theirs));
    await theirs.dispose();
    const item = must(good[0]);

    await open(northgate, 'quick-order');
    const order = quickOrderPage(page, prefix);
    await expect(main.getByRole('status')).toContainText(text.quickOrder);
    await order.sku(1).fill(item.sku);
    await order.quantity(1).fill(String(least(item)));
    await expect(order.line(1)).toContainText(words.inStock);
    await expect(order.button(words.addToBasket)).toHaveCount(0);
    await order.button(words.paste).click();
    await order.list.fill('BOT-1\t3');
    await page.keyboard.press('Escape');
    if (prefix === '') await expectGoodState(page);

    for (const [path, reason] of [
      ['checkout', text.checkout],
      ['favourites', text.alone],
      ['favourites/1', text.alone],
      ['watchlist', text.alone],
    ] as const)
      await test.step(path, async () => {
        await open(northgate, path);
        await settled(page);
        await expect(main).toContainText(reason);
        await expectNoFailure(page);
        if (prefix === '') await expectGoodState(page);
      });
    // Who of the customer decides is their own business: without the permission the page leads to the dashboard (specification §route-access).
    await open(northgate, 'approvals');
    await expect(page).toHaveURL(new RegExp(`${prefix}/connect$`));
    await settled(page);
    await expectNoFailure(page);

    await banner.getByRole('button', { name: text.stop }).click();
    await expect(banner).toHaveCount(0);
    expect(complaints).toEqual([]);
    await open(await act('C20915'), 'quick-order');
    await expect(order.sku(5)).toBeVisible();
    await expect(order.sku(1)).toHaveValue('');
    // Not even while the customer's record cannot be had.
    await page.route('**/api/v3/customer', (route) => route.abort());
    await open(await act('C10482'), 'quick-order');
    await expect(order.sku(1)).toHaveValue(item.sku);
    await expect(order.quantity(1)).toHaveValue(String(least(item)));
    await expect(main.getByRole('status')).toContainText('C10482');
    await order.button(words.paste).click();
    await expect(order.list).toHaveValue('BOT-1\t3');
  });
}

const expectNoFailure = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
};
