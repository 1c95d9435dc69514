import { permissions } from '@connect/core/domain/access/user';
import { createFileRoute } from '@tanstack/react-router';

import { QuickOrderScreen } from '../../../../features/quick-order/quick-order-screen.tsx';
import type { RouteData } from '../../../../features/session/route-data.ts';
import { OrderingProvider } from '../../../../ordering-services.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/quick-order')({
  staticData: {
    name: 'quick-order',
    rule: { authentication: true, role: 'customer', permission: permissions.placeOrders },
    sidebar: 'inner',
    navKey: 'quick-order',
    title: 'Quick Order',
  } satisfies RouteData,
  loader: ({ context }) => context.services.ordering(),
  component: QuickOrderPage,
});

function QuickOrderPage() {
  return (
    <OrderingProvider value={Route.useLoaderData()}>
      <QuickOrderScreen />
    </OrderingProvider>
  );
}
