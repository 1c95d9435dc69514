import type { Kind } from '@connect/contract/integration/kinds';
import type { UnitOfWork } from '../../unit-of-work.ts';
import { decideBatch, fateOf, keyOfIncoming, type Outcome, type ReadLine } from '../domain/decide-batch.ts';
import type { Reference } from '../domain/incoming.ts';
import type { Placed, RecordStore, Refused } from './record-store.ts';
import type { Run } from './run-store.ts';

export interface Batch {
  readonly run: Pick<Run, 'id' | 'kind' | 'lines' | 'dry'>;
  readonly lines: readonly ReadLine[];
}

type Counts = Pick<Run, 'accepted' | 'unchanged' | 'refused' | 'waiting'>;

/** Somebody else goes on with the run: nothing of the batch was taken. */
export class TakenOver extends Error {}

/** Thrown to leave a transaction without a trace. */
class Undone extends Error {}

const placedOf = (lines: readonly ReadLine[]): Placed[] =>
  lines.flatMap(({ line, read }) =>
    read.ok ? [{ line, key: keyOfIncoming(read.incoming), incoming: read.incoming }] : [],
  );

const countsOf = (outcomes: readonly Outcome[]): Counts => {
  const counts = { accepted: 0, unchanged: 0, refused: 0, waiting: 0 };
  for (const { kind } of outcomes) counts[kind]++;
  return counts;
};

/** The kinds that others name. */
const named: ReadonlySet<Kind> = new Set(['staff', 'customers', 'products', 'orders', 'invoices', 'credit-notes']);

/** What new records are for those that wait: the variations of a product are items, and a credit note is no invoice, which is known now. */
const referencesTo = (kind: Kind, placed: readonly Placed[]): Reference[] =>
  (named.has(kind) ? placed : []).flatMap(({ key, incoming }): Reference[] => [
    { kind: kind === 'credit-notes' ? 'invoices' : kind, key },
    ...(incoming.kind === 'products'
      ? incoming.record.variations.map(({ sku }) => ({ kind: 'items', key: sku }) as const)
      : []),
  ]);

const writeAccepted = async (records: RecordStore, kind: Kind, runId: string, accepted: readonly Placed[]) => {
  if (accepted.length === 0) return;
  await records.write(
    kind,
    accepted.map(({ incoming }) => incoming),
  );
  await records.keep(kind, runId, accepted);
};

/** Takes in what has been waiting for what was just written, and so on until nothing does. */
const release = async (records: RecordStore, by: readonly Reference[], byRun: string): Promise<void> => {
  const released = by.length === 0 ? [] : await records.released(by);
  for (const kind of new Set(released.map(({ incoming }) => incoming.kind))) {
    const ofKind = released.filter(({ incoming }) => incoming.kind === kind);
    const lines = ofKind.map(({ line, incoming }) => ({
      line,
      text: JSON.stringify(incoming.record),
      read: { ok: true, incoming } as const,
    }));
    const facts = await records.facts(kind, ofKind, '');
    const outcomes = decideBatch(lines, facts);
    const accepted = ofKind.filter((_, index) => outcomes[index]?.kind === 'accepted');
    for (const runId of new Set(accepted.map((each) => each.runId)))
      await writeAccepted(
        records,
        kind,
        runId,
        accepted.filter((each) => each.runId === runId),
      );
    for (const [index, each] of ofKind.entries()) {
      const outcome = outcomes[index];
      if (outcome?.kind !== 'refused') continue;
      const refused = { line: each.line, key: each.key, problems: outcome.problems, text: lines[index]?.text ?? '' };
      await records.refuse(each.runId, [refused], byRun);
      await records.stopWaiting(kind, [each.key]);
    }
    await release(records, referencesTo(kind, accepted), byRun);
  }
};

const keyOfRead = (read: ReadLine['read']): string | null => (read.ok ? keyOfIncoming(read.incoming) : read.key);

const refusedOf = (lines: readonly ReadLine[], outcomes: readonly Outcome[]): Refused[] =>
  lines.flatMap((refused, index) => {
    const outcome = outcomes[index];
    if (outcome?.kind !== 'refused') return [];
    const { line, text, read } = refused;
    return [{ line, text, problems: outcome.problems, key: keyOfRead(read) }];
  });

