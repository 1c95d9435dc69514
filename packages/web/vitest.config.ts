import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

import { catalogues } from './build/catalogues.ts';

const conditions = ['@connect/source', 'module', 'import', 'default'];

/** What the projects of the web package share: tests see its styles and texts as the build does. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  plugins: [vanillaExtractPlugin(), catalogues()],
  test: {
    // Files share what they import, which takes longer to load than most of them to run.
    isolate: false,
    // Nothing is timed here: a test is slow only because the machine is.
    testTimeout: 300_000,
    setupFiles: 'src/testing/patience.ts',
  },
});
