import { useEffect, useEffectEvent, useRef } from 'react';

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
/** So often in a row, which is for five minutes: a login that nobody uses is to end. */
const looks = 240;

/**
 * Looks again at what others change, for five minutes from when the page appears and whenever somebody comes back to it: each second or so while
 * an answer is awaited, and each 15 seconds otherwise.
 */
export const useLookAgain = (look: () => unknown, isAwaited = false): void => {
  const left = useRef(looks);
  useReturn(() => {
    left.current = looks;
    void look();
  });
  const onTime = useEffectEvent(() => {
    left.current -= 1;
    const isTime = isAwaited || left.current % seldom === 0;
    if (left.current > 0 && isTime && document.visibilityState === 'visible') void look();
  });
  useEffect(() => {
    const timer = setInterval(() => onTime(), lookEvery);
    return () => clearInterval(timer);
  }, []);
};
