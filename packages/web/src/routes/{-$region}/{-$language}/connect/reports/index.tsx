import { createFileRoute } from '@tanstack/react-router';

import type { RouteData } from '../../../../../features/session/route-data.ts';
import { reportQuery, reportSearch } from '../../../../../features/staff-reports/report-address.ts';
import type { ReportSearch } from '../../../../../features/staff-reports/report-address.ts';
import { ReportsScreen } from '../../../../../features/staff-reports/reports-screen.tsx';
import { useServices } from '../../../../../services.ts';
import { StaffProvider } from '../../../../../staff-services.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/reports/')({
  staticData: {
    name: 'reports',
    rule: { authentication: true, role: 'accountManager', superUser: true },
    sidebar: 'accountManagerInner',
    navKey: 'reports',
    title: 'Reports Dashboard',
  } satisfies RouteData,
  validateSearch: ({ from, to, region, currency }: ReportSearch): ReportSearch => ({ from, to, region, currency }),
  loader: ({ context }) => context.services.staff(),
  component: ReportsPage,
});

function ReportsPage() {
  const today = useServices().clock.today();
  const navigate = Route.useNavigate();
  return (
    <StaffProvider value={Route.useLoaderData()}>
      <ReportsScreen
        query={reportQuery(Route.useSearch(), today)}
        onQuery={(query) => void navigate({ search: reportSearch(query, today), resetScroll: false })}
      />
    </StaffProvider>
  );
}
