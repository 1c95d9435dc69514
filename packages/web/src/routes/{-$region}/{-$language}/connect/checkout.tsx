import { permissions } from '@connect/core/domain/access/user';
import { createFileRoute } from '@tanstack/react-router';

import { CheckoutScreen } from '../../../../features/basket/checkout/checkout-screen.tsx';
import type { RouteData } from '../../../../features/session/route-data.ts';
import { OrderingProvider } from '../../../../ordering-services.ts';
import { pathIn } from '../../../-parts/pair.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/checkout')({
  staticData: {
    name: 'checkout',
    rule: { authentication: true, role: 'customer', permission: permissions.placeOrders },
    sidebar: 'inner',
    shape: 'form',
    navKey: null,
    title: 'Checkout',
  } satisfies RouteData,
  loader: ({ context }) => context.services.ordering(),
  component: CheckoutPage,
});

function CheckoutPage() {
  return (
    <OrderingProvider value={Route.useLoaderData()}>
      <CheckoutScreen storefront={pathIn(Route.useParams(), '').slice(1)} />
    </OrderingProvider>
  );
}
