import { defineConfig } from 'vitest/config';

const conditions = ['@connect/source', 'module', 'import', 'default'];
// Node is started with these too, and would load ES modules where a CommonJS library requires one, were 'import' among them.
const nodeConditions = ['@connect/source', 'node'];

const mocked = '**/*.mocked.test.ts';
const node = {
  resolve: { conditions },
  ssr: { resolve: { conditions: nodeConditions } },
  test: {
    include: ['packages/!(web)/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    // Nothing is timed here: a test is slow only because the machine is.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
};

export default defineConfig({
  test: {
    // By default one core is left idle, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        ...node,
        test: {
          ...node.test,
          name: 'node',
          exclude: [mocked],
          // Files share what they import, which takes longer to load than most of them to run.
          isolate: false,
        },
      },
      // What replaces a module must be the first to import it.
      { ...node, test: { ...node.test, name: 'node, with replaced modules', include: [mocked] } },
      // The web package needs its own plugins, for styles and texts.
      'packages/web/vitest.config.ts',
    ],
  },
});
