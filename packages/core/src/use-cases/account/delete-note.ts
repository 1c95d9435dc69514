import type { CustomerNo } from '../../domain/account/customer-no.ts';
import { ok, type Result } from '../../domain/result.ts';
import type { Refusal } from '../../ports/failure.ts';
import type { ManagedCustomers } from '../../ports/managed-customers.ts';

/** Deletes a note about a customer (specification §view-customer). One that is gone already is what was wanted. */
export const makeDeleteNote =
  ({ customers }: { readonly customers: Pick<ManagedCustomers, 'deleteNote'> }) =>
  async (customerNo: CustomerNo, id: string): Promise<Result<null, Refusal>> => {
    const answer = await customers.deleteNote(customerNo, id);
    return !answer.ok && answer.refusal.failure === 'not-found' ? ok(null) : answer;
  };

export type DeleteNote = ReturnType<typeof makeDeleteNote>;
