import { userKind } from '@connect/core/domain/access/user';
import { createFileRoute, useRouter } from '@tanstack/react-router';

import { CustomerDashboard } from '../../../../features/dashboard/customer-dashboard.tsx';
import { startDashboard } from '../../../../features/dashboard/loads.ts';
import type { RouteData } from '../../../../features/session/route-data.ts';

/** Comes for staff only. */
const loadStaffDashboard = () => import('../../../../features/manager-dashboard/staff-dashboard.tsx');

export const Route = createFileRoute('/{-$r}/{-$l}/connect/')({
  staticData: {
    rule: { authentication: true },
    sidebar: 'dashboard',
    navKey: 'dashboard',
    title: 'Dashboard',
  } satisfies RouteData,
  // Nothing is kept for the next visit, who may be somebody else; figures have a cache of their own (spec §7).
  gcTime: 0,
  preloadGcTime: 0,
  loader: async ({ context: { services, session } }) => {
    if (!session) return null;
    const { user } = session;
    if (userKind(user) === 'customer') return { loads: startDashboard(services, user) };
    const [{ staffDashboard }, staff] = await Promise.all([loadStaffDashboard(), services.staff()]);
    return { staff: staffDashboard(user, staff) };
  },
  component: DashboardPage,
});

function DashboardPage() {
  const dashboard = Route.useLoaderData();
  const { services } = Route.useRouteContext();
  const router = useRouter();
  const retryCustomer = async (): Promise<void> => {
    services.session.reset();
    await router.invalidate();
  };
  if (!dashboard?.loads) return dashboard?.staff ?? null;
  return <CustomerDashboard loads={dashboard.loads} onRetryCustomer={() => void retryCustomer()} />;
}
