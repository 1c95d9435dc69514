import { KeyRound } from 'lucide-react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { refusalText } from '../../../i18n/server-message.ts';
import { useServices } from '../../../services.ts';
import { lead } from '../../../shared/page/bare-layout.css.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import * as css from '../auth-form.css.ts';
import { usePasskeyTry, type PasskeyProblem } from '../use-passkey-try.ts';

/** Below the heading of the staff login of a portal without a provider: a passkey (specification §passkeys-of-staff). */
export function StaffPasskeyLogin({ onSignedIn }: { readonly onSignedIn: (returnTo: string | null) => void }) {
  const t = useTranslate();
  const { finishStaffLogin } = useServices();
  const { asked, problem, busy, askAgain, use } = usePasskeyTry({
    ask: ({ askStaffPasskey }) => askStaffPasskey(),
    finish: async (passkey) => {
      const answer = await finishStaffLogin({ passkey });
      if (!answer.ok)
        return typeof answer.refusal === 'string' ? { failure: 'unavailable', message: null } : answer.refusal;
      onSignedIn(answer.value.returnTo);
      return null;
    },
  });
  const textOf = (why: PasskeyProblem): string => {
    if (why === 'cancelled') return t('No passkey was used. Try again, or ask an administrator for a login link.');
    if (why === 'unsupported') return t('This browser or address can’t use passkeys. Try a current browser.');
    return why.message?.code === 'invalid_code'
      ? t('Your passkey wasn’t accepted. Try again, or ask an administrator for a login link.')
      : refusalText(t, why);
  };
  const isUnasked = asked !== null && !asked.ok;
  return (
    <>
      <p className={lead}>
        {t(
          'Use your fingerprint, face, device PIN or security key. No passkey yet? Ask an administrator for a login link.',
        )}
      </p>
      <div className={css.form}>
        {isUnasked && <Notice>{refusalText(t, asked.refusal)}</Notice>}
        {isUnasked ? (
          <Button wide onClick={askAgain}>
            {t('Try again')}
          </Button>
        ) : (
          <Button wide icon={KeyRound} aria-disabled={busy} busy={busy} onClick={() => void use()}>
            {t('Log in with a passkey')}
          </Button>
        )}
        {problem !== null && <Notice>{textOf(problem)}</Notice>}
        <LinkButton href="/connect/login" wide variant="secondary">
          {t('Go to login')}
        </LinkButton>
      </div>
    </>
  );
}
