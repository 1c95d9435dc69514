import { mkdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { bin, root, run } from './steps.mjs';

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

/** Runs all unit, property and contract tests and counts them; `node` is the command that they run with, where it is not this one. */
export const unitTests = async (tally, title, { node = [], ...options } = {}) => {
  mkdirSync(reports, { recursive: true });
  const [command, ...args] = [
    ...node,
    ...(node.length > 0 ? [`${root}node_modules/vitest/vitest.mjs`] : [bin('vitest')]),
  ];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports}/unit.json`];
  const code = await run(command, [...args, 'run', ...reporters], options);
  const report = readReport('unit.json');
  // A suite that does not load counts no test of its own, so the exit code has the last word.
  const failed = report?.numFailedTests ?? 0;
  tally.add(
    title,
    report?.numPassedTests ?? 0,
    code === 0 ? failed : Math.max(failed, 1),
    report?.testResults.flatMap(failedIn),
  );
};
