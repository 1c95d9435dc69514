import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';

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

/** Where the signed-in user is signed in. */
export interface ActiveSessions {
  /** The one last used first. */
  list(): Promise<Result<readonly ActiveSession[], Refusal>>;
  end(id: string): Promise<Result<null, Refusal>>;
  /** Ends all of them, the one that asks too. */
  endAll(): Promise<Result<null, Refusal>>;
}
