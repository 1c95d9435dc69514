import { createFileRoute } from '@tanstack/react-router';
import { use, useState } from 'react';

import { AdminProvider } from '../../../../../admin-services.ts';
import { AdminScreen } from '../../../../../features/admin/admin-screen.tsx';
import { UnsavedProvider, type UnsavedEntry } from '../../../../../features/admin/use-entry.ts';
import type { RouteData } from '../../../../../features/session/route-data.ts';
import { LeaveDialog } from '../../../../../shared/forms/leave-dialog.tsx';
import { useLeaveQuestion } from '../../../../-parts/use-leave-question.ts';
import { useSessionRefresh } from '../../../../-parts/use-session-refresh.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/admin/{-$part}')({
  staticData: {
    name: 'admin',
    rule: { authentication: true, role: 'accountManager', administrator: true },
    sidebar: 'accountManagerInner',
    navKey: 'admin',
    title: 'Administration',
  } satisfies RouteData,
  loader: ({ context }) => context.services.staff(),
  component: AdminPage,
});

function AdminPage() {
  const { part } = Route.useParams();
  const [unsaved, setUnsaved] = useState<UnsavedEntry | null>(null);
  const question = useLeaveQuestion(unsaved !== null);
  return (
    // Fetched here and not by the loader, whose code everybody has.
    <AdminProvider value={use(Route.useLoaderData().admin())}>
      <UnsavedProvider value={setUnsaved}>
        <AdminScreen part={part} onForbidden={useSessionRefresh()} />
      </UnsavedProvider>
      <LeaveDialog
        open={question !== null}
        onStay={() => question?.stay()}
        onLeave={() => {
          unsaved?.giveUp();
          question?.leave();
        }}
      />
    </AdminProvider>
  );
}
