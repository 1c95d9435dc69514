import type { DocSet } from '../index/doc-set.ts';
import { EMPTY, EXISTS, NULL, facetNumber, facetText } from '../index/facet.ts';
import type { FacetKey } from '../index/facet.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { covers } from '../json.ts';
import type { Pieces } from '../pieces.ts';
import { invalid, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { FILTER_ERROR, printFilter } from './filter-syntax.ts';
import type { Filter, Test } from './filter-syntax.ts';

/** What documents are filtered for: a refusal names the index but where documents are fetched, and the test, in a search as it was understood. */
export type FilteredFor = 'search' | 'fetch' | 'deletion';

/** The documents of an index that pass a filter; refused when it names an attribute that is not filterable. */
export function* filterDocs(
  index: SearchIndex,
  filter: Filter | undefined,
  use: FilteredFor = 'search',
): Pieces<Result<DocSet>> {
  if (filter === undefined) return ok(index.everything());
  const { filterableAttributes } = index.settings;
  const stranger = tests(filter).find(
    ({ attribute }) => !filterableAttributes.some((pattern) => covers(pattern, attribute)),
  );
  // The same page asks with the same filter again and again, so the whole is kept as well as its tests.
  if (stranger === undefined)
    return ok(yield* index.sets.inPieces(`filter ${printFilter(filter)}`, () => evaluate(index, filter)));
  const hint =
    filterableAttributes.length === 0
      ? 'This index does not have configured filterable attributes.'
      : `Available filterable attribute patterns are: ${filterableAttributes.map((name) => `\`${name}\``).join(', ')}.`;
  const named = use === 'fetch' ? '' : `Index \`${index.uid}\`: `;
  const { length } = stranger.attribute;
  const placed = use === 'search' ? `2:${length + 2} ${printFilter(stranger)}` : stranger.place;
  return invalid(
    use === 'search' ? FILTER_ERROR : 'invalid_document_filter',
    `${named}Attribute \`${stranger.attribute}\` is not filterable. ${hint}\n${placed}`,
  );
}

function tests(filter: Filter): Extract<Filter, { kind: 'test' }>[] {
  if (filter.kind === 'test') return [filter];
  return filter.kind === 'not' ? tests(filter.part) : filter.parts.flatMap(tests);
}

function* evaluate(index: SearchIndex, filter: Filter): Pieces<DocSet> {
  yield;
  switch (filter.kind) {
    case 'and':
    case 'or': {
      const parts: DocSet[] = [];
      for (const part of filter.parts) parts.push(yield* evaluate(index, part));
      return parts.reduce((docs, more) => (filter.kind === 'and' ? docs.intersect(more) : docs.union(more)));
    }
    case 'not':
      return index.everything().minus(yield* evaluate(index, filter.part));
    case 'test':
      // A tenant's customer and a page's date range come again and again: each test is looked up once between changes.
      return index.sets.get(printFilter(filter), () => testDocs(index, filter.attribute, filter.test));
  }
}

function testDocs(index: SearchIndex, attribute: string, test: Test): DocSet {
  const facet = index.facet(attribute);
  const size = index.capacity;
  switch (test.op) {
    case '=':
      return facet.with(size, valueKeys(test.value));
    case 'IN':
      return facet.with(size, test.values.flatMap(valueKeys));
    case 'EXISTS':
      return facet.with(size, [EXISTS]);
    case 'IS NULL':
      return facet.with(size, [NULL]);
    case 'IS EMPTY':
      return facet.with(size, [EMPTY]);
    case 'STARTS WITH':
      return facet.startingWith(size, test.value);
    case 'TO':
      return facet.between(size, { value: test.from, inclusive: true }, { value: test.to, inclusive: true });
    case '>':
    case '>=':
      return facet.between(size, { value: test.value, inclusive: test.op === '>=' }, undefined);
    case '<':
    case '<=':
      return facet.between(size, undefined, { value: test.value, inclusive: test.op === '<=' });
  }
}

/** `5` is found as the number 5 and as the text "5". */
function valueKeys(value: string): FacetKey[] {
  const number = facetNumber(value);
  return number === undefined ? [facetText(value)] : [facetText(value), number === 0 ? 0 : number];
}
