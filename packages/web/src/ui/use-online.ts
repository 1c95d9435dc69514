import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
};

/** Whether the browser has a line, kept up to date. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Tries again by itself what failed, as soon as the line is back. Only for what changes nothing at the server. */
export const useRetryOnline = (failed: boolean, retry: () => void): void => {
  const onBack = useEffectEvent(retry);
  useEffect(() => {
    if (!failed) return undefined;
    const listener = () => onBack();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, [failed]);
};
