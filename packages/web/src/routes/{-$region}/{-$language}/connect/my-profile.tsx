import { createFileRoute, useRouter } from '@tanstack/react-router';

import { AccountProvider } from '../../../../account-services.ts';
import { ProfileScreen } from '../../../../features/profile/profile-screen.tsx';
import type { RouteData } from '../../../../features/session/route-data.ts';
import { StaffProvider } from '../../../../staff-services.ts';
import { pathIn } from '../../../-parts/pair.ts';
import { useSessionRefresh } from '../../../-parts/use-session-refresh.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/my-profile')({
  staticData: {
    name: 'my-profile',
    rule: { authentication: true, role: 'accountManager' },
    sidebar: 'accountManagerInner',
    shape: 'form',
    navKey: 'my-profile',
    title: 'My Profile',
  } satisfies RouteData,
  loader: ({ context: { services } }) => Promise.all([services.staff(), services.account()]),
  component: ProfilePage,
});

function ProfilePage() {
  const [staff, account] = Route.useLoaderData();
  const router = useRouter();
  const params = Route.useParams();
  return (
    <AccountProvider value={account}>
      <StaffProvider value={staff}>
        <ProfileScreen
          onRenamed={useSessionRefresh()}
          onSignedOut={() => void router.navigate({ to: pathIn(params, '/connect/login') })}
        />
      </StaffProvider>
    </AccountProvider>
  );
}
