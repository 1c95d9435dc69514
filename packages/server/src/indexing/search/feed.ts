import type { Meilisearch } from 'meilisearch';
import type { Backlog, IndexChanges, Place } from '../application/index-changes.ts';
import type { IndexLog } from '../application/index-log.ts';
import type { IndexedRows } from '../application/indexed-rows.ts';
import type { Names } from '../application/indexes.ts';
import { differenceOf } from './difference.ts';
import { makeTakeChanges } from './follow-changes.ts';
import { contentsOf, fill, fillingsOf } from './indexer.ts';
import { keepMarks, readMarks } from './marks.ts';
import { tenantKey } from './tenant-key.ts';

/** Milliseconds until an index that is not right even when made anew is made so again. */
const madeAnewEvery = 600_000;
/** Milliseconds between two comparisons of the indexes with the database, where nothing gives rise to one. */
const comparedEvery = 60_000;

export interface FeedParts {
  readonly client: Meilisearch;
  readonly rows: IndexedRows;
  readonly changes: IndexChanges;
  readonly names: Names;
  readonly dataSetId: string;
  readonly log: IndexLog;
  /** Whether the indexes are this process's to feed now. */
  readonly isOurs: () => Promise<boolean>;
}

/** Keeps the search indexes what the database has, whatever becomes of the service that has them (ADR 96). */
export interface Feed {
  /** Takes over what was changed, at most so many; answers how many there were. Indexes that were lost, or never made, are made first. */
  take(limit: number): Promise<number>;
  /** The service did not answer: whoever was away may be another one when it is back, and is looked at anew. */
  markAway(): void;
  /** What the indexes do not have yet, as far as is known while the service is away. */
  behind(): Promise<Backlog>;
  /** Makes all indexes anew, those that other processes have for themselves, too, each when it takes over what was changed. */
  rebuild(): Promise<void>;
  /** Whether the service has indexes of this database and version, as far as it says itself. */
  isWhole(): Promise<boolean>;
}

export const createFeed = ({ client, rows, changes, names, dataSetId, log, isOurs }: FeedParts): Feed => {
  const contents = contentsOf(dataSetId);
  let [wasWhole, hasKey, compared] = [false, false, Number.NEGATIVE_INFINITY];
  let place: Place | null = null;
  /** How an index differed when it was last compared, and since when it does although it was made anew, in milliseconds. */
  const differing = new Map<string, { readonly difference: string; readonly madeAnew: number | null }>();

  const rebuild = async (): Promise<void> => {
    // What is changed while the indexes are made is taken over after that.
    const head = await changes.head();
    for (const filling of await fillingsOf(rows, names)) await fill(client, filling, log);
    // Last, so that indexes which were cut short are made again.
    await keepMarks(client, contents, head);
    wasWhole = true;
  };

  const takeChanges = makeTakeChanges({ client, rows, names, changes, log, rebuild });

  /** Makes each index anew that differs twice in the same way: the first time its change may have been under way. */
  const compare = async (): Promise<void> => {
    compared = performance.now();
    const fillings = await fillingsOf(rows, names);
    // All at once: of a service that takes its time, what was changed meanwhile waits for this.
    const differences = await Promise.all(fillings.map(async (filling) => differenceOf(client, filling)));
    for (const [at, filling] of fillings.entries()) {
      const { uid } = filling;
      const difference = differences[at] ?? null;
      const before = differing.get(uid);
      if (difference === null) differing.delete(uid);
      else if (before?.difference !== difference) {
        differing.set(uid, { difference, madeAnew: null });
        compared = Number.NEGATIVE_INFINITY;
      } else if (before.madeAnew === null || performance.now() - before.madeAnew >= madeAnewEvery) {
        log.warn({ index: uid, difference }, 'a search index is not what it should be, and is made anew');
        await fill(client, filling, log);
        // Right again, it may become wrong in the same way once more.
        if ((await differenceOf(client, filling)) === null) differing.delete(uid);
        else differing.set(uid, { difference, madeAnew: performance.now() });
      }
    }
  };

  const takeNext = async (limit: number): Promise<number> => {
    if (!hasKey) await tenantKey(client);
    hasKey = true;
    const marks = await readMarks(client);
    if (marks.contents !== contents || marks.place === null) {
      if (wasWhole) log.warn({ found: marks }, 'the search service has lost its indexes, which are made again');
      // The key is gone, too.
      await tenantKey(client);
      await rebuild();
      return 0;
    }
    wasWhole = true;
    const count = await takeChanges(marks.place, limit);
    place = count > 0 ? null : marks.place;
    if (count === 0 && performance.now() - compared >= comparedEvery) await compare();
    return count;
  };

  // One thing at a time: what is read before a change must not be written after it.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const done = turn.then(work);
    turn = done.catch(() => undefined);
    return done;
  };
  const markAway = (): void => {
    [hasKey, compared] = [false, Number.NEGATIVE_INFINITY];
  };
  return {
    markAway,
    take: (limit) =>
      inTurn(async () => {
        if (!(await isOurs())) {
          place = null;
          return 0;
        }
        try {
          return await takeNext(limit);
        } catch (error) {
          // Whoever was away may be another one when it is back.
          [hasKey, compared] = [false, Number.NEGATIVE_INFINITY];
          throw error;
        }
      }),
    behind: async () => {
      const from = place ?? (await readMarks(client)).place;
      return from === null ? { waiting: 0, since: null } : changes.behind(from);
    },
    rebuild: () =>
      inTurn(async () => {
        await changes.askForEverything();
        await rebuild();
      }),
    isWhole: async () => (await readMarks(client)).contents === contents,
  };
};
