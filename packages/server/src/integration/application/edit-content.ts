import { randomUUID } from 'node:crypto';
import { keyOf, type RecordOf } from '@connect/contract/integration/kinds';
import { decideEdit, isSameContent } from '@connect/core/domain/administration/portal-content';
import { isTyped } from '@connect/core/domain/administration/typed-name';
import { ok, refused, type Result } from '@connect/core/domain/result';
import { changedMeanwhile, contentTaken, malformed, nameMistyped, type Refusal } from '../../refusal.ts';
import type { UnitOfWork } from '../../unit-of-work.ts';
import type { Incoming } from '../domain/incoming.ts';
import type { RunStore } from './run-store.ts';
import { closeRun, type SendingRepositories } from './send-records.ts';
import { takeIn } from './take-batch.ts';

/** What an administrator writes by hand, too; the other kinds are another system's alone. */
export type ContentKind = 'banners' | 'help-articles';

/** Thrown to leave a transaction without a trace. */
class NotTaken extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** A record as it was taken before some of its columns were there. */
const asNow = <K extends ContentKind>(record: object): RecordOf<K> =>
  // What was kept is what was read by the schema of its kind.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  ({ regions: [], validFrom: null, validUntil: null, ...record }) as unknown as RecordOf<K>;

/**
 * Banners and help articles as an administrator looks after them: records of the integration API like any other, each change a run of
 * one line in their name. So there is one truth, whoever wrote it last (specification §shown-content).
 */
export const createContentEditing = ({
  runs,
  work,
}: {
  readonly runs: Pick<RunStore, 'records'>;
  readonly work: UnitOfWork<SendingRepositories>;
}) => {
  const read = async (
    { records }: Pick<SendingRepositories, 'records'>,
    kind: ContentKind,
    of: readonly (RecordOf<ContentKind> | null)[],
  ) => {
    const keys = of.flatMap((each) => (each ? [keyOf(kind, each)] : []));
    const standing = await records.standing(kind, keys);
    return of.map((each) => {
      const record = each && standing.get(keyOf(kind, each));
      return record ? asNow<ContentKind>(record) : null;
    });
  };
  const take = async (within: SendingRepositories, incoming: Incoming, by: string): Promise<void> => {
    const run = await within.runs.open(randomUUID(), incoming.kind, by, { replaces: false, dry: false });
    if (!run) throw new Error(`A run of ${incoming.kind} was there before it began`);
    const line = { line: 1, text: JSON.stringify(incoming.record), read: { ok: true, incoming } } as const;
    const counts = await takeIn(within.records, { run, lines: [line] });
    await within.records.count(run.id, 0, { lines: 1, ...counts });
    for await (const { path, reason } of within.runs.refusals(run.id, 1))
      throw new NotTaken(malformed({ [`${incoming.kind === 'banners' ? 'banner' : 'article'}.${path}`]: [reason] }));
    await closeRun(within, run.id, { state: 'finished', wouldRemove: null });
  };
  return {
    all: async <K extends ContentKind>(kind: K): Promise<RecordOf<K>[]> => {
      const found: RecordOf<K>[] = [];
      for await (const record of runs.records(kind)) found.push(asNow<K>(record));
      return found;
    },
    /** Writes one in place of what it was said to be; null for a new one. Asked for again, it changes nothing. */
    write: async (
      by: string,
      wanted: Extract<Incoming, { kind: ContentKind }>,
      was: RecordOf<ContentKind> | null,
    ): Promise<Result<null, Refusal>> => {
      const { kind, record } = wanted;
      try {
        return await work.inTransaction(async (within) => {
          const [there = null, before = null] = await read(within, kind, [record, was]);
          const stays = was !== null && keyOf(kind, was) === keyOf(kind, record);
          const edit = decideEdit({ wanted: record, was, there, before, stays });
          if (edit === 'changed') return refused(changedMeanwhile);
          if (edit === 'taken') return refused(contentTaken);
          if (edit === 'done') return ok(null);
          if (was !== null && !stays) await within.records.remove(kind, [keyOf(kind, was)]);
          await take(within, wanted, by);
          return ok(null);
        });
      } catch (error) {
        if (error instanceof NotTaken) return refused(error.refusal);
        throw error;
      }
    },
    /** Removes one that is as it was said to be, and whose name was typed. One that is gone stays so. */
    remove: (
      kind: ContentKind,
      was: RecordOf<ContentKind>,
      { name, typed }: { readonly name: string; readonly typed: string },
    ): Promise<Result<null, Refusal>> =>
      work.inTransaction(async (within) => {
        if (!isTyped(typed, name)) return refused(nameMistyped);
        const [before] = await read(within, kind, [was]);
        if (!before) return ok(null);
        if (!isSameContent(before, was)) return refused(changedMeanwhile);
        await within.records.remove(kind, [keyOf(kind, was)]);
        return ok(null);
      }),
  };
};

export type ContentEditing = ReturnType<typeof createContentEditing>;
