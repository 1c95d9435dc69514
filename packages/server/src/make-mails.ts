import { createMailedAccounts } from './auth/database/mailed-accounts.ts';
import { createPasswordResets } from './auth/database/password-resets.ts';
import { createAccountMails } from './auth/mail/account-mails.ts';
import { createContactRepository } from './contact/database/contact-repository.ts';
import { contactMails } from './contact/mail/contact-mails.ts';
import { createAccountRepository } from './account/database/account-repository.ts';
import { makeDrawInvoice } from './documents/application/document-service.ts';
import { createDocumentRepository } from './documents/database/document-repository.ts';
import { createDocumentPdfs } from './documents/pdf/document-pdfs.ts';
import type { Database } from './database/open.ts';
import type { KeyRing } from './key-ring.ts';
import type { MakeFile } from './make-file.ts';
import type { MakeMails } from './mail/mail.ts';
import { writerFor, type MailWriter } from './mail/mail-writer.ts';
import { createMailedOrders } from './ordering/database/mailed-orders.ts';
import {
  orderDecidedMails,
  orderPlacedMails,
  orderWaitsMails,
  orderWithdrawnMails,
} from './ordering/mail/order-mails.ts';
import { createAnsweredOrders } from './order-mails/database/answered.ts';
import { createAnswerMails } from './order-mails/mail/answer-mails.ts';
import type { Identity, ReadIdentity } from './supplier.ts';
import { createWatchRepository } from './watchlist/database/watch-repository.ts';
import { watchMails } from './watchlist/mail/watch-mails.ts';
import { testMails } from './mail/template-test.ts';
import { createTemplateStore } from './administration/database/template-store.ts';
import type { WrittenMails } from './mail-templates.ts';
import { createEndpointRepository } from './webhooks/database/endpoints.ts';
import { pausedMails } from './webhooks/mail/paused-mails.ts';

export interface MakeMailsParts {
  readonly database: Database;
  readonly keys: KeyRing;
  /** Address the portal is reached at, its base path included, without a slash at its end. */
  readonly portalUrl: string;
  /** Whose mails they are, and whom customers' messages go to. */
  readonly identity: ReadIdentity;
  /** Makes the papers that go with them. */
  readonly makeFile: MakeFile;
  readonly now: () => Date;
}

/**
 * Turns a job into the mails that go out for it: none when there is nobody to write to any more, such as for a reset of an email
 * that has no account.
 */
export const createMailMaker =
  (parts: MakeMailsParts): MakeMails =>
  async (job) =>
    makerOf({ ...parts, ...(await parts.identity()), written: await createTemplateStore(parts.database).written() })(
      job,
    );

const makerOf = (parts: MakeMailsParts & Identity & { readonly written: WrittenMails }): MakeMails => {
  const { database } = parts;
  const supportEmail = parts.support.email;
  const writer = (storefront: string): MailWriter => writerFor(storefront, parts);
  const orderParts = {
    ...parts,
    supportEmail,
    currency: parts.supplier.currency,
    orders: createMailedOrders(database),
    writer,
  };

  const accountMails = createAccountMails({
    ...parts,
    accounts: createMailedAccounts(database),
    resets: createPasswordResets(database),
    writer,
  });

  const documents = createDocumentRepository(database);
  const answerMails = createAnswerMails({
    orders: createAnsweredOrders(database, documents),
    drawInvoice: makeDrawInvoice({
      documents,
      accounts: createAccountRepository(database),
      pdfs: createDocumentPdfs(parts.identity, parts.makeFile),
      now: parts.now,
    }),
    writer,
    currency: parts.supplier.currency,
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
          supportEmail,
        });
      case 'template-test':
        return testMails(job.payload, writer);
      case 'webhook-paused':
        return pausedMails(createEndpointRepository(database), job.payload, writer);
      case 'order-confirmed':
        return answerMails.confirmed(job.payload);
      case 'order-changed':
        return answerMails.changed(job.payload);
      case 'order-dispatched':
        return answerMails.dispatched(job.payload);
      case 'order-invoiced':
        return answerMails.invoiced(job.payload);
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
