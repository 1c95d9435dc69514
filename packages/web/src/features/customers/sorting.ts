import { goesByCurrency } from '@connect/core/domain/account/managed-customer';
import type { CustomerListQuery, CustomerSort } from '@connect/core/domain/account/managed-customer';

/** What a list of customers is sorted by, and which way. */
export type Sorting = Pick<CustomerListQuery, 'sort' | 'descending'>;

/**
 * Where the press of a column's header leads: to that column, or the other way round when it is that one already. Amounts begin
 * with the highest, which are looked for; the rest with the first.
 */
export const nextSorting = (now: Sorting, sort: CustomerSort): Sorting => ({
  sort,
  descending: now.sort === sort ? !now.descending : goesByCurrency(sort),
});
