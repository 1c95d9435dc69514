import { CustomerAnswer } from '@connect/contract/search';
import type { CustomerHit as WireHit } from '@connect/contract/search';
import type { CustomerHit } from '@connect/core/domain/account/managed-customer';
import { highlightParts, withMarkers } from '@connect/core/domain/search/search-term';
import { markWordStarts } from '@connect/core/domain/search/words';
import type { CustomerSearch } from '@connect/core/ports/customer-search';
import { parse } from 'valibot';
import type { InferOutput } from 'valibot';
import { createSearchService, markers } from './search-service.ts';
import type { SearchServiceOptions } from './search-service.ts';

/** The service marks whole words and the last one's beginning; the beginnings of the others it finds elsewhere. */
const marked = (text: string, query: string): string => withMarkers(markWordStarts(highlightParts(text), query));

const toHit = ({ id, no, name, address, _formatted }: InferOutput<typeof WireHit>, query: string): CustomerHit => ({
  id,
  no,
  name,
  postCode: address.post_code,
  highlighted: {
    no: marked(_formatted?.no ?? no, query),
    name: marked(_formatted?.name ?? name, query),
    postCode: marked(_formatted?.address?.post_code ?? address.post_code, query),
  },
});

/** The customer search over the search service: best match first (spec §7). */
export const createMeilisearchCustomerSearch = (options: SearchServiceOptions): CustomerSearch => {
  const ask = createSearchService(options);
  return {
    findCustomers: (text, limit) =>
      ask(async (client, { customers }) => {
        if (customers === undefined) return { hits: [], total: 0 };
        const answer = await client.index(customers).search(undefined, {
          q: text,
          limit,
          attributesToRetrieve: ['id', 'no', 'name', 'address'],
          attributesToHighlight: ['name', 'id', 'no', 'address'],
          ...markers,
          matchingStrategy: 'all',
        });
        const { hits, estimatedTotalHits } = parse(CustomerAnswer, answer);
        return { hits: hits.map((hit) => toHit(hit, text)), total: estimatedTotalHits };
      }),
  };
};
