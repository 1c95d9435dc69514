import { requireProject } from './steps.mjs';
import { someUnitTests } from './unit-tests.mjs';

// Unit tests again at each change: `test:watch packages/web`.
requireProject();
process.exit(await someUnitTests('watch', process.argv.slice(2)));
