import type { SearchIndex } from '../index/search-index.ts';
import type { Found, Place, PlacedUnit } from './cover.ts';
import { runAt } from './units.ts';

type Counts = (path: number, typos: number) => boolean;

/** Where the units are found in one document: for each unit only the places with the fewest typos. */
export function occurrences(index: SearchIndex, units: readonly PlacedUnit[], doc: number, counts: Counts): Found[] {
  const words = index.words(doc);
  const all: Found[] = [];
  for (const placed of units) {
    if (!placed.unit.docs.has(doc)) continue;
    const found = bestPlaces(placed, words, counts);
    if (found.places.length > 0) all.push(found);
  }
  return all;
}

// This runs for every document that matches, so it makes nothing but what it answers.
function bestPlaces({ first, length, unit }: PlacedUnit, words: Uint32Array, counts: Counts): Found {
  let fewest = Infinity;
  let places: Place[] = [];
  const note = (typos: number, at: number, run: number, exact: boolean): void => {
    const where = words[at + 1] ?? 0;
    const path = where >>> 16;
    const start = where & 0xffff;
    if (typos > fewest || !counts(path, typos)) return;
    if (typos < fewest) places = [];
    fewest = typos;
    places.push({ path, start, end: start + run - 1, exact });
  };
  for (let at = 0; at < words.length; at += 2) {
    const typos = unit.words.get(words[at] ?? 0);
    if (typos !== undefined) note(typos, at, 1, words[at] === unit.exact);
    for (const run of unit.runs) if (runAt(words, at, run)) note(unit.runTypos, at, run.length, unit.runTypos === 0);
  }
  return { first, length, unit, typos: fewest, places };
}
