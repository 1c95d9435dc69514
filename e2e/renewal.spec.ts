import { request } from '@playwright/test';
import type { BrowserContext, Cookie, Page } from '@playwright/test';
import { accounts } from './support/accounts.ts';
import { loginForm } from './support/login-form.ts';
import { testOn } from './support/own-server.ts';
import { openAs } from './support/people.ts';
import { openReusedPage } from './support/reused-context.ts';
import { stored } from './support/storage.ts';
import { expect, signInWith } from './support/test.ts';

/** Seconds that a token holds, and so long, too, the secret is taken that another has replaced. */
const life = 4;
const onShortTokens = testOn({ TOKEN_SECONDS: String(life), SESSION_SECONDS: '120' });

const renewing = '**/api/auth/renew';
const kept = async (context: BrowserContext): Promise<Cookie[]> =>
  (await context.cookies()).filter(({ name }) => name.includes('renew-'));
const headerOf = (cookies: readonly Cookie[]): string =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
const jwtOf = async (page: Page): Promise<string> => (await stored(page))['jwt'] ?? '';
/** Waits until no token that the page has by now holds any more. */
const sleep = (page: Page): Promise<void> => page.waitForTimeout((life + 1) * 1000);
const pages = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Signs in and opens Contact Us, which asks nothing by itself once it stands. */
const openContact = async (page: Page, origin: string, account: 'priya' | 'lee' = 'priya'): Promise<void> => {
  await openAs(page, { token: await signInWith(page.request, origin, account) }, '/connect/contact');
  await expect(heading(page, 'Contact Us')).toBeVisible();
};
/** Counts the renewals that are asked for. */
const renewalsOf = (...tabs: readonly Page[]): { count: number } => {
  const seen = { count: 0 };
  for (const tab of tabs)
    tab.on('request', (each) => {
      if (new URL(each.url()).pathname === '/api/auth/renew') seen.count += 1;
    });
  return seen;
};
/** Goes on to a page that asks the server for what it shows, and waits for it. */
const goTo = async (page: Page, name: 'Favourites' | 'Watchlist'): Promise<void> => {
  const path = name === 'Favourites' ? '/api/v3/favourites' : '/api/v3/watchlist';
  const answered = page.waitForResponse((each) => new URL(each.url()).pathname === path && each.ok());
  await page.getByRole('link', { name }).first().click();
  await answered;
  await expect(heading(page, name)).toBeVisible();
};

