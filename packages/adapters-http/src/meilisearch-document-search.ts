import type { DocumentQuery, DocumentSearch } from '@connect/core/ports/document-search';
import { documentSearchRequest, indexesOf } from './document-search-request.ts';
import { toHit } from './hit-of-wire.ts';
import { readSearch } from './read-search.ts';
import { createSearchService } from './search-service.ts';
import type { SearchServiceOptions } from './search-service.ts';

interface DocumentSearchOptions extends SearchServiceOptions {
  /** The answer to a search that the page made before this code had come; null when there is none. */
  readonly takeBegun?: (query: DocumentQuery) => Promise<Response> | null;
  /** Called when the user may not search what the session seemed to allow: it may be out of date. */
  readonly onSessionDoubted?: () => void;
}

/** What was answered, if it was: whatever else came of a search that had begun is found out by another. */
const answered = async (begun: Promise<Response> | null): Promise<unknown> => {
  try {
    const response = await begun;
    return response?.ok ? await response.json() : null;
  } catch {
    return null;
  }
};

/** The document search over the search service (specification §list-search). A failure throws. */
export const createMeilisearchDocumentSearch = ({
  takeBegun = () => null,
  onSessionDoubted,
  ...options
}: DocumentSearchOptions): DocumentSearch => {
  const ask = createSearchService(options);
  return {
    find: (query) => {
      const begun = answered(takeBegun(query));
      return ask(async (client, indexes) => {
        const kindOf = indexesOf(query, indexes);
        const uids = [...kindOf.keys()];
        if (uids.length < query.kinds.length) onSessionDoubted?.();
        const [first] = uids;
        if (first === undefined) return { hits: [], total: 0 };
        const { index, search } = documentSearchRequest(query, uids);
        const found = async (): Promise<unknown> => {
          const service = await client();
          return index === null ? service.multiSearch(search) : service.index(index).search(undefined, search);
        };
        const answer = (await begun) ?? (await found());
        return readSearch(answer, (hit) => toHit(hit, (uid) => kindOf.get(uid ?? first)), options);
      });
    },
  };
};
