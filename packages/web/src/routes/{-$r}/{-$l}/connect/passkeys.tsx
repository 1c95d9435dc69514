import { createFileRoute } from '@tanstack/react-router';
import { use } from 'react';

import { AccountProvider } from '../../../../account-services.ts';
import { StaffPasskeysScreen } from '../../../../features/profile/security/staff-passkeys-screen.tsx';
import type { RouteData } from '../../../../features/session/route-data.ts';
import { useServices } from '../../../../services.ts';
import { pathIn } from '../../../-parts/pair.ts';
import { withBasePath } from '../../../-parts/return-path.ts';

export const Route = createFileRoute('/{-$r}/{-$l}/connect/passkeys')({
  staticData: {
    name: 'passkeys',
    rule: { authentication: true, role: 'staff' },
    sidebar: 'inner',
    navKey: null,
    title: 'Passkeys',
  } satisfies RouteData,
  component: PasskeysPage,
});

function PasskeysPage() {
  const params = Route.useParams();
  const { account, config } = useServices();
  return (
    // Fetched here and not by a loader, whose code everybody has.
    <AccountProvider value={use(account())}>
      <StaffPasskeysScreen
        storefront={pathIn(params, '').slice(1)}
        loginPage={withBasePath(pathIn(params, '/connect/staff-login'), config.basePath)}
      />
    </AccountProvider>
  );
}
