import { Outlet, getRouteApi, useMatches } from '@tanstack/react-router';

import type { RouteData } from '../../features/session/route-data.ts';
import { BareLayout } from '../../features/shell/bare-layout.tsx';
import { I18nProvider } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
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

/** The frame of the page: bare for the authentication screens, else the shell that the route's guard brought along. */
export function PairLayout() {
  const { session, translator, Shell } = route.useRouteContext();
  const { routeId, data, title } = usePage();
  usePageChange(routeId, `${translator.t(title)} · Connect`);
  const sidebar = data.sidebar ?? (session ? 'inner' : 'none');
  return (
    <I18nProvider translator={translator}>
      {sidebar === 'none' || Shell === null ? (
        <BareLayout>
          <Outlet />
        </BareLayout>
      ) : (
        <Shell sidebar={sidebar} navKey={data.navKey ?? null} session={session} key={session?.user.email}>
          <Outlet />
        </Shell>
      )}
    </I18nProvider>
  );
}
