import { errors, jwtVerify, SignJWT } from 'jose';
import { derivedKey, type KeyRing } from '../../key-ring.ts';
import { sessionIdOf } from './sessions.ts';
import { algorithm, issuer, keyFor } from './tokens.ts';

/** What a session can be renewed by: its own secret, and how often it was renewed before. */
export interface RenewalSecret {
  readonly sessionSecret: string;
  readonly number: number;
}

export interface RenewalSecrets {
  /** Always the same for the same: whoever asks again after a lost answer gets what was lost. */
  issue(secret: RenewalSecret): Promise<string>;
  /** Null for whatever this portal has not signed for renewing. */
  read(signed: string): Promise<RenewalSecret | null>;
}

/** Of another type, audience and key than a sign-in token, so that neither is taken for the other. */
const kind = { typ: 'renewal+jwt', audience: 'renewal' } as const;

export const createRenewalSecrets = (keys: KeyRing): RenewalSecrets => {
  const [{ kid }] = keys;
  const key = derivedKey(keys[0], kind.audience);
  const verificationKey = keyFor(keys, kind.audience);
  return {
    issue: ({ sessionSecret, number }) =>
      new SignJWT({ sid: sessionSecret, number })
        .setProtectedHeader({ alg: algorithm, typ: kind.typ, kid })
        .setIssuer(issuer)
        .setAudience(kind.audience)
        .sign(key),
    read: async (signed) => {
      try {
        const { payload } = await jwtVerify(signed, verificationKey, { ...kind, issuer, algorithms: [algorithm] });
        const { sid, number } = payload;
        return typeof sid === 'string' && typeof number === 'number' ? { sessionSecret: sid, number } : null;
      } catch (error) {
        if (error instanceof errors.JOSEError) return null;
        throw error;
      }
    },
  };
};

/** The session that a secret renews. */
export const renewedBy = ({ sessionSecret }: RenewalSecret): string => sessionIdOf(sessionSecret);
