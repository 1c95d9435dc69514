import { useEffect, useEffectEvent, useRef } from 'react';

import { isAttended } from './attended.ts';

/** Calls whenever somebody comes back to the page. */
export const useReturn = (back: () => void): void => {
  const onBack = useEffectEvent(() => document.visibilityState === 'visible' && back());
  useEffect(() => {
    const listen = () => onBack();
    window.addEventListener('focus', listen);
    document.addEventListener('visibilitychange', listen);
    return () => {
      window.removeEventListener('focus', listen);
      document.removeEventListener('visibilitychange', listen);
    };
  }, []);
};

/** Milliseconds from one look to the next where an answer is awaited: what is in the index for half a second is on the page within two. */
const lookEvery = 1_250;
/** Elsewhere one of so many. */
const seldom = 12;

/**
 * Looks again at what others change, whenever somebody comes back to the page and while they are at it: each second or so while an answer is
 * awaited, and each 15 seconds otherwise.
 */
export const useLookAgain = (look: () => unknown, isAwaited = false): void => {
  const turn = useRef(0);
  useReturn(() => void look());
  const onTime = useEffectEvent(() => {
    turn.current += 1;
    if ((isAwaited || turn.current % seldom === 0) && isAttended()) void look();
  });
  useEffect(() => {
    const timer = setInterval(() => onTime(), lookEvery);
    return () => clearInterval(timer);
  }, []);
};
