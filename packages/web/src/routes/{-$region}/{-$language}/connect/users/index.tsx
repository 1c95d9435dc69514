import { permissions } from '@connect/core/domain/access/user';
import { createFileRoute } from '@tanstack/react-router';

import { AccountProvider } from '../../../../../account-services.ts';
import type { RouteData } from '../../../../../features/session/route-data.ts';
import { ManageUsersScreen } from '../../../../../features/users/manage-users-screen.tsx';
import { pathIn } from '../../../../-parts/pair.ts';
import { useSessionRefresh } from '../../../../-parts/use-session-refresh.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/users/')({
  staticData: {
    name: 'users',
    rule: { authentication: true, role: 'customer', permission: permissions.editUsers },
    sidebar: 'inner',
    navKey: 'users',
    title: 'Manage Users',
  } satisfies RouteData,
  validateSearch: ({ q }: { q?: string }): { q?: string } => (q ? { q } : {}),
  loader: ({ context }) => context.services.account(),
  component: UsersPage,
});

function UsersPage() {
  const { q = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  // Typing on is one step to go back from, however many searches it makes.
  const onQuery = (query: string) =>
    void navigate({ search: query === '' ? {} : { q: query }, replace: q !== '' && query !== '' });
  return (
    <AccountProvider value={Route.useLoaderData()}>
      <ManageUsersScreen
        query={q}
        onQuery={onQuery}
        storefront={pathIn(Route.useParams(), '').slice(1)}
        onForbidden={useSessionRefresh()}
      />
    </AccountProvider>
  );
}
