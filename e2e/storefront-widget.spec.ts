import type { Page } from '@playwright/test';
import { newBuyer, packedItems, putInBasket } from './support/ordering.ts';
import { openAs } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Style sheets of pages that know nothing of the widget. */
const sheets = {
  'a utility reset': `*, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid; }
    html { font-size: 62.5%; line-height: 1.5; } img, svg { display: block; max-width: 100%; vertical-align: middle; }
    button, input { background: transparent; color: inherit; font: inherit; appearance: none; } ul, ol { list-style: none; }
    h2 { font-size: inherit; font-weight: inherit; } svg { width: 100%; height: auto; }`,
  'an old framework': `body { font: 17px/1.9 Georgia, serif; color: #a00; letter-spacing: 2px; text-align: center; text-transform: uppercase; }
    #basket { font-size: 40px; line-height: 3; } aside { float: left; width: 300px; background: #ccc; } div { padding: 9px; zoom: 1; }
    button { display: block; width: 100%; padding: 20px !important; border-radius: 0; background: #fc0 !important; }
    input { width: 300px; height: 60px; border: 4px inset; } h2 { margin: 2em 0; font-size: 40px; } ul li { list-style: disc; margin-left: 40px; }
    dialog { position: static; width: auto; margin: 0; padding: 50px; } dialog::backdrop { background: red; } span { display: block; float: right; }`,
  'all: revert': '* { all: revert; } *::before, *::after { content: "!" !important; }',
};

/** A page of a storefront that carries the widget; whoever is signed in has it open. */
const openShop = async (page: Page, portal: string, token: string, styles: string): Promise<void> => {
  const [config = ''] = /<script type="application\/json"[^]*?<\/script>/.exec(portal) ?? [];
  const html = `<!doctype html><html lang="en-GB"><head><title>Shop</title><style>${styles}</style>${config}</head>
    <body><main><h1>Gloves</h1></main><div id="basket"></div><script type="module" src="/distr/basket.js"></script></body></html>`;
  await page.unroute('**/gloves');
  await page.route('**/gloves', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await openAs(page, { token }, '/gloves');
  await page.getByRole('button', { name: 'Basket: 1 product' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Basket' }).getByRole('link', { name: 'Go to checkout' }),
  ).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
};

/** Where everything of the widget is, and how it looks. */
const looksOf = (page: Page) =>
  page.locator('#basket').evaluate((place) => {
    const looks = [
      'color',
      'background-color',
      'font-family',
      'font-size',
      'font-weight',
      'line-height',
      'letter-spacing',
      'text-transform',
      'text-align',
      'border',
      'padding',
    ];
    return [...(place.shadowRoot?.querySelectorAll('*:not(link)') ?? [])].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      return [
        element.tagName,
        [x, y, width, height].map(Math.round).join(' '),
        ...looks.map((name) => style.getPropertyValue(name)),
        getComputedStyle(element, '::before').content,
      ].join(' | ');
    });
  });

test('a page of a storefront gives the widget none of its styles, and gets none of its', async ({ page, baseURL }) => {
  test.slow();
  const { api, token } = await newBuyer(baseURL ?? '');
  const [item] = await packedItems(api, 1);
  if (!item) throw new Error('There is no item');
  await putInBasket(api, { [item.sku]: item.packSize });
  const portal = await (await api.get('/connect')).text();
  await openShop(page, portal, token, '');
  const plain = await looksOf(page);
  expect(plain.length).toBeGreaterThan(30);
  expect(plain.filter((look) => look.includes('Geist Variable')).length).toBeGreaterThan(10);
  // Whole in the window, and as wide as its drawer.
  const panel = page.getByRole('dialog', { name: 'Basket' });
  const drawer = await panel.boundingBox();
  expect(drawer && drawer.x + drawer.width).toBe(page.viewportSize()?.width);
  for (const part of [
    panel.getByRole('link', { name: 'Go to checkout' }),
    panel.getByRole('button', { name: 'Close' }),
  ]) {
    const box = await part.boundingBox();
    expect(drawer && box && box.x >= drawer.x && box.x + box.width <= drawer.x + drawer.width).toBe(true);
  }
  // The page keeps the browser's own styles.
  expect(
    await page.getByRole('heading', { name: 'Gloves' }).evaluate((title) => getComputedStyle(title).marginTop),
  ).not.toBe('0px');

  for (const [name, styles] of Object.entries(sheets))
    await test.step(name, async () => {
      await openShop(page, portal, token, styles);
      expect(await looksOf(page)).toEqual(plain);
    });
  await api.dispose();
});
