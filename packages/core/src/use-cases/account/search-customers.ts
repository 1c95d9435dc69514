import type { CustomerHit } from '../../domain/account/managed-customer.ts';
import { searchTerm } from '../../domain/search/search-term.ts';
import type { CustomerSearch } from '../../ports/customer-search.ts';

/** Customers a search panel shows at most. */
const panelHits = 8;

export interface FoundCustomers {
  readonly hits: readonly CustomerHit[];
  readonly total: number;
}

/** Customers as one types: null, an empty panel, for a term too short (specification §search-terms). Throws when the search fails. */
export const makeSearchCustomers =
  ({ customerSearch }: { readonly customerSearch: CustomerSearch }) =>
  async (text: string): Promise<FoundCustomers | null> => {
    const term = searchTerm(text);
    return term === null ? null : customerSearch.findCustomers(term, panelHits);
  };

export type SearchCustomers = ReturnType<typeof makeSearchCustomers>;
