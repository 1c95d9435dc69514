import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

import { entryId } from '../src/composition/early/start-app.ts';
import { earlyScript } from './early-script.ts';
import { firstPagesOf } from './first-pages-of.ts';

/** A style sheet cut behind the last rule of the static shell: what stands before it is all that the first paint needs. */
export const cutStyles = (css: string): { readonly first: string; readonly rest: string } => {
  let depth = 0;
  let at = css.lastIndexOf('[data-static]');
  if (at < 0) throw new Error('The style sheet has no rules of the static shell.');
  for (const brace of css.slice(0, at).match(/[{}]/g) ?? []) depth += brace === '{' ? 1 : -1;
  do {
    at = css.slice(at).search(/[{}]/) + at;
    depth += css[at] === '{' ? 1 : -1;
    at += 1;
  } while (depth > 0);
  return { first: css.slice(0, at), rest: css.slice(at) };
};

const assetOf = (bundle: Rolldown.OutputBundle, fits: (name: string) => boolean): Rolldown.OutputAsset => {
  const found = Object.values(bundle).find((file) => file.type === 'asset' && fits(file.fileName));
  if (found?.type !== 'asset') throw new Error('The build lacks its page or its style sheet.');
  return found;
};

/**
 * Puts into the page what its first paint needs: the styles of the static shell, and the script that says which of the shells it is and
 * fetches the page's files, and starts the app. The rest of the styles stands behind the shell: what comes before it is painted, scripts wait for it.
 */
export const inlineFirstPaint = (conditions: readonly string[]): Plugin => ({
  name: 'connect:inline-first-paint',
  enforce: 'post',
  transformIndexHtml: {
    order: 'pre',
    // While developing, the script is a module of its own.
    handler: (html, { bundle, server }) =>
      server && !bundle
        ? html.replace('<!--early-script-->', '<script type="module" src="/src/composition/early/main.ts"></script>')
        : html,
  },
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const page = assetOf(bundle, (name) => name === 'index.html');
      const sheet = assetOf(bundle, (name) => name.endsWith('.css'));
      const { first, rest } = cutStyles(String(sheet.source));
      const hash = createHash('sha256').update(rest).digest('base64url').slice(0, 8);
      const fileName = `assets/style-${hash}.css`;
      const table = firstPagesOf(bundle);
      delete bundle[sheet.fileName];
      this.emitFile({ type: 'asset', fileName, source: rest });
      const script = await earlyScript(table, conditions);
      const link = /\s*<link rel="stylesheet"[^>]*>/;
      const href = `href="/distr/${fileName}"`;
      // The page's own script starts it.
      const entry = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
      if (!entry.test(String(page.source))) throw new Error('The page has no script that starts the app.');
      page.source = String(page.source)
        .replace(entry, `<link id="${entryId}" rel="modulepreload" crossorigin href="$1">`)
        .replace(link, `\n    <link rel="preload" as="style" ${href}>`)
        .replace('<!--first-styles-->', () => `<style>${first}</style>`)
        .replace('<!--early-script-->', () => `<script>${script}</script>`)
        .replace('<!--styles-->', `<link rel="stylesheet" ${href}>`);
    },
  },
});
