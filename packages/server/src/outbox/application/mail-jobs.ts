/** A job as it was taken; what it says is read by whoever runs it. */
export interface TakenJob {
  readonly id: string;
  readonly kind: string;
  readonly payload: unknown;
  readonly attempts: number;
  /** The request it came of; null for none. */
  readonly requestId: string | null;
  /** The span it came of; null for none. */
  readonly trace: string | null;
  /** So many of its mails went out already. */
  readonly sent: number;
}

/** Jobs that wait for a mail worker, of any process. */
export interface MailJobs {
  /** The next that is due, which is nobody else's until a moment; its attempt is counted. Null for none. */
  take(now: Date, until: Date): Promise<TakenJob | null>;
  /** So many of its mails have gone out. */
  setSent(id: string, sent: number): Promise<void>;
  /** It is tried again then. */
  postpone(id: string, until: Date): Promise<void>;
  remove(id: string): Promise<void>;
}
