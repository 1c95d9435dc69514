import { permissions } from '@connect/core/domain/access/user';
import { createFileRoute } from '@tanstack/react-router';

import { CreditApprovalsScreen } from '../../../../features/approvals/credit-approvals-screen.tsx';
import type { RouteData } from '../../../../features/session/route-data.ts';
import { StaffProvider } from '../../../../staff-services.ts';
import { useSessionRefresh } from '../../../-parts/use-session-refresh.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/credit-approvals')({
  staticData: {
    name: 'credit-approvals',
    rule: { authentication: true, role: 'accountManager', permission: permissions.viewCustomers },
    sidebar: 'accountManagerInner',
    navKey: 'customers',
    title: 'Credit approvals',
  } satisfies RouteData,
  loader: ({ context }) => context.services.staff(),
  component: CreditApprovalsPage,
});

function CreditApprovalsPage() {
  return (
    <StaffProvider value={Route.useLoaderData()}>
      <CreditApprovalsScreen onForbidden={useSessionRefresh()} />
    </StaffProvider>
  );
}
