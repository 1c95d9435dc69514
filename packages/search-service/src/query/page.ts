import type { Doc } from '../json.ts';
import type { Pieces } from '../pieces.ts';
import type { Found } from './search.ts';

/** Which part of a list is asked for: by offset and limit, or by page. */
export interface Paging {
  readonly offset?: number | null | undefined;
  readonly limit?: number | null | undefined;
  readonly page?: number | null | undefined;
  readonly hitsPerPage?: number | null | undefined;
}

export const DEFAULT_LIMIT = 20;

/** The slice of the list, and the fields of the answer that tell of it. */
export function slice(paging: Paging, total: number): { from: number; count: number; fields: Record<string, number> } {
  const { page, hitsPerPage } = paging;
  if ((page ?? hitsPerPage ?? undefined) === undefined) {
    const offset = paging.offset ?? 0;
    const limit = paging.limit ?? DEFAULT_LIMIT;
    return { from: offset, count: limit, fields: { limit, offset, estimatedTotalHits: total } };
  }
  const size = hitsPerPage ?? DEFAULT_LIMIT;
  const wanted = page ?? 1;
  return {
    from: Math.max(0, wanted - 1) * size,
    // There is no page 0: it is answered without hits.
    count: wanted === 0 ? 0 : size,
    fields: { hitsPerPage: size, page: wanted, totalPages: size === 0 ? 0 : Math.ceil(total / size), totalHits: total },
  };
}

/** One page of one query: at most `maxTotalHits` hits can be reached, and no more are counted; with the facets of all of them. */
export function* searchPage(found: Found, paging: Paging): Pieces<{ hits: Doc[]; fields: Record<string, unknown> }> {
  const { maxTotalHits } = found.index.settings.pagination;
  const { from, count, fields } = slice(paging, Math.min(found.docs.size, maxTotalHits));
  const start = Math.min(from, maxTotalHits);
  const end = Math.min(start + count, maxTotalHits);
  const best = end > start ? (yield* found.best(end)).slice(start) : [];
  const hits: Doc[] = [];
  for (const ranked of best.filter(({ doc }) => found.isStill(doc))) {
    hits.push(found.hit(ranked)());
    yield;
  }
  return { hits, fields: { ...fields, ...found.facets } };
}
