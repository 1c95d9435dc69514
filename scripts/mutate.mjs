import { existsSync } from 'node:fs';
import { installTools, requireProject, root, run } from './steps.mjs';

/**
 * Changes the core's rules one place at a time and sees whether a test notices: all of them, or those of the areas and files that are
 * named, such as `ordering` or `ordering/credit`. The report is in packages/core/.cache/mutation.
 */
requireProject();
const domain = 'src/domain';
const patternOf = (name) => {
  if (existsSync(`${root}packages/core/${domain}/${name}.ts`)) return `${domain}/${name}.ts`;
  if (existsSync(`${root}packages/core/${domain}/${name}`)) return `${domain}/${name}/**/*.ts`;
  console.error(`There is no area or file ${name} in packages/core/${domain}.`);
  return process.exit(1);
};
const named = process.argv.slice(2);
const patterns = named.length === 0 ? [`${domain}/**/*.ts`] : named.map(patternOf);
const mutated = [...patterns, `!${domain}/**/*.test.ts`].join(',');
await installTools('scripts/mutation');
const stryker = `${root}scripts/mutation/node_modules/.bin/stryker`;
const args = ['run', `${root}scripts/mutation/stryker.config.mjs`, '--mutate', mutated];
// A rule is held by the tests of its area; those of others only take longer.
const env = { MUTATED_AREAS: [...new Set(named.map((name) => name.split('/')[0]))].join(',') };
process.exit(await run(stryker, args, { cwd: `${root}packages/core`, env }));
