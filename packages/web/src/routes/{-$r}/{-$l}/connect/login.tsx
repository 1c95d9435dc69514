import { createFileRoute } from '@tanstack/react-router';

import { LoginScreen } from '../../../../features/auth/login-screen.tsx';
import type { RouteData } from '../../../../features/session/route-data.ts';
import { pathIn } from '../../../-parts/pair.ts';
import { sendSignedInOn, useAfterSignIn } from '../../../-parts/after-sign-in.ts';

export const Route = createFileRoute('/{-$r}/{-$l}/connect/login')({
  staticData: {
    rule: { authentication: false },
    sidebar: 'none',
    navKey: null,
    title: 'Account Login',
  } satisfies RouteData,
  /** Where the visitor wanted to; see `useAfterSignIn`. */
  validateSearch: (search: Record<string, unknown>): { return?: string } =>
    typeof search.return === 'string' ? { return: search.return } : {},
  beforeLoad: sendSignedInOn,
  component: LoginPage,
});

function LoginPage() {
  const goOn = useAfterSignIn();
  return <LoginScreen storefront={pathIn(Route.useParams(), '').slice(1)} onSignedIn={() => void goOn()} />;
}
