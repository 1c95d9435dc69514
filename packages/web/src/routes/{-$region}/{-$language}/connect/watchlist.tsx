import { createFileRoute } from '@tanstack/react-router';

import type { RouteData } from '../../../../features/session/route-data.ts';
import { WatchlistScreen } from '../../../../features/watchlist/watchlist-screen.tsx';
import { OrderingProvider } from '../../../../ordering-services.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/watchlist')({
  staticData: {
    name: 'watchlist',
    rule: { authentication: true, role: 'customer' },
    sidebar: 'inner',
    navKey: 'watchlist',
    title: 'Watchlist',
  } satisfies RouteData,
  loader: ({ context }) => context.services.ordering(),
  component: WatchlistPage,
});

function WatchlistPage() {
  return (
    <OrderingProvider value={Route.useLoaderData()}>
      <WatchlistScreen />
    </OrderingProvider>
  );
}
