import { DocSet } from '../index/doc-set.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { covers } from '../json.ts';
import type { Doc, Json } from '../json.ts';
import { invalid, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { countFacets } from './facet-counts.ts';
import type { FacetCounts } from './facet-counts.ts';
import { filterDocs } from './filter.ts';
import { parseFilter } from './filter-syntax.ts';
import { excludedDocs, matchQuery } from './match.ts';
import type { Match, MatchingStrategy } from './match.ts';
import { atOnce, type Pieces } from '../pieces.ts';
import { parseQuery } from './parse-query.ts';
import { makePresenter } from './present.ts';
import type { Presentation } from './present.ts';
import { rank, rankingSteps, rankUnsearched } from './ranking.ts';
import type { Ranked, Step } from './ranking.ts';
import { parseSort } from './sort.ts';

/** What one query asks of one index. */
export interface SearchQuery extends Presentation {
  readonly q?: string | null | undefined;
  readonly filter?: Json | undefined;
  readonly sort?: readonly string[] | null | undefined;
  readonly matchingStrategy?: MatchingStrategy | null | undefined;
  readonly attributesToSearchOn?: readonly string[] | null | undefined;
  readonly showRankingScore?: boolean | null | undefined;
  readonly facets?: readonly string[] | null | undefined;
}

/** A query looked up in an index, ready to be ranked and shown. */
export interface Found {
  readonly index: SearchIndex;
  readonly steps: readonly Step[];
  /** Every matching document. */
  readonly docs: DocSet;
  /** Undefined where nobody asked for any. */
  readonly facets: FacetCounts | undefined;
  readonly best: (count: number) => Pieces<readonly Ranked[]>;
  /** Whether a document may still be shown: the index may have changed between two pieces of the search. */
  readonly isStill: (doc: number) => boolean;
  /** A hit of the document as it is now, to be made when it is sent. */
  readonly hit: (ranked: Ranked) => () => Doc;
}

/** Finds what a query asks for; `ruleFilter` is what a tenant token allows and always holds (decisions §hidden-is-refused). */
export function* search(index: SearchIndex, query: SearchQuery, ruleFilter?: Json): Pieces<Result<Found>> {
  const filter = parseFilter(bothFilters(ruleFilter, query.filter));
  if (!filter.ok) return filter;
  const sort = readSort(index, query.sort ?? []);
  if (!sort.ok) return sort;
  const searchOn = readSearchOn(index, query.attributesToSearchOn ?? undefined);
  if (!searchOn.ok) return searchOn;
  let { changes } = index;
  const passed = yield* filterDocs(index, filter.value);
  if (!passed.ok) return passed;

  const parsed = parseQuery(query.q ?? '');
  const excluded = yield* excludedDocs(index, parsed, searchOn.value);
  const candidates = excluded.reduce((docs, more) => docs.minus(more), passed.value);
  const searched = parsed.terms.length > 0;
  const match: Match | undefined = searched
    ? yield* matchQuery(index, parsed, query.matchingStrategy ?? 'last', candidates, searchOn.value)
    : undefined;
  const docs = match === undefined ? candidates : match.levels.map((level) => level.docs).reduce((a, b) => a.union(b));
  const facets = yield* countFacets(index, docs, query.facets ?? []);
  if (!facets.ok) return facets;
  const steps = rankingSteps(index.settings.rankingRules, searched, sort.value);
  const present = makePresenter(index, parsed.terms, query);
  let allowed = passed.value;
  const isStill = (doc: number): boolean => {
    if (changes !== index.changes) {
      const again = atOnce(filterDocs(index, filter.value));
      allowed = again.ok ? again.value : new DocSet(index.capacity);
      changes = index.changes;
    }
    return allowed.has(doc);
  };
  return ok({
    index,
    steps,
    docs,
    facets: facets.value,
    isStill,
    best: (count) =>
      match === undefined ? rankUnsearched(index, steps, docs, count) : rank(index, steps, docs, match, count),
    hit: ({ doc, score }) => {
      const read = index.documentAsItIs(doc);
      return () => {
        const hit = present(read());
        return query.showRankingScore ? { ...hit, _rankingScore: score } : hit;
      };
    },
  });
}

/** Both filters have to hold: each becomes a list, and lists hold when all their items do. */
function bothFilters(rule: Json | undefined, asked: Json | undefined): Json {
  const list = (filter: Json | undefined): Json[] =>
    filter === undefined || filter === null ? [] : Array.isArray(filter) ? filter : [filter];
  return rule === undefined || rule === null ? (asked ?? null) : [...list(rule), ...list(asked)];
}

function readSort(index: SearchIndex, sort: readonly string[]): ReturnType<typeof parseSort> {
  const criteria = parseSort(index, sort, 'invalid_search_sort');
  if (!criteria.ok || criteria.value.length === 0 || index.settings.rankingRules.includes('sort')) return criteria;
  return invalid(
    'invalid_search_sort',
    'You must specify where `sort` is listed in the rankingRules setting to use the sort parameter at search time.',
  );
}

function readSearchOn(
  { uid, settings }: SearchIndex,
  attributes: readonly string[] | undefined,
): Result<readonly string[] | undefined> {
  const { searchableAttributes } = settings;
  const isSearchable = (name: string): boolean =>
    name === '*' || searchableAttributes.some((pattern) => covers(pattern, name));
  const stranger = attributes?.find((name) => !isSearchable(name));
  if (stranger === undefined) return ok(attributes);
  return invalid(
    'invalid_search_attributes_to_search_on',
    `Index \`${uid}\`: Attribute \`${stranger}\` is not searchable. Available searchable attributes are: \`${[...searchableAttributes].sort().join(', ')}\`.`,
  );
}
