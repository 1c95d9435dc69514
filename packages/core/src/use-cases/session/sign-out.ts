import type { Authentication } from '../../ports/authentication.ts';
import type { DocumentCache } from '../../ports/document-cache.ts';
import type { FigureCache } from '../../ports/figure-cache.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';

interface Ports {
  readonly authentication: Authentication;
  readonly tokens: SessionTokens;
  readonly documentCache: DocumentCache;
  readonly figureCache: FigureCache;
}

/** Forgets both tokens, cached documents and cached figures; keeps the user's choices (decisions 21). */
export const makeForgetSession = (ports: Omit<Ports, 'authentication'>) => (): void => {
  ports.tokens.clear();
  ports.documentCache.clear();
  ports.figureCache.clear();
};

/** Logs out at the server as far as it can be reached, and here in any case (spec §4). */
export const makeSignOut = (ports: Ports) => {
  const forget = makeForgetSession(ports);
  return async (): Promise<void> => {
    try {
      if (ports.tokens.current()) await ports.authentication.logout();
    } catch {
      // Out of reach: the session ends here all the same, and by itself at the server.
    } finally {
      forget();
    }
  };
};

export type ForgetSession = ReturnType<typeof makeForgetSession>;
export type SignOut = ReturnType<typeof makeSignOut>;
