import type { CustomerNo } from '../../domain/account/customer-no.ts';
import type { Result } from '../../domain/result.ts';
import type { Refusal } from '../../ports/failure.ts';
import { goneIsRemoved } from '../gone-is-removed.ts';
import type { ManagedCustomers } from '../../ports/managed-customers.ts';

/** Deletes a note about a customer (specification §view-customer). One that is gone already is what was wanted. */
export const makeDeleteNote =
  ({ customers }: { readonly customers: Pick<ManagedCustomers, 'deleteNote'> }) =>
  async (customerNo: CustomerNo, id: string): Promise<Result<null, Refusal>> =>
    goneIsRemoved(await customers.deleteNote(customerNo, id));

export type DeleteNote = ReturnType<typeof makeDeleteNote>;
