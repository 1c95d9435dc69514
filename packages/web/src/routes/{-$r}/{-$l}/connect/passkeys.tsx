import { createFileRoute, redirect } from '@tanstack/react-router';

import { AccountProvider } from '../../../../account-services.ts';
import { StaffPasskeysScreen } from '../../../../features/profile/security/staff-passkeys-screen.tsx';
import type { RouteData } from '../../../../features/session/route-data.ts';
import { msg } from '../../../../i18n/translator.ts';
import { useServices } from '../../../../services.ts';
import { pathIn } from '../../../-parts/pair.ts';
import { withBasePath } from '../../../-parts/return-path.ts';

export const Route = createFileRoute('/{-$r}/{-$l}/connect/passkeys')({
  staticData: {
    name: 'passkeys',
    rule: { authentication: true, staff: true },
    sidebar: 'inner',
    shape: 'form',
    navKey: null,
    title: msg('Passkeys'),
  } satisfies RouteData,
  // Where staff have a provider, they log in there alone.
  beforeLoad: ({ context, params }) => {
    if (context.services.config.staffLoginUrl !== null)
      throw redirect({ to: pathIn(params, '/connect'), replace: true });
  },
  loader: ({ context }) => context.services.account(),
  component: PasskeysPage,
});

function PasskeysPage() {
  const params = Route.useParams();
  const { config } = useServices();
  return (
    <AccountProvider value={Route.useLoaderData()}>
      <StaffPasskeysScreen
        storefront={pathIn(params, '').slice(1)}
        loginPage={withBasePath(pathIn(params, '/connect/staff-login'), config.basePath)}
      />
    </AccountProvider>
  );
}
