/** A mail that was kept instead of sent. */
export interface KeptMail {
  readonly id: string;
  readonly at: Date;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What the pages need of where mails are kept. */
export interface Mailbox {
  /** Newest first; only those to one address if there is one. */
  readonly list: (to?: string) => Promise<KeptMail[]>;
  readonly find: (id: string) => Promise<KeptMail | null>;
}
