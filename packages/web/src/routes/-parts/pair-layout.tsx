import type { Session } from '@connect/core/domain/access/session';
import { pageFromAddress } from '@connect/core/domain/documents/paging';
import { Outlet, useMatches } from '@tanstack/react-router';
import { use, useMemo, useState } from 'react';

import { pageTitle } from '../../shared/page/page-title.ts';
import { StorefrontsProvider } from '../../shared/storefront/storefronts.ts';
import { I18nProvider } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import type { LayoutContext } from './contexts.ts';
import { opening } from './opening.ts';
import { StorefrontLink } from './storefront-link.tsx';
import { usePageChange } from './use-page-change.ts';

/** What the pair's guard brought along; null while it has not, or could not. */
const useKnown = (): LayoutContext | null =>
  useMatches({
    select: (matches) => {
      const context = matches[1]?.context;
      return context && 'Frame' in context ? context : null;
    },
  });

/** The title of the page that is shown: the innermost match. An address that is not found has no page data. */
const usePage = (session: Session | null) => {
  const services = useServices();
  return useMatches({
    select: (matches) => {
      const { routeId = '', staticData, search = {}, params } = matches.at(-1) ?? {};
      const title = staticData?.title ?? 'Page not found';
      const address: Readonly<Record<string, string | undefined>> = { ...search, ...params };
      return {
        routeId,
        navKey: staticData?.navKey ?? null,
        title: typeof title === 'function' ? title({ search, session, services }) : title,
        // Of a list, whose address has it in its path or query.
        page: pageFromAddress(address['page']),
      };
    },
  });
};

/**
 * Changes with whose portal it is: somebody's own, or that of a customer they act for. Who is known first takes over the frame that stood
 * before, with the focus in it.
 */
const useFrameKey = (session: Session | null): string | null => {
  const owner = session && (session.impersonating ? session.user.customerNo : session.user.email);
  const [first, setFirst] = useState(owner);
  if (first === null && owner !== null) setFirst(owner);
  return owner === first ? null : (owner ?? '');
};

/**
 * The page in its frame. While the server is asked who is there, and when nobody tells, the frame stands by what the browser knows, and
 * stays the same afterwards: nothing that was pressed in it gets lost.
 */
export function PairLayout() {
  const known = useKnown();
  const layout = known ?? use(opening());
  return layout ? <Framed {...layout} /> : <Outlet />;
}

/** Stands in the frame for the page while nobody knows who is there. */
export function WaitingForPage() {
  const layout = use(opening());
  const { title } = usePage(layout?.session ?? null);
  return layout && <layout.Waiting title={layout.translator.t(title)} />;
}

function Framed({ session, storefront, translator, sidebar, Frame, isOpening = false }: LayoutContext) {
  const storefronts = useMemo(() => ({ current: storefront, Link: StorefrontLink }), [storefront]);
  const { routeId, navKey, title, page } = usePage(session);
  const { config } = useServices();
  const key = useFrameKey(session);
  usePageChange(routeId, key, pageTitle(translator.t, translator.t(title), page, config.name));
  return (
    <I18nProvider translator={translator}>
      <StorefrontsProvider value={storefronts}>
        <Frame sidebar={sidebar} navKey={navKey} session={session} isOpening={isOpening} key={key}>
          <Outlet />
        </Frame>
      </StorefrontsProvider>
    </I18nProvider>
  );
}
