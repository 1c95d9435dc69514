import { HARD_DISTANCE } from '../text/tokenizer.ts';
import { bestCover } from './cover.ts';
import type { Found, Place } from './cover.ts';
import type { Match } from './match.ts';
import { occurrences } from './occurrences.ts';

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

/** Beyond this many places all positions rank the same. */
const LAST_RANKED_POSITION = 255;
/** Beyond this many paths all attributes rank the same. */
const LAST_RANKED_PATH = 63;

/** A matching document: the found words that cover the query best, and how many of its terms they stand for. */
interface Fit {
  readonly match: Match;
  readonly doc: number;
  readonly cover: readonly Found[];
  readonly matched: number;
}

const RANKS: Readonly<Record<RelevanceRule, (fit: Fit) => Rank>> = {
  words: ({ match, matched }) => ({ rank: matched, max: match.terms.length }),
  typo: ({ match, cover }) => {
    const max = 2 * match.terms.length + 1;
    return { rank: max - sum(cover, ({ typos }) => typos), max };
  },
  proximity: ({ match, cover }) => proximity(cover, match.terms.length),
  attribute: (fit) => merge(attributeRank(fit), wordPosition(fit)),
  attributeRank: (fit) => attributeRank(fit),
  wordPosition: (fit) => wordPosition(fit),
  exactness: (fit) => exactness(fit),
};

/** How well a matching document fits the query, rule by rule. */
export function relevance(match: Match, doc: number, rules: readonly RelevanceRule[]): number {
  const level = match.levels.find(({ docs }) => docs.has(doc));
  const terms = level?.terms ?? [];
  const cover = bestCover(occurrences(match.index, match.units, doc, match.counts), terms) ?? [];
  const fit = { match, doc, cover, matched: terms.length };
  let all: Rank = { rank: 1, max: 1 };
  for (const rule of rules) all = merge(all, RANKS[rule](fit));
  return all.rank / all.max;
}

/** Each step of the first scale is divided into the steps of the second. */
const merge = (first: Rank, second: Rank): Rank => ({
  rank: (first.rank - 1) * second.max + second.rank,
  max: first.max * second.max,
});

const sum = <T>(items: readonly T[], value: (item: T) => number): number =>
  items.reduce((total, item) => total + value(item), 0);

/** Words that follow each other rank best; in the wrong order they are one further apart. */
function proximity(cover: readonly Found[], terms: number): Rank {
  const worst = HARD_DISTANCE;
  const max = Math.max(0, terms - 1) * (worst - 1) + 1;
  const distances = cover.slice(1).map((unit, at) => closest(cover[at]?.places ?? [], unit.places, worst));
  return { rank: max - sum(distances, (distance) => distance - 1), max };
}

function closest(left: readonly Place[], right: readonly Place[], worst: number): number {
  let least = worst;
  for (const a of left) {
    for (const b of right) {
      if (a.path !== b.path) continue;
      const distance = b.start > a.end ? b.start - a.end : a.start - b.end + 1;
      if (distance >= 1 && distance < least) least = distance;
    }
  }
  return least;
}

/** Words found in an earlier searchable attribute rank better. */
const attributeRank = ({ match: { index, terms }, cover }: Fit): Rank =>
  lowIsBest(cover, terms.length, LAST_RANKED_PATH, ({ path }) => index.searchedPath(path)?.rank ?? 0);

/** Words found nearer to the beginning of an attribute rank better. */
const wordPosition = ({ match, cover }: Fit): Rank =>
  lowIsBest(cover, match.terms.length, LAST_RANKED_POSITION, ({ start }) => start);

function lowIsBest(cover: readonly Found[], terms: number, worst: number, cost: (place: Place) => number): Rank {
  const max = terms * worst + 1;
  let total = 0;
  for (const { places } of cover) {
    let least = worst;
    for (const place of places) least = Math.min(least, cost(place));
    total += least;
  }
  return { rank: max - total, max };
}

/** An attribute that is the query alone ranks best, then one that begins with it, then the more words typed in full. */
function exactness({ match, cover, doc }: Fit): Rank {
  const total = match.terms.length;
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
