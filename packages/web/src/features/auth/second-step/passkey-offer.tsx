import type { PasskeyOptions } from '@connect/core/domain/access/passkey';
import type { Refusal } from '@connect/core/ports/failure';
import { KeyRound } from 'lucide-react';
import { useEffect, useState } from 'react';

import type { AccountServices } from '../../../account-services.ts';
import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { serverText } from '../../../i18n/server-message.ts';
import { useServices } from '../../../services.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import * as css from '../auth-form.css.ts';
import type { SecondStepProps } from './second-step-props.ts';

/** Beside the code, for who has a passkey: nothing for all others (specification §passkeys). */
export function PasskeyOffer({ mfaToken, storefront, onSignedIn, onLeave }: SecondStepProps) {
  const t = useTranslate();
  const { account, finishSignIn } = useServices();
  const [services, setServices] = useState<AccountServices | null>(null);
  const [options, setOptions] = useState<PasskeyOptions | null>(null);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  // An answer counts once: each try has a question of its own, which is there before the press, as some browsers ask only at once.
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const found = await account();
      const answer = await found.askPasskey(mfaToken);
      if (!isCurrent || !answer.ok) return;
      setServices(found);
      setOptions(answer.value);
    };
    // Without them there is still the code.
    void ask().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- Each try asks anew.
  }, [account, mfaToken, tries]);
  if (!options || !services) return null;

  const textOf = ({ failure, message }: Refusal): string => {
    if (failure === 'unavailable') return t('We can’t reach the server. Check your connection and try again.');
    if (message?.code === 'too_many_attempts') return serverText(t, message);
    return t('Your passkey wasn’t accepted. Try again, or enter a code.');
  };
  const attempt = async (): Promise<void> => {
    const made = await services.devicePasskey(options);
    if (!made.ok) {
      const isCancelled = made.refusal === 'cancelled';
      setProblem(
        isCancelled
          ? t('No passkey was used. Try again, or enter a code.')
          : t('This browser can’t use your passkey here. Enter a code.'),
      );
      return;
    }
    const answer = await finishSignIn(mfaToken, { passkey: made.value }, storefront);
    if (answer.ok) return onSignedIn();
    if (answer.refusal.message?.code === 'invalid_mfa_token') return onLeave(answer.refusal.message);
    setProblem(textOf(answer.refusal));
    setTries(tries + 1);
  };
  const use = async (): Promise<void> => {
    setBusy(true);
    setProblem('');
    try {
      await attempt();
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={css.form}>
      <Button variant="secondary" wide icon={KeyRound} aria-disabled={busy} busy={busy} onClick={() => void use()}>
        {t('Use a passkey')}
      </Button>
      {problem !== '' && <Notice>{problem}</Notice>}
    </div>
  );
}
