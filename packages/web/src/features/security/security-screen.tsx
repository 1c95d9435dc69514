import { useTranslate } from '../../i18n/i18n-context.tsx';
import { PageHeader } from '../shell/page-header.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import * as css from './security-screen.css.ts';
import { SessionsCard } from './sessions-card.tsx';

interface SecurityScreenProps {
  /** The part of the address that the links of mails begin with, such as `de/de`. */
  readonly storefront: string;
  /** After a sign-out everywhere. */
  readonly onSignedOut: () => void;
}

/** Multi-factor settings (spec §2), and where one is signed in. */
export function SecurityScreen({ storefront, onSignedOut }: SecurityScreenProps) {
  const t = useTranslate();
  return (
    <>
      <PageHeader
        title={t('Multi-factor settings')}
        breadcrumbs={[{ label: t('Dashboard'), href: '/connect' }, { label: t('Multi-factor settings') }]}
      />
      <div className={css.cards}>
        <SecondFactorCard storefront={storefront} />
        <SessionsCard onSignedOut={onSignedOut} />
      </div>
    </>
  );
}
