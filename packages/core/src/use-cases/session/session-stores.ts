import type { DocumentCache } from '../../ports/document-cache.ts';
import type { FigureCache } from '../../ports/figure-cache.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';

export interface SessionStores {
  readonly tokens: SessionTokens;
  readonly documentCache: DocumentCache;
  readonly figureCache: FigureCache;
}

/** Forgets both tokens, cached documents and cached figures; keeps the user's choices (decisions §logging-out-forgets). */
export const makeForgetSession = (stores: SessionStores) => (): void => {
  stores.tokens.clear();
  stores.documentCache.clear();
  stores.figureCache.clear();
};

export type ForgetSession = ReturnType<typeof makeForgetSession>;
