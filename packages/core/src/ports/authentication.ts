import type { User } from '../domain/access/user.ts';
import type { Result } from '../domain/result.ts';

/** Signing in and out at the portal API (spec §7). Broken transport throws `Unavailable`. */
export interface Authentication {
  /** Refused with the server's own message. */
  login(email: string, password: string): Promise<Result<{ readonly token: string; readonly user: User }, string>>;
  /** The user of the current token, or null when it is no longer good. */
  currentUser(): Promise<User | null>;
  logout(): Promise<void>;
}
