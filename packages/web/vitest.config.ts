import { readFile } from 'node:fs/promises';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

import { alias, aliased } from './build/alias.ts';
import { catalogues } from './build/catalogues.ts';

const conditions = ['@connect/source', 'module', 'import', 'default'];

/** Reads inversify without its source maps, which name files that it is not published with: each would be a warning. */
const withoutMaps = {
  name: 'connect:without-maps',
  enforce: 'pre',
  load: {
    filter: { id: /inversify.*\.js$/ },
    handler: async (id: string) => ({ code: await readFile(id, 'utf8'), map: null }),
  },
} as const;

/** What the projects of the web package share: tests see its styles and texts as the build does. */
export default defineConfig({
  resolve: { conditions, alias },
  ssr: { resolve: { conditions } },
  plugins: [withoutMaps, vanillaExtractPlugin(), catalogues()],
  test: {
    // Files share what they import, which takes longer to load than most of them to run.
    isolate: false,
    // Nothing is timed here: a test is slow only because the machine is.
    testTimeout: 300_000,
    setupFiles: 'src/testing/patience.ts',
    server: { deps: { inline: aliased } },
  },
});
