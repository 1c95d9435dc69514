import { millisecondsOfDay } from '@connect/core/domain/calendar/milliseconds-of-day';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { derivedKey, type KeyRing, type PortalKey } from '../../key-ring.ts';

/** What a link of an invitation is signed over. The nonce changes each time it is sent. */
export interface SignedInvitation {
  readonly id: string;
  /** Lower case. */
  readonly email: string;
  readonly nonce: string;
}

/** Life of a link, in milliseconds. */
export const invitationLife = 7 * millisecondsOfDay;

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/;

/** The id of the invitation a signature says it is of; null for what is no signature. Nothing is proved by it yet. */
export const invitationIdOf = (signature: string): string | null => form.exec(signature)?.[1] ?? null;

export interface InvitationSignatures {
  /** The `_sig` of an invitation's link. */
  sign(invitation: SignedInvitation): string;
  /** Whether a signature is the one of this invitation as it was last sent. */
  matches(signature: string, invitation: SignedInvitation): boolean;
}

/** Signatures under a key of their own, made from one of the portal's: no token is ever good as one. */
export const createInvitationSignatures = (keys: KeyRing): InvitationSignatures => {
  const signWith = (key: PortalKey, { id, email, nonce }: SignedInvitation): string =>
    `${id}.${createHmac('sha256', derivedKey(key, 'invitation'))
      .update(JSON.stringify([id, email, nonce]))
      .digest('base64url')}`;
  return {
    sign: (invitation) => signWith(keys[0], invitation),
    // Compared as text: as bytes, the last character would count for less than it holds.
    matches: (signature, invitation) =>
      keys.some((key) => {
        const [given, expected] = [Buffer.from(signature), Buffer.from(signWith(key, invitation))];
        return given.length === expected.length && timingSafeEqual(given, expected);
      }),
  };
};
