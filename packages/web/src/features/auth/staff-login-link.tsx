import { useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';

export interface StaffLoginTarget {
  /** Path of the page that staff come back to from their provider. */
  readonly page: string;
  /** Where they wanted to; null for the dashboard. */
  readonly returnTo: string | null;
}

/** Something that no other page can know. */
const newState = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-');

/** The way of staff to their provider (specification §staff-sign-in), where there is one. */
export function StaffLoginLink({ page, returnTo }: StaffLoginTarget) {
  const t = useTranslate();
  const { config, keepStaffLogin } = useServices();
  const [state] = useState(newState);
  if (config.staffLoginUrl === null) return null;
  const query = new URLSearchParams({ redirect_uri: location.origin + page, state });
  return (
    <a href={`${config.staffLoginUrl}?${query.toString()}`} onClick={() => keepStaffLogin({ state, returnTo })}>
      {t('Staff login')}
    </a>
  );
}
