import { lifeOf } from '@connect/core/domain/access/token-times';
import type { TokenTimes } from '@connect/core/domain/access/token-times';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { Services } from '../../../services.ts';

/** Milliseconds between two looks at the token, which another tab may have renewed. */
const lookEvery = 1_000;

interface LoginEndState {
  /** When the login ends, in milliseconds, once that is near; else null. */
  readonly end: number | null;
  /** Looks at the token now; whether it holds long enough again. */
  readonly look: () => Promise<boolean>;
  /** Does not tell of this end again. */
  readonly dismiss: () => void;
}

/**
 * Watches how long the token holds. The clock of the server is what counts: how far this one is from it is known once a token
 * was renewed while the page watched. A login that is over is asked for once, which leads to the login page.
 */
export const useLoginEnd = ({ times, renew }: Services['login']): LoginEndState => {
  const [end, setEnd] = useState<number | null>(null);
  const seen = useRef<{ times: TokenTimes | null; ahead: number; done: number | null }>({
    times: null,
    ahead: 0,
    done: null,
  });

  const look = useCallback(async (): Promise<boolean> => {
    const token = await times();
    const now = Date.now() / 1000;
    const known = seen.current;
    if (token && known.times && token.issuedAt !== known.times.issuedAt) known.ahead = now - token.issuedAt;
    known.times = token;
    const life = token ? lifeOf(token, now - known.ahead) : 'far';
    const isDue = token !== null && known.done !== token.endsAt;
    if (life === 'over' && isDue && token) {
      known.done = token.endsAt;
      await renew().catch(() => undefined);
    }
    setEnd(life === 'near' && isDue && token ? (token.endsAt + known.ahead) * 1000 : null);
    return life === 'far';
  }, [times, renew]);
  useEffect(() => {
    const timer = setInterval(() => void look(), lookEvery);
    return () => clearInterval(timer);
  }, [look]);
  return {
    end,
    look,
    dismiss: () => {
      seen.current.done = seen.current.times?.endsAt ?? null;
      setEnd(null);
    },
  };
};
