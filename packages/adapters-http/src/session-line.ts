import type { SessionTokens } from '@connect/core/ports/session-tokens';

/** A request's hold on the session it was sent in. */
export interface SessionHold {
  /** Whether the session of the request still is the one of now. */
  isCurrent(): boolean;
  /** Keeps a token the server renewed the request's with, unless another is in use meanwhile. */
  renew(token: string): void;
}

/** Tells the answers of the session of now from those of another, which this tab or another one began or ended. */
export const holdSession = (tokens: Pick<SessionTokens, 'current' | 'session' | 'set'>): SessionHold => {
  const token = tokens.current();
  const session = tokens.session();
  return {
    isCurrent: () => session !== null && tokens.session() === session,
    renew: (renewed) => {
      if (tokens.current() === token) tokens.set(renewed);
    },
  };
};
