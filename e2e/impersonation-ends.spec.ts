import { banner, claimsOf, impersonate, openBeside, pages, stopLink, tokensOf } from './support/acting.ts';
import { expectGoodState } from './support/good-page.ts';
import { hear } from './support/heard.ts';
import { hold } from './support/hold.ts';
import { testOn } from './support/own-server.ts';
import { settled } from './support/pages.ts';
import { apiAs, openAs } from './support/people.ts';
import { openReusedPage } from './support/reused-context.ts';
import { expect, signInWith, test } from './support/test.ts';

const isOver = (token: string | undefined): boolean => Date.now() >= claimsOf(token).exp * 1000;

test.describe('an account manager who stops on the customer’s dashboard', () => {
  test.use({ account: 'morgan' });

  test('hears of no failure', async ({ page }) => {
    await impersonate(page);
    await settled(page);
    const heard = await hear(page);
    await stopLink(page).click();
    await expect(page.getByText('My favourite customers')).toBeVisible();
    expect((await heard()).filter((text) => /couldn’t|could not|failed/.test(text))).toEqual([]);
  });

  test('hears of none either while its cards are still on their way', async ({ page }) => {
    await impersonate(page);
    const cards = await hold(page, /\/api\/v3\/customer$/);
    await page.goto('/connect');
    await cards.came(1);
    const heard = await hear(page);
    await stopLink(page).click();
    await cards.release();
    await expect(page.getByText('My favourite customers')).toBeVisible();
    await settled(page);
    expect((await heard()).filter((text) => /couldn’t|could not|failed/.test(text))).toEqual([]);
  });
});

test.describe('acting for a customer ends', () => {
  test.use({ account: 'morgan' });

  test('with Logout: both sessions, here, in a second tab and at the server (decisions §logging-out-forgets)', async ({
    page,
    context,
    api,
  }) => {
    await impersonate(page);
    const other = await openBeside(context, '/connect/orders');
    await pages(page).getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/connect\/login$/);
    await expect(other).toHaveURL(/\/connect\/login\?return=/);
    expect(await tokensOf(page)).toEqual({ jwt: undefined, impersonator: undefined });
    expect((await api.get('/api/auth/me')).status()).toBe(401);
  });

  test('when the server ends it: the own session goes on where staff may be, and nobody is logged out', async ({
    page,
    jwt,
    baseURL,
  }) => {
    await impersonate(page);
    await page.goto('/connect/orders?show=orders');
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    const acting = await apiAs(baseURL ?? '', (await tokensOf(page)).jwt ?? '');
    expect((await acting.delete('/api/v3/impersonation')).status()).toBe(204);
    await acting.dispose();
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByText('My favourite customers')).toBeVisible();
    await expect(page).toHaveURL(/\/connect$/);
    await expect(banner(page)).toContainText('You’re no longer acting for the customer');
    await banner(page).getByRole('button', { name: 'OK' }).click();
    await expect(banner(page)).toHaveCount(0);
    // Its token may have been renewed since.
    const { jwt: own, impersonator } = await tokensOf(page);
    expect([claimsOf(own).sid, impersonator]).toEqual([claimsOf(jwt ?? undefined).sid, undefined]);
  });

  test('without a network: the stop is kept and told as soon as it is back, also by a page that opens later', async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    await impersonate(page);
    const acting = await apiAs(baseURL ?? '', (await tokensOf(page)).jwt ?? '');
    const status = async () => (await acting.get('/api/auth/me')).status();
    await context.setOffline(true);
    await stopLink(page).click();
    await expect(banner(page)).toHaveCount(0);
    expect(await status()).toBe(200);
    await context.setOffline(false);
    // At once, or with the next of its tries.
    await expect.poll(status, { timeout: 40_000 }).toBe(401);
    await acting.dispose();

    await impersonate(page);
    const again = await apiAs(baseURL ?? '', (await tokensOf(page)).jwt ?? '');
    const call = '**/api/v3/impersonation';
    await context.route(call, (route) => route.abort());
    await stopLink(page).click();
    await expect(banner(page)).toHaveCount(0);
    await page.close();
    expect((await again.get('/api/auth/me')).status()).toBe(200);
    await context.unroute(call);
    const later = await openReusedPage(context);
    await later.goto('/connect');
    await expect.poll(async () => (await again.get('/api/auth/me')).status()).toBe(401);
    await again.dispose();
  });

  test('with the own session, which is ended elsewhere: that is a logout (decisions §refused-sessions)', async ({
    page,
    api,
  }) => {
    await impersonate(page);
    expect((await api.post('/api/auth/logout')).status()).toBe(204);
    await page.reload();
    await expect(page).toHaveURL(/\/connect\/login/);
    expect(await tokensOf(page)).toEqual({ jwt: undefined, impersonator: undefined });
  });

  test('in the middle of a page, by keyboard, at 320 px and in German', async ({ page }) => {
    await impersonate(page);
    await page.goto('/de/de/connect/contact');
    await settled(page);
    await expect(page.getByText('Sie handeln im Namen von Northgate Site Supplies (C10482)')).toBeVisible();
    await expectGoodState(page);
    await page.setViewportSize({ width: 320, height: 568 });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const stop = page.getByRole('button', { name: 'Beenden' });
    await expect(stop).toBeInViewport();
    await stop.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/de\/de\/connect$/);
    await expect(stop).toHaveCount(0);
  });
});

const briefly = testOn({ TOKEN_SECONDS: '3', SESSION_SECONDS: '12', SEARCH_TOKEN_SECONDS: '2' });

briefly.describe('on a server whose tokens hold for seconds', () => {
  briefly.slow();

  briefly('who acts for longer than their own token holds goes on with it after Stop', async ({ page, origin }) => {
    await openAs(page, { token: await signInWith(page.request, origin, 'morgan') }, '/connect');
    await impersonate(page);
    const { impersonator: own, jwt: first } = await tokensOf(page);
    await expect(async () => {
      await page.getByRole('main').getByRole('link', { name: 'Orders & Invoices' }).first().click();
      await pages(page).getByRole('link', { name: 'Dashboard' }).click();
      await expect(banner(page)).toBeVisible();
      expect([isOver(own), isOver(first)]).toEqual([true, true]);
    }).toPass({ timeout: 40_000, intervals: [500] });
    expect((await tokensOf(page)).impersonator).toBe(own);
    await stopLink(page).click();
    await expect(page.getByText('My favourite customers')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });

  briefly('whose time to act runs out is told why they are back on their own dashboard', async ({ page, origin }) => {
    await openAs(page, { token: await signInWith(page.request, origin, 'morgan') }, '/connect');
    await impersonate(page);
    // The dashboard looks again for some minutes, which uses the session.
    await page.goto('/connect/contact');
    await expect(page.getByRole('alertdialog', { name: 'Acting for the customer ends soon' })).toBeVisible({
      timeout: 20_000,
    });
    await expect(banner(page)).toContainText('the time ran out', { timeout: 20_000 });
    await expect(page.getByText('My favourite customers')).toBeVisible();
    await banner(page).getByRole('button', { name: 'OK' }).click();
    await expect(banner(page)).toHaveCount(0);
  });
});
