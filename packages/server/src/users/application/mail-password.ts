import type { CompanyUser } from '@connect/core/domain/access/company-user';
import type { Accounts } from '../../auth/application/accounts.ts';
import type { QueueMail } from '../../mail-job.ts';

/** The mails link to the first storefront. */
const storefront = '';

/** Mails a user a link to a password: to another one, or to their first, in the supplier's name, where they have none yet. */
export const makeMailPassword =
  (parts: {
    readonly accounts: Pick<Accounts, 'withEmail'>;
    readonly queueMail: QueueMail;
    readonly supplier: () => Promise<string>;
  }) =>
  async ({ id, email }: Pick<CompanyUser, 'id' | 'email'>): Promise<void> => {
    const account = await parts.accounts.withEmail(email);
    await parts.queueMail(
      account?.passwordHash === null
        ? { kind: 'first-password', payload: { userId: id, inviter: await parts.supplier(), storefront } }
        : { kind: 'password-reset', payload: { email, storefront } },
    );
  };
