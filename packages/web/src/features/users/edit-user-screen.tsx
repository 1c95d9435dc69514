import type { CompanyUser } from '@connect/core/domain/access/company-user';
import { useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useAccount } from '../../account-services.ts';
import { Card } from '../../ui/card.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import { LoadFailure } from '../../shared/query/load-failure.tsx';
import { NotFoundPage } from '../../shared/page/message-pages.tsx';
import { usePageName } from '../../shared/page/use-page-name.ts';
import { PageHeader } from '../../shared/page/page-header.tsx';
import { ActivityCard } from './activity-card.tsx';
import { useActivity } from './use-activity.ts';
import { useQuery } from '../../shared/query/use-query.ts';
import { useEditor } from './use-editor.ts';
import { useForbidden } from '../../shared/query/use-forbidden.ts';
import * as css from './user-cards.css.ts';
import { UserFactsCard } from './user-facts-card.tsx';
import { UserForm } from './user-form.tsx';
import { userName } from './user-name.ts';
import { UserSignInsCard } from './user-sign-ins-card.tsx';
import { UserStateCard } from './user-state-card.tsx';
import { UserSecondFactorCard } from './user-second-factor-card.tsx';
import { StateBadge } from './user-columns.tsx';

interface EditUserScreenProps {
  /** Key the screen by it. */
  id: string;
  /** Mails that come of it are for it, such as `de/de`. */
  storefront: string;
  onDirty: (dirty: boolean) => void;
  /** The signed-in user was changed, or may no longer edit users: what the portal knows of them is asked for again. */
  onRightsChanged: () => void;
}

/** Edit User (specification §editing-users): what somebody of the company is called and may do, and whether they may sign in. */
export function EditUserScreen({ id, storefront, onDirty, onRightsChanged }: EditUserScreenProps) {
  const t = useTranslate();
  const { loadUser } = useAccount();
  const { value, failure, reload, set } = useQuery(() => loadUser(id), id);
  const editor = useEditor(value?.company ?? null);
  usePageName(value && userName(value.user));
  const [changes, setChanges] = useState(0);

  useForbidden(failure, onRightsChanged);

  // An id that is none at all is rejected.
  if (failure === 'not-found' || failure === 'rejected') return <NotFoundPage />;
  const onChanged = (user: CompanyUser) => {
    set({ user, company: value?.company.map((each) => (each.id === user.id ? user : each)) ?? [] });
    setChanges(changes + 1);
    if (user.isYou) onRightsChanged();
  };
  const readAnew = async () => {
    const answer = await loadUser(id);
    if (!answer.ok) return answer;
    set(answer.value);
    setChanges(changes + 1);
    return answer;
  };
  return (
    <>
      <PageHeader
        title={t('Edit User')}
        badge={value && <StateBadge active={value.user.active} />}
        breadcrumbs={[
          { label: t('Dashboard'), href: '/connect' },
          { label: t('Manage Users'), href: '/connect/users' },
          { label: value ? userName(value.user) : '…' },
        ]}
      />
      <LiveRegion text={value === null && failure === null ? t('Loading') : ''} />
      {failure !== null ? (
        <Card>
          <LoadFailure onRetry={reload}>{t('We couldn’t load the user.')}</LoadFailure>
        </Card>
      ) : (
        <div className={css.columns} aria-busy={value === null}>
          <Card>
            {value ? (
              <UserForm {...value} editor={editor} onSaved={onChanged} onStale={readAnew} onDirty={onDirty} />
            ) : (
              <Shimmer height={560} />
            )}
          </Card>
          <div className={css.aside}>
            <UserFactsCard user={value?.user ?? null} />
            {value && <UserStateCard user={value.user} editor={editor} onChanged={onChanged} />}
            {value && (
              <UserSecondFactorCard user={value.user} editor={editor} storefront={storefront} onChanged={onChanged} />
            )}
          </div>
          {/* Loaded anew when something was changed. */}
          {value && <UserActivity key={changes} email={value.user.email} />}
          {value && <UserSignInsCard id={id} />}
        </div>
      )}
    </>
  );
}

/** What was done to one user. */
function UserActivity({ email }: { email: string }) {
  return <ActivityCard log={useActivity(email)} />;
}
