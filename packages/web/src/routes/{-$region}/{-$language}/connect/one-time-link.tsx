import { createFileRoute, useLocation } from '@tanstack/react-router';

import { StaffLoginScreen } from '../../../../features/auth/staff-login-screen.tsx';
import type { RouteData } from '../../../../features/session/route-data.ts';
import { sendSignedInOn, useAfterSignIn } from '../../../-parts/after-sign-in.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/one-time-link')({
  staticData: {
    name: 'one-time-link',
    rule: { authentication: false },
    sidebar: 'none',
    navKey: null,
    title: 'Staff login',
  } satisfies RouteData,
  // As for `staff-login`: without a secret, and while one is asked about, there is nothing to do for whoever is signed in.
  beforeLoad: (visit) => {
    if (visit.cause !== 'stay' && visit.location.hash === '') sendSignedInOn({ ...visit, search: {} });
  },
  component: OneTimeLinkPage,
});

function OneTimeLinkPage() {
  const navigate = Route.useNavigate();
  const goOn = useAfterSignIn({ replace: true });
  // Behind `#`, where it reaches no server's log.
  const link = useLocation({ select: ({ hash }) => hash });
  return (
    <StaffLoginScreen
      answer={{ link }}
      onTaken={() => void navigate({ hash: '', replace: true })}
      onSignedIn={() => void goOn(null)}
    />
  );
}