/** Takes in some lines of a run within a transaction, by the rules of `decideBatch`; the run itself is not counted. */
export const takeIn = async (records: RecordStore, { run, lines }: Batch): Promise<Counts> => {
  const placed = placedOf(lines);
  const outcomes = decideBatch(lines, await records.facts(run.kind, placed, run.id));
  const byLine = new Map(lines.map(({ line }, index) => [line, outcomes[index]] as const));
  const taken = new Map<string, Placed>();
  const waiting = new Map<string, Placed & { readonly waitsFor: readonly string[] }>();
  for (const each of placed) {
    const fate = fateOf(byLine.get(each.line));
    if (fate?.kind === 'waiting') waiting.set(each.key, { ...each, waitsFor: fate.waitsFor });
    if (fate?.kind !== 'accepted') continue;
    taken.set(each.key, each);
    waiting.delete(each.key);
  }
  const accepted = [...taken.values()];
  await writeAccepted(records, run.kind, run.id, accepted);
  await records.wait(run.kind, run.id, [...waiting.values()]);
  const unchanged = placed.filter(({ line }) => byLine.get(line)?.kind === 'unchanged');
  await records.touch(run.kind, run.id, unchanged);
  await records.refuse(run.id, refusedOf(lines, outcomes));
  await release(records, referencesTo(run.kind, accepted), run.id);
  return countsOf(outcomes);
};

/**
 * Tells the runs of records that stand what other records say against them, once all of a run has come: in the midst of one they may still
 * come to agree. Answers how many of this run's own lines that are.
 */
export const reportConflicts = async (
  records: RecordStore,
  { id, kind }: Pick<Run, 'id' | 'kind'>,
): Promise<number> => {
  const found = await records.conflicts(kind);
  for (const runId of new Set(found.map((each) => each.runId)))
    await records.refuse(
      runId,
      found.filter((each) => each.runId === runId),
      id,
    );
  return new Set(found.filter(({ runId }) => runId === id).map(({ line }) => line)).size;
};

/** Whether it is the data that the database does not take, and not that it is out of reach: SQLSTATE classes 22 and 23. */
const isDataError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code);

/**
 * Takes in some lines of a run, all of them or, where this throws, none. A line that even the database refuses is found by halves, so
 * that it alone is refused. Throws TakenOver where the run has gone on elsewhere. Of a dry run only the counts and refusals stay.
 */
export const makeTakeBatch = (work: UnitOfWork<{ readonly records: RecordStore }>) => {
  const attempt = async (batch: Batch): Promise<Run['lines']> => {
    const { run, lines } = batch;
    const last = lines.at(-1)?.line ?? run.lines;
    await work.inTransaction(async ({ records }) => {
      const counts = await takeIn(records, batch);
      const added = { lines: last - run.lines, ...counts };
      if (!(await records.count(run.id, run.lines, added))) throw new TakenOver();
    });
    return last;
  };

  /** The same without a trace but the counts and what was refused. */
  const attemptDry = async ({ run, lines }: Batch): Promise<Run['lines']> => {
    const last = lines.at(-1)?.line ?? run.lines;
    let outcomes: readonly Outcome[] = [];
    try {
      await work.inTransaction(async ({ records }) => {
        outcomes = decideBatch(lines, await records.facts(run.kind, placedOf(lines), run.id));
        await takeIn(records, { run, lines });
        throw new Undone();
      });
    } catch (error) {
      if (!(error instanceof Undone)) throw error;
    }
    await work.inTransaction(async ({ records }) => {
      await records.refuse(run.id, refusedOf(lines, outcomes));
      const added = { lines: last - run.lines, ...countsOf(outcomes) };
      if (!(await records.count(run.id, run.lines, added))) throw new TakenOver();
    });
    return last;
  };

  const takeBatch = async (batch: Batch): Promise<Run['lines']> => {
    try {
      return await (batch.run.dry ? attemptDry(batch) : attempt(batch));
    } catch (error) {
      if (!isDataError(error)) throw error;
      const { run, lines } = batch;
      const [only, ...more] = lines;
      if (only && more.length === 0) {
        // Not even its refusal can be written.
        if (!only.read.ok) throw error;
        const problems = [{ path: '', reason: `is not taken by the database: ${String(error)}` }];
        return takeBatch({ run, lines: [{ ...only, read: { ok: false, key: keyOfRead(only.read), problems } }] });
      }
      const half = Math.ceil(lines.length / 2);
      const taken = await takeBatch({ run, lines: lines.slice(0, half) });
      return takeBatch({ run: { ...run, lines: taken }, lines: lines.slice(half) });
    }
  };
  return takeBatch;
};

export type TakeBatch = ReturnType<typeof makeTakeBatch>;
