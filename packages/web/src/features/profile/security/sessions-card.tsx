import type { ActiveSession } from '@connect/core/domain/access/active-session';
import type { Result } from '@connect/core/domain/result';
import type { Refusal } from '@connect/core/ports/failure';
import { goneIsRemoved } from '@connect/core/use-cases/gone-is-removed';
import { useId, useState } from 'react';

import { useFormat, useLocale, useTranslate } from '../../../i18n/i18n-context.tsx';
import { since } from '../../../i18n/since.ts';
import type { Translate } from '../../../i18n/translator.ts';
import { useAccount } from '../../../account-services.ts';
import { useServices, useSession } from '../../../services.ts';
import { Button } from '../../../ui/button.tsx';
import { Toast } from '../../../shared/page/toast.tsx';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { LoadFailure } from '../../../shared/query/load-failure.tsx';
import { useQuery } from '../../../shared/query/use-query.ts';
import { browserOf } from '../../../shared/sign-ins/browser-of.ts';
import { ProofForm } from './proof-form.tsx';
import * as textStyles from '../../../theme/text.css.ts';
import * as css from './security-screen.css.ts';
import { WaitingRow } from './waiting-row.tsx';

/** What is to be ended: one session, or all of them. */
type Ending = ActiveSession | 'all' | null;

/**
 * Where the user is signed in, each of which can be ended with the password, which staff do not have (specification §sessions-list).
 * `onSignedOut` follows a sign-out everywhere.
 */
export function SessionsCard({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const t = useTranslate();
  const { signOutEverywhere } = useServices();
  const { listSessions, endSession } = useAccount();
  const { user } = useSession();
  const id = useId();
  const { value, failure, reload } = useQuery(() => listSessions(), '');
  const [ending, setEnding] = useState<Ending>(null);
  // Whose button comes back has the focus again.
  const [cancelled, setCancelled] = useState<Ending>(null);
  const focusAgain = (button: HTMLButtonElement | null): void => button?.focus();
  const [notice, setNotice] = useState('');
  const hasPassword = user.roles.includes('customer');
  const begin = (next: Ending): void => {
    setNotice('');
    setCancelled(null);
    setEnding(next);
  };
  /** One that is over already, as after an answer that got lost, is ended. */
  const end = async (sessionId: string, password: string | null): Promise<Result<null, Refusal>> =>
    goneIsRemoved(await endSession(sessionId, password));
  const proof = (
    lead: string,
    what: { readonly action: string; readonly submit: typeof signOutEverywhere; readonly onDone: () => void },
  ) => (
    <ProofForm
      lead={hasPassword ? `${lead} ${t('Enter your password to confirm.')}` : lead}
      asks={hasPassword ? ['password'] : []}
      action={what.action}
      danger
      submit={({ password }) => what.submit(hasPassword ? password : null)}
      onDone={what.onDone}
      onCancel={() => {
        setCancelled(ending);
        setEnding(null);
      }}
    />
  );
  return (
    <Card padding="none" aria-labelledby={id} aria-busy={value === null && failure === null} id="sessions">
      <div className={css.sessionsHead}>
        <CardTitle id={id}>{t('Active sessions')}</CardTitle>
        {ending !== 'all' && (
          <Button ref={cancelled === 'all' ? focusAgain : null} variant="secondary" onClick={() => begin('all')}>
            {t('Log out everywhere')}
          </Button>
        )}
      </div>
      {ending === 'all' && (
        <div className={css.sessionsNote}>
          {proof(t('You’ll be logged out on every device, including this one.'), {
            action: t('Log out everywhere'),
            submit: signOutEverywhere,
            onDone: onSignedOut,
          })}
        </div>
      )}
      {notice !== '' && <Toast>{notice}</Toast>}
      {failure !== null && <LoadFailure onRetry={reload}>{t('We couldn’t load your sessions.')}</LoadFailure>}
      {failure === null && value === null && <WaitingRow />}
      {value && (
        <ul>
          {value.map((session) => {
            const name = nameOf(t, session);
            const isEnding = ending !== 'all' && ending?.id === session.id;
            return (
              <li key={session.id} className={css.session}>
                <Device session={session} />
                {!session.current && !isEnding && (
                  <Button
                    ref={cancelled === session ? focusAgain : null}
                    variant="secondary"
                    onClick={() => begin(session)}
                  >
                    {t('Log out')}
                    <VisuallyHidden> {name}</VisuallyHidden>
                  </Button>
                )}
                {isEnding &&
                  proof(t('{browser} will be logged out.', { browser: name }), {
                    action: t('Log out'),
                    submit: (password) => end(session.id, password),
                    onDone: () => {
                      setEnding(null);
                      setNotice(t('{browser} was logged out.', { browser: name }));
                      reload();
                    },
                  })}
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}

const nameOf = (t: Translate, { userAgent }: ActiveSession): string => {
  const { browser, system } = browserOf(userAgent);
  return [browser ?? t('Unknown browser'), system].filter((name) => name !== null).join(' · ');
};

function Device({ session }: { readonly session: ActiveSession }) {
  const t = useTranslate();
  const format = useFormat();
  const locale = useLocale();
  const { clock } = useServices();
  const facts = [
    t('Logged in {date}', { date: format.date(session.createdAt) }),
    t('last used {when}', { when: since(session.lastSeenAt, clock.now(), locale) }),
    session.address,
  ].filter((fact) => fact !== null);
  return (
    <div className={css.device}>
      <span className={css.deviceName}>
        {nameOf(t, session)}
        {session.current && <StatusBadge tone="good">{t('This session')}</StatusBadge>}
      </span>
      <span className={textStyles.small}>{facts.join(' · ')}</span>
    </div>
  );
}
