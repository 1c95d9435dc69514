import { orderNoOf } from '@connect/core/domain/documents/number';
import { permissions } from '@connect/core/domain/access/user';
import { createFileRoute, useLocation } from '@tanstack/react-router';

import { SampleOrderScreen } from '../../../../../features/samples/sample-order-screen.tsx';
import type { RouteData } from '../../../../../features/session/route-data.ts';
import { msg } from '../../../../../i18n/translator.ts';
import { StaffProvider } from '../../../../../staff-services.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The sample order that is opened was made a moment ago. */
    readonly isNew?: boolean;
  }
}

export const Route = createFileRoute('/{-$region}/{-$language}/connect/sample-orders/$id')({
  params: { parse: ({ id }) => ({ id: orderNoOf(id) }) },
  staticData: {
    name: 'view-sample-order',
    rule: { authentication: true, role: 'accountManager', permission: permissions.viewSampleOrders },
    sidebar: 'accountManagerInner',
    shape: 'document',
    navKey: 'sample-orders',
    title: msg('View Sample Order'),
  } satisfies RouteData,
  loader: ({ context }) => context.services.staff(),
  component: SampleOrderPage,
});

function SampleOrderPage() {
  const { id } = Route.useParams();
  const isNew = useLocation({ select: ({ state }) => state.isNew === true });
  return (
    <StaffProvider value={Route.useLoaderData()}>
      <SampleOrderScreen key={id} no={id} isNew={isNew} />
    </StaffProvider>
  );
}
