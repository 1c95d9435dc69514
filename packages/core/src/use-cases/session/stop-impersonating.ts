import type { Impersonation } from '../../ports/impersonation.ts';
import type { SessionStores } from './begin-session.ts';

/**
 * Restores the saved token as the active one, removes the saved one and forgets the customer's data (spec §4, decisions
 * 19). False when nobody is impersonated. The server is not told: it ended the acting itself, if only for its time being over.
 */
export const makeRestoreOwnSession =
  ({ tokens, documentCache, figureCache }: SessionStores) =>
  (): boolean => {
    const own = tokens.impersonator();
    if (own === null) return false;
    tokens.set(own);
    tokens.setImpersonator(null);
    // A store that was too full for both has room now.
    if (tokens.current() !== own) tokens.set(own);
    documentCache.clear();
    figureCache.clear();
    return true;
  };

/** Stops at once, whether the server hears of it or not: there it ends with the own session at the latest. */
export const makeStopImpersonating = (ports: SessionStores & { readonly impersonation: Impersonation }) => {
  const restore = makeRestoreOwnSession(ports);
  return (): boolean => {
    const acting = ports.tokens.current();
    const stopped = restore();
    if (stopped && acting !== null) void ports.impersonation.stop(acting);
    return stopped;
  };
};

export type StopImpersonating = ReturnType<typeof makeStopImpersonating>;
