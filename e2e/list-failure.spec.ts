import type { Page, Route } from '@playwright/test';
import { hold, searches } from './support/hold.ts';
import { allTime, listPage } from './support/list-page.ts';
import { testOn } from './support/own-server.ts';
import { withoutIntervals } from './support/pages.ts';
import { forgetButSession } from './support/storage.ts';
import { expect, test } from './support/test.ts';

/** Nothing tells of a failure: no dialog, no alert, no text. */
const expectSilence = async (page: Page) => {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText(/error|failed|problem|sorry|wrong/i)).toHaveCount(0);
};

/** As if nobody had been here before: left first, a page has nothing more to keep. */
const beginAnew = async (page: Page): Promise<void> => {
  await page.goto('/health');
  await forgetButSession(page);
};

const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'answers 500': (route) =>
    route.fulfill({ status: 500, json: { message: 'Down', code: 'internal', type: 'internal', link: '' } }),
  'is out of reach': (route) => route.abort('connectionrefused'),
  'answers what is no answer': (route) => route.fulfill({ json: { hits: 'none' } }),
};

test.describe('a search that fails', () => {
  test.use({ account: 'priya' });

  test('is never told in a message', async ({ page }) => {
    test.slow();
    for (const [failure, fail] of Object.entries(failures))
      await test.step(`search ${failure}: the list stops loading, the old list stays, and no message is shown (specification §list-loading)`, async () => {
        await beginAnew(page);
        const list = listPage(page);
        await list.load({ ...allTime(), show: 'invoices' });
        const numbers = await list.numbers();
        let asked = 0;
        await page.route(searches, (route) => {
          asked += 1;
          return fail(route);
        });
        await list.choose('Orders');
        await expect.poll(() => asked).toBeGreaterThan(0);
        await list.loaded();
        expect(await list.numbers()).toEqual(numbers);
        await expectSilence(page);
        // Rows and title belong together: beside the list, which stays as it was, stands what its rows are.
        const earlier = page.getByRole('status').filter({ hasText: 'Below is still the list from before' });
        await expect(earlier).toContainText('Below is still the list from before: Invoices, All time, Page 1.');
        await expect(list.table).toHaveAccessibleName('Your Invoices');

        await page.unroute(searches);
        await earlier.getByRole('button', { name: 'Try again' }).click();
        await expect.poll(async () => (await list.numbers())[0]).toMatch(/^S[OR]/);
        await expect(earlier).toHaveCount(0);
        await expect(list.table).toHaveAccessibleName('Your Orders');
        await list.choose('Both');
        await expect.poll(list.numbers).not.toEqual(numbers);
        expect((await list.numbers()).some((number) => number.startsWith('SO'))).toBe(true);
        await page.unrouteAll();
      });

    await test.step('a first load that fails raises no message either; the list says so in words, and can be tried again', async () => {
      await beginAnew(page);
      const list = listPage(page);
      await page.route(searches, (route) => route.abort());
      await list.load();
      await expect(list.rows).toHaveCount(0);
      await expectSilence(page);
      await expect(page.getByRole('paragraph').filter({ hasText: 'We couldn’t load this list.' })).toBeVisible();
      await page.unroute(searches);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(list.rows).toHaveCount(10);
      await page.unrouteAll();
    });
  });
});

