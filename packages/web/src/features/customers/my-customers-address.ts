import { customerFilters, customerSorts } from '@connect/core/domain/account/managed-customer';
import type { CustomerListQuery } from '@connect/core/domain/account/managed-customer';
import { pageFromAddress } from '@connect/core/domain/documents/paging';
import { searchTerm } from '@connect/core/domain/search/search-term';

/** The query of the address of My Customers. */
export interface CustomersSearch {
  readonly q?: string | undefined;
  readonly filter?: string | undefined;
  readonly sort?: string | undefined;
  readonly dir?: string | undefined;
  readonly page?: string | undefined;
}

/** What an address asks for; what it does not say, or says wrongly, is the default: all by name, from the first page. */
export const customersQuery = ({ q = '', filter, sort, dir, page }: CustomersSearch): CustomerListQuery => ({
  text: searchTerm(q) ?? '',
  filter: customerFilters.find((each) => each === filter) ?? 'all',
  sort: customerSorts.find((each) => each === sort) ?? 'name',
  descending: dir === 'desc',
  page: pageFromAddress(page),
});

/** The address of a query, without what is the default anyway. */
export const customersSearch = ({ text, filter, sort, descending, page }: CustomerListQuery): CustomersSearch => ({
  q: text || undefined,
  filter: filter === 'all' ? undefined : filter,
  sort: sort === 'name' ? undefined : sort,
  dir: descending ? 'desc' : undefined,
  page: page === 1 ? undefined : String(page),
});
