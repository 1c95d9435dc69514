import { INVALID_KEY } from '../access/access.ts';
import type { Access } from '../access/access.ts';
import { forbidden } from '../access/tenant-token.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { Pieces } from '../pieces.ts';
import { federate } from '../query/federation.ts';
import type { Part } from '../query/federation.ts';
import { searchPage } from '../query/page.ts';
import { search } from '../query/search.ts';
import type { Found } from '../query/search.ts';
import { indexNotFound, insideQuery, invalid, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { Catalogue } from '../store/catalogue.ts';
import type { LargeAnswer } from './large-answer.ts';
import { checkHits } from './limits.ts';
import type { MultiSearchQuery, MultiSearchRequest } from './search-schema.ts';

const PAGINATION = ['limit', 'offset', 'page', 'hitsPerPage'] as const;

/** Runs several queries, once all may be asked and their indexes are in memory: one list each, or with `federation` all merged into one (search protocol §multi-search). */
export async function multiSearch(
  catalogue: Catalogue,
  access: Access,
  { queries, federation }: MultiSearchRequest,
  timing: () => object,
): Promise<Result<Pieces<Result<LargeAnswer>>>> {
  const federated = federation !== undefined && federation !== null;
  const few = checkHits(federation ?? {}, access.mostHits);
  if (!few.ok) return few;
  for (const [position, query] of queries.entries()) {
    const checked = federated ? checkFederated(query, position) : checkAlone(query);
    if (!checked.ok) return insideQuery(position, checked.refusal);
    const few = checkHits(query, access.mostHits);
    if (!few.ok) return insideQuery(position, few.refusal);
    if (!access.allows(query.indexUid)) return insideQuery(position, forbidden(INVALID_KEY));
  }
  const asked: Asked[] = [];
  for (const [position, query] of queries.entries()) {
    const stored = catalogue.get(query.indexUid);
    if (stored === undefined) {
      const missing = indexNotFound(query.indexUid);
      return missing.ok ? missing : insideQuery(position, missing.refusal);
    }
    asked.push({ query, index: stored.loaded ?? (await stored.load()) });
  }
  return ok(searchAll(asked, access, federated ? federation : null, timing));
}

interface Asked {
  readonly query: MultiSearchQuery;
  readonly index: SearchIndex;
}

function* searchAll(
  asked: readonly Asked[],
  access: Access,
  federation: NonNullable<MultiSearchRequest['federation']> | null,
  timing: () => object,
): Pieces<Result<LargeAnswer>> {
  const results: Found[] = [];
  for (const [position, { query, index }] of asked.entries()) {
    const found = yield* search(index, query, access.filterFor(query.indexUid));
    if (!found.ok) return insideQuery(position, found.refusal);
    results.push(found.value);
  }
  if (federation === null) {
    const lists: object[] = [];
    for (const [at, found] of results.entries()) lists.push(yield* listAnswer(found, asked[at]?.query, timing));
    return ok({ fields: { results: lists } });
  }
  const parts = results.map((found, at): Part => {
    const { indexUid: uid = found.index.uid, federationOptions } = asked[at]?.query ?? {};
    return { uid, found, weight: federationOptions?.weight ?? 1 };
  });
  const merged = yield* federate(parts, federation);
  return merged.ok ? ok({ hits: merged.value.hits, fields: { ...timing(), ...merged.value.fields } }) : merged;
}

function* listAnswer(found: Found, query: MultiSearchQuery | undefined, timing: () => object): Pieces<object> {
  const { hits, fields } = yield* searchPage(found, query ?? {});
  return { indexUid: query?.indexUid ?? found.index.uid, hits, query: query?.q ?? '', ...timing(), ...fields };
}

function checkAlone(query: MultiSearchQuery): Result<null> {
  if (query.federationOptions !== undefined && query.federationOptions !== null) {
    return invalid(
      'invalid_multi_search_federation_options',
      'Using `federationOptions` is not allowed in a non-federated search.\n - Hint: remove `federationOptions` from the query or add `federation` to the request.',
    );
  }
  return ok(null);
}

function checkFederated(query: MultiSearchQuery, position: number): Result<null> {
  const paging = PAGINATION.find((name) => (query[name] ?? undefined) !== undefined);
  if (paging !== undefined) {
    return invalid(
      'invalid_multi_search_query_pagination',
      `Using pagination options is not allowed in federated queries.\n - Hint: remove \`${paging}\` from the query or remove \`federation\` from the request\n - Hint: pass \`federation.limit\` and \`federation.offset\` for pagination in federated search`,
    );
  }
  if ((query.facets ?? []).length > 0) {
    return invalid(
      'invalid_multi_search_query_facets',
      `Using facet options is not allowed in federated queries.\n - Hint: remove \`facets\` from query #${position} or remove \`federation\` from the request`,
    );
  }
  return ok(null);
}
