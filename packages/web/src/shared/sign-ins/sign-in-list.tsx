import type { SignInEvent } from '@connect/core/domain/access/sign-in-event';

import { useFormat, useTranslate } from '../../i18n/i18n-context.tsx';
import type { Translate } from '../../i18n/translator.ts';
import { browserOf } from './browser-of.ts';
import * as css from './sign-in-list.css.ts';
import * as textStyles from '../../theme/text.css.ts';

const titleOf = (t: Translate, { kind, means }: SignInEvent): string => {
  switch (kind) {
    case 'signed-in':
      if (means === 'code') return t('Logged in with a code');
      if (means === 'passkey') return t('Logged in with a passkey');
      if (means === 'recovery-code') return t('Logged in with a recovery code');
      if (means === 'link') return t('Logged in with a login link');
      return means === 'invitation' ? t('Account created') : t('Logged in');
    case 'signed-out':
      return t('Logged out');
    case 'limited':
      return t('Had to wait after too many tries');
    case 'reset-asked':
      return t('Email for a new password requested');
    case 'second-factor-reset':
      return t('Two-step verification reset by an administrator');
    case 'acting-begun':
      return t('Started acting for a customer');
    case 'acting-stopped':
      return t('Stopped acting for a customer');
    case 'password-refused':
      return t('Wrong password');
    case 'code-refused':
      return t('Wrong code');
    case 'kept-out':
      return t('Refused: the login is deactivated');
    case 'staff-refused':
      return t('Refused: no staff login');
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
      return t('Logged another session out');
    case 'session-copied':
      return t('Login ended: a copy of it was used');
    case 'data-downloaded':
      return t('Own data downloaded');
  }
};

interface SignInListProps<Event extends SignInEvent> {
  readonly events: readonly Event[];
  /** Whose it is, where they are of several people. */
  readonly whose?: (event: Event) => string;
}

/** What happened around signing in, when and from where (specification §recent-sign-ins). */
export function SignInList<Event extends SignInEvent>({ events, whose }: SignInListProps<Event>) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <ul>
      {events.map((event) => {
        const { browser, system } = browserOf(event.userAgent);
        const facts = [format.moment(event.at), browser ?? t('Unknown browser'), system, event.address];
        return (
          <li key={event.id} tabIndex={-1} className={css.row}>
            <div className={css.device}>
              <span className={css.deviceName}>{titleOf(t, event)}</span>
              {whose && <span>{whose(event)}</span>}
              <span className={textStyles.small}>{facts.filter((fact) => fact !== null).join(' · ')}</span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
