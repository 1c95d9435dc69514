import { createMailedAccounts } from './auth/database/mailed-accounts.ts';
import { createPasswordResets } from './auth/database/password-resets.ts';
import { createAccountMails } from './auth/mail/account-mails.ts';
import { createContactRepository } from './contact/database/contact-repository.ts';
import { contactMails } from './contact/mail/contact-mails.ts';
import type { Database } from './database/open.ts';
import type { MakeMails } from './mail/mail.ts';
import { writerFor, type MailWriter } from './mail/mail-writer.ts';
import { createToldOrders } from './ordering/database/told-orders.ts';
import {
  orderDecidedMails,
  orderPlacedMails,
  orderWaitsMails,
  orderWithdrawnMails,
} from './ordering/mail/order-mails.ts';
import type { Supplier } from './supplier.ts';
import { createWatchRepository } from './watchlist/database/watch-repository.ts';
import { watchMails } from './watchlist/mail/watch-mails.ts';
import { createEndpointRepository } from './webhooks/database/endpoints.ts';
import { pausedMails } from './webhooks/mail/paused-mails.ts';

export interface MakeMailsParts {
  readonly database: Database;
  readonly tokenKey: string;
  /** Address the portal is reached at, its base path included, without a slash at its end. */
  readonly portalUrl: string;
  /** Whom customers' messages go to; null for nobody. */
  readonly supportEmail: string | null;
  readonly supplier: Supplier;
  readonly now: () => Date;
}

/**
 * Turns a job into the mails that go out for it: none when there is nobody to write to any more, such as for a reset of an email
 * that has no account.
 */
export const createMailMaker = (parts: MakeMailsParts): MakeMails => {
  const { database } = parts;
  const writer = (storefront: string): MailWriter => writerFor(storefront, parts);
  const orderParts = { ...parts, currency: parts.supplier.currency, orders: createToldOrders(database), writer };

  const accountMails = createAccountMails({
    ...parts,
    accounts: createMailedAccounts(database),
    resets: createPasswordResets(database),
    writer,
  });

  return async (job) => {
    switch (job.kind) {
      case 'invitation':
        return accountMails.invitation(job.payload);
      case 'first-password':
        return accountMails.firstPassword(job.payload);
      case 'password-reset':
        return accountMails.passwordReset(job.payload);
      case 'signed-in-elsewhere':
        return accountMails.signedInElsewhere(job.payload);
      case 'password-changed':
        return accountMails.passwordChanged(job.payload);
      case 'second-factor-changed':
        return accountMails.secondFactorChanged(job.payload);
      case 'watch-news':
        return watchMails(createWatchRepository(database), job.payload, { writer, currency: parts.supplier.currency });
      case 'contact':
        return contactMails(createContactRepository(database), job.payload, {
          writer,
          supportEmail: parts.supportEmail,
        });
      case 'webhook-paused':
        return pausedMails(createEndpointRepository(database), job.payload, writer);
      case 'order-placed':
        return orderPlacedMails(job.payload.orderNo, orderParts);
      case 'order-waits':
        return orderWaitsMails(job.payload, orderParts);
      case 'order-withdrawn':
        return orderWithdrawnMails(job.payload, orderParts);
      case 'order-decided':
        return orderDecidedMails(job.payload.orderNo, orderParts);
    }
  };
};
