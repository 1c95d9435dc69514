import type { Session, StartSession } from '@connect/core/use-cases/session/start-session';
import type { CurrentSession } from '../services.ts';

export interface KeptSession extends CurrentSession {
  /** The server no longer takes the token: forgets the session and tells those who listen, if there was one. */
  lose(): void;
}

/**
 * Asks once who is signed in and keeps the answer. `peek` goes on answering the last known session until another is known,
 * so that a screen which is about to be left can still be drawn; guards ask `ensure`.
 */
export const createCurrentSession = (startSession: StartSession): KeptSession => {
  let asking: Promise<Session | null> | null = null;
  let shown: Session | null = null;
  let live = false;
  const listeners = new Set<() => void>();

  const ask = (): Promise<Session | null> => {
    const mine: Promise<Session | null> = startSession().then(
      (session) => {
        // A session that ended while it was asked for is nobody's.
        if (asking !== mine) return ensure();
        live = session !== null;
        shown = session ?? shown;
        return session;
      },
      (error: unknown) => {
        if (asking === mine) asking = null;
        throw error;
      },
    );
    asking = mine;
    return mine;
  };
  const ensure = (): Promise<Session | null> => asking ?? ask();
  const reset = (): void => {
    asking = null;
    live = false;
  };

  return {
    ensure,
    peek: () => shown,
    reset,
    lose: () => {
      const lost = live;
      reset();
      if (lost) [...listeners].forEach((listener) => listener());
    },
    onLost: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
