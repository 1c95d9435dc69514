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

/** What a piece may take: whoever asks meanwhile waits for its end, as the embedded database does one thing at a time. */
const [shared, alone] = [40, 400];
const least = 10;

/** How many come next, after so many took so long: as many as their time is for, but at most twice as many as before. */
export const nextSize = (size: number, took: number, quiet: number, most: number): number => {
  const time = quiet < presence ? shared : alone;
  return Math.max(least, Math.min(most, size * 2, Math.floor((size * time) / Math.max(took, 1))));
};

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

/** The first piece has so many, and none has more than `most`. */
export const createPace = (
  traffic: Traffic,
  { first, most }: { readonly first: number; readonly most: number },
): Pace => {
  let [size, took] = [first, 0];
  return {
    size: () => size,
    piece: async (work) => {
      // A quarter of the time is the work's at least.
      await waitForTurn(traffic, Math.max(150, 3 * took));
      const began = performance.now();
      const count = await work();
      took = performance.now() - began;
      if (count > 0) size = nextSize(count, took, traffic.quiet(), most);
      return count;
    },
  };
};
