import { useState } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { useSession } from '../../../services.ts';
import { Notice } from '../../../ui/notice.tsx';
import { PageHeader } from '../../../shared/page/page-header.tsx';
import { OrderEmailsCard } from './order-emails-card.tsx';
import { OwnDataCard } from './own-data-card.tsx';
import { PasskeysCard } from './passkeys-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import * as css from './security-screen.css.ts';
import { SessionsCard } from './sessions-card.tsx';
import { SignInsCard } from './sign-ins-card.tsx';

interface SecurityScreenProps {
  /** The part of the address that the links of mails begin with, such as `de/de`. */
  readonly storefront: string;
  /** After whoever had to have a second factor has one. */
  readonly onEnrolled: () => void;
  /** After a sign-out everywhere. */
  readonly onSignedOut: () => void;
}

/** Multi-factor settings (specification §second-factor), emails about orders, and where one is signed in: one's own, so not while one acts for a customer (decisions §acting-within-limits). */
export function SecurityScreen({ storefront, onEnrolled, onSignedOut }: SecurityScreenProps) {
  const t = useTranslate();
  const { impersonating, user } = useSession();
  // Sessions end with the password of before.
  const [changes, setChanges] = useState(0);
  const [isOn, setIsOn] = useState(false);
  return (
    <>
      <PageHeader
        title={t('Two-step verification')}
        breadcrumbs={[{ label: t('Dashboard'), href: '/connect' }, { label: t('Two-step verification') }]}
      />
      {impersonating && (
        <Notice tone="info">{t('You can’t do this while acting for a customer. Select Stop first.')}</Notice>
      )}
      {user.needsSecondFactor && (
        <div className={css.cards}>
          <Notice tone="info">
            {t('Your login requires two-step verification. Set it up now, then you can carry on.')}
          </Notice>
          <SecondFactorCard storefront={storefront} onKept={onEnrolled} />
        </div>
      )}
      {!impersonating && !user.needsSecondFactor && (
        <div className={css.cards}>
          <PasswordCard storefront={storefront} onChanged={() => setChanges(changes + 1)} />
          <SecondFactorCard storefront={storefront} onState={setIsOn} />
          {isOn && <PasskeysCard storefront={storefront} />}
          <OrderEmailsCard storefront={storefront} />
          <SessionsCard key={`sessions ${changes}`} onSignedOut={onSignedOut} />
          <SignInsCard key={`sign-ins ${changes}`} />
          <OwnDataCard />
        </div>
      )}
    </>
  );
}
