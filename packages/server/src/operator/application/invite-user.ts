import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { ok, refused, type Result } from '@connect/core/domain/result';
import type { AccountRepository } from '../../account/application/account-repository.ts';
import type { Accounts } from '../../auth/application/accounts.ts';
import { emailKey } from '../../auth/application/email-key.ts';
import type { QueueMail } from '../../mail-job.ts';
import type { UserEditing } from '../../users/application/edit-users.ts';
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

/** What became of it: `hasAccount` where they came with the supplier's records, and were sent a link to their first password. */
interface Invited {
  readonly company: string;
  readonly permissions: string[];
  readonly hasAccount: boolean;
}

/**
 * Invites somebody in the supplier's name; also the first user of a company, whom nobody there could invite. Who is a user already and
 * has no password yet may do what the supplier's record says, and what the invitation says where that says nothing.
 */
export const makeInviteUser =
  (parts: {
    accounts: Pick<AccountRepository, 'account'>;
    users: Pick<Accounts, 'withEmail'>;
    inviting: Pick<Inviting, 'invite'>;
    editing: Pick<UserEditing, 'grant'>;
    queueMail: QueueMail;
    /** Its name now. */
    supplier: () => Promise<string>;
  }) =>
  async ({ customerNo, ...form }: SupplierInvitation): Promise<Result<Invited, InviteRefusal>> => {
    const account = await parts.accounts.account(customerNo, null);
    if (!account) return refused({ kind: 'unknown-customer' });
    const supplier = await parts.supplier();
    const by = { customerNo, supplier };
    const company = account.customer.name;
    const user = await parts.users.withEmail(emailKey(form.email));
    if (user?.customerNo === customerNo && user.active && user.passwordHash === null) {
      const permissions = user.permissions.length > 0 ? user.permissions : [...new Set(form.permissions)];
      const granted = await parts.editing.grant(by, user.id, permissions);
      if (!granted.ok) return granted;
      const payload = { userId: user.id, inviter: supplier, storefront: form.storefront };
      await parts.queueMail({ kind: 'first-password', payload });
      return ok({ company, permissions, hasAccount: true });
    }
    const invited = await parts.inviting.invite(by, { ...form, spendLimit: null });
    return invited.ok ? ok({ company, permissions: [...form.permissions], hasAccount: false }) : invited;
  };
