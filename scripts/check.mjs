import { bin, createTally, requireProject, staticChecks } from './steps.mjs';

// The fast part: types, lint with the room rules, format, and the tests that open no database and start no server.
requireProject();
const tally = createTally();
for (const [title, command, args] of staticChecks) await tally.step(title, command, args);
// Says so where the registry does not answer; no part of the tests, as it changes while the code does not.
await tally.step('known weaknesses of what the server and the pages bring along', 'npx', [
  '--yes',
  'pnpm@12.21.0',
  'audit',
  '--prod',
  '--audit-level',
  'high',
  '--ignore-registry-errors',
]);
await tally.step('unit and property tests', bin('vitest'), ['run', '--reporter=dot', '--project', '!on data*']);
tally.close();
