import { mkdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { bin, compileForSettings, root, run } from './steps.mjs';

export const reports = `${root}.cache/reports`;

export const readReport = (name) => {
  try {
    return JSON.parse(readFileSync(`${reports}/${name}`, 'utf8'));
  } catch {
    return null;
  }
};

/** What went wrong, on one line and without colours. */
export const reasonOf = (text = '') => stripVTControlCharacters(text).replaceAll(/\s+/g, ' ').slice(0, 300);

/** Each test of a file that failed, or the file where that does not load: its name and why. */
const failedIn = ({ name, status, message, assertionResults }) => {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [`${file}: ${reasonOf(message)}`];
  return failed.map(({ fullName, failureMessages }) => `${file} › ${fullName}: ${reasonOf(failureMessages[0])}`);
};

/** The current LTS of Node.js, which `.nvmrc` names. */
export const ltsVersion = readFileSync(`${root}.nvmrc`, 'utf8').trim();

const nodeOfLts = () => {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  return ['npx', '--yes', '-p', `node-${platform}-${process.arch}@${ltsVersion}`, 'node'];
};

/** Unit tests by a part of their paths, or options of vitest, once (`run`) or at each change (`watch`). */
export const someUnitTests = async (mode, args) => {
  await compileForSettings();
  return run(bin('vitest'), [mode, ...args]);
};

/** What tells vitest to leave out the tests that open a database or start a server. */
export const withoutData = ['--project', '!on data*'];

/**
 * Files whose failures may be the machine's, which is busy: a second try of them has nothing beside it. What a property found is never
 * that, nor are many files.
 */
const worthAnother = ({ testResults }) => {
  const files = testResults.filter(({ status }) => status === 'failed');
  const isProperty = files.flatMap(failedIn).some((text) => text.includes('Property failed'));
  return isProperty || files.length > 3 ? [] : files.map(({ name }) => name);
};

/**
 * Runs unit, property and contract tests and counts them: all, or those that `only` lets through. On `lts` they run on the Node.js of
 * .nvmrc, which npm brings for as long as they run. CI gives files that failed a second chance, and says so, as it does with journeys: it
 * is what this resolves to, to be called when nothing runs beside it; null where all is counted.
 */
export const unitTests = async (tally, title, { lts = false, only = [], ...options } = {}) => {
  mkdirSync(reports, { recursive: true });
  await compileForSettings();
  const name = lts ? 'unit-lts' : 'unit';
  const [command, ...args] = lts ? [...nodeOfLts(), `${root}node_modules/vitest/vitest.mjs`] : [bin('vitest')];
  const runOnce = async (file, tests) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports}/${file}.json`];
    const code = await run(command, [...args, 'run', ...only, ...tests, ...reporters], options);
    const report = readReport(`${file}.json`);
    return { code, report, failures: report?.testResults.flatMap(failedIn) ?? [] };
  };
  const count = ({ code, report, failures }) =>
    // A suite that does not load counts no test of its own, so the exit code has the last word.
    tally.add(title, report?.numPassedTests ?? 0, code === 0 ? 0 : Math.max(failures.length, 1), failures);
  const first = await runOnce(name, []);
  const again = process.env['CI'] && first.report ? worthAnother(first.report) : [];
  if (again.length === 0) {
    count(first);
    return null;
  }
  return async () => {
    console.log(`\n> once more, with nothing beside them:\n  ${first.failures.join('\n  ')}`);
    const second = await runOnce(`${name}-again`, again);
    if (second.code === 0) console.log(`Files of unit tests that passed only at the second try: ${again.length}.`);
    const passed = first.report.numPassedTests + (second.code === 0 ? first.failures.length : 0);
    count({ ...second, report: { numPassedTests: passed } });
  };
};
