import type { CustomerNo } from '../domain/account/customer-no.ts';
import type {
  AccountManager,
  CustomerListQuery,
  ListedCustomer,
  ManagedCustomer,
  NewNote,
  Note,
} from '../domain/account/managed-customer.ts';
import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';

/** The customers of the signed-in account manager (specification §documented-calls). One not given to them is not found. */
export interface ManagedCustomers {
  top(): Promise<Result<readonly ListedCustomer[], Refusal>>;
  favourites(): Promise<Result<readonly ListedCustomer[], Refusal>>;
  /** Puts the favourites in order; answers them all. */
  orderFavourites(order: readonly string[]): Promise<Result<readonly ListedCustomer[], Refusal>>;
  list(
    query: CustomerListQuery,
  ): Promise<Result<{ readonly customers: readonly ListedCustomer[]; readonly total: number }, Refusal>>;
  find(no: CustomerNo): Promise<Result<ManagedCustomer, Refusal>>;
  setFavourite(no: CustomerNo, favourite: boolean): Promise<Result<null, Refusal>>;
  /** The last first. */
  notes(no: CustomerNo): Promise<Result<readonly Note[], Refusal>>;
  /** One note for an idempotency key, however often it is sent. */
  addNote(no: CustomerNo, note: NewNote): Promise<Result<Note, Refusal>>;
  deleteNote(no: CustomerNo, id: string): Promise<Result<null, Refusal>>;
}

/** The account manager's own record. */
export interface ManagerProfile {
  own(): Promise<Result<AccountManager, Refusal>>;
  rename(name: { readonly firstName: string; readonly lastName: string }): Promise<Result<AccountManager, Refusal>>;
}
