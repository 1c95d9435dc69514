import type { KeyRing } from '../../key-ring.ts';
import { sessionIdOf } from './sessions.ts';
import { createSigning } from './signing.ts';

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
  const { sign, read } = createSigning(keys, kind);
  return {
    issue: ({ sessionSecret, number }) => sign({ sid: sessionSecret, number }),
    read: async (signed) => {
      const { sid, number } = (await read(signed)) ?? {};
      return typeof sid === 'string' && typeof number === 'number' ? { sessionSecret: sid, number } : null;
    },
  };
};

/** The session that a secret renews. */
export const renewedBy = ({ sessionSecret }: RenewalSecret): string => sessionIdOf(sessionSecret);
