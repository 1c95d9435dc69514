import { type OrderNo, orderNoOf } from '@connect/core/domain/documents/number';
import type { CustomerNo } from '@connect/core/domain/account/customer-no';
import { permissions } from '@connect/core/domain/access/user';
import { createFileRoute } from '@tanstack/react-router';

import { OrderSamplesScreen } from '../../../../features/samples/order-samples-screen.tsx';
import { samplePath } from '../../../../features/samples/samples-address.ts';
import type { OrderSamplesSearch } from '../../../../features/samples/samples-address.ts';
import type { RouteData } from '../../../../features/session/route-data.ts';
import { StaffProvider } from '../../../../staff-services.ts';
import { pathIn } from '../../../-parts/pair.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/sample-order')({
  staticData: {
    name: 'sample-order',
    rule: { authentication: true, role: 'accountManager', permission: permissions.createSampleOrders },
    sidebar: 'accountManagerInner',
    shape: 'form',
    navKey: 'sample-order',
    title: 'Order Samples',
  } satisfies RouteData,
  validateSearch: ({ customer, again }: OrderSamplesSearch): OrderSamplesSearch => ({ customer, again }),
  loader: ({ context }) => context.services.staff(),
  component: OrderSamplesPage,
});

function OrderSamplesPage() {
  const { customer, again } = Route.useSearch();
  const navigate = Route.useNavigate();
  const pair = Route.useParams();
  const onCustomer = (no: CustomerNo | null) =>
    void navigate({ search: no === null ? {} : { customer: no }, replace: true, resetScroll: false });
  const onOrdered = (no: OrderNo) => void navigate({ to: pathIn(pair, samplePath(no)), state: { isNew: true } });
  return (
    <StaffProvider value={Route.useLoaderData()}>
      <OrderSamplesScreen
        customerNo={customer ?? null}
        again={again === undefined ? null : orderNoOf(again)}
        onCustomer={onCustomer}
        onOrdered={onOrdered}
      />
    </StaffProvider>
  );
}
