import type { Invitation } from '@connect/core/domain/access/company-user';
import { focusSearch } from '../../ui/focus-content.ts';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useAccount } from '../../account-services.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Toast } from '../../shared/page/toast.tsx';
import { ListCard } from '../../shared/lists/list-card.tsx';
import { ListSearchBox } from '../../shared/lists/list-search-box.tsx';
import { PageHeader } from '../../shared/page/page-header.tsx';
import { ActivityCard } from './activity-card.tsx';
import { CompanySignInCard } from './company-sign-in-card.tsx';
import { InvitationsCard } from './invitations-card.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import * as css from './manage-users-screen.css.ts';
import { useActivity } from './use-activity.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import type { Query } from '../../shared/query/use-query.ts';
import { useEditor } from './use-editor.ts';
import { useForbidden } from '../../shared/query/use-forbidden.ts';
import { useUserColumns } from './user-columns.tsx';

interface ManageUsersScreenProps {
  /** The text of the address that names and emails are searched for; empty for all. */
  query: string;
  onQuery: (query: string) => void;
  /** The part of the address that the links of mails begin with, such as `de/de`. */
  storefront: string;
  /** The user may no longer manage users. */
  onForbidden: () => void;
}

/** Whether there is something to show of it: its last answer, or that there is none. */
const isSettled = ({ value, failure }: Pick<Query<unknown>, 'value' | 'failure'>): boolean =>
  value !== null || failure !== null;

/** Manage Users (specification §editing-users): the users of the company, who is invited, and what was changed. */
export function ManageUsersScreen({ query, onQuery, storefront, onForbidden }: ManageUsersScreenProps) {
  const t = useTranslate();
  const { listUsers, listInvitations } = useAccount();
  const users = useQuery(() => listUsers(query), query);
  const invitations = useQuery(() => listInvitations(), '');
  const activity = useActivity(null);
  const editor = useEditor(users.value);
  useForbidden(users.failure, onForbidden);
  const [inviting, setInviting] = useState(false);
  const [invited, setInvited] = useState<Invitation | null>(null);

  const onChanged = () => {
    invitations.reload();
    activity.reload();
  };
  const onInvited = (invitation: Invitation) => {
    setInviting(false);
    setInvited(invitation);
    onChanged();
  };
  const count = users.value?.length ?? 0;
  return (
    <>
      <PageHeader
        title={t('Manage Users')}
        breadcrumbs={[{ label: t('Dashboard'), href: '/connect' }, { label: t('Manage Users') }]}
        actionArea={<ListSearchBox label={t('Search for users')} text={query} onText={onQuery} />}
      />
      <div className={css.controls}>
        {invited && <Toast about={invited}>{t('We sent an invitation to {email}.', { email: invited.email })}</Toast>}
        <LinkButton variant="secondary" href="/connect/approvals">
          {t('Approvals')}
        </LinkButton>
        <Button icon={UserPlus} onClick={() => setInviting(true)}>
          {t('Invite a user')}
        </Button>
      </div>
      <div className={css.cards}>
        <ListCard
          label={t('Users')}
          list={users}
          columns={useUserColumns()}
          slimEnd
          rows={users.value}
          rowKey={({ id }) => id}
          isDimmed={({ active }) => !active}
          failed={t('We couldn’t load the users.')}
          none={t('No users match your search.')}
          noneAction={
            <Button
              variant="secondary"
              onClick={() => {
                focusSearch();
                onQuery('');
              }}
            >
              {t('Clear search')}
            </Button>
          }
        />
        {/* What stands below has its place only once that is known, so that nothing moves. */}
        {isSettled(users) && (
          <InvitationsCard invitations={invitations} storefront={storefront} onChanged={onChanged} />
        )}
        {isSettled(users) && isSettled(invitations) && <CompanySignInCard onChanged={onChanged} />}
        {isSettled(users) && isSettled(invitations) && <ActivityCard log={activity} />}
      </div>
      <LiveRegion
        text={
          query === '' || users.loading || users.value === null
            ? ''
            : t('{n, plural, one {# user} other {# users}}', { n: count })
        }
      />
      {inviting && (
        <InviteDialog
          editor={editor}
          storefront={storefront}
          onClose={() => setInviting(false)}
          onInvited={onInvited}
          onMaybeInvited={invitations.reload}
        />
      )}
    </>
  );
}
