import { orderNoOf } from '@connect/core/domain/documents/number';
import { createFileRoute } from '@tanstack/react-router';

import { OrderDetailScreen } from '../../../../../../features/documents/detail/order-detail-screen.tsx';
import type { RouteData } from '../../../../../../features/session/route-data.ts';
import { msg } from '../../../../../../i18n/translator.ts';

export const Route = createFileRoute('/{-$r}/{-$l}/connect/orders/view/$id')({
  params: { parse: ({ id }) => ({ id: orderNoOf(id) }) },
  staticData: {
    name: 'order',
    rule: { authentication: false, role: 'customer' },
    sidebar: 'inner',
    navKey: 'orders',
    title: msg('View Order'),
  } satisfies RouteData,
  component: OrderPage,
});

function OrderPage() {
  const { id } = Route.useParams();
  return <OrderDetailScreen key={id} no={id} />;
}
