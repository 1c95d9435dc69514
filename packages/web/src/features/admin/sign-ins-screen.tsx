import type { AccountSignInEvent } from '@connect/core/domain/access/sign-in-event';
import { useState } from 'react';

import { useAdmin } from '../../admin-services.ts';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { ListSearchBox } from '../../shared/lists/list-search-box.tsx';
import { LoadFailure } from '../../shared/query/load-failure.tsx';
import { useForbidden } from '../../shared/query/use-forbidden.ts';
import { useLog } from '../../shared/query/use-log.ts';
import { useReadOn } from '../../shared/query/use-read-on.ts';
import { alone } from '../../shared/sign-ins/sign-in-list.css.ts';
import { SignInList } from '../../shared/sign-ins/sign-in-list.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Shimmer } from '../../ui/shimmer.tsx';
import * as css from './admin-form.css.ts';
import { AdminPage } from './admin-page.tsx';
import type { AdminScreenProps } from './admin-screen-props.ts';

/** What happened around signing in, of everybody, or to one email, which no account needs to have (specification §recent-sign-ins). */
export function SignInsScreen({ onForbidden }: AdminScreenProps) {
  const t = useTranslate();
  const { signIns } = useAdmin();
  const [email, setEmail] = useState('');
  const log = useLog((before) => signIns.find({ email: email.trim(), before }), email);
  useForbidden(log.failure, onForbidden);
  const { list, showMore } = useReadOn<HTMLDivElement>(log);
  const whose = ({ account }: AccountSignInEvent): string =>
    account ? `${account.firstName} ${account.lastName} · ${account.email}` : t('An email address without an account');
  return (
    <AdminPage current="logins">
      <div className={css.form}>
        <ListSearchBox label={t('Search by email address')} text={email} onText={setEmail} />
        <Card padding="none" aria-label={t('Logins')} aria-busy={log.loading}>
          {log.failure !== null && <LoadFailure onRetry={log.reload}>{t('We couldn’t load the logins.')}</LoadFailure>}
          {log.entries === null && log.loading && <Shimmer height={320} />}
          {log.entries?.length === 0 && <EmptyState>{t('No logins match this search.')}</EmptyState>}
          <div ref={list} className={alone}>
            {log.entries !== null && log.entries.length > 0 && <SignInList events={log.entries} whose={whose} />}
          </div>
        </Card>
        {log.moreFailed && <Notice>{t('We couldn’t load the logins.')}</Notice>}
        {log.more && (
          <div className={css.buttons}>
            <Button variant="secondary" disabled={log.loadingMore} busy={log.loadingMore} onClick={showMore}>
              {t('Show more')}
            </Button>
          </div>
        )}
      </div>
    </AdminPage>
  );
}
