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

/** The attempt says whose it is: whoever takes the job after it is at another one. */
export type Attempt = Pick<TakenJob, 'id' | 'attempts'>;

/** Jobs that wait for a mail worker, of any process. What is written of one that another has taken since is not. */
export interface MailJobs {
  /** The next that is due, which is nobody else's until a moment; its attempt is counted. Null for none. */
  take(now: Date, until: Date): Promise<TakenJob | null>;
  /** Stays nobody else's until a later moment; false where it is another's by now. */
  hold(job: Attempt, until: Date): Promise<boolean>;
  /** So many of its mails have gone out. */
  setSent(job: Attempt, sent: number): Promise<void>;
  /** It is tried again then. */
  postpone(job: Attempt, until: Date): Promise<void>;
  remove(job: Attempt): Promise<void>;
}
