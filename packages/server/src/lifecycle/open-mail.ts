import type { Logger } from 'pino';
import type { ServerConfig } from '../config.ts';
import type { Database } from '../database/open.ts';
import type { Identity } from '../supplier.ts';
import { createMailMaker } from '../make-mails.ts';
import { createSmtp } from '../mail/smtp.ts';
import { startMailWorker } from '../mail/worker.ts';
import { createMailJobs } from '../outbox/database/mail-jobs.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { createMailbox } from '../mail/database/mailbox.ts';

export interface OpenMail {
  /** Where mails are kept that are not sent. */
  readonly mailbox: Mailbox;
  /** Sends what waits now rather than a moment later. */
  readonly nudge: () => void;
  /** Ends after the mail being sent. */
  readonly close: () => Promise<void>;
}

interface OpenMailParts {
  readonly identity: Identity;
  readonly database: Database;
  readonly tokenKey: string;
  /** Origin the server itself listens at. */
  readonly url: string;
  readonly now: () => Date;
  readonly log: Logger;
}

/** Starts sending mails: by the mail server of `SMTP_URL`, or into the mailbox. */
export const openMail = (
  config: ServerConfig,
  { database, identity, tokenKey, url, now, log }: OpenMailParts,
): OpenMail => {
  const mailbox = createMailbox(database, now);
  const smtp = config.smtpUrl === null ? null : createSmtp(config.smtpUrl, config.mailFrom);
  const makeMails = createMailMaker({
    database,
    tokenKey,
    portalUrl: (config.publicUrl ?? url) + config.basePath,
    supportEmail: identity.support.email,
    supplier: identity.supplier,
    now,
  });
  const worker = startMailWorker({
    jobs: createMailJobs(database),
    makeMails,
    send: smtp?.send ?? mailbox.keep,
    now,
    log,
  });
  return {
    mailbox,
    nudge: worker.nudge,
    close: async () => {
      await worker.close();
      smtp?.close();
    },
  };
};
