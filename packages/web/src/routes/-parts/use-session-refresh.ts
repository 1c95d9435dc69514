import { useRouter } from '@tanstack/react-router';

import { useServices } from '../../services.ts';

/** Asks anew who is signed in and what they may do; the page's guard then lets them stay or sends them elsewhere. */
export const useSessionRefresh = (): (() => void) => {
  const { session } = useServices();
  const router = useRouter();
  return () => {
    session.reset();
    void router.invalidate();
  };
};
