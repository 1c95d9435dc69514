import { userKind } from '@connect/core/domain/access/user';
import { createFileRoute, useLocation } from '@tanstack/react-router';

import { AccountProvider } from '../../../../account-services.ts';
import { HelpScreen } from '../../../../features/help/help-screen.tsx';
import type { RouteData } from '../../../../features/session/route-data.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/help')({
  staticData: {
    name: 'help',
    rule: { authentication: false },
    sidebar: 'inner',
    navKey: 'help',
    title: 'Help',
  } satisfies RouteData,
  /** What the questions are searched for. */
  validateSearch: (search: Record<string, unknown>): { q?: string } =>
    typeof search.q === 'string' ? { q: search.q } : {},
  loader: ({ context }) => context.services.account(),
  component: HelpPage,
});

function HelpPage() {
  const user = Route.useRouteContext().session?.user ?? null;
  const anchor = useLocation({ select: ({ hash }) => hash });
  const mayContact = user !== null && userKind(user) === 'customer';
  const { q = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  // Once something is searched for, the address names no single question any more.
  const search = (text: string): void =>
    void navigate({ search: text === '' ? {} : { q: text }, replace: true, resetScroll: false });
  return (
    <AccountProvider value={Route.useLoaderData()}>
      <HelpScreen
        user={user}
        anchor={anchor}
        query={q}
        onQuery={search}
        contactHref={mayContact ? '/connect/contact' : null}
      />
    </AccountProvider>
  );
}
