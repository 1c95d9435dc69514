/**
 * All that tests of others need, contract suites among it: those need vitest. Arbitraries alone (`testing/arbitraries`) need fast-check
 * alone, adapters in memory (`testing/memory`) neither.
 */
export * from './arbitraries/index.ts';
export * from './contracts/index.ts';
export * from './examples.ts';
export * from './memory/index.ts';
export * from './money.ts';
