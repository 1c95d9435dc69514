import type { Failure } from '@connect/core/ports/failure';
import { useEffect, useEffectEvent } from 'react';

/** Calls `onForbidden` when the server refuses the user, as their permissions were changed meanwhile. */
export const useForbidden = (failure: Failure | null, onForbidden: () => void): void => {
  const notify = useEffectEvent(onForbidden);
  useEffect(() => {
    if (failure === 'forbidden') notify();
  }, [failure]);
};
