import { may, permissions } from '@connect/core/domain/access/user';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useSession } from '../../services.ts';
import { OwnDataCard } from './security/own-data-card.tsx';
import { SessionsCard } from './security/sessions-card.tsx';
import { PageHeader } from '../../shared/page/page-header.tsx';
import { DetailsCard } from './details-card.tsx';
import { FavouritesCard } from './favourites-card.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import * as css from './profile-screen.css.ts';

interface ProfileScreenProps {
  readonly onRenamed: () => void;
  /** After a sign-out everywhere. */
  readonly onSignedOut: () => void;
}

/** My Profile (specification §account-manager-record): what an account manager is called, how the portal looks to them, and where they are signed in. */
export function ProfileScreen({ onRenamed, onSignedOut }: ProfileScreenProps) {
  const t = useTranslate();
  const { user } = useSession();
  return (
    <>
      <PageHeader
        title={t('My Profile')}
        breadcrumbs={[{ label: t('Dashboard'), href: '/connect' }, { label: t('My Profile') }]}
      />
      <div className={css.columns}>
        <div className={css.column}>
          <DetailsCard onRenamed={onRenamed} />
          <PreferencesCard />
        </div>
        {may(user, permissions.viewCustomers) && <FavouritesCard />}
        <div className={css.full}>
          <SessionsCard onSignedOut={onSignedOut} />
        </div>
        <div className={css.full}>
          <OwnDataCard />
        </div>
      </div>
    </>
  );
}
