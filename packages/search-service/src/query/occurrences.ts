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
    if (typos > fewest) return;
    if (typos < fewest) places = [];
    fewest = typos;
    const start = (words[at + 1] ?? 0) & 0xffff;
    places.push({ path: pathAt(words, at), start, end: start + run - 1, exact });
  };
  for (let at = 0; at < words.length; at += 2) {
    const typos = unit.words.get(words[at] ?? 0);
    if (typos !== undefined && counts(pathAt(words, at), typos)) note(typos, at, 1, words[at] === unit.exact);
    for (const run of unit.runs) {
      if (!runAt(words, at, run)) continue;
      for (const place of countedPlaces(words, at, run, counts))
        note(unit.runTypos, place, run.length, unit.runTypos === 0);
    }
  }
  return { first, length, unit, typos: fewest, places };
}

const pathAt = (words: Uint32Array, at: number): number => (words[at + 1] ?? 0) >>> 16;

/** Where a run found at a place counts: there, or, as the engine has it, where its first word does if all of its words do somewhere. */
function countedPlaces(words: Uint32Array, at: number, run: readonly number[], counts: Counts): readonly number[] {
  if (counts(pathAt(words, at), 0)) return [at];
  const places = run.map((id) => {
    const found: number[] = [];
    for (let each = 0; each < words.length; each += 2)
      if (words[each] === id && counts(pathAt(words, each), 0)) found.push(each);
    return found;
  });
  return places.every((found) => found.length > 0) ? (places[0] ?? []) : [];
}

/** Where a document has a word. */
export function placesOf(words: Uint32Array, id: number | undefined): Place[] {
  const places: Place[] = [];
  for (let at = 0; at < words.length; at += 2) {
    const start = (words[at + 1] ?? 0) & 0xffff;
    if (words[at] === id) places.push({ path: pathAt(words, at), start, end: start, exact: false });
  }
  return places;
}
