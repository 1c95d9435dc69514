import { documentPages, openSettled, settled } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ account: 'priya' });

test('the search panel fades in and out for 0.5 s (specification §fades)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/connect');
  const box = page.getByRole('combobox', { name: 'Search for Orders & Invoices' });
  await box.fill('SO-');
  // It stays in the page when it is gone from sight.
  const panel = page.getByRole('listbox', { name: 'Search results', includeHidden: true }).locator('..');
  const fade = () =>
    panel.evaluate((element) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(element);
      const durations = transitionDuration.split(', ');
      return durations[transitionProperty.split(', ').indexOf('opacity')];
    });
  await expect(panel).toHaveAttribute('data-open', 'true');
  expect(await fade()).toBe('0.5s');
  await box.blur();
  await expect(panel).toHaveAttribute('data-open', 'false');
  expect(await fade()).toBe('0.5s');
  await expect(panel).toBeHidden();
});

test('every script, style and font comes from the asset base path /distr/ (specification §assets)', async ({
  page,
}) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet', 'font'].includes(request.resourceType())) paths.push(new URL(request.url()).pathname);
  });
  await openSettled(page, '/connect/orders');
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((path) => !path.startsWith('/distr/'))).toEqual([]);
});

test('links that open a new tab give it no hold on this one (specification §product-addresses)', async ({
  page,
  api,
}) => {
  const { invoice, order } = await documentPages(api);
  let seen = 0;
  for (const address of ['/connect', invoice, order]) {
    await openSettled(page, address);
    const links = await page.locator('a[target="_blank"]').all();
    seen += links.length;
    for (const link of links) {
      await expect(link).toHaveAttribute('rel', /noopener|noreferrer/);
      await expect(link).toHaveAccessibleName(/opens in a new tab/);
    }
  }
  expect(seen).toBeGreaterThan(0);
});

test('tokens stay in local storage and in headers: no address, cookie or session storage has one', async ({
  page,
  api,
  jwt,
}) => {
  const credentials = page.waitForResponse('**/api/v3/search/credentials');
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const { invoice } = await documentPages(api);
  await openSettled(page, '/connect/orders');
  const { token } = await (await credentials).json();
  await page.goto(invoice);
  await settled(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Invoice' }).click();
  await download;
  const seen = [
    ...addresses,
    await page.evaluate(() => document.cookie + JSON.stringify(sessionStorage)),
    page.url(),
  ].join('\n');
  expect(addresses.length).toBeGreaterThan(10);
  expect(seen).not.toContain(jwt);
  expect(seen).not.toContain(token);
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  expect(stored).not.toContain(token);
});

test('the content security policy stops nothing of the portal, and a script that is written into it', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  for (const address of ['/connect', '/connect/orders', '/connect/help', '/connect/login'])
    await openSettled(page, address);
  expect(refused).toEqual([]);
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.injected = "yes"';
    document.body.append(script);
    return document.documentElement.dataset['injected'] ?? null;
  });
  expect(ran).toBeNull();
  await expect.poll(() => refused.length).toBe(1);
});
