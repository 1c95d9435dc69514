import { customerNoOf } from '@connect/core/domain/account/customer-no';
import { permissions } from '@connect/core/domain/access/user';
import { createFileRoute } from '@tanstack/react-router';

import { ViewCustomerScreen } from '../../../../../features/customers/view-customer-screen.tsx';
import type { RouteData } from '../../../../../features/session/route-data.ts';
import { msg } from '../../../../../i18n/translator.ts';
import { useServices } from '../../../../../services.ts';
import { StaffProvider } from '../../../../../staff-services.ts';
import { pathIn } from '../../../../-parts/pair.ts';
import { withBasePath } from '../../../../-parts/return-path.ts';
import { useNewDashboard } from '../../../../-parts/use-new-dashboard.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/customers/$id')({
  params: { parse: ({ id }) => ({ id: customerNoOf(id) }) },
  staticData: {
    name: 'customer',
    rule: { authentication: true, role: 'accountManager', permission: permissions.viewCustomers },
    sidebar: 'accountManagerInner',
    shape: 'document',
    navKey: 'customers',
    title: msg('View Customer'),
    next: ['customer-orders', 'customer-order'],
  } satisfies RouteData,
  loader: ({ context }) => context.services.staff(),
  component: CustomerPage,
});

function CustomerPage() {
  const { id, ...pair } = Route.useParams();
  const { config } = useServices();
  const goToNewDashboard = useNewDashboard();
  return (
    <StaffProvider value={Route.useLoaderData()}>
      <ViewCustomerScreen
        key={id}
        no={id}
        staffLoginPage={withBasePath(pathIn(pair, '/connect/staff-login'), config.basePath)}
        onImpersonating={() => void goToNewDashboard()}
      />
    </StaffProvider>
  );
}
