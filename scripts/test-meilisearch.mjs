import { build } from './build.mjs';
import { bin, requireProject, run } from './steps.mjs';

// What the tests try on the search service alone, on the Meilisearch of MEILI_URL: it has to be empty, and is left so.
requireProject();
const { MEILI_URL: url, MEILI_MASTER_KEY: key } = process.env;
if (!url || !key) {
  console.log('Skipped: MEILI_URL and MEILI_MASTER_KEY name no engine to test. It has to be an empty one.');
  process.exit(0);
}
if (!(await build())) process.exit(1);
process.exit(
  await run(bin('vitest'), [
    'run',
    'packages/server/src/lifecycle/other-search.test.ts',
    'packages/search-service/src/http/recorded.test.ts',
  ]),
);
