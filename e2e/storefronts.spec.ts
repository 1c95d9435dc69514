import type { Page } from '@playwright/test';
import { storefronts, words } from './support/languages.ts';
import { mailTo } from './support/mailbox.ts';
import { openSettled } from './support/pages.ts';
import { newLogin } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

const missing = (page: Page) => page.getByText('We couldn’t find the page you’re looking for.');
const choices = (page: Page) => page.getByRole('menuitemradio').filter({ hasText: '·' });
const at = (page: Page): string => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

/** Opens the switcher: by itself for a visitor, in the account menu for others. */
const openSwitcher = async (page: Page): Promise<void> => {
  await page.locator('[aria-haspopup="menu"]:not(:has(.lucide-file-down))').last().click();
  await page.getByRole('menu').waitFor();
  if ((await choices(page).count()) === 0)
    await page.getByRole('menu').getByRole('menuitem').filter({ hasText: '·' }).click();
  await expect(choices(page)).toHaveCount(8);
};

test.describe('the storefront switcher, for a visitor', () => {
  test('lists the eight storefronts by their own names, in their own languages, the current one marked', async ({
    page,
  }) => {
    await openSettled(page, '/de/de/connect/login');
    await openSwitcher(page);
    await expect(choices(page)).toHaveText(storefronts.map(({ name }) => name));
    for (const [index, { lang }] of storefronts.entries())
      await expect(choices(page).nth(index)).toHaveAttribute('lang', lang);
    await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText('Deutschland · Deutsch');
    await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused();
    await expectAccessible(page);
  });

  test('keeps the page, its query and its anchor, all the way through the storefronts', async ({ page }) => {
    await page.goto('/connect/help?from=mail#credit-approval');
    for (const { prefix, lang, name } of storefronts.toReversed()) {
      await openSwitcher(page);
      await page.getByRole('menuitemradio', { name }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      expect(at(page)).toBe(`${prefix}/connect/help?from=mail#credit-approval`);
      await expect(page.locator('#credit-approval')).toHaveAttribute('open');
    }
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  });

  test('keeps where one wanted to, through the sign-in page', async ({ page }) => {
    await page.goto('/connect/orders?show=orders');
    await expect(page).toHaveURL(/\/connect\/login\?return=/);
    const query = new URL(page.url()).search;
    await openSwitcher(page);
    await page.getByRole('menuitemradio', { name: 'Polska' }).click();
    await expect(page.getByRole('button', { name: words['/pl/pl'].button, exact: true })).toBeVisible();
    expect(at(page)).toBe(`/pl/pl/connect/login${query}`);
  });

  test('is worked by the keyboard, and Escape gives the focus back', async ({ page }) => {
    await openSettled(page, '/connect/forgot-password');
    const button = page.getByRole('button', { name: 'Region and language, United Kingdom · English' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'United Kingdom' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitemradio', { name: 'Deutschland' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/de\/de\/connect\/forgot-password$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Passwort vergessen' })).toBeVisible();
  });

  test('leaves no cookie and stores nothing: the choice is the address', async ({ page, context }) => {
    await openSettled(page, '/connect/login');
    const before = await page.evaluate(() => Object.keys(localStorage));
    await openSwitcher(page);
    await page.getByRole('menuitemradio', { name: 'France' }).click();
    await expect(page).toHaveURL(/\/fr\/fr\/connect\/login$/);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(before);
  });
});

