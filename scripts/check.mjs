import { bin, createTally, requireProject, staticChecks } from './steps.mjs';

// The fast part: types, lint with the room rules, format, and the tests that open no database and start no server.
requireProject();
const tally = createTally();
for (const [title, command, args] of staticChecks) await tally.step(title, command, args);
await tally.step('unit and property tests', bin('vitest'), ['run', '--reporter=dot', '--project', '!on data*']);
tally.close();
