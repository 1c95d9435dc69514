import { testOn } from './support/own-server.ts';
import { countOf, historyOf, productsPage } from './support/products-page.ts';
import { expect, signIn } from './support/test.ts';

// A server of their own: what is signed off here is no longer to be signed off elsewhere.
const test = testOn({});
test.describe.configure({ mode: 'default' });

const calls = '**/api/brand-manager/sign-off';
const search = /\/multi-search/;

test.describe('marks of brook, who signs off at the first level', () => {
  test.use({ account: 'brook' });

  test('signs a product off at once, undoes it, and gives its mark back when the server fails', async ({ page }) => {
    const products = productsPage(page);
    await products.open('?region=FR');
    const sku = await products.sku(products.rows.first());
    const row = products.row(sku);
    const sign = row.getByRole('button', { name: `Sign off ${sku}` });
    await page.route(calls, (route) =>
      route.fulfill({ status: 500, json: { message: 'No.', code: 'internal_error' } }),
    );
    await sign.click();
    await expect(page.getByRole('status').filter({ hasText: 'went wrong' })).toBeVisible();
    await expect(products.signed(row)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('signedOffProducts'))).toBeNull();
    await page.unroute(calls);

    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(calls, async (route) => {
      await held;
      await route.continue();
    });
    await sign.click();
    await expect(products.signed(row)).toHaveCount(1);
    expect(await page.evaluate(() => localStorage.getItem('signedOffProducts'))).toBe(JSON.stringify([sku]));
    release();
    await expect(products.notice).toContainText('1 product signed off.');
    // Sign off and Undo of a row are one button, which keeps the focus, and gets it when the other Undo is gone.
    const undo = row.getByRole('button', { name: `Undo the sign-off of ${sku}` });
    await expect(undo).toBeFocused();
    await products.notice.getByRole('button', { name: 'Undo' }).click();
    await expect(products.signed(row)).toHaveCount(0);
    await expect(sign).toBeFocused();
    // Heard, as nothing else says so.
    const heard = page.locator('[aria-live]').filter({ hasText: /^Sign-off undone$/ });
    await expect(heard).toHaveCount(1);

    await page.keyboard.press('Enter');
    await expect(products.notice).toBeVisible();
    await expect(heard).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(products.notice).toHaveCount(0);
    await expect(sign).toBeFocused();
    await expect(heard).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(products.notice).toBeVisible();
    const before = await countOf(products.tabs.nth(4));
    await row.getByRole('button', { name: `History of ${sku}` }).click();
    const history = page.getByRole('dialog').getByRole('listitem');
    await expect(history).toContainText([
      /^Signed off\s*Brook/,
      /^Sign-off undone\s*Brook/,
      /^Signed off\s*Brook/,
      /^Sign-off undone\s*Brook/,
      /^Signed off\s*Brook/,
    ]);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await products.open('?region=FR');
    await expect(products.row(sku)).toHaveCount(0);
    expect(await countOf(products.tabs.nth(4))).toBe(before - 1);
  });

  test('keeps the tick over a reload until the index has caught up, or the server says that it has no sign-off', async ({
    page,
  }) => {
    const products = productsPage(page);
    const list = () => page.evaluate(() => localStorage.getItem('signedOffProducts'));
    // An index that lags behind: it answers what it did before the sign-off.
    let before: string | null = null;
    await page.route(search, async (route) => {
      before ??= await (await route.fetch()).text();
      await route.fulfill({ contentType: 'application/json', body: before });
    });
    await products.open('?region=PL');
    const [came, lost] = [await products.sku(products.rows.first()), await products.sku(products.rows.nth(1))];
    const sign = (sku: string) => products.row(sku).getByRole('button', { name: `Sign off ${sku}` });
    // The page is left before the answer to the one is there, and before the server gets the other.
    await page.route(calls, async (route) => {
      if (route.request().postData()?.includes(came)) await route.fetch();
    });
    await Promise.all([page.waitForRequest(calls), sign(lost).click()]);
    await sign(came).click();
    await expect.poll(async () => (await historyOf(page, 'pl_pl', came)).length).toBe(1);
    expect(await list()).toBe(JSON.stringify([lost, came]));
    await page.reload();
    await expect(sign(lost)).toBeVisible();
    await expect(products.signed(products.row(came))).toHaveCount(1);
    expect(await list()).toBe(JSON.stringify([came]));

    await page.unroute(search);
    await products.open('?region=PL');
    await expect(products.row(came)).toHaveCount(0);
    await expect.poll(list).toBeNull();
  });

  test('of two who sign the same product the later is told whose it is, and has nothing to undo; both pages show it', async ({
    page,
    browser,
    baseURL,
  }) => {
    const products = productsPage(page);
    await products.open('?region=EMEA');
    const sku = await products.sku(products.rows.first());
    const jwt = { name: 'jwt', value: await signIn(baseURL ?? '', 'sasha') };
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      storageState: { cookies: [], origins: [{ origin: baseURL ?? '', localStorage: [jwt] }] },
    });
    const senior = productsPage(await context.newPage());
    await senior.open(`?region=EMEA&q=${sku}`);
    const sign = { name: `Sign off ${sku}`, exact: true };
    await senior.row(sku).getByRole('button', sign).click();
    await expect(senior.notice).toContainText('1 product signed off.');

    // Brook's page is stale: it shows a cross.
    await products.row(sku).getByRole('button', sign).click();
    await expect(page.getByText('1 product was already signed off by Sasha Petrova.')).toBeVisible();
    await expect(products.row(sku)).toContainText('Sasha Petrova');
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0);

    await senior.notice.getByRole('button', { name: 'Undo' }).click();
    await expect(senior.signed(senior.row(sku))).toHaveCount(0);
    // Back at her page, Brook sees that it was taken back, and signs it herself.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await products.row(sku).getByRole('button', sign).click();
    await expect(products.notice).toContainText('1 product signed off.');
    await senior
      .row(sku)
      .page()
      .evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(senior.row(sku)).toContainText('Brook Linden');
    await context.close();
    expect((await historyOf(page, 'ae_en', sku)).map(({ by }) => by)).toEqual([
      'Brook Linden',
      'Sasha Petrova',
      'Sasha Petrova',
    ]);
  });

  test('shows the local list as signed off, and drops from it what the index no longer lists (decisions §confirmed-marks)', async ({
    page,
  }) => {
    const products = productsPage(page);
    await products.open('?region=IT');
    const sku = await products.sku(products.rows.first());
    const key = 'signedOffProducts';
    await page.evaluate(([name, list]) => localStorage.setItem(name, list), [
      key,
      JSON.stringify([sku, 'GONE-1']),
    ] as const);
    await page.reload();
    await expect(products.signed(products.row(sku))).toHaveCount(1);
    await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBe(JSON.stringify([sku]));
  });
});