test.describe('the storefront switcher, for priya', () => {
  test.use({ account: 'priya' });

  test('is in the account menu; the list keeps page and query, and the session goes on', async ({ page }) => {
    await openSettled(page, '/connect/orders/2?show=orders');
    const { search } = new URL(page.url());
    const first = await page.getByRole('table').getByRole('link').first().textContent();
    await openSwitcher(page);
    await page.getByRole('menuitemradio', { name: 'Deutschland' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ihre Bestellungen' })).toBeVisible();
    expect(at(page)).toBe(`/de/de/connect/orders/2${search}`);
    await expect(page.getByRole('table').getByRole('link').first()).toHaveText(first ?? '');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Ihre Bestellungen' })).toBeVisible();
  });
});

test.describe('an address whose pair is none (decisions §pairs-as-a-whole)', () => {
  test('each is not found', async ({ page }) => {
    test.slow();
    for (const address of ['/de/connect/login', '/de/fr/connect/login', '/us/connect/login', '/uk/en/connect/login'])
      await test.step(`${address} is not found`, async () => {
        await page.goto(address);
        await expect(missing(page)).toBeVisible();
      });
  });
});

test.describe('money, dates and the language tag follow the storefront', () => {
  test.use({ account: 'lee' });

  test('in every language', async ({ page }) => {
    test.slow();
    for (const [prefix, lang, day, money] of [
      ['', 'en-GB', /^\d{1,2} [A-Z][a-z]{2,3} \d{4}$/, /^US\$[\d,]+\.\d\d$|^Free$/],
      ['/us/en', 'en-US', /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/, /^\$[\d,]+\.\d\d$|^Free$/],
      ['/au/en', 'en-AU', /^\d{1,2} [A-Z][a-z]{2,3} \d{4}$/, /^USD\s?[\d,]+\.\d\d$|^Free$/],
      ['/fr/fr', 'fr-FR', /^\d{1,2} \S+ \d{4}$/, /^[\d\s]+,\d\d\s\$US$|^Gratuit$/],
      ['/it/it', 'it-IT', /^\d{1,2} [a-z]{3} \d{4}$/, /^[\d.]+,\d\d\sUSD$|^Gratuito$/],
      ['/pl/pl', 'pl-PL', /^\d{1,2} \S+ \d{4}$/, /^[\d\s]+,\d\d\sUSD$|^Bezpłatne$/],
      ['/de/de', 'de-DE', /^\d{1,2}\. \S+ \d{4}$/, /^[\d.]+,\d\d\s\$$|^Kostenlos$/],
    ] as const)
      await test.step(`${lang} ${prefix}`, async () => {
        await openSettled(page, `${prefix}/connect/orders`);
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        const row = page.getByRole('table').getByRole('row').nth(1);
        await expect(row.getByRole('cell').nth(2)).toHaveText(day);
        await expect(row.getByRole('cell').last()).toHaveText(money);
      });

    await test.step('American English is spelt the American way, British English to the letter of specification §languages-of-the-pages', async () => {
      await openSettled(page, '/connect/help');
      await page.getByRole('button', { name: 'Account menu' }).click();
      await expect(page.getByText('Colour scheme', { exact: true })).toBeVisible();
      await openSettled(page, '/us/en/connect/help');
      await page.getByRole('button', { name: 'Account menu' }).click();
      await expect(page.getByText('Color scheme', { exact: true })).toBeVisible();
    });
  });
});

for (const [prefix, { button, refused, reset }] of Object.entries(words))
  test.describe(`on ${prefix}`, () => {
    test('the message of a refused sign-in is translated (specification §server-messages)', async ({ page }) => {
      await openSettled(page, `${prefix}/connect/login`);
      await page.locator('main input[type=email]').fill(`nobody${prefix.replaceAll('/', '-')}@quietco.example`);
      await page.locator('main input[type=password]').fill('Not-the-password-1');
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect(page.getByText(refused)).toBeVisible();
    });

    test('the mail of Forgot password is in its language, and leads back to it', async ({ page, baseURL, api }) => {
      const { email } = await newLogin(baseURL ?? '');
      await openSettled(page, `${prefix}/connect/forgot-password`);
      await page.locator('main input[type=email]').fill(email);
      await page.locator('[type=submit]').click();
      const mail = await mailTo(api, email, 2);
      expect(mail.subject).toBe(reset);
      expect(mail.text).toContain(`${prefix}/connect/password-reset/`);
    });
  });
