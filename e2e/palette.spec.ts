import type { Page } from '@playwright/test';
import { allDocuments, pick } from './support/documents.ts';
import { expectGoodState } from './support/good-page.ts';
import { basketOf, loseNextBasketAnswer } from './support/ordering.ts';
import { apiAs, newPerson, openAs } from './support/people.ts';
import { openSettled, settled } from './support/pages.ts';
import { inOneOf } from './support/languages.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const palette = (page: Page) => page.getByRole('dialog');
const box = (page: Page) => palette(page).getByRole('combobox');
const options = (page: Page) => palette(page).getByRole('option');
const open = async (page: Page): Promise<void> => {
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
};

const languages = [
  {
    prefix: '',
    title: 'Search or go to',
    page: 'Quick Order',
    typed: 'quick',
    dark: 'dark',
    basket: 'Basket',
    show: /Enter\s*Show/,
    added: 'added to your basket',
    lost: 'We couldn’t confirm that GLV-8841-L reached your basket.',
  },
  {
    prefix: '/de/de',
    title: 'Suchen oder öffnen',
    page: 'Schnellbestellung',
    typed: 'schnell',
    dark: 'dunkle',
    basket: 'Warenkorb',
    show: /Enter\s*Anzeigen/,
    added: 'in Ihren Warenkorb gelegt',
    lost: 'Wir konnten nicht feststellen, ob GLV-8841-L in Ihrem Warenkorb angekommen ist.',
  },
] as const;

for (const { prefix, title, page: name, typed, dark, basket, show, added, lost } of inOneOf(languages, 0))
  test(`the command palette on ${prefix || '/'}: pages, documents, products and actions, all by keyboard`, async ({
    page,
    baseURL,
  }) => {
    const person = await newPerson(baseURL ?? '', {
      by: 'lee',
      permissions: ['View Orders', 'View Invoices', 'Place Orders'],
    });
    const api = await apiAs(baseURL ?? '', person.token);
    await openAs(page, person, `${prefix}/connect/help`);
    await settled(page);
    await page.keyboard.press('Tab');
    await open(page);
    await expect(palette(page)).toHaveAccessibleName(title);

    await test.step('a page by the beginning of its name', async () => {
      await box(page).fill(typed);
      await expect(options(page).first()).toHaveText(name);
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${prefix}/connect/quick-order$`));
      await expect(palette(page)).toHaveCount(0);
    });

    await test.step('a product goes into the basket, and the palette stays', async () => {
      await open(page);
      await box(page).fill('GLV-8841');
      await expect(options(page).filter({ hasText: 'GLV-8841-L' })).toHaveCount(1);
      await expect(palette(page).getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
      const product = (await options(page).allTextContents()).findIndex((text) => text.startsWith('GLV-8841-L '));
      for (let at = 0; at < product; at++) await page.keyboard.press('ArrowDown');
      // The server does it, and its answer is lost: chosen again, nothing is added twice.
      await loseNextBasketAnswer(page);
      await page.keyboard.press('Enter');
      const notice = (text: string) => palette(page).getByRole('paragraph').filter({ hasText: text });
      await expect(notice(lost)).toBeVisible();
      const { lines } = await basketOf(api);
      expect(lines).toHaveLength(1);
      await page.keyboard.press('Enter');
      await expect(notice(added)).toBeVisible();
      expect((await basketOf(api)).lines).toEqual(lines);
    });

    await test.step('an order by its number', async () => {
      const { orders } = await allDocuments(api);
      const { number } = pick(orders, () => true, 'order');
      await box(page).fill(number);
      await expect(options(page).filter({ hasText: number })).toHaveCount(1);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`/orders/view/${number}$`));
    });

    await test.step('the basket', async () => {
      await open(page);
      await box(page).fill(basket);
      await expect(options(page).first()).toHaveText(basket);
      // What Enter does is a verb.
      await expect(palette(page)).toContainText(show);
      await page.keyboard.press('Enter');
      const panel = page.getByRole('dialog', { name: basket, exact: true });
      await expect(panel.getByRole('link').first()).toBeVisible();
      await expect(panel.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
    });

    await test.step('an action, before the products that are called so; Escape gives the focus back', async () => {
      await open(page);
      await page.keyboard.press('Escape');
      await expect(palette(page)).toHaveCount(0);
      await open(page);
      await box(page).fill(dark);
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
      await expect(palette(page).getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
      await page.keyboard.press('Enter');
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    });
    await api.dispose();
  });

test.describe('of somebody who may only view orders', () => {
  test.use({ account: 'sam' });

  test('has no page and no product that is not theirs; it is good in both schemes and at 320 px', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openSettled(page, '/connect/help');
    await page.getByRole('button', { name: 'Search or go to' }).click();
    await expect(box(page)).toBeFocused();
    await box(page).fill('order');
    await expect(options(page).filter({ hasText: 'Orders & Invoices' })).toBeVisible();
    await expect(options(page).filter({ hasText: /Quick Order|Checkout/ })).toHaveCount(0);
    await box(page).fill('GLV-8841');
    await expect(palette(page).getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
    expect(asked.filter((path) => path.includes('/items'))).toEqual([]);
    await box(page).fill('help');
    await expectGoodState(page);
  });
});

test.describe('of an account manager', () => {
  test.use({ account: 'morgan' });

  test('finds customers', async ({ page }) => {
    await openSettled(page, '/connect/help');
    await page.keyboard.press('Meta+k');
    await expect(box(page)).toBeFocused();
    await box(page).fill('northgate');
    await expect(options(page).filter({ hasText: 'C10482' }).first()).toHaveAttribute(
      'href',
      '/connect/customers/C10482',
    );
    await expect(options(page).filter({ hasText: 'Reports' })).toHaveCount(0);
  });
});

test.describe('keys alone', () => {
  test.use({ account: 'priya' });

  test('are listed under ?, and can be switched off and on again (WCAG 2.1.4)', async ({ page }) => {
    await openSettled(page, '/connect/orders');
    const search = page.getByRole('searchbox');
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    const choice = list.getByRole('checkbox', { name: 'Use the keys / and ? as shortcuts' });
    await page.keyboard.press('?');
    await expect(list.getByRole('term')).toContainText(['Search on this page', 'Search or go to']);
    await expectAccessible(page);
    await choice.uncheck();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await expect(search).not.toHaveAttribute('aria-keyshortcuts');

    await page.reload();
    await settled(page);
    await page.keyboard.press('/');
    await page.keyboard.press('?');
    await expect(search).not.toBeFocused();
    await expect(list).toHaveCount(0);
    // The list stays within reach.
    await open(page);
    await box(page).fill('keyboard');
    await expect(options(page).first()).toHaveText('Keyboard shortcuts');
    await page.keyboard.press('Enter');
    await choice.check();
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
  });
});
