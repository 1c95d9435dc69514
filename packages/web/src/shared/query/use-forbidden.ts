import type { Failure } from '@connect/core/ports/failure';
import { useEffect, useEffectEvent } from 'react';

/** Tells when the server no longer lets the user in, because their permissions were changed meanwhile. */
export const useForbidden = (failure: Failure | null, onForbidden: () => void): void => {
  const tell = useEffectEvent(onForbidden);
  useEffect(() => {
    if (failure === 'forbidden') tell();
  }, [failure]);
};
