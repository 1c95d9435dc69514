import { createFileRoute, useRouter } from '@tanstack/react-router';

import { CustomerDashboard } from '../../../../features/dashboard/customer-dashboard.tsx';
import { startDashboard } from '../../../../features/dashboard/loads.ts';
import type { RouteData } from '../../../../features/session/route-data.ts';

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
  loader: ({ context: { services, session } }) => (session ? startDashboard(services, session.user) : null),
  component: DashboardPage,
});

function DashboardPage() {
  const loads = Route.useLoaderData();
  const { services } = Route.useRouteContext();
  const router = useRouter();
  const retryCustomer = async (): Promise<void> => {
    services.session.reset();
    await router.invalidate();
  };
  return loads && <CustomerDashboard loads={loads} onRetryCustomer={() => void retryCustomer()} />;
}
