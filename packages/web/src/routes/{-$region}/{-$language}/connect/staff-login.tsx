import type { StaffLoginAnswer } from '@connect/core/use-cases/session/staff-login';
import { createFileRoute } from '@tanstack/react-router';

import { StaffLoginScreen } from '../../../../features/auth/staff-login-screen.tsx';
import { StaffPasskeyPart } from '../../../../features/auth/staff-passkey-part.tsx';
import type { RouteData } from '../../../../features/session/route-data.ts';
import { useServices } from '../../../../services.ts';
import { sendSignedInOn, useAfterSignIn } from '../../../-parts/after-sign-in.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/staff-login')({
  staticData: {
    name: 'staff-login',
    rule: { authentication: false },
    sidebar: 'none',
    navKey: null,
    title: 'Staff login',
  } satisfies RouteData,
  /** What the provider answered. */
  validateSearch: (search: Record<string, unknown>): StaffLoginAnswer => ({
    ...(typeof search.code === 'string' && { code: search.code }),
    ...(search.error === 'unknown_user' && { error: search.error }),
    ...(typeof search.state === 'string' && { state: search.state }),
  }),
  // Without an answer of the provider there is nothing to do for whoever is signed in. While one is asked about it leaves the address.
  beforeLoad: (visit) => {
    if (visit.cause !== 'stay' && visit.search.state === undefined) sendSignedInOn(visit);
  },
  component: StaffLoginPage,
});

function StaffLoginPage() {
  const navigate = Route.useNavigate();
  const goOn = useAfterSignIn({ replace: true });
  const answer = Route.useSearch();
  // Nobody comes back from a provider that there is none of.
  if (useServices().config.staffLoginUrl === null)
    return <StaffPasskeyPart onSignedIn={(returnTo) => void goOn(returnTo)} />;
  return (
    <StaffLoginScreen
      answer={answer}
      onTaken={() => void navigate({ search: {}, replace: true })}
      onSignedIn={(returnTo) => void goOn(returnTo)}
    />
  );
}
