import type { SessionTokens } from '@connect/core/ports/session-tokens';

/** A request's hold on the session it was sent in. */
export interface SessionHold {
  /** Whether the session of the request still is the one of now. */
  isCurrent(): boolean;
  /** Keeps a token the server renewed this one with, unless the session moved on meanwhile. */
  renew(token: string): void;
}

/**
 * Tells the answers of one session from those of another. A session begins with a token it was not renewed to, and goes on
 * through every renewal; requests that overlap share it.
 */
export const createSessionLine = (tokens: Pick<SessionTokens, 'current' | 'set'>): ((token: string) => SessionHold) => {
  let line = new Set<string>();
  return (token) => {
    if (!line.has(token)) line = new Set([token]);
    const held = line;
    return {
      isCurrent: () => {
        const current = tokens.current();
        return current !== null && held.has(current);
      },
      renew: (renewed) => {
        if (tokens.current() !== token) return;
        held.add(renewed);
        tokens.set(renewed);
      },
    };
  };
};
