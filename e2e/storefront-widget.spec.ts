import type { Page, Request } from '@playwright/test';
import { newBuyer, packedItems, setInBasket, quantitiesOf } from './support/ordering.ts';
import { testOn } from './support/own-server.ts';
import { openAs } from './support/people.ts';
import { frameOf, openShop, otherSite, shop, startShop, stranger, words } from './support/shop.ts';
import { expect, expectAccessible } from './support/test.ts';

const test = testOn({ STOREFRONTS: `UK=${shop}, DE=${shop}, FR=${otherSite}` });

let stopShop: () => void;
test.beforeAll(async () => {
  stopShop = await startShop();
});
test.afterAll(() => stopShop());

/** Style sheets of pages that know nothing of the widget. */
const sheets = {
  'a utility reset': `*, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid; }
    html { font-size: 62.5%; line-height: 1.5; } img, svg { display: block; max-width: 100%; vertical-align: middle; }
    button, input { background: transparent; color: inherit; font: inherit; appearance: none; } ul, ol { list-style: none; }
    h2 { font-size: inherit; font-weight: inherit; } svg { width: 100%; height: auto; }`,
  'an old framework': `body { font: 17px/1.9 Georgia, serif; color: #a00; letter-spacing: 2px; text-align: center; text-transform: uppercase; }
    #basket { display: none !important; font-size: 40px; line-height: 3; } aside { float: left; width: 300px; } div { padding: 9px; zoom: 1; }
    button { display: block; width: 100%; padding: 20px !important; } iframe { width: 300px; height: 60px; border: 4px inset; opacity: 0.5; }
    dialog { position: static; width: auto; margin: 0; padding: 50px; } dialog::backdrop { background: red; }`,
  'all: revert': '* { all: revert; } *::before, *::after { content: "!" !important; }',
  'a dark page': ':root { color-scheme: dark; background: #111; color: #eee; }',
};

/** Somebody new with one item in their basket, who is signed in to the portal with this browser. */
const buyerWithBasket = async (page: Page, portal: string) => {
  const { api, token } = await newBuyer(portal);
  const [item] = await packedItems(api, 1);
  if (!item) throw new Error('There is no item');
  await setInBasket(api, { [item.sku]: item.packSize });
  await openAs(page, { token }, '/distr/icon.svg');
  return { api, item, token };
};

/** Where everything of the widget is, and how it looks. */
const looksOf = (page: Page) =>
  frameOf(page).evaluate(() => {
    const looks = [
      'color',
      'background-color',
      'font-family',
      'font-size',
      'line-height',
      'letter-spacing',
      'border',
      'padding',
    ];
    return [...document.querySelectorAll('#basket *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const place = [x, y, width, height].map(Math.round).join(' ');
      return [element.tagName, place, ...looks.map((name) => style.getPropertyValue(name))].join(' | ');
    });
  });

