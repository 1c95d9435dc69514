import { createFileRoute } from '@tanstack/react-router';

import type { RouteData } from '../../../../../features/session/route-data.ts';
import { auditQuery, auditSearch } from '../../../../../features/staff-audit/audit-address.ts';
import type { AuditSearch } from '../../../../../features/staff-audit/audit-address.ts';
import { AuditScreen } from '../../../../../features/staff-audit/audit-screen.tsx';
import { StaffProvider } from '../../../../../staff-services.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/reports/audit')({
  staticData: {
    name: 'audit',
    rule: { authentication: true, role: 'accountManager', superUser: true },
    sidebar: 'accountManagerInner',
    navKey: 'reports',
    title: 'Audit log',
  } satisfies RouteData,
  validateSearch: ({ show, customer, who }: AuditSearch): AuditSearch => ({ show, customer, who }),
  loader: ({ context }) => context.services.staff(),
  component: AuditPage,
});

function AuditPage() {
  const navigate = Route.useNavigate();
  return (
    <StaffProvider value={Route.useLoaderData()}>
      <AuditScreen
        query={auditQuery(Route.useSearch())}
        onQuery={(query) => void navigate({ search: auditSearch(query), resetScroll: false })}
      />
    </StaffProvider>
  );
}
