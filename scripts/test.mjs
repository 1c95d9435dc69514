import { rmSync } from 'node:fs';
import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { bin, createTally, requireProject, root, run, staticChecks } from './steps.mjs';
import { ltsVersion, readReport, reasonOf, reports, someUnitTests, unitTests, withoutData } from './unit-tests.mjs';

/** Those of a report by Playwright that failed, with their files and reasons. */
const failedJourneys = ({ suites = [], specs = [] }) => [
  ...suites.flatMap(failedJourneys),
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const last = tests.at(-1)?.results.at(-1);
      return `e2e/${file}:${line} › ${title}: ${reasonOf(last?.error?.message ?? last?.status)}`;
    }),
];

const playwright = async (report, args = []) => {
  const code = await run(bin('playwright', 'e2e/'), ['test', ...args], {
    cwd: `${root}e2e`,
    env: { CONNECT_BROWSER: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: `${reports}/${report}` },
  });
  const { stats, ...found } = readReport(report) ?? {};
  const { expected = 0, flaky = 0, unexpected = 0 } = stats ?? {};
  if (flaky > 0) console.log(`${flaky} journeys passed only at the second try.`);
  return {
    passed: expected + flaky,
    failed: code === 0 ? 0 : Math.max(unexpected, 1),
    failures: failedJourneys(found),
  };
};

/** Counts the journeys; as with unit tests, CI gives up to three that failed a last chance, which is what this resolves to. */
const journeys = async (tally) => {
  console.log('\n> journeys in a real browser, size budgets among them');
  rmSync(`${root}e2e/.cache`, { recursive: true, force: true });
  const { passed, failed, failures } = await playwright('e2e.json');
  if (!process.env['CI'] || failures.length === 0 || failures.length > 3) {
    tally.add('journeys', passed, failed, failures);
    return null;
  }
  return async () => {
    console.log(`\n> once more, with nothing beside them:\n  ${failures.join('\n  ')}`);
    const last = await playwright('e2e-again.json', ['--last-failed', '--workers', '1', '--retries', '0']);
    if (last.failed === 0) console.log(`Journeys that passed only at the last try: ${failures.length}.`);
    tally.add('journeys', passed + last.passed, last.failed, last.failures);
  };
};

// Some files alone: unit tests by a part of their paths, or options of vitest.
if (process.argv.length > 2) {
  requireProject();
  process.exit(await someUnitTests('run', process.argv.slice(2)));
}

// Everything: a failed step does not stop the next, but journeys need a build.
requireProject();
rmSync(reports, { recursive: true, force: true });
const tally = createTally();
const [types, ...others] = staticChecks;
await tally.step(...types);
// The build keeps one processor busy.
const [built] = await Promise.all([
  build({ force: true }),
  ...others.map(([title, command, args]) => tally.step(title, command, args, { behind: true })),
]);
tally.add('build', built ? 1 : 0, built ? 0 : 1);
/** Those that open no database, on the current LTS, too, and on fewer values. */
const unitTestsOnLts = () => {
  const title = `unit and property tests on Node.js ${ltsVersion}`;
  return unitTests(tally, title, { behind: true, lts: true, only: withoutData, env: { FEWER_VALUES: '1' } });
};

// Journeys wait for a third of their time, which the unit tests use; when they have ended, the last of those wait for servers that they start.
console.log('\n> unit, property and contract tests, behind the journeys; shown when they end');
const atBrowser = built ? journeys(tally) : Promise.resolve(null);
const chances = await Promise.all([
  unitTests(tally, 'unit, property and contract tests', { behind: true }),
  atBrowser,
  atBrowser.then(unitTestsOnLts),
]);
for (const again of chances) await again?.();
if (!built) tally.add('journeys (not run: there is no build)', 0, 1);
tally.close();
