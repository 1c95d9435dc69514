import * as v from 'valibot';
import type { Json } from '../json.ts';
import { invalid, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { tokenise } from '../text/tokenizer.ts';

/**
 * What one search may ask for. All searches of all users run in this one process: what is above is refused before anything is looked
 * for. Filters may be nested 10 deep (`filter-syntax.ts`).
 */
export const limits = {
  /** Bytes of the body. */
  body: 64 * 1024,
  queries: 10,
  /** Hits at a time, unless the token says another number. */
  hits: 100,
  /** Characters and words of a text that is searched for. */
  characters: 512,
  words: 20,
  /** Characters of all parts of a filter. */
  filter: 8192,
  /** Entries of every other list, and characters of a tag. */
  list: 100,
  tag: 64,
} as const;

/** Refuses what there is more of than is taken, and says how much there was. */
export const atMost = <T>(most: number, what: string, count: (value: T) => number) =>
  v.check(
    (value: T) => count(value) <= most,
    ({ input }) => `${count(input)} ${what} are more than the ${most} that this search service takes.`,
  );

export const lengthOf = (value: { readonly length: number }): number => value.length;
export const wordsOf = (text: string): number => tokenise(text).length;

/** What a list counts for in a filter, so that lists in lists have an end, too. */
const listCost = 10;

/** How long a filter is: the characters of its texts, however they are put into lists. */
export const filterLength = (filter: Json | undefined): number => {
  let length = 0;
  const left: (Json | undefined)[] = [filter];
  for (let part = left.pop(); part !== undefined; part = left.pop()) {
    if (typeof part === 'string') length += part.length;
    else if (typeof part === 'object' && part !== null) {
      length += listCost;
      left.push(...Object.values(part));
    }
  }
  return length;
};

interface Asked {
  readonly limit?: number | null | undefined;
  readonly hitsPerPage?: number | null | undefined;
}

/** Refuses a search for more hits than its sender may have at a time. */
export const checkHits = (asked: Asked, most: number): Result<null> => {
  for (const field of ['limit', 'hitsPerPage'] as const) {
    const wanted = asked[field] ?? 0;
    if (wanted > most)
      return invalid(
        field === 'limit' ? 'invalid_search_limit' : 'invalid_search_hits_per_page',
        `Invalid value at \`.${field}\`: ${wanted} hits are more than the ${most} that this search service takes.`,
      );
  }
  return ok(null);
};
