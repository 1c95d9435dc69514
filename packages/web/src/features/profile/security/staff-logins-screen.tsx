import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { PageHeader } from '../../../shared/page/page-header.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import * as css from './security-screen.css.ts';
import { SessionsCard } from './sessions-card.tsx';
import { SignInsCard } from './sign-ins-card.tsx';

interface StaffLoginsScreenProps {
  /** The part of the address that the links of mails begin with, such as `de/de`. */
  readonly storefront: string;
  /** Path of the staff login; null where staff sign in at a provider, and have no passkeys. */
  readonly loginPage: string | null;
  /** After a sign-out everywhere. */
  readonly onSignedOut: () => void;
}

/** Where a member of staff is and was signed in, and with which passkeys they are where there is no provider (specification §logins-of-staff). */
export function StaffLoginsScreen({ storefront, loginPage, onSignedOut }: StaffLoginsScreenProps) {
  const t = useTranslate();
  return (
    <>
      <PageHeader
        title={t('Your logins')}
        breadcrumbs={[{ label: t('Dashboard'), href: '/connect' }, { label: t('Your logins') }]}
      />
      <div className={css.cards}>
        {loginPage !== null && <PasskeysCard storefront={storefront} staffLogin={loginPage} />}
        <SessionsCard onSignedOut={onSignedOut} />
        <SignInsCard />
      </div>
    </>
  );
}
