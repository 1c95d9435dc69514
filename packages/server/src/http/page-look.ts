import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { brandGrounds, ownColours } from '@connect/core/domain/administration/brand-colours';
import type { Context, Hono } from 'hono';
import type { Environment } from './environment.ts';

const require = createRequire(import.meta.url);
const fontWeights = [400, 600] as const;

const fontFace = (prefix: string, weight: number): string =>
  `@font-face { font-family: Geist; font-weight: ${weight}; font-display: swap; src: url(${prefix}/geist-${weight}.woff2) format('woff2'); }`;

const { light, dark } = brandGrounds;
const { main, accent } = ownColours;

/** What the pages that the server writes itself share: the portal's colours, light and dark as the system has it, and its type. */
const look = `:root {
  color-scheme: light dark;
  --page: ${light.page}; --surface: ${light.surface}; --ink: ${light.ink}; --ink2: #465253; --line: #dfe3dd; --control: #7f8b88;
  --brand: ${main}; --brandInk: ${light.brandInk}; --link: ${main}; --rail: ${light.rail}; --focus: ${main}; --bad: #b3261e; --badSoft: #fce4e2;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: ${dark.page}; --surface: ${dark.surface}; --ink: ${dark.ink}; --ink2: #b1bfbb; --line: #223030; --control: #627370;
    --brand: ${accent}; --brandInk: ${dark.brandInk}; --link: ${dark.ink}; --rail: ${dark.rail}; --focus: ${accent}; --bad: #ff9a91; --badSoft: #3b1715;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 14px/20px Geist, system-ui, sans-serif; font-variant-numeric: tabular-nums; }
a { color: var(--link); }
h1 { font-size: 24px; line-height: 28px; font-weight: 600; letter-spacing: -0.022em; overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
input, button { height: 40px; border-radius: 11px; font: inherit; }
input { min-width: 0; padding: 0 12px; border: 1px solid var(--control); background: var(--surface); color: var(--ink); }
button { padding: 0 18px; border: 0; background: var(--brand); color: var(--brandInk); font-weight: 600; cursor: pointer; }
.ground { fill: ${accent}; }
.mark { fill: none; stroke: ${light.hivisInk}; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
`;

/** The hi-vis square with the double chevron. */
export const logo =
  '<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="8" class="ground"/>' +
  '<path d="M10 13.7l4-4 4 4M10 19l4-4 4 4" class="mark"/></svg>';

/** Answers with the page that tells that there is none at an address. */
export const missingPage = (context: Context, html: string): Response => context.html(html, 404);

/** Serves fonts and looks of an app's pages under its prefix, as files of their own: pages take no inline styles. */
export const serveLook = (app: Hono<Environment>, prefix: string, own: string): void => {
  const stylesheet = [...fontWeights.map((weight) => fontFace(prefix, weight)), look, own].join('\n');
  app.get(`${prefix}/style.css`, (context) =>
    context.body(stylesheet, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-store' }),
  );
  for (const weight of fontWeights)
    app.get(`${prefix}/geist-${weight}.woff2`, async (context) => {
      const font = await readFile(require.resolve(`@fontsource/geist/files/geist-latin-${weight}-normal.woff2`));
      return context.body(new Uint8Array(font), 200, {
        'Content-Type': 'font/woff2',
        'Cache-Control': 'max-age=86400',
      });
    });
};
