import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { alias } from './build/alias.ts';
import { catalogues } from './build/catalogues.ts';
import { completeCatalogues } from './build/complete-catalogues.ts';
import { inlineFirstPaint } from './build/inline-first-paint.ts';
import { keepCode } from './build/keep-code.ts';
import { lazyPages } from './build/lazy-pages.ts';
import { listTexts } from './build/list-texts.ts';
import { moduleGroups } from './build/module-groups.ts';
import { plainImports } from './build/plain-imports.ts';
import { preloadFont } from './build/preload-font.ts';
import { shortNames } from './build/short-names.ts';
import { shortRouteTree } from './build/short-route-tree.ts';
import { slimCalls } from './build/slim-calls.ts';
import { textInRem } from './build/text-in-rem.ts';

// '@connect/source' resolves workspace packages to their TypeScript sources.
const conditions = ['@connect/source', 'module', 'browser', 'development|production'];

export default defineConfig({
  root: import.meta.dirname,
  base: '/distr/', // specification §assets: asset base path
  resolve: {
    conditions,
    alias,
  },
  plugins: [
    tanstackRouter({ target: 'react', autoCodeSplitting: true, routeFileIgnorePattern: '\\.test\\.' }),
    react(),
    vanillaExtractPlugin({ identifiers: shortNames() }),
    catalogues(),
    completeCatalogues(),
    listTexts(),
    preloadFont(),
    inlineFirstPaint(conditions),
    keepCode(),
    lazyPages(),
    plainImports(),
    shortRouteTree(),
    slimCalls(),
  ],
  css: { postcss: { plugins: [textInRem] } },
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    // The first page's files are fetched by the page's own script: no lists of them in the entry.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    // One small file for all styles: a page never waits for its own, and their order is always the same.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        // Files name each other, and the first page's script names them all: short names are a kilobyte less of it.
        entryFileNames: 'assets/[hash:7].js',
        chunkFileNames: 'assets/[hash:7].js',
        // So are few different characters.
        hashCharacters: 'base36',
        codeSplitting: { groups: moduleGroups() },
      },
    },
  },
});
