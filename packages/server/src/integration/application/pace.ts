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
/** The longest that a batch is put off, so that a run goes on however much is asked. */
const patience = 120;
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

/** Resolves when nobody is being served, or about to be; after a while in any case. */
export const waitForTurn = async (traffic: Traffic): Promise<void> => {
  for (let waited = 0; waited < patience && traffic.quiet() < breath; waited += look) await setTimeout(look);
};
