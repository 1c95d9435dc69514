import type { Brand } from '../brand.ts';
import type { MailJob } from '../mail-job.ts';

/** A paper that goes with a mail: a PDF. */
export interface MailAttachment {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

/** What a mail's HTML names its logo by, which comes with it. */
export const logoSource = 'cid:logo@connect';

/** A mail as it is sent, to one person. */
export interface Mail {
  /** Just the address. */
  readonly to: string;
  /** Who an answer goes to, when not to the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly MailAttachment[];
  /** The request it came of. */
  readonly requestId?: string;
  /** What the sender is called, in place of what the settings call it. */
  readonly sender?: string;
  /** Which the HTML has at `logoSource`: mail programs show at once what comes with a mail, and ask before they fetch. */
  readonly logo?: NonNullable<Brand['logo']>;
}

/** Takes a mail over for delivery; throws when it could not, and where it may not once what it says is about to go out. */
export type SendMail = (mail: Mail, mayGo?: () => boolean) => Promise<void>;

/** The mails that go out for a job; none when there is nobody to write to any more. */
export type MakeMails = (job: MailJob) => Promise<readonly Mail[]>;
