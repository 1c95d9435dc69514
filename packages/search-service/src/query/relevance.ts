import { bestCover } from './cover.ts';
import type { Found, Place } from './cover.ts';
import type { Match } from './match.ts';
import { occurrences, placesOf } from './occurrences.ts';

/** A place on a scale of `max` steps, 1 the worst. */
interface Rank {
  readonly rank: number;
  readonly max: number;
}

const RELEVANCE_RULES = [
  'words',
  'typo',
  'proximity',
  'attribute',
  'attributeRank',
  'wordPosition',
  'exactness',
] as const;
export type RelevanceRule = (typeof RELEVANCE_RULES)[number];

export const isRelevanceRule = (rule: string): rule is RelevanceRule => RELEVANCE_RULES.some((known) => known === rule);

/** Words this far apart or further rank alike. */
const FURTHEST = 4;
/** From which place on a word stands how many steps from the beginning of its attribute (search protocol §tokens). */
const PLACES = [0, 1, 2, 5, 8, 12, 16, 24, 65, 257, 1025] as const;

/** A matching document: the found words that cover the query best, and the terms that they stand for. */
interface Fit {
  readonly match: Match;
  readonly doc: number;
  readonly cover: readonly Found[];
  /** The same units wherever the document has them, also in attributes that are not asked for. */
  readonly anywhere: readonly Found[];
  readonly asked: readonly number[];
  readonly mostTypos: number;
}

/** How many words of documents a term stands for: of a phrase all of its own. */
const wordsOf = (match: Match, at: number): number => {
  const term = match.terms[at];
  return term?.kind === 'phrase' ? term.words.length : 1;
};

const RANKS: Readonly<Record<RelevanceRule, (fit: Fit) => Rank>> = {
  // Where every word is asked for, documents do not differ by how many they have.
  words: ({ match, asked }) =>
    match.strategy === 'all'
      ? { rank: 1, max: 1 }
      : {
          rank: sum(asked, (at) => wordsOf(match, at)),
          max: sum(match.terms, (_, at) => wordsOf(match, at)),
        },
  typo: ({ cover, mostTypos }) => {
    const max = mostTypos + 1;
    return { rank: max - sum(cover, ({ typos }) => typos), max };
  },
  proximity: (fit) => proximity(fit),
  attribute: (fit) => merge(attributeRank(fit), wordPosition(fit)),
  attributeRank: (fit) => attributeRank(fit),
  wordPosition,
  exactness: (fit) => exactness(fit),
};

/** How well a matching document fits the query, rule by rule. */
export function relevance(match: Match, doc: number, rules: readonly RelevanceRule[]): number {
  const level = match.levels.find(({ docs }) => docs.has(doc));
  const terms = level?.terms ?? [];
  const cover = bestCover(occurrences(match.index, match.units, doc, match.counts), terms) ?? [];
  const anywhere = match.isEverywhere ? cover : cover.map((found) => foundAnywhere(match, doc, found));
  const fit = { match, doc, cover, anywhere, asked: terms, mostTypos: level?.mostTypos ?? 0 };
  let all: Rank = { rank: 1, max: 1 };
  for (const rule of rules) all = merge(all, RANKS[rule](fit));
  return all.rank / all.max;
}

const foundAnywhere = ({ index }: Match, doc: number, found: Found): Found =>
  occurrences(index, [found], doc, (_, typos) => typos === found.typos)[0] ?? found;

/** Each step of the first scale is divided into the steps of the second. */
const merge = (first: Rank, second: Rank): Rank => ({
  rank: (first.rank - 1) * second.max + second.rank,
  max: first.max * second.max,
});

const sum = <T>(items: readonly T[], value: (item: T, at: number) => number): number =>
  items.reduce((total, item, at) => total + value(item, at), 0);

/**
 * Words that follow each other rank best; in the wrong order they are one further apart, and joined words rank as if
 * they were. Wherever they stand counts, also beyond `attributesToSearchOn`.
 */
function proximity({ anywhere }: Fit): Rank {
  const joined = sum(anywhere, ({ length }) => length - 1);
  const worst = (anywhere.length - 1) * (FURTHEST - 1) + joined;
  const apart = sum(anywhere.slice(1), ({ places }, at) => closest(anywhere[at]?.places ?? [], places) - 1);
  return { rank: worst + 1 - apart - joined, max: worst + 1 };
}

function closest(left: readonly Place[], right: readonly Place[]): number {
  let least = FURTHEST;
  for (const a of left) {
    for (const b of right) {
      if (a.path !== b.path) continue;
      if (b.start > a.end) least = Math.min(least, b.start - a.end);
      else if (a.start > b.end) least = Math.min(least, a.start - b.end + 1);
    }
  }
  return least;
}

/** Words found in an earlier searchable attribute rank better; joined words count as often as there are of them. */
const attributeRank = ({ match: { index }, cover, asked }: Fit): Rank => {
  const worst = Math.max(0, index.settings.searchableAttributes.length - 1);
  return lowIsBest(cover, asked.length * worst, ({ path }, words) => words * (index.searchedPath(path)?.rank ?? 0));
};

/** Words found nearer to the beginning of an attribute rank better, whichever attribute it is; of a phrase its first word counts, wherever that stands. */
function wordPosition({ match, doc, anywhere, asked }: Fit): Rank {
  const words = match.index.words(doc);
  const found = anywhere.map((each) => {
    const firsts = each.typos === each.unit.runTypos ? each.unit.runs.flatMap(([first]) => placesOf(words, first)) : [];
    return { ...each, places: [...each.places, ...firsts] };
  });
  return lowIsBest(found, asked.length * (PLACES.length - 1), ({ start }, length) => {
    let steps = 0;
    for (let at = start; at < start + length; at += 1) steps += PLACES.findLastIndex((from) => from <= at);
    return steps;
  });
}

function lowIsBest(cover: readonly Found[], worst: number, cost: (place: Place, words: number) => number): Rank {
  const total = sum(cover, ({ places, length }) => Math.min(...places.map((place) => cost(place, length))));
  return { rank: worst + 1 - total, max: worst + 1 };
}

/** An attribute that is the query alone ranks best, then one that begins with it, then the more words typed in full. */
function exactness({ match, cover, doc, asked }: Fit): Rank {
  const total = asked.length;
  const exact = cover.filter(({ places }) => places.some((place) => place.exact)).length;
  const attribute = exact === total && cover.length === total ? exactAttribute(match, cover, doc) : 0;
  return { rank: attribute * (total + 1) + exact + 1, max: 3 * (total + 1) };
}

function exactAttribute({ index }: Match, cover: readonly Found[], doc: number): 0 | 1 | 2 {
  const words = index.words(doc);
  const starts = cover[0]?.places.filter((place) => place.exact && place.start === 0) ?? [];
  let best: 0 | 1 | 2 = 0;
  for (const { path } of starts) {
    let next = 0;
    for (const { places } of cover) {
      const place = places.find((candidate) => candidate.exact && candidate.path === path && candidate.start === next);
      next = place === undefined ? Infinity : place.end + 1;
    }
    if (next === Infinity) continue;
    let longer = false;
    for (let at = 1; at < words.length; at += 2) {
      const where = words[at] ?? 0;
      if (where >>> 16 === path && (where & 0xffff) >= next) longer = true;
    }
    if (!longer) return 2;
    best = 1;
  }
  return best;
}
