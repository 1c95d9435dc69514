import { useEffect } from 'react';

/** The first page has what it needs by then, in milliseconds. */
const afterwards = 1_000;

/**
 * Has the service worker keep the page and the code of all pages (see build/service-worker.js): the portal then opens without a line,
 * and a new build takes nothing from pages that are open. Where there is none, the portal needs the line.
 */
export const useKeepCode = (basePath: string, enabled: boolean): void => {
  useEffect(() => {
    if (!import.meta.env.PROD || !enabled || !('serviceWorker' in navigator)) return undefined;
    const register = () => navigator.serviceWorker.register('/distr/service-worker.js', { scope: `${basePath}/` });
    const timer = setTimeout(() => void register().catch(() => undefined), afterwards);
    return () => clearTimeout(timer);
  }, [basePath, enabled]);
};
