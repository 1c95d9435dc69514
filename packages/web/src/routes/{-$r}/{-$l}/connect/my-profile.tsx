import { createFileRoute, useRouter } from '@tanstack/react-router';

import { ProfileScreen } from '../../../../features/profile/profile-screen.tsx';
import type { RouteData } from '../../../../features/session/route-data.ts';
import { StaffProvider } from '../../../../staff-services.ts';
import { pathIn } from '../../../-parts/pair.ts';
import { useSessionRefresh } from '../../../-parts/use-session-refresh.ts';

export const Route = createFileRoute('/{-$r}/{-$l}/connect/my-profile')({
  staticData: {
    name: 'my-profile',
    rule: { authentication: true, role: 'accountManager' },
    sidebar: 'accountManagerInner',
    navKey: 'my-profile',
    title: 'My Profile',
  } satisfies RouteData,
  loader: ({ context }) => context.services.staff(),
  component: ProfilePage,
});

function ProfilePage() {
  const router = useRouter();
  const params = Route.useParams();
  return (
    <StaffProvider value={Route.useLoaderData()}>
      <ProfileScreen
        onRenamed={useSessionRefresh()}
        onSignedOut={() => void router.navigate({ to: pathIn(params, '/connect/login') })}
      />
    </StaffProvider>
  );
}
