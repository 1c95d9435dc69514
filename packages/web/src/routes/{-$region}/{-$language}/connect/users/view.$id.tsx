import { permissions } from '@connect/core/domain/access/user';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';

import { AccountProvider } from '../../../../../account-services.ts';
import type { RouteData } from '../../../../../features/session/route-data.ts';
import { EditUserScreen } from '../../../../../features/users/edit-user-screen.tsx';
import { msg } from '../../../../../i18n/translator.ts';
import { LeaveDialog } from '../../../../../shared/forms/leave-dialog.tsx';
import { useForgetDraft } from '../../../../../shared/forms/use-draft.ts';
import { pathIn } from '../../../../-parts/pair.ts';
import { useLeaveQuestion } from '../../../../-parts/use-leave-question.ts';
import { useSessionRefresh } from '../../../../-parts/use-session-refresh.ts';

export const Route = createFileRoute('/{-$region}/{-$language}/connect/users/view/$id')({
  staticData: {
    name: 'user',
    rule: { authentication: true, role: 'customer', permission: permissions.editUsers },
    sidebar: 'inner',
    shape: 'form',
    navKey: 'users',
    title: msg('Edit User'),
  } satisfies RouteData,
  loader: ({ context }) => context.services.account(),
  component: UserPage,
});

function UserPage() {
  const params = Route.useParams();
  const { id } = params;
  const [dirty, setDirty] = useState(false);
  const question = useLeaveQuestion(dirty);
  const forget = useForgetDraft(`user ${id}`);
  return (
    <AccountProvider value={Route.useLoaderData()}>
      <>
        <EditUserScreen
          key={id}
          id={id}
          storefront={pathIn(params, '').slice(1)}
          onDirty={setDirty}
          onRightsChanged={useSessionRefresh()}
        />
        <LeaveDialog
          open={question !== null}
          onStay={() => question?.stay()}
          onLeave={() => {
            forget();
            question?.leave();
          }}
        />
      </>
    </AccountProvider>
  );
}
