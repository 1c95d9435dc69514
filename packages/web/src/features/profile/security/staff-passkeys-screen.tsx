import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { PageHeader } from '../../../shared/page/page-header.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import * as css from './security-screen.css.ts';

interface StaffPasskeysScreenProps {
  /** The part of the address that the links of mails begin with, such as `de/de`. */
  readonly storefront: string;
  /** Path of the staff login. */
  readonly loginPage: string;
}

/** What a member of staff without a provider logs in with (specification §passkeys-of-staff). */
export function StaffPasskeysScreen({ storefront, loginPage }: StaffPasskeysScreenProps) {
  const t = useTranslate();
  return (
    <>
      <PageHeader
        title={t('Passkeys')}
        breadcrumbs={[{ label: t('Dashboard'), href: '/connect' }, { label: t('Passkeys') }]}
      />
      <div className={css.cards}>
        <PasskeysCard storefront={storefront} staffLogin={loginPage} />
      </div>
    </>
  );
}
