import { userKind } from '@connect/core/domain/access/user';
import { useId } from 'react';

import { useAccount } from '../../../account-services.ts';
import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { useSession } from '../../../services.ts';
import { LoadFailure } from '../../../shared/query/load-failure.tsx';
import { useQuery } from '../../../shared/query/use-query.ts';
import { SignInList } from '../../../shared/sign-ins/sign-in-list.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import * as css from './security-screen.css.ts';
import { WaitingRow } from './waiting-row.tsx';

/** What happened around signing in, so that one sees what one did not do (specification §recent-sign-ins). */
export function SignInsCard() {
  const t = useTranslate();
  const { signInHistory } = useAccount();
  const isCustomer = userKind(useSession().user) === 'customer';
  const id = useId();
  const { value, failure, reload } = useQuery(() => signInHistory(), '');
  return (
    <Card padding="none" aria-labelledby={id} aria-busy={value === null && failure === null}>
      <div className={css.sessionsHead}>
        <CardTitle id={id}>{t('Recent logins')}</CardTitle>
      </div>
      <p className={css.sessionsNote}>
        {isCustomer
          ? t('If you see something you didn’t do, change your password and log out everywhere.')
          : t('If you see something you didn’t do, log out everywhere and tell an administrator of the portal.')}
      </p>
      {failure !== null && <LoadFailure onRetry={reload}>{t('We couldn’t load your recent logins.')}</LoadFailure>}
      {failure === null && value === null && <WaitingRow />}
      {value && <SignInList events={value} />}
    </Card>
  );
}
