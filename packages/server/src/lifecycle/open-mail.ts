import type { Logger } from 'pino';
import type { ServerConfig } from '../config.ts';
import type { Database } from '../database/open.ts';
import type { KeyRing } from '../key-ring.ts';
import type { Tracer } from '../span.ts';
import type { ReadIdentity } from '../supplier.ts';
import type { MakeFile } from '../make-file.ts';
import { createMailMaker } from '../make-mails.ts';
import { createSmtp } from '../mail/smtp.ts';
import { startMailWorker } from '../mail/worker.ts';
import { createMailJobs } from '../outbox/database/mail-jobs.ts';
import type { Mailbox } from '../mail/mailbox.ts';
import { createMailbox } from '../mail/database/mailbox.ts';
import { logOf } from './host-of.ts';

export interface OpenMail {
  /** Where mails are kept that are not sent. */
  readonly mailbox: Mailbox;
  /** Sends what waits now rather than a moment later. */
  readonly nudge: () => void;
  /** Ends after the mail being sent. */
  readonly close: () => Promise<void>;
}

interface OpenMailParts {
  readonly identity: ReadIdentity;
  readonly database: Database;
  /** Whether it runs on the demo's data, whose mails can be read. */
  readonly demo: boolean;
  readonly keys: KeyRing;
  readonly makeFile: MakeFile;
  /** Origin the server itself listens at. */
  readonly url: string;
  readonly now: () => Date;
  readonly log: Logger;
  readonly tracer: Tracer | null;
}

/** Starts sending mails: by the mail server of `SMTP_URL`, or into the mailbox; of a portal in use whom they were for alone. One that only serves people leaves them to others. */
export const openMail = (
  config: ServerConfig,
  { database, demo, identity, keys, makeFile, url, now, log, tracer }: OpenMailParts,
): OpenMail => {
  const mailbox = createMailbox(database, now);
  const smtp = config.smtpUrl === null ? null : createSmtp(config.smtpUrl, config.mailFrom);
  const makeMails = createMailMaker({
    database,
    keys,
    portalUrl: (config.publicUrl ?? url) + config.basePath,
    identity,
    makeFile,
    now,
  });
  if (config.role === 'web') return { mailbox, nudge: () => undefined, close: async () => smtp?.close() };
  const worker = startMailWorker({
    jobs: createMailJobs(database),
    makeMails,
    send: smtp?.send ?? (demo ? mailbox.keep : mailbox.note),
    now,
    log: logOf(log, config.smtpUrl),
    tracer,
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
