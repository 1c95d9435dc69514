import type { SignInEvent } from '@connect/core/domain/access/sign-in-event';
import { useId } from 'react';

import { useAccount } from '../../../account-services.ts';
import { useFormat, useTranslate } from '../../../i18n/i18n-context.tsx';
import type { Translate } from '../../../i18n/translator.ts';
import { LoadFailure } from '../../../shared/query/load-failure.tsx';
import { useQuery } from '../../../shared/query/use-query.ts';
import { Card, CardTitle } from '../../../ui/card.tsx';
import { browserOf } from './browser-of.ts';
import * as css from './security-screen.css.ts';
import { WaitingRow } from './waiting-row.tsx';

const titleOf = (t: Translate, { kind, means }: SignInEvent): string => {
  switch (kind) {
    case 'signed-in':
      if (means === 'code') return t('Logged in with a code');
      if (means === 'passkey') return t('Logged in with a passkey');
      if (means === 'recovery-code') return t('Logged in with a recovery code');
      return means === 'invitation' ? t('Account created') : t('Logged in');
    case 'password-refused':
      return t('Wrong password');
    case 'code-refused':
      return t('Wrong code');
    case 'kept-out':
      return t('Refused: the login is deactivated');
    case 'password-changed':
      return t('Password changed');
    case 'second-factor-on':
      return t('Two-step verification turned on');
    case 'second-factor-off':
      return t('Two-step verification turned off');
    case 'passkey-added':
      return t('Passkey added');
    case 'passkey-removed':
      return t('Passkey removed');
    case 'recovery-codes-renewed':
      return t('New recovery codes created');
    case 'sessions-ended':
      return t('Logged out of another session');
    case 'session-copied':
      return t('Login ended: a copy of it was used');
    case 'data-downloaded':
      return t('Own data downloaded');
  }
};

/** What happened around signing in, so that one sees what one did not do (specification §recent-sign-ins). */
export function SignInsCard() {
  const t = useTranslate();
  const format = useFormat();
  const { signInHistory } = useAccount();
  const id = useId();
  const { value, failure, reload } = useQuery(() => signInHistory(), '');
  return (
    <Card padding="none" aria-labelledby={id} aria-busy={value === null && failure === null}>
      <div className={css.sessionsHead}>
        <CardTitle id={id}>{t('Recent logins')}</CardTitle>
      </div>
      <p className={css.sessionsNote}>
        {t('If you see something you didn’t do, change your password and log out everywhere.')}
      </p>
      {failure !== null && <LoadFailure onRetry={reload}>{t('Your recent logins could not be loaded.')}</LoadFailure>}
      {failure === null && value === null && <WaitingRow />}
      {value && (
        <ul>
          {value.map((event) => {
            const { browser, system } = browserOf(event.userAgent);
            const facts = [format.moment(event.at), browser ?? t('Unknown browser'), system, event.address];
            return (
              <li key={event.id} className={css.session}>
                <div className={css.device}>
                  <span className={css.deviceName}>{titleOf(t, event)}</span>
                  <span className={css.deviceFacts}>{facts.filter((fact) => fact !== null).join(' · ')}</span>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </Card>
  );
}
