import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { ListCriteria } from '@connect/core/domain/documents/list-state';

import { listSearch } from '../../shared/lists/list-address.ts';
import { customerPath } from '../../shared/customers/customer-path.ts';

/** What the address of a customer's orders or invoices says; what it shows is part of the path (specification §customers-lists-and-documents). */
export interface CustomerListSearch {
  readonly q?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly page?: string | undefined;
}

/** The query that says all of the criteria, and the page but for the first. */
export const customerListSearch = (criteria: ListCriteria, page = 1): CustomerListSearch => {
  const { q, from, to } = listSearch(criteria);
  return { q, from, to, page: page === 1 ? undefined : String(page) };
};

/** Address of one of a customer's lists; with criteria for what it begins with. */
export const customerListPath = (
  no: CustomerNo,
  criteria: ListCriteria & { readonly view: 'orders' | 'invoices' },
): string => {
  const { q, from, to } = customerListSearch(criteria);
  const query = new URLSearchParams({ ...(q && { q }), ...(from && { from }), ...(to && { to }) }).toString();
  return `${customerPath(no)}/${criteria.view}?${query}`;
};
