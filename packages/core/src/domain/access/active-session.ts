/** A browser the user is signed in with (specification §sessions-list). Times are ISO 8601 in UTC. */
export interface ActiveSession {
  readonly id: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  /** The browser's description of itself. */
  readonly userAgent: string | null;
  readonly address: string | null;
  /** Whether it is the one that asks. */
  readonly current: boolean;
}
