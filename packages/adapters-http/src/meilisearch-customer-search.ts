import type { CustomerHit } from '@connect/core/domain/account/managed-customer';
import { highlightParts, withMarkers } from '@connect/core/domain/search/search-term';
import { markWordStarts } from '@connect/core/domain/search/words';
import type { CustomerSearch } from '@connect/core/ports/customer-search';
import * as v from 'valibot';
import { readSearch } from './read-search.ts';
import { text, textOrNone } from './readable.ts';
import { markers } from './document-search-request.ts';
import { createSearchService } from './search-service.ts';
import type { SearchServiceOptions } from './search-service.ts';

/** The service marks whole words and the last one's beginning; the beginnings of the others it finds elsewhere. */
const marked = (text: string, query: string): string => withMarkers(markWordStarts(highlightParts(text), query));

const noAddress = { post_code: '' };
const unmarked = { no: null, name: null, address: { post_code: null } };
const Address = v.fallback(v.nullish(v.object({ post_code: textOrNone }), noAddress), noAddress);
const Marked = v.object({
  no: text,
  name: text,
  address: v.fallback(v.nullish(v.object({ post_code: text }), unmarked.address), unmarked.address),
});

/** A hit of the customer index (specification §customer-search): without a number and a name it is none. */
const Hit = v.object({
  id: text,
  no: v.pipe(v.string(), v.nonEmpty()),
  name: v.string(),
  address: Address,
  _formatted: v.fallback(v.nullish(Marked, unmarked), unmarked),
});

const toHit = (wire: unknown, query: string): CustomerHit | null => {
  const read = v.safeParse(Hit, wire);
  if (!read.success) return null;
  const { id, no, name, address, _formatted } = read.output;
  return {
    id: id ?? no,
    no,
    name,
    postCode: address.post_code,
    highlighted: {
      no: marked(_formatted.no ?? no, query),
      name: marked(_formatted.name ?? name, query),
      postCode: marked(_formatted.address.post_code ?? address.post_code, query),
    },
  };
};

/** The customer search over the search service: best match first (specification §customer-search). */
export const createMeilisearchCustomerSearch = (options: SearchServiceOptions): CustomerSearch => {
  const ask = createSearchService(options);
  return {
    findCustomers: (term, limit) =>
      ask(async (client, { customers }) => {
        if (customers === undefined) return { hits: [], total: 0 };
        const service = await client();
        const answer = await service.index(customers).search(undefined, {
          q: term,
          limit,
          attributesToRetrieve: ['id', 'no', 'name', 'address'],
          attributesToHighlight: ['name', 'id', 'no', 'address'],
          ...markers,
          matchingStrategy: 'all',
        });
        return readSearch(answer, (hit) => toHit(hit, term), options);
      }),
  };
};
