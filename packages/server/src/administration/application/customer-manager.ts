import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { CustomerManager } from '@connect/core/domain/administration/customer-manager';
import { ok, refused, type Result } from '@connect/core/domain/result';

/** Who looks after customers (specification §administration). */
export interface ManagerStore {
  /** Null of a customer that is not there. */
  read(no: CustomerNo): Promise<CustomerManager | null>;
  /** Hands over whom an administrator chose, whom nobody else changes meanwhile, and keeps what that answers: an email, null for nobody, undefined for as it is. Nothing changes where the email is of no account manager who has access. */
  change(no: CustomerNo, decide: (standing: string | null) => string | null | undefined): Promise<void>;
}

/** Gives a company to an account manager in place of whom an administrator chose before; refused where that is somebody else by now. Asked for again, nothing changes. */
export const makeSetManager =
  (store: ManagerStore) =>
  async (
    no: CustomerNo,
    { email, was }: { readonly email: string | null; readonly was: string | null },
  ): Promise<Result<CustomerManager, 'not-found' | 'no-manager' | 'changed-meanwhile'>> => {
    let isDecided = false;
    await store.change(no, (standing) => {
      isDecided = standing === was || standing === email;
      return isDecided ? email : undefined;
    });
    const manager = await store.read(no);
    if (!manager) return refused('not-found');
    if (!isDecided) return refused('changed-meanwhile');
    return email === null || manager.own?.email === email ? ok(manager) : refused('no-manager');
  };
