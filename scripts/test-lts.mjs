import { createTally, requireProject } from './steps.mjs';
import { ltsVersion, unitTests } from './unit-tests.mjs';

// All unit, property and contract tests on the current LTS; `test` runs those of them that open no database.
requireProject();
const tally = createTally();
const again = await unitTests(tally, `unit, property and contract tests on Node.js ${ltsVersion}`, { lts: true });
await again?.();
tally.close();
