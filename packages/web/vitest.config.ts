import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

import { catalogues } from './build/catalogues.ts';

const conditions = ['@connect/source', 'module', 'import', 'default'];

/** Tests of the web package see its styles and texts as the build does. A test that needs a page asks for happy-dom. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  plugins: [vanillaExtractPlugin(), catalogues()],
  test: {
    name: 'web',
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Files share what they import, which takes longer to load than most of them to run.
    isolate: false,
    // Nothing is timed here: a test is slow only because the machine is.
    testTimeout: 120_000,
  },
});