onShortTokens.describe('a session is renewed by a cookie (specification §session)', () => {
  onShortTokens.describe.configure({ mode: 'default' });
  onShortTokens.slow();

  onShortTokens(
    'that no script reads, and that is another one each time; a logout takes it',
    async ({ page, context }) => {
      await page.goto('/connect/login');
      await loginForm(page).submit(accounts.priya);
      await expect(heading(page, /Priya/)).toBeVisible();
      const [first] = await kept(context);
      expect(first).toMatchObject({ httpOnly: true, sameSite: 'Strict', secure: false, path: '/' });
      expect(await page.evaluate(() => document.cookie)).toBe('');
      const token = await jwtOf(page);
      await sleep(page);
      await goTo(page, 'Favourites');
      await expect.poll(() => jwtOf(page)).not.toBe(token);
      const [second, ...others] = await kept(context);
      expect([second?.name, others.length]).toEqual([first?.name, 0]);
      expect(second?.value).not.toBe(first?.value);
      await pages(page).getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL(/\/connect\/login$/);
      expect(await kept(context)).toEqual([]);
    },
  );

  onShortTokens('after a sleep what is sent is sent once, and what was typed stays', async ({ page, origin }) => {
    await openContact(page, origin);
    const sent: string[] = [];
    page.on('request', (each) => {
      if (each.method() === 'POST' && each.url().endsWith('/api/v3/contact')) sent.push(each.url());
    });
    await page.getByRole('textbox', { name: 'Message' }).fill('Where is it?');
    await sleep(page);
    const renewals = renewalsOf(page);
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText(/^CT-[A-Z0-9]{6}$/)).toBeVisible();
    expect([sent.length, renewals.count]).toEqual([1, 1]);
  });

  onShortTokens('a page that is opened with a token that is over goes on', async ({ page, origin }) => {
    await openContact(page, origin);
    await sleep(page);
    await page.goto('/connect/watchlist');
    await expect(heading(page, 'Watchlist')).toBeVisible();
  });

  onShortTokens('two tabs that need another token at once ask for one', async ({ page, context, origin }) => {
    await openContact(page, origin);
    const other = await openReusedPage(context);
    await other.goto('/connect/contact');
    await expect(heading(other, 'Contact Us')).toBeVisible();
    await sleep(page);
    await sleep(page);
    const renewals = renewalsOf(page, other);
    await Promise.all([goTo(page, 'Watchlist'), goTo(other, 'Favourites')]);
    expect(renewals.count).toBe(1);
  });

  onShortTokens(
    'an answer that is lost signs nobody out, however late that is found',
    async ({ page, context, origin }) => {
      await openContact(page, origin);
      await sleep(page);
      const lost = { count: 0 };
      await context.route(renewing, async (route) => {
        // The server does it, and the browser never hears of it.
        const { authorization = '' } = route.request().headers();
        const headers = { authorization, cookie: headerOf(await kept(context)) };
        const answer = await fetch(`${origin}/api/auth/renew`, { method: 'POST', headers });
        expect(answer.status).toBe(200);
        lost.count += 1;
        await route.abort();
      });
      await page.getByRole('link', { name: 'Watchlist' }).first().click();
      await expect.poll(() => lost.count).toBeGreaterThan(0);
      await sleep(page);
      await sleep(page);
      await context.unroute(renewing);
      await goTo(page, 'Favourites');
      await sleep(page);
      await goTo(page, 'Watchlist');
    },
  );

  for (const [which, hours] of [
    ['slow', -1],
    ['fast', 1],
  ] as const)
    onShortTokens(`a clock that is an hour ${which} keeps nobody out`, async ({ page, origin }) => {
      await page.addInitScript((ahead) => {
        const { now } = Date;
        Date.now = () => now() + ahead;
      }, hours * 3_600_000);
      await openContact(page, origin);
      const renewals = renewalsOf(page);
      for (let round = 0; round < 2; round += 1) {
        await sleep(page);
        await goTo(page, 'Watchlist');
        await goTo(page, 'Favourites');
      }
      expect(renewals.count).toBeGreaterThan(1);
      expect(renewals.count).toBeLessThan(8);
    });

  onShortTokens('without a line it waits for one', async ({ page, context, origin }) => {
    await openContact(page, origin);
    await sleep(page);
    await context.setOffline(true);
    const token = await jwtOf(page);
    await page.getByRole('link', { name: 'Favourites' }).first().click();
    await expect(page).toHaveURL(/\/connect\/favourites/);
    await context.setOffline(false);
    await expect.poll(() => jwtOf(page), { timeout: 20_000 }).not.toBe(token);
    expect(await jwtOf(page)).not.toBe('');
    await goTo(page, 'Watchlist');
  });

  onShortTokens(
    'a copy that is used after its owner went on ends the session, and the owner reads so',
    async ({ page, context, origin }) => {
      await openContact(page, origin, 'lee');
      const copied = { token: await jwtOf(page), cookies: await kept(context) };
      await sleep(page);
      await goTo(page, 'Favourites');
      await sleep(page);
      const thief = await request.newContext({
        baseURL: origin,
        extraHTTPHeaders: { Authorization: `Bearer ${copied.token}`, Cookie: headerOf(copied.cookies) },
      });
      // The token alone was worth nothing by then.
      expect((await thief.get('/api/auth/me')).status()).toBe(401);
      expect((await thief.post('/api/auth/renew')).status()).toBe(401);
      await thief.dispose();
      await page.getByRole('link', { name: 'Watchlist' }).first().click();
      await expect(page).toHaveURL(/\/connect\/login\?return=/);
      await loginForm(page).submit(accounts.lee);
      await expect(heading(page, 'Watchlist')).toBeVisible();
      await page.goto('/connect/mfa-settings');
      await expect(page.getByText('Login ended: a copy of it was used')).toBeVisible();
    },
  );

  onShortTokens('no page of another origin can ask for it, nor sign anybody in', async ({ page, context, origin }) => {
    await openContact(page, origin);
    // Its own page, which renews it, is gone for that time.
    await page.goto(`${origin}/distr/icon.svg`);
    const before = await kept(context);
    const shop = await context.newPage();
    await shop.goto(`${origin.replace('127.0.0.1', 'localhost')}/distr/icon.svg`);
    const asked = await shop.evaluate(async (portal) => {
      const post = (path: string, init: RequestInit) =>
        fetch(portal + path, { method: 'POST', credentials: 'include', mode: 'no-cors', ...init }).then(
          (answer) => answer.type,
          () => 'refused',
        );
      return [
        await post('/api/auth/renew', {}),
        await post('/api/auth/renew', { mode: 'cors', headers: { authorization: 'Bearer x' } }),
        await post('/api/auth/login', {
          body: JSON.stringify({ email: 'sam@northgate.example', password: 'Connect-demo-1' }),
        }),
      ];
    }, origin);
    // The page's own policy has it call nobody else.
    expect(asked).not.toContain('basic');
    await shop.close();
    expect(await kept(context)).toEqual(before);
    await page.goBack();
    await expect(heading(page, 'Contact Us')).toBeVisible();
    await sleep(page);
    await goTo(page, 'Favourites');
  });
});
