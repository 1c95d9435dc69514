import * as v from 'valibot';
import { isJsonObject, jsonObject } from '../json-object.ts';
import type { Json } from '../json.ts';
import { atMost, filterLength, lengthOf, limits, wordsOf } from './limits.ts';
import { notAUid, UID } from './uid.ts';

const text = v.string('a string');
const flag = v.boolean('a boolean');
const texts = v.pipe(v.array(text, 'an array'), atMost<string[]>(limits.list, 'entries', lengthOf));
const tag = v.pipe(text, atMost<string>(limits.tag, 'characters', lengthOf));
const searched = v.pipe(
  text,
  atMost<string>(limits.characters, 'characters', lengthOf),
  atMost(limits.words, 'words', wordsOf),
);
export const positiveInteger = v.pipe(
  v.number('a positive integer'),
  v.integer('a positive integer'),
  v.minValue(0, 'a positive integer'),
);
/** Anything: it came out of JSON text, and what it has to be is checked where it is used. */
const anyJson = v.custom<Json>(() => true);

const NOT_SUPPORTED = 'this search service does not support it.';
/** Parts of the protocol that no part of Connect uses: they may be sent switched off. */
const unused = v.nullish(
  v.custom<null>(
    (value) => value === null || value === false || (Array.isArray(value) && value.length === 0),
    NOT_SUPPORTED,
  ),
);

const pageFields = {
  offset: v.nullish(positiveInteger),
  limit: v.nullish(positiveInteger),
  page: v.nullish(positiveInteger),
  hitsPerPage: v.nullish(positiveInteger),
};

const searchFields = {
  ...pageFields,
  q: v.nullish(searched),
  filter: v.optional(v.pipe(anyJson, atMost<Json>(limits.filter, 'characters', filterLength))),
  sort: v.nullish(texts),
  matchingStrategy: v.nullish(v.picklist(['last', 'all', 'frequency'])),
  attributesToRetrieve: v.nullish(texts),
  attributesToSearchOn: v.nullish(texts),
  attributesToHighlight: v.nullish(texts),
  highlightPreTag: v.nullish(tag),
  highlightPostTag: v.nullish(tag),
  showMatchesPosition: v.nullish(flag),
  showRankingScore: v.nullish(flag),
  facets: v.nullish(texts),
  attributesToCrop: unused,
  cropLength: unused,
  cropMarker: unused,
  distinct: unused,
  hybrid: unused,
  vector: unused,
  media: unused,
  locales: unused,
  personalize: unused,
  retrieveVectors: unused,
  rankingScoreThreshold: unused,
  showRankingScoreDetails: unused,
  showPerformanceDetails: unused,
};

/** The body of POST /indexes/:uid/search. */
export const searchSchema = jsonObject(searchFields);
export type SearchRequest = v.InferOutput<typeof searchSchema>;

const federationOptions = jsonObject({
  weight: v.nullish(
    v.pipe(
      v.number('a number'),
      v.minValue(0, 'the value of `weight` is invalid, expected a positive float (>= 0.0).'),
    ),
  ),
  remote: unused,
  queryPosition: unused,
});

const querySchema = jsonObject({
  ...searchFields,
  indexUid: v.pipe(
    text,
    v.regex(UID, ({ input }) => notAUid(input)),
  ),
  federationOptions: v.nullish(federationOptions),
});
export type MultiSearchQuery = v.InferOutput<typeof querySchema>;

/** The body of POST /multi-search. */
export const multiSearchSchema = jsonObject({
  queries: v.pipe(v.array(querySchema, 'an array'), atMost<MultiSearchQuery[]>(limits.queries, 'queries', lengthOf)),
  federation: v.nullish(
    jsonObject({
      ...pageFields,
      facetsByIndex: v.nullish(v.custom<Record<string, null>>(hasNoFacets, NOT_SUPPORTED)),
      mergeFacets: unused,
      distinct: unused,
      showPerformanceDetails: unused,
    }),
  ),
});
export type MultiSearchRequest = v.InferOutput<typeof multiSearchSchema>;

/** The body of PATCH /experimental-features: all of them are off. */
export const featuresSchema = v.pipe(
  v.custom<Record<string, null | undefined>>(isJsonObject, 'an object'),
  v.record(v.string(), unused),
);

function hasNoFacets(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((facets) => facets === null || (Array.isArray(facets) && facets.length === 0));
}
