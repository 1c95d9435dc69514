import { useState } from 'react';

import { useLocale, useTranslate } from '../../../i18n/i18n-context.tsx';
import { useServices, useSession } from '../../../services.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useLoginEnd } from './use-login-end.ts';

/** Says two minutes before that the login is about to end, and lets whoever is there stay (WCAG 2.2.1, specification §session). */
export function LoginEnd() {
  const t = useTranslate();
  const locale = useLocale();
  const { login } = useServices();
  const { impersonating } = useSession();
  const { end, look, dismiss } = useLoginEnd(login);
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'final'>('idle');
  if (end === null) return null;

  const stay = async (): Promise<void> => {
    setState('busy');
    // A login that ended all the same leads to the login page by itself.
    const isAnswered = await login.renew().then(
      () => true,
      () => false,
    );
    const isLonger = isAnswered && (await look());
    if (!isAnswered) return setState('failed');
    // It is as old as a login gets.
    setState(isLonger ? 'idle' : 'final');
    return undefined;
  };
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(end);
  const text = () => {
    if (impersonating) return t('At {time} you’ll be back on your own dashboard. What you’ve typed is kept.', { time });
    return state === 'final'
      ? t(
          'You’ve been logged in for the longest time allowed. At {time} we’ll ask you to log in again. What you’ve typed is kept.',
          { time },
        )
      : t('You haven’t used the portal for a while. We’ll log you out at {time}. What you’ve typed is kept.', { time });
  };
  return (
    <Dialog
      open
      role="alertdialog"
      title={impersonating ? t('Acting for the customer ends soon') : t('You’ll be logged out soon')}
      onClose={state === 'final' ? dismiss : () => void stay()}
      actions={
        state === 'final' ? (
          <Button onClick={dismiss}>{t('OK')}</Button>
        ) : (
          <Button busy={state === 'busy'} aria-disabled={state === 'busy'} onClick={() => void stay()}>
            {impersonating ? t('Continue acting') : t('Stay logged in')}
          </Button>
        )
      }
    >
      {text()}
      {state === 'failed' && <Notice>{t('The portal can’t be reached right now. Please try again.')}</Notice>}
    </Dialog>
  );
}
