import { orderNoOf } from '@connect/core/domain/documents/number';
import { customerNoOf } from '@connect/core/domain/account/customer-no';
import { permissions } from '@connect/core/domain/access/user';
import { createFileRoute } from '@tanstack/react-router';

import { DocumentsOfCustomer } from '../../../../../../../features/customers/documents-of-customer.tsx';
import { OrderDetailScreen } from '../../../../../../../features/documents/detail/order-detail-screen.tsx';
import type { RouteData } from '../../../../../../../features/session/route-data.ts';
import { msg } from '../../../../../../../i18n/translator.ts';
import { StaffProvider } from '../../../../../../../staff-services.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/customers/$customerId/orders/$orderId')({
  params: {
    parse: ({ customerId, orderId }) => ({
      customerId: customerNoOf(customerId),
      orderId: orderNoOf(orderId),
    }),
  },
  staticData: {
    name: 'customer-order',
    rule: { authentication: true, role: 'accountManager', permission: permissions.viewOrders },
    sidebar: 'accountManagerInner',
    shape: 'document',
    navKey: 'customers',
    title: msg('Customer Order'),
  } satisfies RouteData,
  loader: ({ context }) => context.services.staff(),
  component: OrderPage,
});

function OrderPage() {
  const { customerId, orderId } = Route.useParams();
  return (
    <StaffProvider value={Route.useLoaderData()}>
      <DocumentsOfCustomer key={customerId} no={customerId}>
        <OrderDetailScreen key={orderId} no={orderId} />
      </DocumentsOfCustomer>
    </StaffProvider>
  );
}
