import { readFileSync } from 'node:fs';
import { createTally, requireProject, root } from './steps.mjs';
import { unitTests } from './unit-tests.mjs';

// The unit, property and contract tests on the Node.js of .nvmrc, which npm brings for as long as they run.
requireProject();
const version = readFileSync(`${root}.nvmrc`, 'utf8').trim();
const platform = process.platform === 'win32' ? 'win' : process.platform;
const tally = createTally();
const node = ['npx', '--yes', '-p', `node-${platform}-${process.arch}@${version}`, 'node'];
await unitTests(tally, `unit, property and contract tests on Node.js ${version}`, { node });
tally.close();
