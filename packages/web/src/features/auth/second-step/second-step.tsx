import { maxCodeLength } from '@connect/core/domain/access/second-factor';
import { cooldowns } from '@connect/core/domain/access/auth-buttons';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { useTranslate } from '../../../i18n/i18n-context.tsx';
import { useServices } from '../../../services.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import * as css from '../auth-form.css.ts';
import { useAuthButton } from '../use-auth-button.ts';
import { PasskeyOffer } from './passkey-offer.tsx';
import type { SecondStepProps } from './second-step-props.ts';

// One part with it: both use passkeys, and few want either.
export { StaffPasskeyLogin } from './staff-passkey-login.tsx';

/** The code of the second factor that finishes a sign-in, from the authenticator or one of the recovery codes. */
export function SecondStep({ mfaToken, storefront, onSignedIn, onLeave }: SecondStepProps) {
  const t = useTranslate();
  const { finishSignIn, config } = useServices();
  const [byRecovery, setByRecovery] = useState(false);
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement | null>(null);

  const button = useAuthButton({
    cooldown: cooldowns.login,
    submit: async (typed: string) => {
      const answer = await finishSignIn(mfaToken, { code: typed }, storefront);
      if (!answer.ok && answer.refusal.message?.code === 'invalid_mfa_token') onLeave(answer.refusal.message);
      return answer;
    },
    onAccepted: onSignedIn,
  });
  const { message } = button;

  // The code is all there is to type here, and to type anew.
  useEffect(() => {
    if (message !== null) field.current?.focus();
  }, [message]);
  const focusAtOnce = useCallback((input: HTMLInputElement | null) => {
    field.current = input;
    input?.focus();
  }, []);

  const edit = (value: string) => {
    setCode(value);
    button.edit();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    button.submit(code, event.currentTarget);
  };
  return (
    <>
      <form className={css.form} onSubmit={submit} noValidate>
        <Field
          ref={focusAtOnce}
          key={byRecovery ? 'recovery' : 'authenticator'}
          label={byRecovery ? t('Recovery code') : t('Authentication code')}
          hint={
            byRecovery
              ? t('Enter one of the recovery codes you saved. Each code works once.')
              : t('Enter the 6-digit code for {portal} from your authenticator app.', { portal: config.name })
          }
          name="code"
          autoComplete={byRecovery ? 'off' : 'one-time-code'}
          inputMode={byRecovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxCodeLength}
          required
          className={css.code}
          value={code}
          onChange={(event) => edit(event.target.value)}
          error={message === null ? undefined : (button.fieldTextOf(message, 'code') ?? button.textOf(message))}
        />
        <Button type="submit" wide aria-disabled={button.disabled} busy={button.busy}>
          {t('Verify')}
        </Button>
      </form>
      <PasskeyOffer {...{ mfaToken, storefront, onSignedIn, onLeave }} />
      <p className={css.others}>
        <button
          type="button"
          className={css.textButton}
          onClick={() => {
            edit('');
            setByRecovery(!byRecovery);
          }}
        >
          {byRecovery ? t('Use your authenticator app instead') : t('Use a recovery code instead')}
        </button>
        <button type="button" className={css.textButton} onClick={() => onLeave(null)}>
          {t('Back to password')}
        </button>
      </p>
    </>
  );
}
