import fc from 'fast-check';
import type { FileImport } from '../../domain/administration/file-import.ts';
import { importStates, type ImportReport, type ImportRun } from '../../domain/administration/import-run.ts';
import { instants } from './calendar.ts';

const few = fc.nat({ max: 50 });
const kinds = fc.constantFrom('customers', 'items', 'orders', 'invoices');

/** What became of the records of a sending: those that were looked at are what they add up to. */
const counts = fc
  .record({ accepted: few, unchanged: few, refused: few, waiting: few })
  .map((each) => ({ ...each, lines: each.accepted + each.unchanged + each.refused + each.waiting }));

/**
 * A sending of records: one that runs has no end, one that was looked at alone or replaces nothing removes nothing, and one that is
 * to be confirmed would remove something.
 */
export const importRuns: fc.Arbitrary<ImportRun> = fc
  .tuple(
    fc.constantFrom(...importStates),
    counts,
    fc.tuple(instants, instants),
    fc.record({
      id: fc.uuid(),
      kind: kinds,
      by: fc.string({ minLength: 1 }),
      replaces: fc.boolean(),
      dry: fc.boolean(),
    }),
    fc.record({ removed: few, wouldRemove: fc.integer({ min: 1, max: 50 }) }),
  )
  .map(([state, count, times, run, { removed, wouldRemove }]) => {
    const [startedAt = '', finishedAt = ''] = times.toSorted();
    const isUnconfirmed = state === 'unconfirmed';
    const replaces = run.replaces || isUnconfirmed;
    return {
      ...run,
      ...count,
      state,
      replaces,
      removed: replaces && !run.dry && state === 'finished' ? removed : 0,
      wouldRemove: isUnconfirmed ? wouldRemove : null,
      startedAt,
      finishedAt: state === 'running' ? null : finishedAt,
    };
  });

const refusedRecords = fc.record({
  line: fc.integer({ min: 1, max: 10_000 }),
  key: fc.option(fc.string()),
  path: fc.constantFrom('', 'name', 'lines.0.sku'),
  reason: fc.string({ minLength: 1 }),
});

/** A run with the first of what was refused of it: a record that breaks several rules is there for each. */
export const importReports: fc.Arbitrary<ImportReport> = fc
  .tuple(importRuns, fc.array(refusedRecords, { minLength: 1, maxLength: 5 }), fc.boolean())
  .map(([run, refusals, hasMore]) =>
    run.refused === 0 ? { run, refusals: [], hasMore: false } : { run, refusals, hasMore },
  );

/** What became of a file: it needs a map that was guessed, and nothing else became of it, or its records were taken or refused. */
export const fileImports: fc.Arbitrary<FileImport> = fc.oneof(
  fc.record({
    guessedMap: fc.string({ minLength: 1 }),
    kinds: fc.constant([]),
    refusals: fc.constant([]),
    refusalCount: fc.constant(0),
    refusedRows: fc.constant(null),
  }),
  fc
    .tuple(
      fc.uniqueArray(
        fc
          .tuple(kinds, fc.option(fc.uuid()), counts)
          .map(([kind, run, { lines: read, ...count }]) => ({ kind, run, read, ...count })),
        { maxLength: 3, selector: ({ kind }) => kind },
      ),
      fc.array(
        fc.record({
          line: fc.integer({ min: 1, max: 10_000 }),
          column: fc.string(),
          reason: fc.string({ minLength: 1 }),
        }),
        { maxLength: 5 },
      ),
      few,
    )
    .map(([imported, refusals, more]) => ({
      guessedMap: null,
      kinds: imported,
      refusals,
      refusalCount: refusals.length + more,
      refusedRows: refusals.length > 0 ? 'Um93Cg==' : null,
    })),
);
