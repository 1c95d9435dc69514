import { useId } from 'react';

import { useAccount } from '../../account-services.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { LoadFailure } from '../../shared/query/load-failure.tsx';
import { useQuery } from '../../shared/query/use-query.ts';
import { SignInList } from '../../shared/sign-ins/sign-in-list.tsx';
import { signInsHead } from '../../shared/sign-ins/sign-in-list.css.ts';
import { Card, CardTitle } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';

/** What happened around signing in of one user, for who may edit them (specification §recent-sign-ins). */
export function UserSignInsCard({ id }: { readonly id: string }) {
  const t = useTranslate();
  const { listUserSignIns } = useAccount();
  const label = useId();
  const { value, failure, reload } = useQuery(() => listUserSignIns(id), id);
  return (
    <Card padding="none" aria-labelledby={label} aria-busy={value === null && failure === null}>
      <div className={signInsHead}>
        <CardTitle id={label}>{t('Recent logins')}</CardTitle>
      </div>
      {failure !== null && <LoadFailure onRetry={reload}>{t('We couldn’t load the logins.')}</LoadFailure>}
      {failure === null && value === null && <Shimmer height={160} />}
      {value?.length === 0 && <EmptyState>{t('No recent logins.')}</EmptyState>}
      {value && value.length > 0 && <SignInList events={value} />}
    </Card>
  );
}
