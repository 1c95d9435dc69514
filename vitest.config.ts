import { defineConfig } from 'vitest/config';

const conditions = ['@connect/source', 'module', 'import', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'], environment: 'node' },
});
