import { pathOf } from '@connect/contract/call';
import { renew } from '@connect/contract/renewal';
import type { SessionTokens } from '@connect/core/ports/session-tokens';
import * as v from 'valibot';
import type { Renewal } from './portal-client.ts';

/** What a token says of itself, as `@connect/adapters-storage` reads it. */
export interface TokenReader {
  /** The session it belongs to. */
  readonly sessionOfToken: (token: string) => string;
  /** How much of its life is over by this machine's clock, from 0 to 1 and more. */
  readonly ageOfToken: (token: string) => number;
}

export interface RenewalOptions {
  /** Origin of the portal API; empty when it is the page's own. */
  readonly host: string;
  readonly tokens: Pick<SessionTokens, 'current' | 'set'>;
  readonly read: TokenReader;
  /** In place of the platform's, which keeps cookies in a browser alone. */
  readonly fetch?: typeof fetch;
}

/** So long an answer may take, in milliseconds: less than the server takes a secret for that another has replaced. */
const timeout = 20_000;
/** Shares of a token's life: past the first it is renewed beside a call, past the second before it. */
const [half, most] = [0.5, 0.75];

/** One tab at a time, where the platform can: the others find what it brought. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  globalThis.navigator?.locks ? navigator.locks.request('renew', work) : work();

/** Renews tokens by the cookie that their session has: one call for all that need it, and for all tabs. */
export const createRenewal = ({
  host,
  tokens,
  read: { sessionOfToken: sessionOf, ageOfToken: ageOf },
  fetch: reach = (...call) => fetch(...call),
}: RenewalOptions): Renewal => {
  let renewing: Promise<boolean> | null = null;
  let isClockRight = true;

  const renewed = (token: string): Promise<string | null> =>
    alone(async () => {
      const current = tokens.current();
      if (current !== null && current !== token && sessionOf(current) === sessionOf(token)) return current;
      const response = await reach(host + pathOf(renew), {
        method: renew.method,
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(timeout),
      });
      if (response.status === 401) return null;
      if (!response.ok) throw new Error(`The session could not be renewed: ${response.status}`);
      const { token: next } = v.parse(renew.answer, await response.json());
      // Of a clock that is wrong the server tells when a token is over.
      isClockRight = ageOf(next) < half;
      // Another session may have begun meanwhile, in this tab or another.
      if (tokens.current() === token) tokens.set(next);
      return next;
    });
  const replaced = (token: string): Promise<boolean> =>
    (renewing ??= renewed(token)
      .then((next) => next !== null)
      .finally(() => {
        renewing = null;
      }));

  return {
    renew: renewed,
    replaced,
    ahead: async () => {
      const token = tokens.current();
      const age = token !== null && isClockRight ? ageOf(token) : 0;
      if (token === null || age < half) return;
      const done = replaced(token).catch(() => false);
      if (age > most) await done;
    },
  };
};
