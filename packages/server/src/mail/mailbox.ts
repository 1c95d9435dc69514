import type { MailAttachment, SendMail } from './mail.ts';

/** A mail that was kept instead of sent. */
export interface KeptMail {
  readonly id: string;
  readonly at: Date;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Names of the papers that go with it. */
  readonly attachments: readonly string[];
}

/** The embedded mailbox: where mails of a portal without SMTP go. */
export interface Mailbox {
  readonly keep: SendMail;
  /** Keeps who one was for and what about, and nothing of what it says: there are links in it that open accounts. */
  readonly note: SendMail;
  /** Removes what those say that were kept whole. */
  readonly forgetTexts: () => Promise<void>;
  /** Newest first, 200 at most; only those to one address if there is one. */
  list(to?: string): Promise<KeptMail[]>;
  find(id: string): Promise<KeptMail | null>;
  /** The paper at a place among those of a mail. */
  attachment(id: string, place: number): Promise<MailAttachment | null>;
}
