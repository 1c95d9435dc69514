import type { Session } from '../../domain/access/session.ts';
import type { Clock } from '../../ports/clock.ts';
import type { LastSeen } from '../../ports/last-seen.ts';
import type { SessionTokens } from '../../ports/session-tokens.ts';
import type { StartSession } from './start-session.ts';

/** Who is signed in, asked of the server once and then kept for the page's life. */
export interface CurrentSession {
  /**
   * The session, started on the first call. When the server is out of reach it is as it was last; the next call tries again. Throws
   * when nothing is known of it.
   */
  ensure(): Promise<Session | null>;
  /** How long ago the server answered it, in milliseconds; without end where it did not. */
  age(): number;
  /** The session if it is known already. */
  peek(): Session | null;
  /** Forgets it: the next `ensure` asks again. */
  reset(): void;
  /**
   * Told when the session ended, or another began, without this tab's doing: the server no longer takes the token (401), or
   * another tab signed out or in. The stored data is gone by then. Returns how to stop listening.
   */
  onChange(listener: () => void): () => void;
}

/** Within so many milliseconds a session is not doubted twice: a page may be refused several things at once, and again where nothing changed. */
const doubtPause = 10_000;

export interface KeptSession extends CurrentSession {
  /** The server no longer accepts the token: forgets the session, and notifies the listeners if there was one. */
  lose(): void;
  /** The user's permissions have changed: forgets the session and notifies the listeners, unless it is being asked for anyway. */
  change(): void;
  /**
   * The server refused what the session seemed to allow: as `change`, once in ten seconds however many calls are refused, and not where it is
   * known that a second factor is missing, whose page asks some things that are not answered yet.
   */
  doubt(): void;
  /** Another tab may have ended the session or begun another: if so, forgets it and notifies the listeners. */
  compare(): void;
}

/**
 * Asks once who is signed in and keeps the answer for as long as the tokens are of the same session. `peek` goes on
 * answering the last known session until another is known, so that a screen which is about to be left can still be drawn;
 * guards ask `ensure`. While the server cannot be reached, the session goes on as it was last; where there was none, `ensure` rejects.
 */
export const makeCurrentSession = (
  startSession: StartSession,
  tokens: Pick<SessionTokens, 'session'>,
  lastSeen: Pick<LastSeen, 'session' | 'keepSession'>,
  clock: Pick<Clock, 'now'>,
): KeptSession => {
  let answeredAt = Number.NEGATIVE_INFINITY;
  let doubtedAt = answeredAt;
  let asking: { readonly of: string | null; readonly answer: Promise<Session | null> } | null = null;
  let shown: Session | null = null;
  let live = false;
  // The session that the listeners know of; undefined once another one was asked for that they were not notified of.
  let known: string | null | undefined = tokens.session();
  const listeners = new Set<() => void>();
  const notify = (): void => [...listeners].forEach((listener) => listener());

  const ask = (): Promise<Session | null> => {
    const answer: Promise<Session | null> = startSession().then(
      (session) => {
        // A session that ended while it was asked for is nobody's.
        if (asking?.answer !== answer || asking.of !== tokens.session()) return ensure();
        live = session !== null;
        answeredAt = clock.now();
        shown = session ?? shown;
        if (session) lastSeen.keepSession(session);
        return session;
      },
      async (error: unknown) => {
        if (asking?.answer === answer) asking = null;
        const last = await lastSeen.session().catch(() => null);
        if (last === null) throw error;
        live = true;
        shown = last;
        return last;
      },
    );
    asking = { of: tokens.session(), answer };
    return answer;
  };
  const ensure = (): Promise<Session | null> => {
    const now = tokens.session();
    if (asking?.of === now) return asking.answer;
    // Another tab changed the tokens, and this one is told in a moment only.
    if (known !== now) known = undefined;
    return ask();
  };
  const reset = (): void => {
    asking = null;
    live = false;
    known = tokens.session();
  };

  const change = (): void => {
    if (!live) return;
    reset();
    notify();
  };

  return {
    ensure,
    age: () => clock.now() - answeredAt,
    peek: () => shown,
    reset,
    lose: () => {
      const lost = live;
      reset();
      if (lost) notify();
    },
    change,
    doubt: () => {
      const now = clock.now();
      if (shown?.user.needsSecondFactor || now - doubtedAt < doubtPause) return;
      doubtedAt = now;
      change();
    },
    compare: () => {
      if (known === tokens.session()) return;
      reset();
      notify();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
