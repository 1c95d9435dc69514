import { useEffect, useRef } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { useStaffLoginAgain } from '../../../shared/session/use-staff-login.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import * as css from './security-screen.css.ts';
import * as layout from '../../../theme/layout.css.ts';

interface StaleLoginProps {
  /** Path of the staff login. */
  readonly page: string;
  /** Whether there is one to log in again with. */
  readonly hasPasskey: boolean;
  readonly onCancel: () => void;
}

/** Says that a member of staff logged in too long ago to change their passkeys, and how they log in again (specification §passkeys-of-staff). */
export function StaleLogin({ page, hasPasskey, onCancel }: StaleLoginProps) {
  const t = useTranslate();
  const logIn = useStaffLoginAgain(page);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <div className={css.codeForm}>
      <Notice>
        {hasPasskey
          ? t('You logged in too long ago for this. Log in again with a passkey first.')
          : t('You logged in too long ago for this. Ask an administrator for a new login link first.')}
      </Notice>
      <div className={layout.inline}>
        {hasPasskey && (
          <Button ref={first} onClick={() => void logIn()}>
            {t('Log in again')}
          </Button>
        )}
        <Button {...(!hasPasskey && { ref: first })} variant="secondary" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </div>
  );
}
