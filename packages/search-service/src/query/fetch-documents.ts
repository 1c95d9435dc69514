import { DocSet } from '../index/doc-set.ts';
import type { SearchIndex } from '../index/search-index.ts';
import { pick } from '../json.ts';
import type { Doc, Json } from '../json.ts';
import { atOnce } from '../pieces.ts';
import { ok } from '../result.ts';
import type { Result } from '../result.ts';
import { filterDocs } from './filter.ts';
import { parseFilter } from './filter-syntax.ts';
import { DEFAULT_LIMIT } from './page.ts';
import { rank } from './ranking.ts';
import { parseSort } from './sort.ts';

/** Which documents are asked for, without searching. */
export interface DocumentsRequest {
  readonly limit?: number | null | undefined;
  readonly offset?: number | null | undefined;
  readonly fields?: readonly string[] | null | undefined;
  readonly filter?: Json | undefined;
  readonly ids?: readonly string[] | null | undefined;
  readonly sort?: readonly string[] | null | undefined;
}

/** Documents as they were stored; `maxTotalHits` has no say here. */
export function fetchDocuments(
  index: SearchIndex,
  request: DocumentsRequest,
): Result<{ results: Doc[]; offset: number; limit: number; total: number }> {
  const filter = parseFilter(request.filter, 'invalid_document_filter');
  if (!filter.ok) return filter;
  const passed = atOnce(filterDocs(index, filter.value, 'fetch'));
  if (!passed.ok) return passed;
  const sort = parseSort(index, request.sort ?? [], 'invalid_document_sort');
  if (!sort.ok) return sort;
  const docs = request.ids ? passed.value.intersect(withIds(index, request.ids)) : passed.value;
  const offset = request.offset ?? 0;
  const limit = request.limit ?? DEFAULT_LIMIT;
  const steps = sort.value.map((criterion) => ({ kind: 'sort' as const, ...criterion }));
  const page = atOnce(rank(index, steps, docs, undefined, limit === 0 ? 0 : offset + limit)).slice(offset);
  const results = page.map(({ doc }) => pick(index.document(doc) ?? {}, request.fields ?? ['*']));
  return ok({ results, offset, limit, total: docs.size });
}

const withIds = (index: SearchIndex, ids: readonly string[]): DocSet =>
  DocSet.of(
    index.capacity,
    ids.map((id) => index.number(id)).filter((doc) => doc !== undefined),
  );
