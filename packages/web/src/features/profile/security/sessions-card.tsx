import type { ActiveSession } from '@connect/core/domain/access/active-session';
import { useId, useState } from 'react';

import { refusalText } from '../../../i18n/server-message.ts';
import { useFormat, useLocale, useTranslate } from '../../../i18n/i18n-context.tsx';
import { since } from '../../../i18n/since.ts';
import { useAccount } from '../../../account-services.ts';
import { useServices } from '../../../services.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { LoadFailure } from '../../../shared/query/load-failure.tsx';
import { useCommand } from '../../../shared/query/use-command.ts';
import { useQuery } from '../../../shared/query/use-query.ts';
import { browserOf } from './browser-of.ts';
import * as css from './security-screen.css.ts';
import { WaitingRow } from './waiting-row.tsx';

/** Where the user is signed in, each of which can be ended (specification §sessions-list). `onSignedOut` follows a sign-out everywhere. */
export function SessionsCard({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const t = useTranslate();
  const { signOutEverywhere } = useServices();
  const { listSessions, endSession } = useAccount();
  const id = useId();
  const { value, failure, reload } = useQuery(() => listSessions(), '');
  const [asking, setAsking] = useState(false);
  const ending = useCommand(endSession);
  const endingAll = useCommand(signOutEverywhere);
  const refusal = ending.refusal ?? endingAll.refusal;

  const end = async (sessionId: string): Promise<void> => {
    endingAll.forget();
    await ending.run(sessionId);
    reload();
  };
  const endAll = async (): Promise<void> => {
    ending.forget();
    const answer = await endingAll.run();
    setAsking(false);
    if (answer?.ok) onSignedOut();
  };
  return (
    <Card padding="none" aria-labelledby={id} id="sessions">
      <div className={css.sessionsHead}>
        <CardTitle id={id}>{t('Active sessions')}</CardTitle>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('Log out everywhere')}
        </Button>
      </div>
      {refusal && (
        <div className={css.sessionsNote}>
          <Notice>{refusalText(t, refusal)}</Notice>
        </div>
      )}
      {failure !== null && <LoadFailure onRetry={reload}>{t('Your sessions could not be loaded.')}</LoadFailure>}
      {failure === null && value === null && <WaitingRow />}
      {value && (
        <ul>
          {value.map((session) => (
            <li key={session.id} className={css.session}>
              <Device session={session} />
              {!session.current && (
                <Button
                  variant="secondary"
                  disabled={ending.busy || endingAll.busy}
                  busy={ending.running?.[0] === session.id}
                  onClick={() => void end(session.id)}
                >
                  {t('Log out')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asking}
        title={t('Log out everywhere?')}
        confirm={t('Log out everywhere')}
        cancel={t('Cancel')}
        danger
        busy={endingAll.busy}
        onClose={() => setAsking(false)}
        onConfirm={() => void endAll()}
      >
        {t('You’ll be logged out on every device, including this one.')}
      </ConfirmDialog>
    </Card>
  );
}

function Device({ session }: { readonly session: ActiveSession }) {
  const t = useTranslate();
  const format = useFormat();
  const locale = useLocale();
  const { clock } = useServices();
  const { browser, system } = browserOf(session.userAgent);
  const facts = [
    t('Logged in {date}', { date: format.date(session.createdAt) }),
    t('last used {when}', { when: since(session.lastSeenAt, clock.now(), locale) }),
    session.address,
  ].filter((fact) => fact !== null);
  return (
    <div className={css.device}>
      <span className={css.deviceName}>
        {[browser ?? t('Unknown browser'), system].filter((name) => name !== null).join(' · ')}
        {session.current && <StatusBadge tone="good">{t('This session')}</StatusBadge>}
      </span>
      <span className={css.deviceFacts}>{facts.join(' · ')}</span>
    </div>
  );
}
