import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { hasLine, listenToLine } from './line.ts';

/** Whether the portal can be reached, kept up to date. */
export const useLine = (): boolean => useSyncExternalStore(listenToLine, hasLine);

/** Tries again by itself what failed, as soon as the line is back. Only for what changes nothing at the server. */
export const useRetryOnline = (failed: boolean, retry: () => void): void => {
  const onChange = useEffectEvent(() => {
    if (hasLine()) retry();
  });
  useEffect(() => (failed ? listenToLine(() => onChange()) : undefined), [failed]);
};
