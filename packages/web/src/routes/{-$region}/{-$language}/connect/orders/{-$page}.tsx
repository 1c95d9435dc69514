import type { ListRequest } from '@connect/core/domain/documents/list-state';
import { pageFromAddress } from '@connect/core/domain/documents/paging';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { useMemo } from 'react';

import { DocumentListScreen } from '../../../../../features/documents/document-list-screen.tsx';
import { makeLoadAhead } from '../../../../../features/documents/load-ahead.ts';
import { listTitles } from '../../../../../shared/documents/document-texts.ts';
import { isTypingOn, listSearch } from '../../../../../shared/lists/list-address.ts';
import type { ListSearch } from '../../../../../shared/lists/list-address.ts';
import type { RouteData } from '../../../../../features/session/route-data.ts';
import { useServices, useSession } from '../../../../../services.ts';

/** The entry of the browser's history that the list was last at. */
let entry: string | undefined;

const path = '/{-$region}/{-$language}/connect/orders/{-$page}';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/orders/{-$page}')({
  staticData: {
    name: 'orders',
    rule: { authentication: true, role: 'customer' },
    sidebar: 'inner',
    navKey: 'orders',
    title: ({ search, session, services }) =>
      listTitles[session ? services.listCriteria(search, session.user).view : 'both'],
    keepScroll: true,
    next: ['order', 'invoice'],
  } satisfies RouteData,
  validateSearch: ({ show, q, from, to }: ListSearch): ListSearch => ({ show, q, from, to }),
  // The address says all that the list shows, stored choices and defaults included: it can be shared and gone back to.
  beforeLoad: ({ context: { services, session }, params, search }) => {
    if (!session) return;
    const full = listSearch(services.listCriteria(search, session.user));
    const complete = full.show === search.show && full.from === search.from && full.to === search.to;
    if (!complete) throw redirect({ to: path, params, search: full, replace: true });
  },
  // Nothing is kept for the next visit; see the dashboard.
  gcTime: 0,
  preloadGcTime: 0,
  // The first search goes out before the page is drawn. Once it stands, its machine decides when to load (decisions §one-load-at-a-time).
  loader: ({ cause, context: { services, session }, location, params }) => {
    const isGoneBackTo = location.state.__TSR_key === entry;
    if (cause !== 'preload') entry = location.state.__TSR_key;
    if (!session || cause !== 'enter') return null;
    const { user } = session;
    const first = { criteria: services.listCriteria(location.search, user), page: pageFromAddress(params.page) };
    const find = (request: ListRequest) => services.listDocuments(request, user);
    return makeLoadAhead(find, services.clock.now, first, isGoneBackTo ? services.listAgain.last() : null);
  },
  component: ListPage,
});

function ListPage() {
  const services = useServices();
  const { user } = useSession();
  const search = Route.useSearch();
  const { page } = Route.useParams();
  const started = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const criteria = useMemo(() => services.listCriteria(search, user), [services, search, user]);
  const wanted = useMemo(() => ({ criteria, page: pageFromAddress(page) }), [criteria, page]);

  const onRequest = (next: ListRequest) => {
    const isPage = next.criteria === criteria;
    if (!isPage) services.keepListChoices(next.criteria, criteria);
    void navigate({
      to: path,
      params: { page: next.page === 1 ? undefined : String(next.page) },
      search: listSearch(next.criteria),
      // Specification §list-address: the address is replaced in place when the page changes.
      replace: isPage || isTypingOn(criteria, next.criteria),
    });
  };

  return <DocumentListScreen wanted={wanted} started={started} onRequest={onRequest} />;
}
