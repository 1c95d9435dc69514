import type { StaffLoginAnswer } from '@connect/core/use-cases/session/staff-login';
import { useEffect, useRef, useState } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { AlertDialog } from '../../ui/dialog.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { BareTitle } from '../../shared/page/bare-layout.tsx';
import * as css from './auth-form.css.ts';
import { BrokenLink } from './broken-link.tsx';

interface StaffLoginScreenProps {
  /** What the address says. */
  readonly answer: StaffLoginAnswer;
  /** The answer is being asked about: it must stay neither in the address nor in the browser's history. */
  readonly onTaken: () => void;
  /** Goes on to where they wanted to; null for the dashboard. */
  readonly onSignedIn: (returnTo: string | null) => void;
}

/** Where staff come back to from their provider, or come to by a one-time link: signs them in, or says that it did not work (specification §staff-sign-in). */
export function StaffLoginScreen(props: StaffLoginScreenProps) {
  const t = useTranslate();
  const { finishStaffLogin } = useServices();
  const [failed, setFailed] = useState<'shown' | 'read' | 'link' | 'not-staff' | null>(null);
  // The answer counts once, however often React begins an effect.
  const unasked = useRef<StaffLoginScreenProps | null>(props);
  useEffect(() => {
    const asking = unasked.current;
    if (asking === null) return;
    unasked.current = null;
    const isLink = asking.answer.link !== undefined;
    const asked = finishStaffLogin(asking.answer);
    asking.onTaken();
    void asked.then((outcome) => {
      if (outcome.ok) asking.onSignedIn(outcome.value.returnTo);
      else if (isLink) setFailed('link');
      else setFailed(outcome.refusal === 'not-staff' ? 'not-staff' : 'shown');
    });
  }, [finishStaffLogin]);

  if (failed === null)
    return (
      <div aria-busy>
        <div className={css.waiting}>
          <Spinner size={28} />
        </div>
        <BareTitle
          title={t("We're authenticating you...")}
          lead={t("Give us a few moments. You'll be taken to your dashboard soon.")}
        />
      </div>
    );
  if (failed === 'link')
    return (
      <BrokenLink title={t('Staff login')}>
        {t('This link has expired or been used. Please ask for a new one.')}
      </BrokenLink>
    );
  if (failed === 'not-staff')
    return (
      <BrokenLink title={t('Staff login')}>
        {t('Your account isn’t a staff account here. Please ask an administrator of this portal.')}
      </BrokenLink>
    );
  return (
    <>
      <BrokenLink title={t('Staff login')}>{t('You’re not logged in.')}</BrokenLink>
      <AlertDialog open={failed === 'shown'} onClose={() => setFailed('read')} title={t('Error')} ok={t('OK')}>
        {t('Something has gone terribly wrong. Please try again later.')}
      </AlertDialog>
    </>
  );
}
