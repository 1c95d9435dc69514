import type { ActiveSession } from '../domain/access/active-session.ts';
import type { SignInEvent } from '../domain/access/sign-in-event.ts';
import type { Result } from '../domain/result.ts';
import type { Refusal } from './failure.ts';

/** Where the signed-in user is signed in. */
export interface ActiveSessions {
  /** The one last used first. */
  list(): Promise<Result<readonly ActiveSession[], Refusal>>;
  /** What happened around signing in, the newest first (specification §recent-sign-ins). */
  history(): Promise<Result<readonly SignInEvent[], Refusal>>;
  /** With the password of now; null of somebody who has none. */
  end(id: string, password: string | null): Promise<Result<null, Refusal>>;
  /** Ends all of them, the one that asks too, with the password as for one. */
  endAll(password: string | null): Promise<Result<null, Refusal>>;
}
