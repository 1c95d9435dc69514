import { successShownFor } from '@connect/core/domain/access/auth-buttons';
import { useEffect, useRef } from 'react';

import { useServices } from '../../services.ts';

/** Goes on once a form signed its user in, after the time its success takes to be read; the session is fetched meanwhile. */
export const useGoOnAfterReading = (signedIn: boolean, goOn: () => void): void => {
  const { session } = useServices();
  const latest = useRef(goOn);
  useEffect(() => {
    latest.current = goOn;
  });
  useEffect(() => {
    if (!signedIn) return undefined;
    // Whoever is gone on to asks again, and tells of the failure.
    session.ensure().catch(() => undefined);
    const timer = setTimeout(() => latest.current(), successShownFor);
    return () => clearTimeout(timer);
  }, [signedIn, session]);
};
