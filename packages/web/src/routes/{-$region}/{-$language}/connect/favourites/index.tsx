import { createFileRoute } from '@tanstack/react-router';

import { FavouritesScreen } from '../../../../../features/favourites/favourites-screen.tsx';
import type { RouteData } from '../../../../../features/session/route-data.ts';
import { OrderingProvider } from '../../../../../ordering-services.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/favourites/')({
  staticData: {
    name: 'favourites',
    rule: { authentication: true, role: 'customer' },
    sidebar: 'inner',
    navKey: 'favourites',
    title: 'Favourites',
  } satisfies RouteData,
  loader: ({ context }) => context.services.ordering(),
  component: FavouritesPage,
});

function FavouritesPage() {
  const navigate = Route.useNavigate();
  return (
    <OrderingProvider value={Route.useLoaderData()}>
      <FavouritesScreen onOpen={(id) => void navigate({ to: '$id', params: { id } })} />
    </OrderingProvider>
  );
}
