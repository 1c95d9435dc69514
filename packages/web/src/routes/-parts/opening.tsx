import { useMatches, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ReactNode } from 'react';

import { WaitingPage } from '../../features/shell/waiting-page.tsx';
import { StorefrontsProvider } from '../../features/storefront/storefronts.ts';
import { I18nProvider } from '../../i18n/i18n-context.tsx';
import type { OpeningParts } from './frames.ts';
import { PortalShell } from './portal-shell.tsx';
import { StorefrontLink } from './storefront-link.tsx';
import { usePageChange } from './use-page-change.ts';

/**
 * The frame of a page while the server is asked who is there, filled by what the browser can tell (spec §2): nobody waits before a blank
 * page. `children` stand in it in place of the shimmer.
 */
export function Opening({
  storefront,
  translator,
  sidebar,
  session,
  children,
}: OpeningParts & { children?: ReactNode }) {
  const { services } = useRouter().options.context;
  const storefronts = useMemo(() => ({ current: storefront, Link: StorefrontLink }), [storefront]);
  const { routeId, navKey, title } = useMatches({
    structuralSharing: false,
    select: (matches) => {
      const { routeId: id = '', staticData: data, search = {} } = matches.at(-1) ?? {};
      const named = data?.title ?? 'Page not found';
      return {
        routeId: id,
        navKey: data?.navKey ?? null,
        title: typeof named === 'function' ? named({ search, session, services }) : named,
      };
    },
  });
  usePageChange(routeId, `${translator.t(title)} · Connect`);
  return (
    <I18nProvider translator={translator}>
      <StorefrontsProvider value={storefronts}>
        <PortalShell sidebar={sidebar} navKey={navKey} session={session} isOpening>
          {children ?? <WaitingPage title={translator.t(title)} />}
        </PortalShell>
      </StorefrontsProvider>
    </I18nProvider>
  );
}
