import type { MailJob } from '../mail-job.ts';

/** A paper that goes with a mail: a PDF. */
export interface MailAttachment {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

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
}

/** Takes a mail over for delivery; throws when it could not. */
export type SendMail = (mail: Mail) => Promise<void>;

/** The mails that go out for a job; none when there is nobody to write to any more. */
export type MakeMails = (job: MailJob) => Promise<readonly Mail[]>;
