import { lingui } from '@lingui/vite-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

import { englishMessages } from './build/english-messages.ts';

const conditions = ['@connect/source', 'module', 'import', 'default'];

/** Tests of the web package see its styles and texts as the build does. A test that needs a page asks for happy-dom. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  plugins: [vanillaExtractPlugin(), lingui({ cwd: import.meta.dirname }), englishMessages()],
  test: { name: 'web', include: ['{src,build}/**/*.test.{ts,tsx}'], environment: 'node' },
});
