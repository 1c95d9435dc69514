import type { DocSet } from '../index/doc-set.ts';
import { facetText } from '../index/facet.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { covers, leaves } from '../json.ts';
import type { Scalar } from '../json.ts';
import type { Pieces } from '../pieces.ts';
import { invalid, ok } from '../result.ts';
import type { Result } from '../result.ts';

/** Values of an attribute that are told, as many as the engine tells without being set otherwise. */
const MOST_VALUES = 100;

/** What an answer says of facets: how many of the found documents have each value, and the ends of the numbers among them. */
export interface FacetCounts {
  readonly facetDistribution: Record<string, Record<string, number>>;
  readonly facetStats: Record<string, { min: number; max: number }>;
}

interface Counted {
  /** As it is written in the first document that has it. */
  readonly value: Scalar;
  count: number;
}

/** Counts the values of the attributes (`*` for all) in documents; undefined when none is asked for (search protocol §facets). */
export function* countFacets(
  index: SearchIndex,
  docs: DocSet,
  asked: readonly string[],
): Pieces<Result<FacetCounts | undefined>> {
  if (asked.length === 0) return ok(undefined);
  const { filterableAttributes } = index.settings;
  const strangers = asked.filter(
    (name) => name !== '*' && !filterableAttributes.some((pattern) => covers(pattern, name)),
  );
  if (strangers.length > 0) return refusal(strangers, filterableAttributes);
  const isAsked = (path: string): boolean =>
    asked.some((pattern) => covers(pattern, path)) && filterableAttributes.some((pattern) => covers(pattern, path));
  const facets = new Map(asked.filter((name) => !name.endsWith('*')).map((name) => [name, new Map<string, Counted>()]));
  for (const doc of docs.docs()) {
    countDocument(facets, leaves(index.document(doc) ?? {}), isAsked);
    yield;
  }
  const byName = [...facets].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return ok({
    facetDistribution: Object.fromEntries(byName.map(([name, values]) => [name, distribution(values)])),
    facetStats: Object.fromEntries(byName.flatMap(([name, values]) => stats(name, values))),
  });
}

function countDocument(
  facets: Map<string, Map<string, Counted>>,
  values: Iterable<readonly [path: string, value: Scalar]>,
  isAsked: (path: string) => boolean,
): void {
  const seen = new Set<string>();
  for (const [path, value] of values) {
    if (!isAsked(path)) continue;
    const facet = facets.get(path) ?? new Map<string, Counted>();
    facets.set(path, facet);
    // The number 5 and the text "5" are one to filters, and are told as one.
    const key = facetText(String(value));
    const known = facet.get(key);
    if (known === undefined) facet.set(key, { value, count: 1 });
    else if (!seen.has(`${path} ${key}`)) known.count += 1;
    seen.add(`${path} ${key}`);
  }
}

function distribution(values: ReadonlyMap<string, Counted>): Record<string, number> {
  const inOrder = [...values].toSorted(([keyA, a], [keyB, b]) => {
    if (typeof a.value === 'number' && typeof b.value === 'number') return a.value - b.value;
    if (typeof a.value === 'number' || typeof b.value === 'number') return typeof a.value === 'number' ? -1 : 1;
    return keyA < keyB ? -1 : 1;
  });
  return Object.fromEntries(inOrder.slice(0, MOST_VALUES).map(([, { value, count }]) => [String(value).trim(), count]));
}

function stats(name: string, values: ReadonlyMap<string, Counted>): [string, { min: number; max: number }][] {
  let [min, max] = [Infinity, -Infinity];
  for (const { value } of values.values()) {
    if (typeof value !== 'number') continue;
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  return min === Infinity ? [] : [[name, { min, max }]];
}

function refusal(strangers: readonly string[], filterable: readonly string[]): Result<never> {
  const [subject, verb] = strangers.length === 1 ? ['Pattern', 'is'] : ['Patterns', 'are'];
  const hint =
    filterable.length === 0
      ? 'This index does not have configured filterable attributes.'
      : `Available filterable attributes patterns are: \`${filterable.join(', ')}\`.`;
  return invalid(
    'invalid_search_facets',
    `Invalid facet distribution: ${subject} \`${strangers.join(', ')}\` ${verb} not filterable. ${hint}`,
  );
}
