import { useEffect } from 'react';

import { useServices } from '../../services.ts';

/**
 * Has the service worker keep the page and the code of all pages for who is signed in (see build/service-worker.js): the portal then
 * opens without a line, and a new build takes nothing from pages that are open. Where there is none, the portal needs the line.
 */
export const useKeepCode = (): void => {
  const { session, config } = useServices();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const keep = async () => {
      // While developing nothing is kept, nor what a build at this address kept before.
      if (!import.meta.env.PROD)
        for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
      else if (await session.ensure())
        await navigator.serviceWorker.register('/distr/service-worker.js', { scope: `${config.basePath}/` });
    };
    void keep().catch(() => undefined);
  }, [session, config]);
};
