import type { CustomerListQuery, ListedCustomer } from '@connect/core/domain/account/managed-customer';
import type { Day } from '../../calendar.ts';
import type { Identity } from '../../identity.ts';

/** Customers in the lists of account managers: only those within the manager's reach. */
export interface CustomerLists {
  list(manager: Identity, query: CustomerListQuery, today: Day): Promise<{ data: ListedCustomer[]; total: number }>;
  /** The ten the manager works with most (specification §favourite-and-top-customers). */
  top(manager: Identity): Promise<ListedCustomer[]>;
  /** In the manager's own order. */
  favourites(manager: Identity): Promise<ListedCustomer[]>;
}
