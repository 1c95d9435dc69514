import { createFileRoute } from '@tanstack/react-router';

import { FavouriteListScreen } from '../../../../../features/favourites/favourite-list-screen.tsx';
import type { RouteData } from '../../../../../features/session/route-data.ts';
import { OrderingProvider } from '../../../../../ordering-services.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/favourites/$id')({
  staticData: {
    name: 'favourite-list',
    rule: { authentication: true, role: 'customer' },
    sidebar: 'inner',
    navKey: 'favourites',
    title: 'Favourites',
  } satisfies RouteData,
  loader: ({ context }) => context.services.ordering(),
  component: FavouriteListPage,
});

function FavouriteListPage() {
  const { id } = Route.useParams();
  return (
    <OrderingProvider value={Route.useLoaderData()}>
      <FavouriteListScreen key={id} id={id} />
    </OrderingProvider>
  );
}
