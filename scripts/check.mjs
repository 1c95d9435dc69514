import { bin, createTally, requireProject, staticChecks } from './steps.mjs';
import { withoutData } from './unit-tests.mjs';

// The fast part: types, lint with the room rules, format, and the tests that open no database and start no server.
requireProject();
const tally = createTally();
// Says so where the registry does not answer; no part of the tests, as it changes while the code does not.
const audit = [
  'known weaknesses of what the server and the pages bring along',
  process.execPath,
  ['scripts/audit.mjs'],
];
const licences = ['licences of what is shipped', process.execPath, ['scripts/sbom.mjs']];
const [types, ...others] = staticChecks;
// The compiler and the linter take all there is, the others one processor or none.
await tally.step(...types);
await Promise.all(
  [...others, audit, licences].map(([title, command, args]) => tally.step(title, command, args, { behind: true })),
);
await tally.step('unit and property tests', bin('vitest'), ['run', '--reporter=dot', ...withoutData]);
tally.close();
