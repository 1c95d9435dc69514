import { join } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { catalogues } from './build/catalogues.ts';
import { shortNames } from './build/short-names.ts';
import portal from './vite.config.ts';

/**
 * The basket widget for the pages of storefronts: built by itself, after the portal and beside it, so that neither has to fetch what only
 * the other needs. Those pages have its script, which has a name that they can rely on; its frame has the rest.
 */
export default defineConfig({
  root: import.meta.dirname,
  base: portal.base ?? '/',
  resolve: portal.resolve ?? {},
  publicDir: false,
  css: portal.css ?? {},
  plugins: [react(), vanillaExtractPlugin({ identifiers: shortNames() }), catalogues()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    emptyOutDir: false,
    modulePreload: false,
    cssCodeSplit: false,
    rolldownOptions: {
      input: {
        basket: join(import.meta.dirname, 'src/basket.ts'),
        frame: join(import.meta.dirname, 'basket.html'),
      },
      output: {
        entryFileNames: ({ name }) => (name === 'basket' ? '[name].js' : 'assets/[name]-[hash].js'),
        chunkFileNames: 'assets/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
});
