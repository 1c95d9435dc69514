import { useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { newStaffLoginState, staffLoginAddress } from '../../shared/session/staff-login-address.ts';

export interface StaffLoginTarget {
  /** Path of the page that staff come back to from their provider, or log in on. */
  readonly page: string;
  /** Where they wanted to; null for the dashboard. */
  readonly returnTo: string | null;
}

/** The way of staff to their provider (specification §staff-sign-in), or where there is none to the page that asks for a passkey (specification §passkeys-of-staff). */
export function StaffLoginLink({ page, returnTo }: StaffLoginTarget) {
  const t = useTranslate();
  const {
    config: { staffLoginUrl },
    keepStaffLogin,
  } = useServices();
  const [state] = useState(newStaffLoginState);
  const keep = () => keepStaffLogin({ state, returnTo });
  return (
    <a
      href={staffLoginUrl === null ? page : staffLoginAddress(staffLoginUrl, page, state)}
      onClick={keep}
      // In a tab of its own, too.
      onMouseDown={keep}
    >
      {t('Staff login')}
    </a>
  );
}
