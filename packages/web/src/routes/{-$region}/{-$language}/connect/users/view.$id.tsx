import { permissions } from '@connect/core/domain/access/user';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';

import { AccountProvider } from '../../../../../account-services.ts';
import type { RouteData } from '../../../../../features/session/route-data.ts';
import { EditUserScreen } from '../../../../../features/users/edit-user-screen.tsx';
import { useTranslate } from '../../../../../i18n/i18n-context.tsx';
import { msg } from '../../../../../i18n/translator.ts';
import { useForgetDraft } from '../../../../../shared/forms/use-draft.ts';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog.tsx';
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
  const t = useTranslate();
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
        <ConfirmDialog
          open={question !== null}
          title={t('Leave without saving?')}
          confirm={t('Leave')}
          cancel={t('Stay')}
          danger
          onClose={() => question?.stay()}
          onConfirm={() => {
            forget();
            question?.leave();
          }}
        >
          {t('Your changes haven’t been saved.')}
        </ConfirmDialog>
      </>
    </AccountProvider>
  );
}
