import { readdirSync } from 'node:fs';
import { table } from './bench/quantiles.mjs';
import { installTools, requireProject, root } from './steps.mjs';

/**
 * Changes the core's rules one place at a time and sees whether a test of their area notices: those of all areas, or of the areas and
 * files that are named, such as `ordering` or `ordering/credit`. Prints what no test noticed, and ends with 1 where less than 95% were.
 */
requireProject();
const needed = 95;
const domain = `${root}packages/core/src/domain/`;
const isRule = (file) => file.endsWith('.ts') && !file.endsWith('.test.ts');
const rules = readdirSync(domain, { recursive: true }).filter(isRule).toSorted();
const areaOf = (name) => name.replace(/\.ts$/, '').split('/')[0];

const filesOf = (name) => rules.filter((file) => file === `${name}.ts` || file.startsWith(`${name}/`));
// Files that stand in no area, such as `result`, have their tests beside them.
const testsOf = (name) => `src/domain/${rules.includes(`${areaOf(name)}.ts`) ? '' : `${areaOf(name)}/**/`}*.test.ts`;

const named = process.argv.slice(2);
const names = named.length > 0 ? named : [...new Set(rules.map(areaOf))];
const unknown = names.filter((name) => filesOf(name).length === 0);
if (unknown.length > 0) {
  console.error(`There is no area or file ${unknown.join(', ')} in ${domain}.`);
  process.exit(1);
}
await installTools('scripts/mutation');
const { tryMutants } = await import('./mutation/try-mutants.mjs');

const head = ['', 'mutants', 'killed', 'endless', 'survived', 'unreached', 'noticed'];
const rowOf = ({ name, mutants }) => {
  const count = (fate) => mutants.filter((mutant) => mutant.fate === fate).length;
  return [name, mutants.length, ...head.slice(2, 6).map(count), `${shareOf({ mutants }).toFixed(2)}%`];
};
const isMissed = ({ fate }) => fate === 'survived' || fate === 'unreached';
/** Percentage of the mutants that a test noticed. */
const shareOf = ({ mutants }) => 100 - (100 * mutants.filter(isMissed).length) / Math.max(mutants.length, 1);
const print = (name, parts) => {
  const sum = { name, mutants: parts.flatMap(({ mutants }) => mutants) };
  console.log(`\n${table(head, [...parts, ...(parts.length === 1 ? [] : [sum])].map(rowOf))}\n`);
};

const measured = [];
for (const name of names) {
  const mutants = await tryMutants(
    filesOf(name).map((file) => `${domain}${file}`),
    domain,
    testsOf(name),
  );
  for (const { file, line, fate, before, after } of mutants.filter(isMissed))
    console.log(`${file}:${line} ${fate}\n  - ${before}\n  + ${after}`);
  const files = [...new Set(mutants.map(({ file }) => file))];
  print(
    name,
    files.map((file) => ({ name: file, mutants: mutants.filter((mutant) => mutant.file === file) })),
  );
  measured.push({ name, mutants });
}
if (measured.length > 1) print('in all', measured);
process.exit(measured.every((area) => shareOf(area) >= needed) ? 0 : 1);
