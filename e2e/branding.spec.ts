import { writeFile } from 'node:fs/promises';
import { request, type Browser, type Page } from '@playwright/test';
import { complaintsOf } from './support/console.ts';
import { allDocuments, pick } from './support/documents.ts';
import { expectCleanInBothSchemes, expectGoodState } from './support/good-page.ts';
import { loseNextAnswer } from './support/lost-answer.ts';
import { mailTo } from './support/mailbox.ts';
import { testOn } from './support/own-server.ts';
import { openSettled, settled } from './support/pages.ts';
import { expect, signIn } from './support/test.ts';

/** What is written down is on all pages of its server. */
const test = testOn({});

const [main, accent] = ['rgb(138, 28, 28)', 'rgb(255, 179, 138)'];
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).press('Enter');

/** A logo as PNG and as WebP, drawn by the browser itself. */
const drawLogos = async (page: Page) => {
  const [png, webp] = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 300, height: 100 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#8a1c1c';
    context.font = 'bold 72px sans-serif';
    context.fillText('ACME', 20, 76);
    return ['image/png', 'image/webp'].map((type) => canvas.toDataURL(type).split(',')[1] ?? '');
  });
  const file = (name: string, mimeType: string, base64 = '') => ({
    name,
    mimeType,
    buffer: Buffer.from(base64, 'base64'),
  });
  return { png: file('logo.png', 'image/png', png), webp: file('logo.webp', 'image/webp', webp) };
};

/** Whoever is not signed in, without anything that a page kept. */
const visitor = async (browser: Browser, baseURL: string) => {
  const context = await browser.newContext({ baseURL });
  return { page: await context.newPage(), close: () => context.close() };
};

