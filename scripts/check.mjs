import { bin, createTally, requireProject, staticChecks } from './steps.mjs';

// The fast part: types, lint with the room rules, format, unit and property tests.
requireProject();
const tally = createTally();
for (const [title, command, args] of staticChecks) await tally.step(title, command, args);
await tally.step('unit tests', bin('vitest'), ['run', '--exclude', 'packages/server/**']);
tally.close();
