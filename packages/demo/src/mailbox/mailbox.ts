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

/** What the pages need of where mails are kept. */
export interface Mailbox {
  /** Newest first; only those to one address if there is one. */
  readonly list: (to?: string) => Promise<KeptMail[]>;
  readonly find: (id: string) => Promise<KeptMail | null>;
  /** The PDF at a place among those of a mail. */
  readonly attachment: (id: string, place: number) => Promise<{ readonly bytes: Uint8Array } | null>;
}
