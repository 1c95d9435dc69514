import { permissions } from '@connect/core/domain/access/user';
import type { SampleListQuery } from '@connect/core/domain/samples/sample-order';
import { createFileRoute } from '@tanstack/react-router';

import { samplesQuery, samplesSearch } from '../../../../../features/samples/samples-address.ts';
import type { SamplesSearch } from '../../../../../features/samples/samples-address.ts';
import { SamplesScreen } from '../../../../../features/samples/samples-screen.tsx';
import type { RouteData } from '../../../../../features/session/route-data.ts';
import { msg } from '../../../../../i18n/translator.ts';
import { StaffProvider } from '../../../../../staff-services.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/sample-orders/')({
  staticData: {
    name: 'sample-orders',
    rule: { authentication: true, role: 'accountManager', permission: permissions.viewSampleOrders },
    sidebar: 'accountManagerInner',
    navKey: 'sample-orders',
    title: msg('View Sample Orders'),
  } satisfies RouteData,
  validateSearch: ({ q, filter, page }: SamplesSearch): SamplesSearch => ({ q, filter, page }),
  loader: ({ context }) => context.services.staff(),
  component: SamplesPage,
});

function SamplesPage() {
  const query = samplesQuery(Route.useSearch());
  const navigate = Route.useNavigate();
  const onQuery = (next: SampleListQuery) => {
    // Typing on is one step to go back from, however many searches it makes.
    const typingOn = query.text !== '' && next.text !== '' && query.text !== next.text;
    void navigate({ search: samplesSearch(next), replace: typingOn });
  };
  return (
    <StaffProvider value={Route.useLoaderData()}>
      <SamplesScreen query={query} onQuery={onQuery} />
    </StaffProvider>
  );
}
