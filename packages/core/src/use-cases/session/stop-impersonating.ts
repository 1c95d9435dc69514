import type { DocumentCache } from '../../ports/document-cache.ts';
import type { FigureCache } from '../../ports/figure-cache.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';

/**
 * Restores the saved token as the active one, removes the saved one and forgets the customer's data (spec §4, decisions
 * 19). False when nobody is impersonated.
 */
export const makeStopImpersonating =
  (ports: {
    readonly tokens: SessionTokens;
    readonly documentCache: DocumentCache;
    readonly figureCache: FigureCache;
  }) =>
  (): boolean => {
    const own = ports.tokens.impersonator();
    if (!own) return false;
    ports.tokens.set(own);
    ports.tokens.setImpersonator(null);
    ports.documentCache.clear();
    ports.figureCache.clear();
    return true;
  };

export type StopImpersonating = ReturnType<typeof makeStopImpersonating>;
