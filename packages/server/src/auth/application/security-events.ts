import type {
  AccountSignInEvent,
  SignInEvent,
  SignInEventKind,
  SignInMeans,
} from '@connect/core/domain/access/sign-in-event';
import type { Browser } from './sessions.ts';

/** So long are they kept, in days. */
export const keepSecurityEventsDays = 400;

/** What is written down of a try to sign in, or of a change of what one signs in with. */
export interface NotedEvent {
  readonly kind: SignInEventKind;
  readonly means: SignInMeans | null;
  /** Null where no account has the email that was given, of which a keyed hash is kept. */
  readonly userId: string | null;
  readonly email?: string;
}

/** Where it came from. */
export type Origin = Pick<Browser, 'address' | 'userAgent'>;

/** What happened around signing in (specification §recent-sign-ins): written once, read by its owner, never changed. */
export interface SecurityEvents {
  note(event: NotedEvent, origin: Origin): Promise<void>;
  /** That somebody had to wait, once an hour of an account or email and an address: they may try as often as they like. */
  noteLimited(who: Pick<NotedEvent, 'userId' | 'email'>, origin: Origin): Promise<void>;
  /** Whether the user signed in before, and whether from this address with this browser. */
  placesOf(userId: string, origin: Origin): Promise<{ readonly isFirst: boolean; readonly isKnown: boolean }>;
  /** Whether somebody signed in to the account of this email from this address. */
  knowsAddress(email: string, address: string): Promise<boolean>;
  /** The last ones of a user, the newest first. */
  ofUser(userId: string): Promise<readonly SignInEvent[]>;
  /** Those of everybody, or of one email, which no account needs to have; the newest first, 50 at a time. */
  ofAll(filter: {
    readonly email: string;
    readonly before: string | undefined;
  }): Promise<{ data: AccountSignInEvent[]; next: string | null }>;
  /** Removes those that are older than they are kept. */
  forgetOld(): Promise<void>;
}
