import { setTimeout } from 'node:timers/promises';

/** Whoever else uses the portal. */
export interface Traffic {
  /** Milliseconds since somebody was last served: 0 while somebody is, Infinity before anybody was. */
  quiet(): number;
}

/** Nobody to give way to. */
export const noTraffic: Traffic = { quiet: () => Number.POSITIVE_INFINITY };

/** A page asks for one thing after the other: so long after an answer its next question may come. Milliseconds, as all here. */
const breath = 30;
/** Somebody may be reading for so long before they ask again. */
const presence = 5000;
const look = 10;

/** What a piece may keep the process busy for: whoever asks meanwhile waits for its end, as the embedded database does one thing at a time. */
const [shared, alone] = [15, 400];
const least = 5;
/** While somebody is about, the process is left to them for so many times as long as a piece kept it busy: few of their questions come during one. */
const left = 9;

/** For how long a piece may keep the process busy: where somebody is about, for no longer than `whileShared`. */
export const timeOfPiece = (quiet: number, whileShared = shared): number => (quiet < presence ? whileShared : alone);

/** How many come next, after so many took so long: as many as `time` is for, but at most twice as many as before. */
export const nextSize = (size: number, took: number, time: number, most: number): number =>
  Math.max(least, Math.min(most, size * 2, Math.floor((size * time) / Math.max(took, 1))));

/** Does a work, and says for how long it kept the process busy, and how long that was in all: what it waits for elsewhere keeps nobody of this process waiting. */
export const timed = async <T>(
  work: () => Promise<T>,
): Promise<{ readonly done: T; readonly took: number; readonly passed: number }> => {
  const [before, began] = [performance.eventLoopUtilization(), performance.now()];
  const done = await work();
  return { done, took: performance.eventLoopUtilization(before).active, passed: performance.now() - began };
};

/**
 * What a piece counts for that kept the process busy for a part of the time that passed: half of what was waited for, too, as the database may
 * be at it on the same machine, where a password takes a processor; but three times as much at most, as it may be no more than far away.
 */
export const weightOf = (busy: number, passed: number): number => Math.min(3 * busy, Math.max(busy, passed / 2));

/** Resolves when nobody is being served, or about to be; after so many milliseconds in any case, so that the work goes on however much is asked. */
export const waitForTurn = async (traffic: Traffic, patience: number): Promise<void> => {
  const latest = performance.now() + patience;
  while (performance.now() < latest && traffic.quiet() < breath) await setTimeout(look);
};

/** A long work in pieces, each so small that nobody who uses the portal meanwhile waits for it. */
export interface Pace {
  /** How many the next piece should have. */
  readonly size: () => number;
  /** Does a piece when it is its turn. `work` answers how many it had, and so does this. */
  readonly piece: (work: () => Promise<number>) => Promise<number>;
}

/** The first piece has so many, and none has more than `most`. While somebody is about, each leaves the database alone for as long as that was at it, and the process for longer. */
export const createPace = (
  traffic: Traffic,
  { first, most }: { readonly first: number; readonly most: number },
): Pace => {
  let [size, took, rest] = [first, 0, 0];
  return {
    size: () => size,
    piece: async (work) => {
      if (traffic.quiet() < presence) await setTimeout(rest);
      // However much is asked, a fifth of the time is its own.
      await waitForTurn(traffic, Math.max(150, 3 * took));
      const { done: count, took: busy, passed } = await timed(work);
      took = weightOf(busy, passed);
      rest = Math.max(passed - busy, left * busy);
      if (count > 0) size = nextSize(count, took, timeOfPiece(traffic.quiet()), most);
      return count;
    },
  };
};
