import type { KnownBrowser } from '../../known-browser.ts';
import { createHash, randomUUID } from 'node:crypto';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import type { ActiveSession } from '@connect/core/domain/access/active-session';
import type { Identity, UserAccount } from '../../identity.ts';

/** However often its token is renewed, a session ends after this many milliseconds. */
export const sessionLife = 12 * 60 * 60 * 1000;
/** How exactly it is known when a session was last used, in milliseconds: within it, calls write nothing. */
export const seenEvery = 60 * 1000;
export const maxUserAgent = 300;

/** The id of the session with a secret. */
export const sessionIdOf = (secret: string): string =>
  createHash('sha256')
    .update(secret)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/** A session to be opened, which ends at a moment at the latest. */
export const newSession = (expiresAt: Date): Session => {
  const secret = randomUUID();
  return { id: sessionIdOf(secret), secret, expiresAt };
};

export interface Session {
  /** What is kept of its secret: whoever reads the table cannot name it in a token. */
  readonly id: string;
  /** What its tokens name it by. */
  readonly secret: string;
  readonly expiresAt: Date;
}

/** Where somebody signs in from. */
export interface Browser {
  readonly address: string;
  readonly userAgent: string | null;
  /** The languages that it asks for, as its header says. */
  readonly language?: string | undefined;
  /** As the browser names it. */
  readonly time_zone?: string | undefined;
  /** What the browser is known by, to whichever accounts. */
  readonly known?: readonly KnownBrowser[];
  /** The session at their provider that a member of staff comes from. */
  readonly providerSession?: string | null;
}

/** A session that goes on, and its user as they are now. */
export interface FoundSession {
  readonly session: Omit<Session, 'secret'>;
  readonly user: Identity;
  readonly lastSeenAt: Date;
  /** The own session of an account manager who acts for a customer in this one, and the customer's number. */
  readonly acting: { readonly parentId: string; readonly customerNo: CustomerNo } | null;
  /** Number of the newest secret of one's own session while nothing has shown that the browser has it; else null. */
  readonly unseenRenewal: number | null;
}

/** One's own session, whether one acts for a customer within it or not. */
export const ownIdOf = ({ session, acting }: Pick<FoundSession, 'session' | 'acting'>): string =>
  acting?.parentId ?? session.id;

export interface Sessions {
  /**
   * Opens a session for a user who has just been checked. Null when the account was deactivated, or its password changed, since the
   * row was read: such a sign-in, running beside the change that ends all sessions, must not outlive it.
   */
  open(user: Pick<UserAccount, 'id' | 'passwordHash'>, browser: Browser): Promise<Session | null>;
  /** Null when it has ended. */
  find(session: Pick<Session, 'id'> | Pick<Session, 'secret'>): Promise<FoundSession | null>;
  /** Notes that a session is in use. */
  seen(id: string): Promise<void>;
  /** The user's own sessions, the one last used first; `currentId` is the one that asks. */
  list(userId: string, currentId: string): Promise<ActiveSession[]>;
  /** Notes that a renewal of a session came back: a token was sent that was given out with it. */
  sawRenewal(id: string, number: number): Promise<void>;
  /** Ends a session; if somebody acts for a customer in it, their own one, too (decisions §logging-out-forgets). Answers the id of the own one; null where there is none. */
  close(id: string): Promise<string | null>;
  /** Ends a session whose browser has signed in anew; not one in which somebody acts, whose end the audit log has to have. */
  replace(id: string): Promise<void>;
  /** Ends a session of the user; false when they have no such session. */
  end(userId: string, id: string): Promise<boolean>;
  endAll(userId: string): Promise<void>;
  /** Sets a user's password and ends all of their sessions. */
  changePassword(userId: string, password: string): Promise<void>;
}
