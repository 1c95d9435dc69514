import { customerNoOf } from '@connect/core/domain/account/customer-no';
import { permissions } from '@connect/core/domain/access/user';
import { createFileRoute } from '@tanstack/react-router';

import type { CustomerListSearch } from '../../../../../../../features/customers/customer-list-address.ts';
import type { RouteData } from '../../../../../../../features/session/route-data.ts';
import { msg } from '../../../../../../../i18n/translator.ts';
import { StaffProvider } from '../../../../../../../staff-services.ts';
import { CustomerListPage } from '../../../../../../-parts/customer-list-page.tsx';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/customers/$customerId/orders/')({
  params: { parse: ({ customerId }) => ({ customerId: customerNoOf(customerId) }) },
  staticData: {
    name: 'customer-orders',
    rule: { authentication: true, role: 'accountManager', permission: permissions.viewOrders },
    sidebar: 'accountManagerInner',
    navKey: 'customers',
    title: msg('Customer Orders'),
    keepScroll: true,
    next: ['customer-order'],
  } satisfies RouteData,
  validateSearch: ({ q, from, to, page }: CustomerListSearch): CustomerListSearch => ({ q, from, to, page }),
  loader: ({ context }) => context.services.staff(),
  component: OrdersPage,
});

function OrdersPage() {
  const { customerId } = Route.useParams();
  return (
    <StaffProvider value={Route.useLoaderData()}>
      <CustomerListPage key={customerId} view="orders" customerNo={customerId} search={Route.useSearch()} />
    </StaffProvider>
  );
}
