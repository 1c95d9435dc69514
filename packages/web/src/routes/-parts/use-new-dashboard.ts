import { useParams, useRouter } from '@tanstack/react-router';

import { pathIn } from './pair.ts';

/** Goes to the dashboard of whoever one is from now on, where acting for a customer begins and ends (specification §acting-for-a-customer). */
export const useNewDashboard = (): (() => Promise<void>) => {
  const router = useRouter();
  const pair = useParams({ strict: false });
  return async () => {
    await router.navigate({ to: pathIn(pair, '/connect') });
    await router.invalidate();
  };
};
