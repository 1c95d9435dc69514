import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Frame, FrameLocator, Page } from '@playwright/test';
import { port } from './server.ts';

const shopPort = port + 31;
/** A shop of the portal's site, at an origin of its own; one of another site; and where nobody knows of it. */
export const shop = `http://127.0.0.1:${shopPort}`;
export const otherSite = `http://shop.localhost:${shopPort}`;
export const stranger = `http://localhost:${shopPort}`;

/** What a shop says in its language, and the widget in it. */
export const words = {
  'en-GB': { basket: 'Basket: 1 product', title: 'Gloves' },
  'de-DE': { basket: 'Warenkorb: 1 Produkt', title: 'Handschuhe' },
  'fr-FR': { basket: 'Panier : 1 produit', title: 'Gants' },
};

let shopPage = '';
const shopServer = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(shopPage));

/** Serves the shop's page; the answer ends it. */
export const startShop = async (): Promise<() => void> => {
  await once(shopServer.listen(shopPort, '127.0.0.1'), 'listening');
  return () => void shopServer.close();
};

/** Opens the page of a shop that carries the widget, as a shop is told to write it. */
export const openShop = async (
  page: Page,
  portal: string,
  { at = shop, lang = 'en-GB', styles = '' }: { at?: string; lang?: keyof typeof words; styles?: string } = {},
): Promise<FrameLocator> => {
  const { title } = words[lang];
  shopPage = `<!doctype html><html lang="${lang}"><head><title>Shop</title><style>${styles}</style></head>
    <body><main><h1>${title}</h1><a href="/more">More</a></main><div id="basket"></div><footer><a href="/help">Help</a></footer>
    <script type="module" src="${portal}/distr/basket.js"></script></body></html>`;
  await page.goto(`${at}/gloves`);
  return page.frameLocator('#basket iframe');
};

/** The frame of the widget on a page of the shop. */
export const frameOf = (page: Page): Frame => {
  const frame = page.frames().find((each) => each.url().includes('/distr/basket.html'));
  if (!frame) throw new Error('There is no frame');
  return frame;
};
