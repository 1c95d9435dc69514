import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const areas = (process.env.MUTATED_AREAS || '*').split(',');

// The runner looks for tests by their titles, into which properties write their seed: here it is the same each time.
export default defineConfig({
  test: {
    // Those that stand in no area, such as `result`, have their tests beside them.
    include: [...areas.map((area) => `src/domain/${area}/**/*.test.ts`), 'src/domain/*.test.ts'],
    setupFiles: fileURLToPath(new URL('seed.mjs', import.meta.url)),
    // Files share a worker: most of the time would go into loading the same libraries for each.
    isolate: false,
    testTimeout: 60_000,
    // What measures time finds nothing but that all is slower here.
    testNamePattern: /^(?!.*in no time)/,
  },
});
