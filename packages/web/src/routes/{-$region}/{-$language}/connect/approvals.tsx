import { permissions } from '@connect/core/domain/access/user';
import { createFileRoute } from '@tanstack/react-router';

import { CompanyApprovalsScreen } from '../../../../features/approvals/company-approvals-screen.tsx';
import type { RouteData } from '../../../../features/session/route-data.ts';
import { OrderingProvider } from '../../../../ordering-services.ts';
import { useSessionRefresh } from '../../../-parts/use-session-refresh.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/approvals')({
  staticData: {
    name: 'approvals',
    rule: { authentication: true, role: 'customer', permission: permissions.editUsers },
    sidebar: 'inner',
    navKey: 'users',
    title: 'Approvals',
  } satisfies RouteData,
  loader: ({ context }) => context.services.ordering(),
  component: ApprovalsPage,
});

function ApprovalsPage() {
  return (
    <OrderingProvider value={Route.useLoaderData()}>
      <CompanyApprovalsScreen onForbidden={useSessionRefresh()} />
    </OrderingProvider>
  );
}
