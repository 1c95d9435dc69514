import type { UserAccount } from '../../identity.ts';
import type { SignedInvitation } from './invitation-signature.ts';

/** An invitation as it is looked at to make an account of it. */
export interface KeptInvitation extends SignedInvitation {
  /** Whether it was neither used nor taken back, its sender may still give what it does, and the company is there. */
  readonly isOpen: boolean;
  readonly expiresAt: Date;
  /** Name of the company that it is into. */
  readonly company: string;
}

export interface Registrations {
  find(invitationId: string): Promise<KeptInvitation | null>;
  /**
   * Makes the account that an invitation is for and uses it up, as a whole. The invitation is looked at once more under a lock: of two
   * registrations at once, the second finds it used. Null when it is not good then, or its email has an account.
   */
  register(
    invitationId: string,
    isGood: (invitation: KeptInvitation) => boolean,
    account: {
      readonly id: string;
      readonly firstName: string;
      readonly lastName: string;
      readonly passwordHash: string;
      readonly at: Date;
    },
  ): Promise<UserAccount | null>;
}
