import type { UserAccount } from '../../identity.ts';
import type { PasswordOwner } from '../domain/new-password.ts';

/** What a link to a new password is good for. */
interface ResetLink {
  readonly tokenHash: string;
  readonly email: string;
}

export interface PasswordResets {
  /** Keeps a token for whoever signs in here with this email, in place of those of before; null when nobody does. */
  begin(link: ResetLink, expiresAt: Date): Promise<{ readonly firstName: string } | null>;
  /** Whose token it is, while it is good; else null. */
  ownerOf(link: ResetLink, at: Date): Promise<PasswordOwner | null>;
  /**
   * Takes the token away, sets the password, ends the user's sessions and lets them know by mail, as a whole. Null when the token is
   * not good, or not any more: of two resets at once, only the first has one to take away.
   */
  finish(
    link: ResetLink,
    change: { readonly passwordHash: string; readonly storefront: string; readonly at: Date },
  ): Promise<UserAccount | null>;
}
