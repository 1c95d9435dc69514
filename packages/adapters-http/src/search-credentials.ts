import { searchCredentials } from '@connect/contract/search';
import type { SearchCredentials as Wire } from '@connect/contract/search';
import { whileSignedIn } from '@connect/core/ports/failure';
import type { InferOutput } from 'valibot';
import type { PortalClient } from './portal-client.ts';
import { Unavailable } from './unavailable.ts';

export type SearchCredentials = InferOutput<typeof Wire>;

/** The credentials to search with, kept in memory and renewed before they expire. */
export interface CredentialsKeeper {
  /** Those in use; fetched when there are none or they are about to expire. Throws when they cannot be had. */
  current(): Promise<SearchCredentials>;
  /** Those to use after the service refused some: new ones, unless they have been replaced already. */
  insteadOf(refused: SearchCredentials): Promise<SearchCredentials>;
  /** Forgets them, at the end of a session; an answer still on its way is not kept. */
  forget(): void;
}

/** Renewed this long before their end, in milliseconds, so that a search and a clock a little off still fit in. */
const margin = 30_000;

export const createCredentialsKeeper = (portal: PortalClient, now: () => number): CredentialsKeeper => {
  let kept: { readonly credentials: SearchCredentials; readonly renewAt: number } | null = null;
  let pending: Promise<SearchCredentials> | null = null;

  const fetchThem = async (): Promise<SearchCredentials> => {
    const answer = await whileSignedIn(portal.json(searchCredentials));
    if (!answer.ok) throw new Unavailable(answer.refusal.failure);
    return answer.value;
  };

  const renew = (): Promise<SearchCredentials> => {
    if (pending) return pending;
    const mine: Promise<SearchCredentials> = fetchThem().then(
      (credentials) => {
        if (pending === mine) {
          const renewAt = credentials.expires_at * 1000 - margin;
          // Credentials that come already stale tell of a clock that is wrong: only the service's refusal counts then.
          kept = { credentials, renewAt: renewAt > now() ? renewAt : Infinity };
          pending = null;
        }
        return credentials;
      },
      (error: unknown) => {
        if (pending === mine) pending = null;
        throw error;
      },
    );
    pending = mine;
    return mine;
  };

  return {
    current: () => (kept && now() < kept.renewAt ? Promise.resolve(kept.credentials) : renew()),
    insteadOf: (refused) => {
      if (kept && kept.credentials !== refused) return Promise.resolve(kept.credentials);
      kept = null;
      return renew();
    },
    forget: () => {
      kept = null;
      pending = null;
    },
  };
};
