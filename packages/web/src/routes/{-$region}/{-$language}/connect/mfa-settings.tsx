import { createFileRoute, useRouter } from '@tanstack/react-router';

import { AccountProvider } from '../../../../account-services.ts';
import { SecurityScreen } from '../../../../features/profile/security/security-screen.tsx';
import type { RouteData } from '../../../../features/session/route-data.ts';
import { msg } from '../../../../i18n/translator.ts';
import { pathIn } from '../../../-parts/pair.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/mfa-settings')({
  staticData: {
    name: 'mfa-settings',
    rule: { authentication: false, role: 'customer', beforeSecondFactor: true },
    sidebar: 'inner',
    shape: 'form',
    navKey: null,
    title: msg('Two-step verification'),
  } satisfies RouteData,
  loader: ({ context }) => context.services.account(),
  component: SecurityPage,
});

function SecurityPage() {
  const router = useRouter();
  const context = Route.useRouteContext();
  const params = Route.useParams();
  return (
    <AccountProvider value={Route.useLoaderData()}>
      <SecurityScreen
        storefront={pathIn(params, '').slice(1)}
        onEnrolled={() => {
          context.services.session.reset();
          void router.navigate({ to: pathIn(params, '/connect') });
        }}
        onSignedOut={() => void router.navigate({ to: pathIn(params, '/connect/login') })}
      />
    </AccountProvider>
  );
}
