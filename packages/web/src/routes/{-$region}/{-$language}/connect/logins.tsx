import { createFileRoute, useRouter } from '@tanstack/react-router';
import { use } from 'react';

import { AccountProvider } from '../../../../account-services.ts';
import { StaffLoginsScreen } from '../../../../features/profile/security/staff-logins-screen.tsx';
import type { RouteData } from '../../../../features/session/route-data.ts';
import { useServices } from '../../../../services.ts';
import { pathIn } from '../../../-parts/pair.ts';
import { withBasePath } from '../../../-parts/return-path.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/logins')({
  staticData: {
    name: 'logins',
    rule: { authentication: true, role: 'staff' },
    sidebar: 'inner',
    navKey: null,
    title: 'Your logins',
  } satisfies RouteData,
  component: LoginsPage,
});

function LoginsPage() {
  const params = Route.useParams();
  const { account, config } = useServices();
  const router = useRouter();
  const hasProvider = config.staffLoginUrl !== null;
  return (
    // Fetched here and not by a loader, whose code everybody has.
    <AccountProvider value={use(account())}>
      <StaffLoginsScreen
        storefront={pathIn(params, '').slice(1)}
        loginPage={hasProvider ? null : withBasePath(pathIn(params, '/connect/staff-login'), config.basePath)}
        onSignedOut={() => void router.navigate({ to: pathIn(params, '/connect/login') })}
      />
    </AccountProvider>
  );
}
