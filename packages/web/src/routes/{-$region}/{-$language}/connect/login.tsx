import { createFileRoute } from '@tanstack/react-router';

import { LoginScreen } from '../../../../features/auth/login-screen.tsx';
import type { RouteData } from '../../../../features/session/route-data.ts';
import { useServices } from '../../../../services.ts';
import { usePendingSignIn } from '../../../-parts/pending-sign-in.ts';
import { pathIn } from '../../../-parts/pair.ts';
import { sendSignedInOn, useAfterSignIn } from '../../../-parts/after-sign-in.ts';
import { withBasePath } from '../../../-parts/return-path.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/login')({
  staticData: {
    name: 'login',
    rule: { authentication: false },
    sidebar: 'none',
    navKey: null,
    title: 'Account Login',
  } satisfies RouteData,
  /** Where the visitor wanted to; see `useAfterSignIn`. */
  validateSearch: (search: Record<string, unknown>): { return?: string; staff?: 'over' } => ({
    ...(typeof search.return === 'string' && { return: search.return }),
    ...(search.staff === 'over' && { staff: 'over' }),
  }),
  beforeLoad: sendSignedInOn,
  component: LoginPage,
});

function LoginPage() {
  const pair = Route.useParams();
  const goOn = useAfterSignIn();
  const { config } = useServices();
  const [pending, onPending] = usePendingSignIn();
  const { return: returnTo = null, staff } = Route.useSearch();
  return (
    <LoginScreen
      storefront={pathIn(pair, '').slice(1)}
      staffLogin={{ page: withBasePath(pathIn(pair, '/connect/staff-login'), config.basePath), returnTo }}
      staffLoginIsOver={staff === 'over'}
      pending={pending}
      onPending={onPending}
      onSignedIn={() => void goOn()}
    />
  );
}
