import type { DocSet } from '../index/doc-set.ts';
import type { Unit } from './unit.ts';

/** A unit and the terms it stands for: `length` terms from `first` on. */
export interface PlacedUnit {
  readonly first: number;
  readonly length: number;
  readonly unit: Unit;
}

/** The candidates in which every wanted term is found by a unit. */
export function coverDocs(units: readonly PlacedUnit[], wanted: readonly number[], candidates: DocSet): DocSet {
  const upTo: DocSet[] = [candidates];
  for (let end = 1; end <= wanted.length; end += 1) {
    let docs: DocSet | undefined;
    for (const placed of units) {
      const before = endsAt(placed, wanted, end) ? upTo[end - placed.length] : undefined;
      if (before === undefined) continue;
      const found = before.intersect(placed.unit.docs);
      docs = docs === undefined ? found : docs.union(found);
    }
    upTo.push(docs ?? candidates.minus(candidates));
  }
  return upTo[wanted.length] ?? candidates;
}

/** Whether the terms of a unit are the last ones of `wanted[0 … end)`, without a gap. */
const endsAt = ({ first, length }: PlacedUnit, wanted: readonly number[], end: number): boolean =>
  wanted[end - 1] === first + length - 1 && (length === 1 || wanted[end - length] === first);

/** Where one unit is found in a document, only the places with the fewest typos. */
export interface Found extends PlacedUnit {
  readonly typos: number;
  readonly places: readonly Place[];
}

export interface Place {
  readonly path: number;
  readonly start: number;
  readonly end: number;
  /** The whole word as it was typed. */
  readonly exact: boolean;
}

/** The found units that cover the wanted terms with the fewest typos, in query order; undefined when none do. */
export function bestCover(found: readonly Found[], wanted: readonly number[]): readonly Found[] | undefined {
  const best: ({ typos: number; cover: readonly Found[] } | undefined)[] = [{ typos: 0, cover: [] }];
  for (let end = 1; end <= wanted.length; end += 1) {
    let cheapest: { typos: number; cover: readonly Found[] } | undefined;
    for (const unit of found) {
      const before = endsAt(unit, wanted, end) ? best[end - unit.length] : undefined;
      if (before === undefined) continue;
      const typos = before.typos + unit.typos;
      if (cheapest === undefined || typos < cheapest.typos) cheapest = { typos, cover: [...before.cover, unit] };
    }
    best.push(cheapest);
  }
  return best[wanted.length]?.cover;
}

/** The typos of the way to find the wanted terms that could have the most of them: what the fewest are measured by. */
export function mostTypos(units: readonly PlacedUnit[], wanted: readonly number[]): number {
  const most = [0];
  for (let end = 1; end <= wanted.length; end += 1) {
    const ways = units.filter((placed) => endsAt(placed, wanted, end));
    most.push(Math.max(0, ...ways.map(({ length, unit }) => (most[end - length] ?? 0) + unit.mostTypos)));
  }
  return most[wanted.length] ?? 0;
}