test.describe('races', () => {
  test.use({ account: 'priya' });

  test('one load at a time, the last wish last, and credentials renewed', async ({ page }) => {
    test.slow();
    // Looks at an open list would be counted with what is asked for here.
    await withoutIntervals(page);
    await test.step('a change during a load never starts a second load at once; the list then loads once more, what is wanted last (decisions §one-load-at-a-time)', async () => {
      await beginAnew(page);
      const search = await hold(page, searches);
      const list = listPage(page);
      await page.goto('/connect/orders?show=both');
      const first = await search.came(1);
      for (const [name, view] of [
        ['Orders', 'orders'],
        ['Both', 'both'],
        ['Invoices', 'invoices'],
      ] as const) {
        await list.choose(name);
        await expect(page).toHaveURL(new RegExp(`show=${view}(&|$)`));
      }
      expect(search.routes.length).toBe(1);
      await first.fallback();
      const second = await search.came(2);
      const { queries } = second.request().postDataJSON();
      expect(queries).toEqual([expect.objectContaining({ indexUid: expect.stringContaining('invoices') })]);
      // The first answer was no longer wanted: it is not shown.
      await expect(list.body).toHaveAttribute('aria-busy', 'true');
      await expect(list.rows).toHaveCount(0);
      await search.release();
      await expect(list.rows).toHaveCount(10);
      expect((await list.numbers()).every((number) => number.startsWith('SI'))).toBe(true);
      expect(search.routes.length).toBe(2);
      await page.unrouteAll();
    });

    await test.step('a load that fails during a change is followed by the load of what is wanted now (decisions §one-load-at-a-time)', async () => {
      await beginAnew(page);
      const search = await hold(page, searches);
      const list = listPage(page);
      await page.goto('/connect/orders?show=orders');
      const first = await search.came(1);
      await list.choose('Invoices');
      await expect(list.heading).toHaveText('Your Invoices');
      await first.abort();
      await search.came(2);
      await search.release();
      await expect(list.rows).toHaveCount(10);
      expect((await list.numbers()).every((number) => number.startsWith('SI'))).toBe(true);
      await page.unrouteAll();
    });

    await test.step('going back to what a running load answers needs no second one', async () => {
      await beginAnew(page);
      const search = await hold(page, searches);
      const list = listPage(page);
      await page.goto('/connect/orders?show=orders');
      await search.came(1);
      await list.choose('Both');
      await expect(list.heading).toHaveText('Your Orders & Invoices');
      await list.choose('Orders');
      await expect(list.heading).toHaveText('Your Orders');
      await search.release();
      await expect(list.rows).toHaveCount(10);
      expect(search.routes.length).toBe(1);
      await page.unrouteAll();
    });

    await test.step('an answer that is no longer wanted never replaces a newer one: pages that arrive out of order (decisions §one-load-at-a-time)', async () => {
      await beginAnew(page);
      const list = listPage(page);
      await list.load(allTime());
      const search = await hold(page, searches);
      const button = (to: number) => list.pages.getByRole('button', { name: `Page ${to}`, exact: true });
      // Pages are loaded ahead when their button is pointed at or has the focus.
      await button(2).focus();
      const second = await search.came(1);
      await button(3).press('Enter');
      const third = await search.came(2);
      expect(third.request().postDataJSON().federation.offset).toBe(20);
      await third.fallback();
      await expect(page.getByText(/^Showing 21–30 of/).first()).toBeVisible();
      const numbers = await list.numbers();
      const late = page.waitForResponse((response) => response.request() === second.request());
      await second.fallback();
      await (await late).finished();
      expect(await list.numbers()).toEqual(numbers);
      await expect(page.getByText(/^Showing 21–30 of/).first()).toBeVisible();
      await page.unrouteAll();
    });

    await test.step('search credentials that the service refuses are renewed unnoticed', async () => {
      await beginAnew(page);
      const list = listPage(page);
      let credentials = 0;
      await page.route('**/api/v3/search/credentials', (route) => {
        credentials += 1;
        return route.fallback();
      });
      await list.load();
      expect(credentials).toBe(1);
      await page.route(
        searches,
        (route) =>
          route.fulfill({
            status: 403,
            json: { message: 'Tenant token expired.', code: 'invalid_api_key', type: 'auth', link: '' },
          }),
        { times: 1 },
      );
      await list.choose('Invoices');
      await expect.poll(async () => (await list.numbers()).every((number) => number.startsWith('SI'))).toBe(true);
      expect(credentials).toBe(2);
      await expectSilence(page);
      await page.unrouteAll();
    });
  });
});

const testOnShortTokens = testOn({ SEARCH_TOKEN_SECONDS: '2' });

testOnShortTokens.describe('a search token that expires mid-session', () => {
  testOnShortTokens.use({ account: 'priya' });

  testOnShortTokens('is renewed without the user noticing', async ({ page, request }) => {
    const list = listPage(page);
    const sent = page.waitForRequest(searches);
    await list.load({ ...allTime(), show: 'orders' });
    const search = await sent;
    const authorization = (await search.headerValue('authorization')) ?? '';
    const status = async () =>
      (await request.post(search.url(), { headers: { authorization }, data: search.postDataJSON() })).status();
    expect(await status()).toBe(200);
    await expect.poll(status).toBe(403);

    await list.choose('Invoices');
    await expect.poll(async () => (await list.numbers()).map((number) => number.slice(0, 2))).toContain('SI');
    await expectSilence(page);
  });
});

test.describe('one imperfect document among those found', () => {
  test.use({ account: 'priya' });

  test('is left out and said; the others, and one without its lesser keys, are there', async ({ page }) => {
    await page.route(searches, async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      const [first, second, ...others] = answer.hits;
      const { _federation, number, total_amount, customer_no } = second;
      const hits = [
        { ...first, total_amount: 'much', items: null },
        { _federation, number, total_amount, customer_no },
      ];
      await route.fulfill({ response, json: { ...answer, hits: [...hits, ...others] } });
    });
    const list = listPage(page);
    await list.load({ ...allTime(), show: 'orders' });
    await expect.poll(async () => (await list.numbers()).length).toBe(9);
    const notice = page.getByRole('status').filter({ hasText: '1 document couldn’t be shown.' });
    await expect(notice).toBeVisible();
    // Another page may be loaded ahead meanwhile.
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await expect(notice).toHaveCount(0);
  });
});
