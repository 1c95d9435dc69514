import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { refused, type Result } from '@connect/core/domain/result';
import type { AccountRepository } from '../../account/application/account-repository.ts';
import type { Inviting } from '../../users/application/invite-users.ts';
import type { UsersRefusal } from '../../users/application/refusals.ts';

/** Whom the supplier invites into a customer's company. */
export interface SupplierInvitation {
  readonly customerNo: CustomerNo;
  readonly email: string;
  readonly permissions: readonly string[];
  readonly storefront: string;
}

export type InviteRefusal = UsersRefusal | { readonly kind: 'unknown-customer' };

/** Invites somebody in the supplier's name; also the first user of a company, whom nobody there could invite. Answers the company's name. */
export const makeInviteUser =
  (parts: { accounts: Pick<AccountRepository, 'account'>; inviting: Pick<Inviting, 'invite'>; supplier: string }) =>
  async ({ customerNo, ...form }: SupplierInvitation): Promise<Result<{ readonly company: string }, InviteRefusal>> => {
    const account = await parts.accounts.account(customerNo, false);
    if (!account) return refused({ kind: 'unknown-customer' });
    const invited = await parts.inviting.invite(
      { customerNo, supplier: parts.supplier },
      { ...form, spendLimit: null },
    );
    return invited.ok ? { ok: true, value: { company: account.customer.name } } : invited;
  };
