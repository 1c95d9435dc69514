import { createFileRoute } from '@tanstack/react-router';
import { use } from 'react';

import { AdminProvider } from '../../../../../admin-services.ts';
import { AdminScreen } from '../../../../../features/admin/admin-screen.tsx';
import type { RouteData } from '../../../../../features/session/route-data.ts';
import { useSessionRefresh } from '../../../../-parts/use-session-refresh.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/admin/{-$part}')({
  staticData: {
    name: 'admin',
    rule: { authentication: true, role: 'accountManager', administrator: true },
    sidebar: 'accountManagerInner',
    navKey: 'admin',
    title: 'Administration',
  } satisfies RouteData,
  loader: ({ context }) => context.services.staff(),
  component: AdminPage,
});

function AdminPage() {
  const { part } = Route.useParams();
  return (
    // Fetched here and not by the loader, whose code everybody has.
    <AdminProvider value={use(Route.useLoaderData().admin())}>
      <AdminScreen part={part} onForbidden={useSessionRefresh()} />
    </AdminProvider>
  );
}
