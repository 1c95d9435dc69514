import { fileURLToPath } from 'node:url';

export default {
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  testRunner: 'vitest',
  vitest: { configFile: fileURLToPath(new URL('vitest.config.mjs', import.meta.url)), related: true },
  // A mutant is tried with the tests alone that run through it.
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTATE_PROCESSES ?? 1),
  // What is done as a file is loaded is done before a mutant is switched on.
  ignoreStatic: true,
  timeoutMS: 6000,
  tempDirName: '.cache/mutating',
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: true },
  jsonReporter: { fileName: '.cache/mutation/report.json' },
  htmlReporter: { fileName: '.cache/mutation/report.html' },
  thresholds: { high: 98, low: 95, break: 95 },
  // It would be rewritten by TypeScript's JavaScript API, which the native compiler does not have.
  // That of the package, above the copy, is found instead of one that would lead nowhere.
  tsconfigFile: 'none',
  ignorePatterns: ['dist', '.cache', 'tsconfig*.json'],
};