test('a page of a storefront carries the widget, which leads into the portal', async ({ page, baseURL }) => {
  const portal = baseURL ?? '';
  const { api, item } = await buyerWithBasket(page, portal);
  const widget = await openShop(page, portal, { lang: 'de-DE' });
  const button = widget.getByRole('button', { name: 'Warenkorb: 1 Produkt' });
  await expect(button).toBeVisible();
  await expect(page.locator('#basket iframe')).toHaveAttribute('title', 'Warenkorb');

  await test.step('leaves the page to its visitor, but for its button', async () => {
    await page.getByRole('link', { name: 'More' }).click({ trial: true });
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    const under = (x: number, y: number) =>
      page.evaluate((at) => document.elementFromPoint(at[0] ?? 0, at[1] ?? 0)?.id, [x, y]);
    expect([await under(width - 60, height - 40), await under(width - 60, height - 200)]).toEqual(['basket', '']);
  });

  await test.step('opens by keyboard, has the window meanwhile, and gives the focus back', async () => {
    await button.focus();
    await page.keyboard.press('Enter');
    const panel = widget.getByRole('dialog', { name: 'Warenkorb' });
    await expect(panel.getByRole('link', { name: 'Zur Kasse gehen' })).toBeVisible();
    await expect(page.locator('#basket dialog')).toHaveJSProperty('open', true);
    expect(await page.locator('#basket dialog').evaluate((layer) => layer.matches(':modal'))).toBe(true);
    const drawer = await panel.boundingBox();
    expect(drawer && drawer.x + drawer.width).toBe(page.viewportSize()?.width);
    expect(drawer?.height).toBe(page.viewportSize()?.height);
    await page.keyboard.press('Tab');
    expect(await frameOf(page).evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await expect.poll(() => page.locator('#basket dialog').evaluate((layer) => layer.matches(':modal'))).toBe(false);
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
  });

  const panel = widget.getByRole('dialog', { name: 'Warenkorb' });
  await panel.getByRole('button', { name: `Menge von ${item.sku} erhöhen` }).click();
  await expect.poll(() => quantitiesOf(api)).toEqual({ [item.sku]: item.packSize * 2 });
  await expectAccessible(frameOf(page));
  // Kept on a list, which is a page of the portal in the language of the shop.
  const keep = panel.getByRole('button', { name: `${item.sku} auf eine Liste oder die Merkliste setzen` });
  await keep.click();
  const menu = widget.getByRole('dialog', { name: `${item.sku} merken`, exact: true });
  await menu.getByRole('textbox', { name: 'Neue Liste' }).fill('Handschuhe');
  await page.keyboard.press('Enter');
  const list = menu.getByRole('link', { name: 'Handschuhe' });
  await expect(list).toHaveAttribute('href', /^\/de\/de\/connect\/favourites\//);
  await page.keyboard.press('Escape');
  await expect(keep).toBeFocused();
  await panel.getByRole('link', { name: 'Zur Kasse gehen' }).click();
  await expect(page).toHaveURL(`${portal}/de/de/connect/checkout`);
  await api.dispose();
});

test('an empty basket says the next step, and leads there', async ({ page, baseURL }) => {
  const portal = baseURL ?? '';
  const { api, token } = await newBuyer(portal);
  await openAs(page, { token }, '/distr/icon.svg');
  const widget = await openShop(page, portal, { lang: 'de-DE' });
  await widget.getByRole('button', { name: 'Warenkorb: 0 Produkte' }).click();
  const panel = widget.getByRole('dialog', { name: 'Warenkorb' });
  await expect(panel).toContainText('Ihr Warenkorb ist leer. Fügen Sie Produkte');
  await expectAccessible(frameOf(page));
  await panel.getByRole('link', { name: 'Schnellbestellung' }).click();
  await expect(page).toHaveURL(`${portal}/de/de/connect/quick-order`);
  await api.dispose();
});

test('no script of the shop has the session, nobody else frames it, and no other page is framed', async ({
  page,
  baseURL,
}) => {
  const portal = baseURL ?? '';
  const { api, token } = await buyerWithBasket(page, portal);
  const widget = await openShop(page, portal);
  await expect(widget.getByRole('button', { name: words['en-GB'].basket })).toBeVisible();
  const seen = await page.evaluate(() => {
    const frame = document.querySelector('#basket')?.shadowRoot?.querySelector('iframe');
    const reads = [
      () => frame?.contentWindow?.localStorage.getItem('jwt'),
      () => frame?.contentDocument?.body.innerHTML,
    ];
    const tried = reads.map((read) => {
      try {
        return read() ?? 'nothing';
      } catch (error) {
        return error instanceof DOMException ? error.name : 'another';
      }
    });
    return [...tried, localStorage.getItem('jwt'), document.cookie];
  });
  expect(seen).toEqual(['SecurityError', 'nothing', null, expect.not.stringContaining(token)]);

  await test.step('what it says to the frame, and what others say to it, is not heard', async () => {
    const open = widget.getByRole('dialog', { name: 'Basket' });
    await page.evaluate(() => {
      for (const data of [
        { connectBasket: 'state', open: true, width: 9, height: 9, title: 'x' },
        null,
        'x',
        { connectBasket: 'state' },
      ])
        window.postMessage(data, '*');
      const frame = document.querySelector('#basket')?.shadowRoot?.querySelector('iframe')?.contentWindow;
      for (const data of [null, 'x', { connectBasket: 'order' }, { connectBasket: 'opened' }])
        frame?.postMessage(data, '*');
    });
    await expect(page.locator('#basket iframe')).toHaveAttribute('title', 'Basket');
    await expect(open).toBeHidden();
  });

  await test.step('an origin that is no storefront cannot frame it; no origin frames the portal', async () => {
    const elsewhere = await openShop(page, portal, { at: stranger });
    await expect(page.locator('#basket iframe')).toBeAttached();
    await page.waitForLoadState('networkidle');
    await expect(elsewhere.getByRole('button')).toHaveCount(0);
    await expect(page.locator('#basket iframe')).toBeHidden();
    const policies = await Promise.all(
      ['/distr/basket.html', '/connect', '/connect/checkout'].map(async (path) => {
        const policy = (await api.get(path)).headers()['content-security-policy'] ?? '';
        return /frame-ancestors ([^;]*)/.exec(policy)?.[1];
      }),
    );
    expect(policies).toEqual([`'self' ${shop} ${otherSite}`, "'none'", "'none'"]);
  });
  await api.dispose();
});

test('the keyboard goes into the frame, out of it at its button, and not past its open panel', async ({
  page,
  baseURL,
}) => {
  const portal = baseURL ?? '';
  const { api } = await buyerWithBasket(page, portal);
  const widget = await openShop(page, portal);
  const button = widget.getByRole('button', { name: words['en-GB'].basket });
  await expect(button).toBeVisible();
  await page.getByRole('link', { name: 'More' }).focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Help' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const panel = widget.getByRole('dialog', { name: 'Basket' });
  await expect(panel.getByRole('link', { name: 'Go to checkout' })).toBeVisible();
  for (let press = 0; press < 20; press += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => document.activeElement?.id ?? '');
    // Of the page nothing has it: the frame, or the browser's own bars.
    expect(['basket', '']).toContain(at);
  }
  await panel.getByRole('button', { name: 'Close' }).press('Enter');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Help' })).toBeFocused();
  await api.dispose();
});

test('what others changed meanwhile is there once somebody is back in the window', async ({ page, baseURL }) => {
  const portal = baseURL ?? '';
  const { api } = await buyerWithBasket(page, portal);
  const widget = await openShop(page, portal);
  await expect(widget.getByRole('button', { name: words['en-GB'].basket })).toBeVisible();
  const [first, second] = await packedItems(api, 2);
  if (!first || !second) throw new Error('There are no items');
  await setInBasket(api, { [first.sku]: first.packSize, [second.sku]: second.packSize });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(widget.getByRole('button', { name: 'Basket: 2 products' })).toBeVisible();
  await api.dispose();
});

test('a shop on another site, where the browser keeps the session from the frame, has the way to the basket', async ({
  page,
  baseURL,
}) => {
  const portal = baseURL ?? '';
  const { api, item } = await buyerWithBasket(page, portal);
  const asked: string[] = [];
  const note = (request: Request) => void (request.url().includes('/api/') && asked.push(request.url()));
  page.on('request', note);
  const widget = await openShop(page, portal, { at: otherSite, lang: 'fr-FR' });
  const link = widget.getByRole('link', { name: 'Panier', exact: true });
  await expect(link).toBeVisible();
  await expect(page.locator('#basket iframe')).toHaveAttribute('title', 'Panier');
  await expectAccessible(frameOf(page), { only: '#basket' });
  // This browser lets the frame read the token, and keeps the cookie alone: what cannot be renewed there is not used.
  expect(await frameOf(page).evaluate(() => document.cookie)).toBe('');
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  expect(asked).toEqual([]);
  await page.getByRole('link', { name: 'More' }).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${portal}/fr/fr/connect/checkout`);
  await expect(page.getByText(item.sku).first()).toBeVisible();
  await api.dispose();
});

test('the widget is not there for who is signed out, and goes with the session', async ({ page, baseURL }) => {
  const portal = baseURL ?? '';
  await openShop(page, portal);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#basket iframe')).toBeHidden();
  const { api } = await buyerWithBasket(page, portal);
  const widget = await openShop(page, portal);
  const button = widget.getByRole('button', { name: words['en-GB'].basket });
  await expect(button).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(`${portal}/connect/help`);
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/connect\/login/);
  await expect(button).toHaveCount(0);
  await expect(page.locator('#basket iframe')).toBeHidden();
  await api.dispose();
});

test('a page of a storefront gives the widget none of its styles, and gets none of its', async ({ page, baseURL }) => {
  test.slow();
  const portal = baseURL ?? '';
  const { api } = await buyerWithBasket(page, portal);
  const looks = async (styles: string) => {
    const widget = await openShop(page, portal, { styles });
    await widget.getByRole('button', { name: words['en-GB'].basket }).click();
    await expect(widget.getByRole('dialog').getByRole('link', { name: 'Go to checkout' })).toBeVisible();
    await frameOf(page).evaluate(() => document.fonts.ready);
    return looksOf(page);
  };
  const plain = await looks('');
  expect(plain.length).toBeGreaterThan(30);
  expect(plain.filter((look) => look.includes('Geist Variable')).length).toBeGreaterThan(10);
  // The page keeps the browser's own styles.
  const title = page.getByRole('heading', { name: 'Gloves', includeHidden: true });
  expect(await title.evaluate((each) => getComputedStyle(each).marginTop)).not.toBe('0px');
  for (const [name, styles] of Object.entries(sheets))
    await test.step(name, async () => expect(await looks(styles)).toEqual(plain));
  await api.dispose();
});
