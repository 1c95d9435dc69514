import { INVALID_KEY } from '../access/access.ts';
import type { Access } from '../access/access.ts';
import { forbidden } from '../access/tenant-token.ts';
import { federate } from '../query/federation.ts';
import type { Part } from '../query/federation.ts';
import { searchPage } from '../query/page.ts';
import { search } from '../query/search.ts';
import type { Found } from '../query/search.ts';
import { indexNotFound, insideQuery, invalid, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { Catalogue } from '../store/catalogue.ts';
import { checkUid } from './context.ts';
import type { LargeAnswer } from './large-answer.ts';
import { checkHits } from './limits.ts';
import type { MultiSearchQuery, MultiSearchRequest } from './search-schema.ts';

const PAGINATION = ['limit', 'offset', 'page', 'hitsPerPage'] as const;

/** Runs several queries: one list each, or with `federation` all merged into one (search protocol §multi-search). */
export async function multiSearch(
  catalogue: Catalogue,
  access: Access,
  { queries, federation }: MultiSearchRequest,
  timing: () => object,
): Promise<Result<LargeAnswer>> {
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
  const results: Found[] = [];
  for (const [position, query] of queries.entries()) {
    const found = await searchOne(catalogue, access, query);
    if (!found.ok) return insideQuery(position, found.refusal);
    results.push(found.value);
  }
  if (!federated)
    return ok({ fields: { results: results.map((found, at) => listAnswer(found, queries[at], timing)) } });
  const parts = results.map((found, at): Part => {
    const { indexUid: uid = found.index.uid, federationOptions } = queries[at] ?? {};
    return { uid, found, weight: federationOptions?.weight ?? 1 };
  });
  const merged = federate(parts, federation);
  return merged.ok ? ok({ hits: merged.value.hits, fields: { ...timing(), ...merged.value.fields } }) : merged;
}

async function searchOne(catalogue: Catalogue, access: Access, query: MultiSearchQuery): Promise<Result<Found>> {
  const { indexUid } = query;
  const stored = catalogue.get(indexUid);
  if (stored === undefined) return indexNotFound(indexUid);
  return search(stored.loaded ?? (await stored.load()), query, access.filterFor(indexUid));
}

function listAnswer(found: Found, query: MultiSearchQuery | undefined, timing: () => object): object {
  const { hits, fields } = searchPage(found, query ?? {});
  return { indexUid: query?.indexUid ?? found.index.uid, hits, query: query?.q ?? '', ...timing(), ...fields };
}

function checkAlone(query: MultiSearchQuery): Result<string> {
  if (query.federationOptions !== undefined && query.federationOptions !== null) {
    return invalid(
      'invalid_multi_search_federation_options',
      'Using `federationOptions` is not allowed in a non-federated search.\n - Hint: remove `federationOptions` from the query or add `federation` to the request.',
    );
  }
  return checkUid(query.indexUid);
}

function checkFederated(query: MultiSearchQuery, position: number): Result<string> {
  const paging = PAGINATION.find((name) => (query[name] ?? undefined) !== undefined);
  if (paging !== undefined) {
    const instead = paging === 'limit' || paging === 'offset' ? ['limit', 'offset'] : ['page', 'hitsPerPage'];
    return invalid(
      'invalid_multi_search_query_pagination',
      `Using pagination options is not allowed in federated queries.\n - Hint: remove \`${paging}\` from query #${position} or remove \`federation\` from the request\n - Hint: pass \`federation.${instead[0]}\` and \`federation.${instead[1]}\` for pagination in federated search`,
    );
  }
  if ((query.facets ?? []).length > 0) {
    return invalid(
      'invalid_multi_search_query_facets',
      `Using facet options is not allowed in federated queries.\n - Hint: remove \`facets\` from query #${position} or remove \`federation\` from the request`,
    );
  }
  return checkUid(query.indexUid);
}
