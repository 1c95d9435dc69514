import { randomUUID } from 'node:crypto';
import type { Kind, RecordOf } from '@connect/contract/integration/kinds';
import type { ReadLine } from '../domain/decide-batch.ts';
import type { Incoming } from '../domain/incoming.ts';
import type { RecordStore } from './record-store.ts';
import type { Run, RunStore } from './run-store.ts';
import { takeIn } from './take-batch.ts';

/** So many records are written at once: nobody else waits for them. */
const batchSize = 4000;

const lineOf = (incoming: Incoming, line: number): ReadLine => ({
  line,
  // Written for those that are refused alone.
  get text() {
    return JSON.stringify(incoming.record);
  },
  read: { ok: true, incoming },
});

/**
 * Takes in all records of one kind that this process has itself, such as the demo's, in the transaction of the stores it is given: a run by
 * the rules of one that is sent, but in large batches and without a pause, since nobody else uses the database yet. Records that name what
 * is not there wait for it, as ever, and what is refused is among the run's refusals. Answers the run, which is over.
 */
export const makeFill =
  ({ runs, records: store }: { readonly runs: RunStore; readonly records: RecordStore }) =>
  async <K extends Kind>(kind: K, by: string, records: readonly RecordOf<K>[]): Promise<Run> => {
    const run = await runs.open(randomUUID(), kind, by, { replaces: false, dry: false });
    if (!run) throw new Error(`A run of ${kind} was there before it began`);
    for (let start = 0; start < records.length; start += batchSize) {
      const lines = records.slice(start, start + batchSize).map((record, index) =>
        // The kind says which record it is, which the compiler cannot follow through a type parameter.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        lineOf({ kind, record } as unknown as Incoming, start + index + 1),
      );
      const counts = await takeIn(store, { run, lines });
      await store.count(run.id, start, { lines: lines.length, ...counts });
    }
    await runs.close(run.id, 'finished', null);
    return (await runs.find(run.id)) ?? run;
  };

export type Fill = ReturnType<typeof makeFill>;
