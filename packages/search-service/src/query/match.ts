import { covers } from '../json.ts';
import { DocSet } from '../index/doc-set.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { bestCover, coverDocs, mostTypos } from './cover.ts';
import type { PlacedUnit } from './cover.ts';
import { occurrences } from './occurrences.ts';
import type { ParsedQuery, Term } from './parse-query.ts';
import { filtered, type Pieces } from '../pieces.ts';
import { joinedUnit, phraseUnit, termUnit } from './units.ts';

export type MatchingStrategy = 'last' | 'all' | 'frequency';

/** Terms asked for together, with the documents that match no level before, and the typos that a way to find them could have. */
interface Level {
  readonly terms: readonly number[];
  readonly docs: DocSet;
  readonly mostTypos: number;
}

/** A query looked up in an index: which documents match, and with which of its terms. */
export interface Match {
  readonly index: SearchIndex;
  readonly terms: readonly Term[];
  readonly units: readonly PlacedUnit[];
  /** The terms asked of each level, fewer from level to level, with the documents that match no earlier level. */
  readonly levels: readonly Level[];
  readonly strategy: MatchingStrategy;
  /** Whether words of every attribute count. */
  readonly isEverywhere: boolean;
  /** Whether words (and, apart from that, words with typos) of a path count. */
  readonly counts: (path: number, typos: number) => boolean;
}

/** How many words are joined at most. */
const MOST_JOINED = 3;

/**
 * Looks a query with terms up among the candidates (search protocol §matching). With `searchOn` only words of these
 * attributes count.
 */
export function* matchQuery(
  index: SearchIndex,
  { terms }: ParsedQuery,
  strategy: MatchingStrategy,
  candidates: DocSet,
  searchOn?: readonly string[],
): Pieces<Match> {
  const units = yield* placedUnits(index, terms);
  const exactOnly = index.settings.typoTolerance.disableOnAttributes;
  const isSearched = searchedPaths(index, searchOn);
  const counts = (path: number, typos: number): boolean => {
    if (!isSearched(path)) return false;
    return typos === 0 || !exactOnly.some((pattern) => covers(pattern, index.searchedPath(path)?.path ?? ''));
  };
  const isFound = (doc: number, wanted: readonly number[]): boolean =>
    bestCover(occurrences(index, units, doc, counts), wanted) !== undefined;
  const exactUnits = units.map((placed) => ({ ...placed, unit: { ...placed.unit, docs: placed.unit.exactDocs } }));
  // Where words may be left out, typos are measured by those joined words alone that a document has.
  const ways = strategy === 'all' ? units : units.filter(({ length, unit }) => length === 1 || unit.words.size > 0);
  const levels: Level[] = [];
  let left = candidates;
  for (const wanted of levelTerms(terms, units, strategy)) {
    let docs = coverDocs(units, wanted, left);
    yield;
    if (searchOn) docs = yield* filteredDocs(docs, (doc) => isFound(doc, wanted));
    else if (exactOnly.length > 0) {
      // Whatever has the words as they are typed need not be looked at: that counts in every attribute.
      const sure = coverDocs(exactUnits, wanted, left);
      docs = sure.union(yield* filteredDocs(docs.minus(sure), (doc) => isFound(doc, wanted)));
    }
    levels.push({ terms: wanted, docs, mostTypos: mostTypos(ways, wanted) });
    left = left.minus(docs);
  }
  return { index, terms, units, levels, strategy, isEverywhere: searchOn === undefined, counts };
}

function* filteredDocs(docs: DocSet, isWanted: (doc: number) => boolean): Pieces<DocSet> {
  return DocSet.of(docs.capacity, yield* filtered(docs.docs(), isWanted));
}

const searchedPaths = (index: SearchIndex, searchOn: readonly string[] | undefined): ((path: number) => boolean) => {
  if (!searchOn) return () => true;
  return (path) => searchOn.some((name) => name === '*' || name === index.searchedPath(path)?.path);
};

/** The documents that have one of the excluded runs of words; with `searchOn` in one of these attributes. */
export function* excludedDocs(
  index: SearchIndex,
  { excluded }: ParsedQuery,
  searchOn?: readonly string[],
): Pieces<DocSet[]> {
  const isSearched = searchedPaths(index, searchOn);
  const all: DocSet[] = [];
  for (const words of excluded) {
    const unit = yield* phraseUnit(index, words);
    const isFound = (doc: number): boolean =>
      occurrences(index, [{ first: 0, length: 1, unit }], doc, isSearched).length > 0;
    all.push(searchOn ? yield* filteredDocs(unit.docs, isFound) : unit.docs);
  }
  return all;
}

function* placedUnits(index: SearchIndex, terms: readonly Term[]): Pieces<PlacedUnit[]> {
  const units: PlacedUnit[] = [];
  for (const [first, term] of terms.entries()) units.push({ first, length: 1, unit: yield* termUnit(index, term) });
  for (let length = 2; length <= MOST_JOINED; length += 1) {
    for (let first = 0; first + length <= terms.length; first += 1) {
      const joined = terms.slice(first, first + length);
      const words = joined.flatMap((term) => (term.kind === 'word' ? [term.word] : []));
      const last = joined.at(-1);
      if (words.length < length || last?.kind !== 'word') continue;
      units.push({ first, length, unit: yield* joinedUnit(index, words, last.prefix) });
    }
  }
  return units;
}

/** The terms of each level: all of them, then without the last (or the most frequent) word, and so on. */
function levelTerms(terms: readonly Term[], units: readonly PlacedUnit[], strategy: MatchingStrategy): number[][] {
  const every = terms.map((_, at) => at);
  const levels = [every];
  if (strategy === 'all') return levels;
  // Phrases are never dropped; without one, the word that would be dropped last is always required.
  const removable = every.filter((at) => terms[at]?.kind === 'word').reverse();
  if (strategy === 'frequency') {
    const frequency = (at: number): number => units[at]?.unit.docs.size ?? 0;
    removable.sort((a, b) => frequency(b) - frequency(a));
  }
  if (removable.length === terms.length) removable.pop();
  let remaining = every;
  for (const dropped of removable) {
    remaining = remaining.filter((at) => at !== dropped);
    levels.push(remaining);
  }
  return levels;
}
