import { cooldowns } from '@connect/core/domain/access/auth-buttons';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';

import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useServices } from '../../services.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { BareTitle } from '../../shared/page/bare-layout.tsx';
import * as css from './auth-form.css.ts';
import { DemoMailbox } from './demo-mailbox.tsx';
import { useAuthButton } from './use-auth-button.ts';

/** Forgot password (specification §forgotten-password). `storefront` is the part of the address that the mail's link begins with, such as `de/de`. */
export function ForgotPasswordScreen({ storefront }: { readonly storefront: string }) {
  const t = useTranslate();
  const { sendPasswordReset, preferences } = useServices();
  const [email, setEmail] = useState(preferences.rememberedEmail() ?? '');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const { disabled, busy, message, textOf, fieldTextOf, submit, edit } = useAuthButton({
    cooldown: cooldowns.forgotPassword,
    submit: async (to: string) => {
      const answer = await sendPasswordReset(to, storefront);
      return answer.ok ? { ok: true as const, value: to } : answer;
    },
    onAccepted: setSentTo,
  });
  useEffect(() => {
    if (message !== null) field.current?.focus();
  }, [message]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSentTo(null);
    submit(email.trim(), event.currentTarget);
  };
  return (
    <>
      <BareTitle title={t('Forgot password')} lead={t('We will send you a link to choose a new password.')} />
      <form className={css.form} onSubmit={send} noValidate>
        <Field
          ref={field}
          label={t('Email')}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setSentTo(null);
            // What is wrong with the address stays said while it is corrected.
            if (fieldTextOf(message, 'email') === undefined) edit();
          }}
          error={message === null ? undefined : (fieldTextOf(message, 'email') ?? textOf(message))}
        />
        {sentTo !== null && (
          <Notice tone="good">{t('We sent a password reset email to {email}', { email: sentTo })}</Notice>
        )}
        <Button type="submit" wide aria-disabled={disabled} busy={busy}>
          {t('Submit')}
        </Button>
      </form>
      <p className={css.others}>
        <Link href="/connect/login">{t('Back to login')}</Link>
      </p>
      <DemoMailbox apart />
    </>
  );
}