test.describe('branding (specification §branding)', () => {
  test.use({ account: 'ada' });

  test('a name, a logo and colours are written down by keyboard, and stand on pages, in mails and on papers until they are taken back', async ({
    page,
    browser,
    api,
    origin,
  }) => {
    test.setTimeout(300_000);
    const wide = { width: 1366, height: 768 };
    await page.setViewportSize(wide);
    await openSettled(page, '/connect/admin/branding');
    await expect(page).toHaveTitle('Branding · Administration · Connect');
    const preview = page.getByRole('region', { name: 'Preview' });
    const logos = await drawLogos(page);

    await test.step('a colour that does not stand out is measured, and the nearest that does is offered', async () => {
      await field(page, 'Name of the portal').fill('Acme Trade Desk');
      await expect(preview.getByText('Acme Trade Desk')).toHaveCount(2);
      await field(page, 'Main colour').fill('#ff9a91');
      await expect(
        page.getByText(/^Too little contrast: 1\.\d+:1 in the light scheme; 4\.5:1 is needed\.$/),
      ).toBeVisible();
      await press(page, 'Save');
      await expect(page.getByRole('alert').first()).toBeVisible();
      await page.getByRole('button', { name: /^Use #[\da-f]{6}, the nearest/ }).press('Enter');
      await expect(
        page.getByText(/^Contrast is at least 4\.\d+:1 in the light scheme; 4\.5:1 is needed\.$/),
      ).toBeVisible();
      await field(page, 'Main colour').fill('#8a1c1c');
      await field(page, 'Accent colour').fill('#FFB38A');
    });

    await test.step('a script that calls itself a picture is none', async () => {
      const chooser = page.getByLabel('Logo', { exact: true });
      const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
      await chooser.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: script });
      await expect(page.getByText('SVG files can contain programs')).toBeVisible();
      await press(page, 'Save');
      await expect(chooser).toBeFocused();
      const both = Buffer.concat([logos.png.buffer, Buffer.from('<script>alert(1)</script>')]);
      await chooser.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: both });
      await expect(page.getByText('has something else attached to it')).toBeVisible();
      await chooser.setInputFiles(logos.webp);
      await expect(page.getByText('has something else attached to it')).toHaveCount(0);
    });

    await test.step('what it will look like is beside it, in both schemes; the page is good at every width', async () => {
      await field(page, 'Legal notice').fill('https://acme.example/imprint');
      await field(page, 'United Kingdom · English').fill('https://shop.acme.example');
      for (const scheme of ['light', 'dark']) {
        const pane = preview.locator(`[data-theme="${scheme}"]`);
        const button = pane.getByText('Save', { exact: true });
        await expect(button).toHaveCSS('background-color', scheme === 'light' ? main : accent);
        await expect(pane.getByText('Dashboard')).toHaveCSS('color', accent);
        await expect(pane.locator('svg')).toHaveCSS('background-image', /^url\("data:image\/png/);
      }
      await expectGoodState(page);
      await page.setViewportSize({ width: 375, height: 812 });
      await settled(page);
      await page.setViewportSize(wide);
    });

    await test.step('an answer gets lost: asked for again it is there', async () => {
      await loseNextAnswer(page, '**/api/v3/admin/branding');
      await press(page, 'Save');
      await expect(page.getByRole('alert')).toContainText('We can’t reach the server.');
      await expect(field(page, 'Name of the portal')).toHaveValue('Acme Trade Desk');
      await press(page, 'Save');
      await expect(page.getByText('The changes were saved. Pages show them once they’re reloaded.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Remove the logo' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Save' })).toBeFocused();
      // Or for something else: what was saved unheard is nobody else's.
      await field(page, 'Name of the portal').fill('Acme Desk');
      await field(page, 'Main colour').fill('#4A148C');
      await page.getByLabel('Another logo', { exact: true }).setInputFiles(logos.png);
      await loseNextAnswer(page, '**/api/v3/admin/branding');
      await press(page, 'Save');
      await expect(page.getByRole('alert')).toContainText('We can’t reach the server.');
      await field(page, 'Name of the portal').fill('Acme Trade Desk');
      await field(page, 'Main colour').fill('#8a1c1c');
      await press(page, 'Save');
      await expect(page.getByText('The changes were saved. Pages show them once they’re reloaded.')).toBeVisible();
    });

    await test.step('the sign-in has them in its first paint, before any script, and when it stands', async () => {
      const early = await visitor(browser, origin);
      await early.page.route(/\.js$/, (route) => route.abort());
      await early.page.goto('/connect/login', { waitUntil: 'domcontentloaded' });
      const shape = early.page.locator('[data-static="bare"]');
      await expect(shape.getByText('Acme Trade Desk')).toBeVisible();
      await expect(shape.locator('svg')).toHaveCSS('background-image', /\/distr\/logo\/[\w-]{22}\.png"\)$/);
      await expect(shape.locator('rect')).toHaveCSS('visibility', 'hidden');
      await early.close();

      const seen = await visitor(browser, origin);
      const complaints = complaintsOf(seen.page);
      await openSettled(seen.page, '/connect/login');
      await expect(seen.page).toHaveTitle('Account Login · Acme Trade Desk');
      await expect(seen.page.getByRole('banner')).toContainText('Acme Trade Desk');
      await expect(seen.page.getByRole('button', { name: 'Login', exact: true })).toHaveCSS('background-color', main);
      await expect(seen.page.getByRole('link', { name: 'Legal notice' })).toHaveAttribute(
        'href',
        'https://acme.example/imprint',
      );
      await expectCleanInBothSchemes(seen.page);
      await expect(seen.page.getByRole('button', { name: 'Login', exact: true })).toHaveCSS('background-color', accent);
      for (const width of [375, 1366]) {
        await seen.page.setViewportSize({ width, height: 768 });
        await settled(seen.page);
      }
      await openSettled(seen.page, '/de/de/connect/login');
      await expect(seen.page.getByRole('link', { name: 'Impressum' })).toBeVisible();
      expect(complaints).toEqual([]);
      await seen.close();
    });

    await test.step('whoever is signed in has them on the rail, the legal texts in their menu, and products at the storefront', async () => {
      await openSettled(page, '/connect');
      await expect(page.getByRole('banner').getByRole('link').first()).toHaveText('Acme Trade Desk');
      await page.getByRole('button', { name: /Account menu/ }).press('Enter');
      const text = page.getByRole('menuitem', { name: 'Legal notice' });
      await expect(text).toHaveAttribute('href', 'https://acme.example/imprint');
      await page.keyboard.press('Escape');
      const html = await (await page.request.get('/connect')).text();
      expect(html).toContain('"storefronts":{"UK":"https://shop.acme.example"}');
    });

    await test.step('mails have them, and bring the logo along', async () => {
      const to = 'sam@northgate.example';
      expect((await api.post('/api/auth/password/email', { data: { email: to, storefront: '' } })).ok()).toBe(true);
      const mail = await mailTo(api, to);
      expect(mail.text).toContain('We received a request to reset your Acme Trade Desk password.');
      expect(mail.html).toContain('#8a1c1c');
      await page.goto(`/dev/mailbox/${mail.id}/html`);
      await expect
        .poll(() => page.locator('img').evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)))
        .toBe(300);
    });

    await test.step('papers have them', async () => {
      const token = await signIn(origin, 'priya');
      const headers = { Authorization: `Bearer ${token}` };
      const credentials = await request.newContext({ baseURL: origin, extraHTTPHeaders: headers });
      const { number } = pick((await allDocuments(credentials)).invoices, () => true, 'invoice');
      const pdf = await credentials.get(`/api/v3/invoices/${number}/download`);
      expect((await pdf.body()).toString('latin1')).toContain('/Subtype /Image');
      await writeFile(test.info().outputPath('invoice.pdf'), await pdf.body());
    });

    await test.step('they go by the name of the portal alone', async () => {
      await openSettled(page, '/connect/admin/branding');
      await expect(page).toHaveTitle('Branding · Administration · Acme Trade Desk');
      await press(page, 'Restore the built-in look');
      const typed = field(page, 'Type Acme Trade Desk to confirm');
      await typed.fill('Connect');
      await typed.press('Enter');
      await expect(page.getByText('This isn’t Acme Trade Desk.')).toBeVisible();
      await typed.fill('acme trade desk');
      await typed.press('Enter');
      await expect(page.getByText('The changes were saved.')).toBeVisible();
      await expect(field(page, 'Legal notice')).toHaveValue('https://acme.example/imprint');
      const html = await (await page.request.get('/connect/login')).text();
      expect([html.includes('<title>Connect</title>'), html.includes('--portal-')]).toEqual([true, true]);
      expect(html).not.toContain('--portal-logo:');
    });
  });
});
