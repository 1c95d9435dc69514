import { setTimeout } from 'node:timers/promises';

/** Whoever else uses the portal. */
export interface Traffic {
  /** Milliseconds since somebody was last served: 0 while somebody is, Infinity before anybody was. */
  quiet(): number;
}

/** A page asks for one thing after the other: so long after an answer its next question may come. Milliseconds, as all here. */
const breath = 50;
/** Somebody may be reading for so long before they ask again. */
const presence = 5000;
/** The longest that a batch is put off, so that a run goes on however much is asked: three times what the last one took, a quarter for the run. */
const patience = (took: number): number => Math.max(120, 3 * took);
const look = 10;

/** What a batch may take: whoever asks meanwhile waits for its end, as the embedded database does one thing at a time. */
const [shared, alone] = [40, 400];
const [least, most] = [10, 1000];

/** So many lines a run begins with. */
export const firstSize = 100;

/** How many lines come next, after so many took so long: as many as their time is for, but at most twice as many as before. */
export const nextSize = (size: number, took: number, quiet: number): number => {
  const time = quiet < presence ? shared : alone;
  return Math.max(least, Math.min(most, size * 2, Math.floor((size * time) / Math.max(took, 1))));
};

/** Resolves when nobody is being served, or about to be; after a while in any case, by how long the last batch took. */
export const waitForTurn = async (traffic: Traffic, took: number): Promise<void> => {
  const latest = performance.now() + patience(took);
  while (performance.now() < latest && traffic.quiet() < breath) await setTimeout(look);
};
