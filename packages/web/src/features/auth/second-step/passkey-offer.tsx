import { KeyRound } from 'lucide-react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { serverText } from '../../../i18n/server-message.ts';
import { useServices } from '../../../services.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import * as css from '../auth-form.css.ts';
import { usePasskeyTry, type PasskeyProblem } from '../use-passkey-try.ts';
import type { SecondStepProps } from './second-step-props.ts';

/** Beside the code, for who has a passkey: nothing for all others (specification §passkeys). */
export function PasskeyOffer({ mfaToken, storefront, onSignedIn, onLeave }: SecondStepProps) {
  const t = useTranslate();
  const { finishSignIn } = useServices();
  const { asked, problem, busy, use } = usePasskeyTry({
    ask: ({ askPasskey }) => askPasskey(mfaToken),
    finish: async (passkey) => {
      const answer = await finishSignIn(mfaToken, { passkey }, storefront);
      if (answer.ok) onSignedIn();
      else if (answer.refusal.message?.code === 'invalid_mfa_token') onLeave(answer.refusal.message);
      else return answer.refusal;
      return null;
    },
  });
  // Without it there is still the code.
  if (!asked?.ok || !asked.value) return null;

  const textOf = (why: PasskeyProblem): string => {
    if (why === 'cancelled') return t('No passkey was used. Try again, or enter a code.');
    if (why === 'unsupported') return t('This browser can’t use your passkey here. Enter a code.');
    if (why.failure === 'unavailable') return t('We can’t reach the server. Check your connection and try again.');
    if (why.message?.code === 'too_many_attempts') return serverText(t, why.message);
    return t('Your passkey wasn’t accepted. Try again, or enter a code.');
  };
  return (
    <div className={css.form}>
      <Button variant="secondary" wide icon={KeyRound} aria-disabled={busy} busy={busy} onClick={() => void use()}>
        {t('Use a passkey')}
      </Button>
      {problem !== null && <Notice>{textOf(problem)}</Notice>}
    </div>
  );
}
