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
 * Runs unit, property and contract tests and counts them: all, or those that `only` lets through. On `lts` they run on the Node.js of
 * .nvmrc, which npm brings for as long as they run.
 */
export const unitTests = async (tally, title, { lts = false, only = [], ...options } = {}) => {
  mkdirSync(reports, { recursive: true });
  await compileForSettings();
  const name = lts ? 'unit-lts.json' : 'unit.json';
  const [command, ...args] = lts ? [...nodeOfLts(), `${root}node_modules/vitest/vitest.mjs`] : [bin('vitest')];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports}/${name}`];
  const code = await run(command, [...args, 'run', ...only, ...reporters], options);
  const report = readReport(name);
  // A suite that does not load counts no test of its own, so the exit code has the last word.
  const failed = report?.numFailedTests ?? 0;
  tally.add(
    title,
    report?.numPassedTests ?? 0,
    code === 0 ? failed : Math.max(failed, 1),
    report?.testResults.flatMap(failedIn),
  );
};
