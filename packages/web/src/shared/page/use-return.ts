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

/** Milliseconds from one look to the next. */
const lookEvery = 15_000;
/** So often in a row: a login that nobody uses is to end. */
const looks = 20;

/** Looks again at what others change: for five minutes from when the page appears, and whenever somebody comes back to it. */
export const useLookAgain = (look: () => unknown): void => {
  const left = useRef(looks);
  useReturn(() => {
    left.current = looks;
    void look();
  });
  const onTime = useEffectEvent(() => {
    left.current -= 1;
    if (left.current > 0 && document.visibilityState === 'visible') void look();
  });
  useEffect(() => {
    const timer = setInterval(() => onTime(), lookEvery);
    return () => clearInterval(timer);
  }, []);
};
