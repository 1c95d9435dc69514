import { randomUUID } from 'node:crypto';
import type { KnownBrowser } from '../../known-browser.ts';
import type { KeyRing } from '../../key-ring.ts';
import { createSigning } from './signing.ts';
import { seconds } from './tokens.ts';

/** Seconds that a browser is known after a sign-in; no browser keeps a cookie for longer. */
export const knownFor = 400 * 24 * 60 * 60;

/** What a browser shows to be known by. It opens nothing: guesses are counted by it (specification §signing-in). */
export interface KnownBrowsers {
  issue(userId: string): Promise<string>;
  /** Null for whatever this portal has not signed for that, and for what is over. */
  read(signed: string): Promise<KnownBrowser | null>;
}

/** Of another type, audience and key than a sign-in token, so that neither is taken for the other. */
const kind = { typ: 'known-browser+jwt', audience: 'known browser' } as const;

export const createKnownBrowsers = ({ keys, now }: { keys: KeyRing; now: () => Date }): KnownBrowsers => {
  const { sign, read } = createSigning(keys, kind);
  return {
    issue: (userId) => {
      const iat = seconds(now());
      return sign({ sub: userId, did: randomUUID(), iat, exp: iat + knownFor });
    },
    read: async (signed) => {
      const { sub, did, iat } =
        (await read(signed, { requiredClaims: ['sub', 'did', 'iat', 'exp'], currentDate: now() })) ?? {};
      return sub !== undefined && typeof did === 'string' && iat !== undefined
        ? { userId: sub, deviceId: did, since: iat }
        : null;
    },
  };
};
