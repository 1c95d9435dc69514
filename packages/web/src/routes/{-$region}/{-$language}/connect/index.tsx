import { userKind } from '@connect/core/domain/access/user';
import { createFileRoute, useRouter } from '@tanstack/react-router';

import { CustomerDashboard } from '../../../../features/dashboard/customer-dashboard.tsx';
import { startDashboard } from '../../../../shared/account/loads.ts';
import type { RouteData } from '../../../../features/session/route-data.ts';

/** Come for staff only. */
const loadManagerDashboard = () => import('../../../../features/customers/manager-dashboard/staff-dashboard.tsx');
const loadBrandDashboard = () => import('../../../../features/sign-off/products-page.tsx');

export const Route = createFileRoute('/{-$region}/{-$language}/connect/')({
  staticData: {
    name: 'dashboard',
    rule: { authentication: true },
    sidebar: 'dashboard',
    shape: 'dashboard',
    navKey: 'dashboard',
    title: 'Dashboard',
    next: ['orders', 'customers'],
  } satisfies RouteData,
  // Nothing is kept for the next visit, who may be somebody else; figures have a cache of their own (specification §cached-figures).
  gcTime: 0,
  preloadGcTime: 0,
  loader: async ({ context: { services, session, storefront } }) => {
    if (!session) return null;
    const { user } = session;
    const kind = userKind(user);
    if (kind === 'customer') return { loads: startDashboard(services, session, storefront.name) };
    if (kind === 'brand-manager') {
      const [{ brandDashboard }, brand] = await Promise.all([loadBrandDashboard(), services.brand()]);
      return { staff: brandDashboard(brand) };
    }
    const [{ managerDashboard }, staff] = await Promise.all([loadManagerDashboard(), services.staff()]);
    return { staff: managerDashboard(staff) };
  },
  component: DashboardPage,
});

function DashboardPage() {
  const dashboard = Route.useLoaderData();
  const { services, session, storefront } = Route.useRouteContext();
  const router = useRouter();
  const retryCustomer = async (): Promise<void> => {
    services.session.reset();
    await router.invalidate();
  };
  if (!dashboard?.loads || !session) return dashboard?.staff ?? null;
  return (
    <CustomerDashboard
      loads={dashboard.loads}
      start={() => startDashboard(services, session, storefront.name)}
      onRetryCustomer={() => void retryCustomer()}
    />
  );
}
