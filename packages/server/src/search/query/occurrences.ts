import type { SearchIndex } from '../index/search-index.ts';
import type { Found, Place, PlacedUnit } from './cover.ts';
import { runAt } from './units.ts';

/** Where the units are found in one document: for each unit only the places with the fewest typos. */
export function occurrences(
  index: SearchIndex,
  units: readonly PlacedUnit[],
  doc: number,
  counts: (path: number, typos: number) => boolean,
): Found[] {
  const words = index.words(doc) ?? new Uint32Array();
  const found: Found[] = [];
  for (const placed of units) {
    const { unit } = placed;
    let fewest = Infinity;
    let places: Place[] = [];
    const note = (typos: number, at: number, length: number, exact: boolean): void => {
      const path = (words[at + 1] ?? 0) >>> 16;
      const start = (words[at + 1] ?? 0) & 0xffff;
      if (typos > fewest || !counts(path, typos)) return;
      if (typos < fewest) places = [];
      fewest = typos;
      places.push({ path, start, end: start + length - 1, exact });
    };
    for (let at = 0; at < words.length; at += 2) {
      const typos = unit.words.get(words[at] ?? 0);
      if (typos !== undefined) note(typos, at, 1, words[at] === unit.exact);
      for (const run of unit.runs) if (runAt(words, at, run)) note(unit.runTypos, at, run.length, unit.runTypos === 0);
    }
    if (places.length > 0) found.push({ ...placed, typos: fewest, places });
  }
  return found;
}
