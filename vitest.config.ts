import { defineConfig } from 'vitest/config';

const conditions = ['@connect/source', 'module', 'import', 'default'];
// Node is started with these too, and would load ES modules where a CommonJS library requires one, were 'import' among them.
const nodeConditions = ['@connect/source', 'node'];

export default defineConfig({
  test: {
    // By default one core is left idle, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        resolve: { conditions },
        ssr: { resolve: { conditions: nodeConditions } },
        test: {
          name: 'node',
          include: ['packages/!(web)/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          environment: 'node',
          // Nothing is timed here: a test is slow only because the machine is.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      // The web package needs its own plugins, for styles and texts.
      'packages/web/vitest.config.ts',
    ],
  },
});
