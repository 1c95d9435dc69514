import type { Session } from '@connect/core/use-cases/session/start-session';
import { Outlet, getRouteApi, useMatches } from '@tanstack/react-router';
import { useMemo } from 'react';

import type { RouteData } from '../../features/session/route-data.ts';
import { StorefrontsProvider } from '../../features/storefront/storefronts.ts';
import { I18nProvider } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { StorefrontLink } from './storefront-link.tsx';
import { usePageChange } from './use-page-change.ts';

const route = getRouteApi('/{-$r}/{-$l}');

/** The page that is shown: the innermost match. An address that is not found has no page data. */
const usePage = (): { readonly routeId: string; readonly data: Partial<RouteData>; readonly title: string } => {
  const services = useServices();
  const { session } = route.useRouteContext();
  return useMatches({
    select: (matches) => {
      const { routeId, staticData, search } = matches[matches.length - 1] ?? {};
      const title = staticData?.title;
      const visit = { search: search ?? {}, session, services };
      return {
        routeId: routeId ?? '',
        data: staticData ?? {},
        title: typeof title === 'function' ? title(visit) : (title ?? 'Page not found'),
      };
    },
  });
};

/** Changes with whose portal it is: somebody's own, or that of a customer they act for. */
const frameKey = (session: Session | null): string => `${session?.user.email} ${session?.user.customerNo}`;

/** The page in the frame that the route's guard brought along. */
export function PairLayout() {
  const { session, storefront, translator, sidebar, Frame } = route.useRouteContext();
  const storefronts = useMemo(() => ({ current: storefront, Link: StorefrontLink }), [storefront]);
  const { routeId, data, title } = usePage();
  usePageChange(routeId, `${translator.t(title)} · Connect`);
  return (
    <I18nProvider translator={translator}>
      <StorefrontsProvider value={storefronts}>
        <Frame sidebar={sidebar} navKey={data.navKey ?? null} session={session} key={frameKey(session)}>
          <Outlet />
        </Frame>
      </StorefrontsProvider>
    </I18nProvider>
  );
}
