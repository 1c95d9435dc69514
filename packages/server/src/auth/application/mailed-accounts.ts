import type { SignedInvitation } from './invitation-signature.ts';

/** Whom a mail about their account goes to. */
export interface MailedUser {
  readonly email: string;
  readonly firstName: string;
  /** IANA zone of the browser last signed in with; null until one was told. */
  readonly timeZone: string | null;
}

/** An invitation that can still be taken, as its mail says. */
export interface MailedInvitation extends SignedInvitation {
  readonly expiresAt: Date;
  readonly company: string;
  readonly inviter: string;
  /** Whether the email has an account already: it cannot have another. */
  readonly isKnown: boolean;
}

export interface MailedAccounts {
  user(id: string): Promise<MailedUser | null>;
  /** Somebody who has no password yet, and their company's name; null for anybody else. */
  withoutPassword(id: string): Promise<(MailedUser & { readonly company: string }) | null>;
  /** First name of somebody who signed in here with a password until they were deactivated. */
  deactivated(email: string): Promise<string | null>;
  /** Null for one that was used or taken back, or is over by now. */
  invitation(id: string, now: Date): Promise<MailedInvitation | null>;
}
