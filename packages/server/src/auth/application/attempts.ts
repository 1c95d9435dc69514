/** How many attempts are let through within a window of seconds from the first. */
export interface AttemptLimit {
  readonly attempts: number;
  readonly window: number;
}

/** Attempts at something, such as `second-factor` of a user; the counts are shared by all processes. */
export interface Attempts {
  /**
   * Counts an attempt of a kind and answers the seconds to wait when there have been too many, else null. One made at once with
   * others is counted too.
   */
  count(attempt: { kind: string; text: string; limit: AttemptLimit }): Promise<number | null>;
  /** Starts a count again: an attempt was right. */
  forget(attempt: { kind: string; text: string }): Promise<void>;
  /** Takes one attempt back. */
  takeBack(attempt: { kind: string; text: string }): Promise<void>;
  /** Forgets counts whose time is over; done by a timer. */
  forgetOld(): Promise<void>;
}
