import { permissions } from '@connect/core/domain/access/user';
import type { CustomerListQuery } from '@connect/core/domain/account/managed-customer';
import { createFileRoute } from '@tanstack/react-router';

import { customersQuery, customersSearch } from '../../../../../features/customers/my-customers-address.ts';
import type { CustomersSearch } from '../../../../../features/customers/my-customers-address.ts';
import { MyCustomersScreen } from '../../../../../features/customers/my-customers-screen.tsx';
import type { RouteData } from '../../../../../features/session/route-data.ts';
import { StaffProvider } from '../../../../../staff-services.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/customers/')({
  staticData: {
    name: 'customers',
    rule: { authentication: true, role: 'accountManager', permission: permissions.viewCustomers },
    sidebar: 'accountManagerInner',
    navKey: 'customers',
    title: 'My Customers',
  } satisfies RouteData,
  validateSearch: ({ q, filter, sort, dir, page }: CustomersSearch): CustomersSearch => ({
    q,
    filter,
    sort,
    dir,
    page,
  }),
  loader: ({ context }) => context.services.staff(),
  component: CustomersPage,
});

function CustomersPage() {
  const query = customersQuery(Route.useSearch());
  const navigate = Route.useNavigate();
  const onQuery = (next: CustomerListQuery) => {
    // Typing on is one step to go back from, however many searches it makes.
    const typingOn = query.text !== '' && next.text !== '' && query.text !== next.text;
    void navigate({ search: customersSearch(next), replace: typingOn });
  };
  return (
    <StaffProvider value={Route.useLoaderData()}>
      <MyCustomersScreen query={query} onQuery={onQuery} />
    </StaffProvider>
  );
}
