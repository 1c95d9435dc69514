import { orderNoOf } from '@connect/core/domain/documents/number';
import { createFileRoute } from '@tanstack/react-router';

import { OrderDetailScreen } from '../../../../../../features/documents/detail/order-detail-screen.tsx';
import type { RouteData } from '../../../../../../features/session/route-data.ts';
import { msg } from '../../../../../../i18n/translator.ts';
import { beginLoad, youth } from '../../../../../../shared/detail/begin-load.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/orders/view/$id')({
  params: { parse: ({ id }) => ({ id: orderNoOf(id) }) },
  staticData: {
    name: 'order',
    rule: { authentication: false, role: 'customer' },
    sidebar: 'inner',
    shape: 'document',
    navKey: 'orders',
    title: msg('View Order'),
  } satisfies RouteData,
  // Kept for as long as its answer is young enough to be shown; see the dashboard.
  gcTime: 0,
  preloadGcTime: youth,
  preloadStaleTime: youth,
  // Asked for while a link to it is pointed at and while its code comes; what is there already asks for itself.
  loader: {
    // One that has grown old is asked for anew by the page alone.
    staleReloadMode: 'blocking',
    handler: ({ cause, context: { services, session }, params: { id } }) =>
      session && cause !== 'stay' ? beginLoad(() => services.viewOrder.load(id), services.clock.now) : null,
  },
  component: OrderPage,
});

function OrderPage() {
  const { id } = Route.useParams();
  return <OrderDetailScreen key={id} no={id} started={Route.useLoaderData()} />;
}
